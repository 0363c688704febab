import { useRef, useState } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useLive } from "#src/islands/kit/live.ts";
import { useStageKeys } from "#src/islands/kit/stage.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { callName } from "#src/shared/account/names.ts";
import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { placeText, stepByKey, stepFrom } from "./stage.tsx";

/** A session as its facilitator leads it, on the stage and in the second window: live, and by keys. */
export function useLedSession(clientId: string, initial: Meeting) {
  const ask = () => api.meeting.get.query({ clientId });
  const { state: meeting, take, isBehind } = useLive(initial, paths.meetingEventsOfClient(clientId), ask);
  const { wanted, problem, send } = useMoves(clientId, take);
  const step = wanted ?? meeting.step;
  const isRunning = meeting.state === "running";
  const goTo = (next: MeetingStep) => {
    if (next !== step) send(next);
  };
  useStageKeys(isRunning, (key) => {
    const next = stepByKey(step, key);
    if (next !== null) goTo(next);
    return next !== null;
  });
  return { meeting, take, isBehind, isRunning, step, goTo, problem };
}

type LedSession = ReturnType<typeof useLedSession>;

/**
 * Moves the session, on this screen at once. Only the newest step waits, so quick paging isn't throttled.
 *
 * @param take puts in what the server has made of a move
 */
function useMoves(clientId: string, take: (next: Meeting) => void) {
  const { mutateAsync, error } = trpc.meeting.move.useMutation({ onSuccess: take });
  const [wanted, setWanted] = useState<MeetingStep | null>(null);
  const waiting = useRef<MeetingStep | null>(null);
  const isSending = useRef(false);
  const sendAll = async () => {
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
    send: (step: MeetingStep) => {
      setWanted(step);
      waiting.current = step;
      if (!isSending.current) void sendAll();
    },
  };
}

/** Moves both screens back and on. */
export function StepButtons({ step, goTo }: Pick<LedSession, "step" | "goTo">) {
  return (
    <>
      <Button disabled={step === "start"} onClick={() => goTo(stepFrom(step, -1))}>
        Back
      </Button>
      <Button look="primary" disabled={step === "end"} onClick={() => goTo(stepFrom(step, 1))}>
        Next
      </Button>
    </>
  );
}

/** Where both are, and whether the client is there: "2 of 4 · Anna is here". */
export function ledText({ meeting, isBehind, isRunning, step }: LedSession): string {
  if (isBehind) return "We lost the connection. Trying again…";
  const { client, state, withWhom } = meeting;
  const place = isRunning ? placeText(step) : "";
  if (client === null || state === "over") return place;
  const presence = client.isHere ? "is here" : isRunning ? "isn’t here" : "isn’t here yet";
  return [place, `${callName(withWhom)} ${presence}`].filter(Boolean).join(" · ");
}

/** That the client has saved their step in this session; "" until then. */
export const savedText = ({ client, withWhom }: Meeting): string =>
  client?.hasSaved === true ? `${callName(withWhom)} saved their step` : "";
