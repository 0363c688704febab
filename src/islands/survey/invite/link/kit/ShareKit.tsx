import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useMutation } from "@tanstack/react-query";
import { useState, useRef } from "react";
import type { QrDrawing } from "#src/shared/qr/qr-drawing.ts";
import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { shareText, toneNames, tones, type Tone } from "./share-texts.ts";

/** The link as a QR code, for a room or a slide. What draws it is loaded when it is asked for. */
export function QrPanel({ link }: { link: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async () => (await import("#src/shared/qr/qr-drawing.ts")).drawQr(link),
      onSuccess: setDrawing,
      onError: toastFailure("We couldn’t draw the QR code"),
    }),
  );
  return (
    <>
      <Button
        busy={isBusy}
        busyLabel="Drawing…"
        aria-expanded={drawing !== null}
        onClick={() => (drawing === null ? run() : setDrawing(null))}
      >
        {drawing === null ? "Show QR code" : "Hide QR code"}
      </Button>
      {drawing && <QrCode drawing={drawing} />}
    </>
  );
}

function QrCode({ drawing: { size, path } }: { drawing: QrDrawing }) {
  return (
    <div className="order-last basis-full">
      <svg
        className="w-full max-w-60 rounded-md"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code of the link above"
        shapeRendering="crispEdges"
      >
        {/* Black on white in either theme: that is what cameras look for. */}
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </div>
  );
}

/** An app that takes a message in a link. Nothing is sent before the person presses its own button. */
interface Channel {
  readonly name: string;
  readonly href: (text: string, link: string) => string;
}

const withoutLink = (text: string, link: string): string => text.replace(link, "").trim();

export const channels: readonly Channel[] = [
  { name: "WhatsApp", href: (text) => `https://wa.me/?text=${encodeURIComponent(text)}` },
  {
    name: "Telegram",
    href: (text, link) =>
      `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(withoutLink(text, link))}`,
  },
  {
    name: "Email",
    href: (text) =>
      `mailto:?subject=${encodeURIComponent("How do you see me?")}&body=${encodeURIComponent(text)}`,
  },
];

/** Apps that take no message from a link: it's copied, and pasted there. */
export const pasteInto = ["Signal", "Slack"] as const;

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
