import { useRef, useState } from "react";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";

/**
 * Moves the session, on this screen at once. Only the newest step waits, so quick paging isn't throttled.
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
