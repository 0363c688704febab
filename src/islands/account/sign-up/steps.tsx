import { type ReactNode, useEffect, useRef } from "react";
import { useStartWords } from "#src/islands/kit/session/start-words.ts";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { HalfWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import type { SignUpTexts } from "#src/shared/account/sign-up-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useEmailAwaitingCode } from "./stored.ts";

/** Why no account was made, and what to do. It's above the form, so it takes the focus. */
export function Refusal({ message, action }: { message: string; action: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice ref={box} tone="error" title={message}>
      {action && <p className="mt-2">{action}</p>}
    </Notice>
  );
}

export interface StartWordsProps {
  texts: SignUpTexts;
  /** Words by their ids. */
  names: Readonly<Record<string, string>>;
}

/** The words picked on the landing page. The first step shows them; later steps need the room. */
export function StartWords({ texts: { words: copy }, names }: StartWordsProps) {
  const words = useStartWords();
  const isOnTheWay = useEmailAwaitingCode() !== null;
  if (words.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2 [--window-height:7rem]">
      <HalfWindow names={words.map((id) => names[id] ?? id)} label={copy.label} note={copy.rest} />
      {!isOnTheWay && (
        <>
          <p>{copy.kept.replace("{n}", String(words.length))}</p>
          <p>
            <a className="link-line" href={`${paths.home()}#words`}>
              {copy.change}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
