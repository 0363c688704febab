import { microphoneProblem } from "./problems.ts";
import { TalkFailure, type TalkListener } from "./talk.ts";

/** @throws {TalkFailure} that there's no microphone, or that it's refused */
export async function askForMicrophone(told: TalkListener["permission"]): Promise<MediaStream> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    told("granted");
    return stream;
  } catch (error) {
    const problem = microphoneProblem(error);
    if (problem.kind === "microphone-denied") told("denied");
    throw new TalkFailure(problem);
  }
}

export const letGo = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
