import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import type { Beat, Script } from "./beat.ts";
import { findingsOf } from "./findings.ts";
import { callName, greeting } from "./greeting.ts";
import { hiddenBeat } from "./hidden-beat.ts";
import { remarksIn } from "./remarks.ts";
import { stepBeats } from "./step-beats.ts";
import { strengthBeats } from "./strength-beats.ts";
import { surpriseBeats } from "./surprise-beats.ts";

/** A talk about someone's own result. */
export function ownScript(context: TalkContext): Script {
  const findings = findingsOf(context.snapshot);
  const name = callName(context.firstName);
  return {
    beats: [
      wish(context),
      ...strengthBeats(findings),
      ...surpriseBeats(findings),
      hiddenBeat(findings),
      ...stepBeats(
        name === null ? "Thank you for talking it through." : `Thank you for talking it through, ${name}.`,
      ),
    ],
    farewell: [
      "All right, we’ll stop here.",
      "Your window stays as it is, and you can come back to it when you like.",
    ],
    remarks: remarksIn(context, findings),
  };
}

const wish = (context: TalkContext): Beat => ({
  name: "wish",
  tells: greeting(context, []),
  asks: "What would you like to get out of looking at your window?",
  answers: [
    "I’m just curious",
    "I want to know how I come across",
    "I have a conversation to prepare",
    "Not sure",
  ],
  comesBack: "We’ll come back to that at the end.",
  reactions: {
    words: { say: "All right, let’s start." },
    aloud: { say: "You know what you came for, so let’s start." },
    unsure: { say: "You don’t need a goal to look." },
    yes: { say: "Then let’s look." },
    no: { say: "Then let’s just look." },
  },
});
