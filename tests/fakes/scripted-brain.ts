import type { Brain, Floor, TalkContext } from "#src/server/domain/voice/brain.ts";

/** A brain that does what a test says, and records its input. */
export interface ScriptedBrain extends Brain {
  /** The opened talks. */
  readonly talks: ScriptedTalk[];
}

export interface ScriptedTalk {
  readonly context: TalkContext;
  readonly floor: Floor;
  /** Its input, as the method's name and arguments. */
  readonly heard: (readonly [string, ...string[]])[];
}

/** @param onOpen what it does when a talk opens: nothing by default */
export function scriptedBrain(onOpen: (talk: ScriptedTalk) => void = () => undefined): ScriptedBrain {
  const talks: ScriptedTalk[] = [];
  return {
    name: "built-in",
    heardBy: null,
    hasVoice: true,
    inputFormat: "pcm_16000",
    outputFormat: "pcm_24000",
    talks,
    open: (context, floor) => {
      const talk: ScriptedTalk = { context, floor, heard: [] };
      talks.push(talk);
      onOpen(talk);
      const hear = (entry: readonly [string, ...string[]]) => {
        talk.heard.push(entry);
      };
      return {
        heardSound: (audio) => {
          hear(["heardSound", audio]);
        },
        said: (text) => {
          hear(["said", text]);
        },
        told: (text) => {
          hear(["told", text]);
        },
        rest: () => {
          hear(["rest"]);
        },
        close: () => {
          hear(["close"]);
        },
      };
    },
  };
}
