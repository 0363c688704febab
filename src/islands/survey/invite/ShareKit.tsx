import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { localStore, tabStore, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmDialog } from "#src/islands/kit/ui/Dialog.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { QrCode } from "#src/islands/kit/ui/QrCode.tsx";
import { askBackKey } from "#src/shared/onboarding/start-words.ts";
import type { QrDrawing } from "#src/shared/qr/qr-drawing.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** The link as a QR code, for a room or a slide. What draws it is loaded when it is asked for. */
function QrPanel({ link }: { link: string }) {
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
        {drawing === null ? "QR code" : "Hide QR code"}
      </Button>
      {drawing && (
        <div className="order-last basis-full">
          <QrCode drawing={drawing} className="w-full max-w-60 rounded-md" of="the link above" />
        </div>
      )}
    </>
  );
}

/** Apps that take a message in a link. Nothing is sent before the person presses the app's own button. */
export const channels = [
  { name: "WhatsApp", href: (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}` },
  {
    name: "Email",
    href: (text: string) =>
      `mailto:?subject=${encodeURIComponent("How do you see me?")}&body=${encodeURIComponent(text)}`,
  },
  // The mark before the parameter is what both Android and iOS read.
  { name: "SMS", href: (text: string) => `sms:?&body=${encodeURIComponent(text)}` },
];

/** The message: a prepared one until its owner edits it. Their text stays in this browser. */
function useMessage({ id, peerAssessmentCount, answersUntilReveal }: SharedRound) {
  const key = storeKey(`message.${id}`);
  const own = useStoredText(localStore, key);
  const isNearlyThere = peerAssessmentCount > 0 && (answersUntilReveal === 1 || answersUntilReveal === 2);
  const ready = readyText(isNearlyThere ? "reminder" : "short");
  const isOwn = own !== null && tones.every((tone) => readyText(tone) !== own);
  return {
    message: own ?? ready,
    isOwn,
    isNearlyThere,
    write: (text: string) => localStore.write(key, text),
  };
}

/** The share sheet, or else the clipboard. @returns what to say; "" if the system says it */
async function passOn(title: string, text: string): Promise<string> {
  if (!("share" in navigator)) return copy(text);
  try {
    await navigator.share({ title, text });
  } catch {
    // Closed without sending, or the system has no way to send: the message is still there to copy.
  }
  return "";
}

async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied. Paste it wherever you like.";
  } catch {
    return "This browser doesn’t let us copy. Select the message and copy it yourself.";
  }
}

type SharedRound = Pick<Survey, "id" | "title" | "peerAssessmentCount" | "answersUntilReveal">;

interface ShareKitProps {
  survey: SharedRound;
  link: string;
}

/** A message in the owner’s own voice, and the ways to send it with the link. */
export function ShareKit({ survey, link }: ShareKitProps) {
  const { message, isOwn, isNearlyThere, write } = useMessage(survey);
  const [note, setNote] = useState("");
  const [wanted, setWanted] = useState<Tone | null>(null);
  const canShare = useHydrated() && "share" in navigator;
  const text = withLink(message, link);
  const replace = (tone: Tone) => {
    write(readyText(tone));
    setWanted(null);
    setNote("");
  };
  return (
    <div className="grid gap-4">
      {isNearlyThere && <p className="measure">You’re nearly there. A friendly reminder helps.</p>}
      <TextAreaField
        label="Your message"
        rows={3}
        value={message}
        hint="Change it as you like. Your link comes at the end."
        onChange={(event) => write(event.target.value)}
      />
      <div className="flex flex-wrap items-start gap-3">
        {canShare && (
          <Button look="primary" onClick={() => void passOn(survey.title, text)}>
            Share…
          </Button>
        )}
        {channels.map(({ name, href }) => (
          <LinkButton key={name} href={href(text)} target="_blank" rel="noopener noreferrer">
            {name}
          </LinkButton>
        ))}
        <QrPanel link={link} />
        <Button onClick={() => void copy(text).then(setNote)}>Copy message</Button>
      </div>
      <p role="status" className="text-sm text-muted empty:sr-only">
        {note}
      </p>
      <AskBack title={survey.title} link={link} />
      <details>
        <summary>Start from another message</summary>
        <div className="-ms-3 mt-1 flex flex-wrap">
          {tones.map((tone) => (
            <Button key={tone} look="quiet" onClick={() => (isOwn ? setWanted(tone) : replace(tone))}>
              {toneNames[tone]}
            </Button>
          ))}
        </div>
      </details>
      <ConfirmDialog
        open={wanted !== null}
        title="Replace your message?"
        cancelLabel="Keep mine"
        confirmLabel="Replace it"
        busyLabel="Replacing…"
        isBusy={false}
        problem={null}
        failure=""
        onCancel={() => setWanted(null)}
        onConfirm={() => wanted !== null && replace(wanted)}
      >
        <p>What you wrote goes, and the ready message takes its place.</p>
      </ConfirmDialog>
    </div>
  );
}

/** A message back to the person who had asked them, sent by their own apps. */
function AskBack({ title, link }: { title: string; link: string }) {
  const name = useStoredText(tabStore, askBackKey);
  const [note, setNote] = useState("");
  if (name === null) return null;
  return (
    <div className="notice grid gap-2">
      <p>
        <bdi>{name}</bdi> asked how you see them. Ask back? You send the message yourself, and we keep nothing
        that joins the two of you.
      </p>
      <p>
        <Button onClick={() => void passOn(title, withLink(askBackText(name), link)).then(setNote)}>
          Ask <bdi>{name}</bdi> back
        </Button>
      </p>
      <p role="status" className="text-sm text-muted empty:sr-only">
        {note}
      </p>
    </div>
  );
}

/** How a message sounds. The last two are for people who were asked before. */
export const tones = ["short", "warm", "formal", "reminder"] as const;
type Tone = (typeof tones)[number];

const toneNames: Readonly<Record<Tone, string>> = {
  short: "Short",
  warm: "Longer",
  formal: "Formal",
  reminder: "Reminder",
};

const texts: Readonly<Record<Tone, readonly string[]>> = {
  short: ["How do you see me? It takes a minute, and I won’t know who picked what."],
  warm: [
    "I’d like to know how I come across, and your view matters to me. Would you pick 5 to 10 words that fit me?",
    "It takes a minute and it’s anonymous: I only see totals, never who picked what. Be honest. That’s the point.",
  ],
  formal: [
    "I’m asking a few people who know me how they see me, and I’d value your view. Could you pick the words that describe me best?",
    "It takes about a minute, and you don’t need an account. Answers are anonymous: I only see totals. Thank you for your time.",
  ],
  reminder: [
    "A quick reminder to everyone I asked how you see me. I can’t see who has answered, so if you have, thank you.",
    "If not, it takes a minute, and every answer counts.",
  ],
};

/** A ready message, without the link. */
export const readyText = (tone: Tone): string => texts[tone].join("\n\n");

/** To the person who asked first. It doesn’t say that they were answered: that is for the sender to tell. */
export const askBackText = (name: string): string =>
  `${name}, how do you see me? It takes a minute, and I won’t know who picked what.`;

/** The message to send. The link is at the end, where apps preview it. */
export const withLink = (text: string, link: string): string => `${text.trim()}\n\n${link}`.trim();
