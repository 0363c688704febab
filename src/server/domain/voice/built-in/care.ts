import { goodbye, saying, stay, type Progress } from "./progress.ts";
import type { Reply } from "./reply.ts";
import { answerSeparator } from "#src/shared/voice/talk.ts";

/*
 * When someone seems to be in real trouble, the coaching stops: the coach says that it can't help, who can, and offers to end.
 */

const offer = ["Stop here", "Go on"].join(answerSeparator);

/** Asks whether to stop; someone who is still in trouble after that isn't asked again. */
export function offerCare(progress: Progress): Progress {
  if (progress.said.has(sympathy)) return endWithCare(progress);
  const sentences = [
    sympathy,
    "I’m a program and can’t help with it, but a person can: someone close to you, a doctor, or a local crisis line.",
    "Shall we stop here?",
  ];
  const turn = saying(progress, sentences, [{ name: "offer_answers", parameters: { answers: offer } }]);
  return { ...turn, inDistress: true };
}

/** Goes on only when asked to. */
export const afterCare = (progress: Progress, { kind }: Reply): Progress =>
  kind === "no" || kind === "skip"
    ? { ...stay(progress, ["All right, my last question is still there if you want it."]), inDistress: false }
    : endWithCare(progress);

const sympathy = "I’m sorry, that sounds very hard.";

const endWithCare = (progress: Progress): Progress =>
  saying(progress, ["I’ll stop here.", "Please talk to someone today."], [goodbye]);
