import { type SyntheticEvent, useId, useRef } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { TalkStore } from "#src/islands/kit/voice/talk-store.ts";
import type { TalkState } from "#src/islands/kit/voice/state/talk-state.ts";
import { answerMax } from "#src/shared/voice/voice-limits.ts";

type AnsweredTalk = Pick<TalkStore, "say" | "typing"> & { readonly state: TalkState };

/** The coach waits while someone types; it needn't hear of each letter. */
const typingEveryMs = 1_000;

interface AnswerFieldProps {
  talk: AnsweredTalk;
  /** There's no field: the coach takes the answers on offer alone. */
  byTaps: boolean;
}

/** Answers to tap, when the coach offers some, and a field to type one. */
export function AnswerField({ talk, byTaps }: AnswerFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const toldAt = useRef(0);
  const isOpen = talk.state.status === "connected";

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const input = field.current;
    if (input === null || !isOpen) return;
    talk.say(input.value);
    input.value = "";
    input.focus();
  };
  const type = () => {
    const now = performance.now();
    if (now - toldAt.current < typingEveryMs) return;
    toldAt.current = now;
    talk.typing();
  };
  const tap = (answer: string) => {
    talk.say(answer);
    // The button that had it is gone. On a phone, the field would bring up the keyboard, over what the coach says.
    const next = byTaps || matchMedia("(pointer: coarse)").matches ? form.current : field.current;
    next?.focus({ preventScroll: true });
  };

  return (
    <form ref={form} tabIndex={-1} className="answer-form grid gap-3" onSubmit={send}>
      {talk.state.answers.length > 0 && (
        <div role="group" aria-label="Answers to choose from" className="flex flex-wrap gap-2">
          {talk.state.answers.map((answer) => (
            <button key={answer} type="button" className="chip" onClick={() => tap(answer)}>
              {answer}
            </button>
          ))}
        </div>
      )}
      {!byTaps && (
        <div className="answer-row">
          <label className="sr-only" htmlFor={id}>
            Your answer
          </label>
          <input
            ref={field}
            id={id}
            className="input"
            type="text"
            autoComplete="off"
            enterKeyHint="send"
            maxLength={answerMax}
            placeholder="Type your answer"
            onChange={type}
          />
          <Button type="submit" aria-disabled={!isOpen || undefined}>
            Send
          </Button>
        </div>
      )}
    </form>
  );
}
