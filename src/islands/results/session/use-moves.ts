import { errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import { useRef, useState } from "react";

/**
 * Moves the session: this screen at once, the other as soon as a call may go. Only the newest step waits, so someone who
 * pages on quickly gets where they want and isn't held up by the throttle.
 *
 * @param take puts in what the server has made of a move
 */
export function useMoves(clientId: string, take: (next: Meeting) => void) {
  const { mutateAsync, error } = trpc.meeting.move.useMutation({ onSuccess: take });
  const [wanted, setWanted] = useState<MeetingStep | null>(null);
  const waiting = useRef<MeetingStep | null>(null);
  const isSending = useRef(false);
  const send = async () => {
    isSending.current = true;
    try {
      for (let step = waiting.current; step !== null; step = waiting.current) {
        waiting.current = null;
        await mutateAsync({ clientId, step });
      }
    } catch {
      // `problem` says it, and this screen goes back to where the session is.
      waiting.current = null;
    }
    isSending.current = false;
    setWanted(null);
  };
  return {
    /** The step on its way to the server; null: none. */
    wanted,
    problem: error === null ? null : errorText(error),
    goTo: (step: MeetingStep) => {
      setWanted(step);
      waiting.current = step;
      if (!isSending.current) void send();
    },
  };
}
