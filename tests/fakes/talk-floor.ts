import type { Floor, TalkContext, ToolOutcome } from "#src/server/domain/voice/brain.ts";
import { careFor } from "#src/shared/voice/care.ts";
import { createLogger } from "#src/server/log.ts";
import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";

/** Something that a brain did, such as `["say", 1, "Hello."]`. */
export type Deed = readonly [keyof Floor, ...unknown[]];

export interface RecordingFloor {
  readonly floor: Floor;
  readonly deeds: readonly Deed[];
  /** All acts of one kind, without its name. */
  readonly of: (kind: keyof Floor) => unknown[][];
}

/** A floor that records a brain's acts. `page` answers its tool calls. */
export function recordFloor(
  page: (name: string) => ToolOutcome | Promise<ToolOutcome> = () => ({ result: "done", isError: false }),
): RecordingFloor {
  const deeds: Deed[] = [];
  let utterances = 0;
  const note =
    (kind: keyof Floor) =>
    (...what: unknown[]): void => {
      deeds.push([kind, ...what]);
    };
  const floor: Floor = {
    begin: () => (utterances += 1),
    write: note("write"),
    say: note("say"),
    play: note("play"),
    correct: note("correct"),
    heard: (text) => {
      deeds.push(["heard", text]);
      return careFor(text) === null;
    },
    interrupt: note("interrupt"),
    callTool: (name, parameters) => {
      deeds.push(["callTool", name, parameters]);
      return Promise.resolve(page(name));
    },
    end: note("end"),
    fail: note("fail"),
  };
  return {
    floor,
    deeds,
    of: (kind) => deeds.filter(([name]) => name === kind).map(([, ...what]) => what),
  };
}

const self = ["calm", "patient", "caring", "logical", "bold"];

/** A talk about a window of six answers: everyone picked calm and witty. */
export const makeTalkContext = (context: Partial<TalkContext> = {}): TalkContext => ({
  purpose: "coach",
  snapshot: makeAgreeingSnapshot(self, 6, ["calm", "witty"]),
  firstName: null,
  role: null,
  textOnly: false,
  earlierTurns: [],
  ...context,
});

export function recordLog() {
  const lines: string[] = [];
  return { lines, log: createLogger("debug", (line) => lines.push(line) > 0) };
}

/** So many milliseconds of silence as pcm_24000, in base64. */
export const silence = (ms: number): string => Buffer.alloc(ms * 48).toString("base64");
