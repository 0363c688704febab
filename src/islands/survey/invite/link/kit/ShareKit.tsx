import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { useRef, useState } from "react";
import { channels, pasteInto } from "./channels.ts";
import { QrPanel } from "./QrPanel.tsx";
import { shareText, toneNames, tones, type Tone } from "./share-texts.ts";

interface ShareKitProps {
  title: string;
  link: string;
  firstTone: Tone;
}

/** A message to send, in one's own words if one likes, and the ways to send it. */
export function ShareKit({ title, link, firstTone }: ShareKitProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [tone, setTone] = useState(firstTone);
  const [text, setText] = useState(() => shareText(firstTone, link));
  const [note, setNote] = useState("");
  const choose = (next: Tone) => {
    setTone(next);
    setText(shareText(next, link));
    setNote("");
  };
  const copy = async (then: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setNote(`Copied. ${then}`.trim());
    } catch {
      field.current?.select();
      setNote("Selected: copy it with your keyboard.");
    }
  };
  return (
    <div className="grid gap-4">
      <Chips label="Which message">
        {tones.map((one) => (
          <Chip key={one} label={toneNames[one]} pressed={one === tone} onToggle={() => choose(one)} />
        ))}
      </Chips>
      <TextAreaField
        ref={field}
        label="Your message"
        rows={6}
        value={text}
        hint="Change it as you like."
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-start gap-3">
        {"share" in navigator && (
          <Button look="primary" onClick={() => void passOn(title, text)}>
            Share…
          </Button>
        )}
        <Button onClick={() => void copy("")}>Copy message</Button>
        {channels.map(({ name, href }) => (
          <LinkButton key={name} href={href(text, link)} target="_blank" rel="noopener noreferrer">
            {name}
          </LinkButton>
        ))}
        {pasteInto.map((name) => (
          <Button key={name} onClick={() => void copy(`Now paste it into ${name}.`)}>
            {name}
          </Button>
        ))}
        <QrPanel link={link} />
      </div>
      <p role="status" className="text-sm text-muted">
        {note}
      </p>
    </div>
  );
}

async function passOn(title: string, text: string): Promise<void> {
  try {
    await navigator.share({ title, text });
  } catch {
    // Closed without sending, or the system has no way to send: the message is still there to copy.
  }
}
