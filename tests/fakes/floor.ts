import type { Floor, ToolOutcome } from "#src/server/domain/voice/brain.ts";

/** A line to a person that writes down what a brain does, as one list. */
export function fakeFloor(outcome: ToolOutcome = { result: "done", isError: false }) {
  const events: (readonly unknown[])[] = [];
  let utterances = 0;
  const note =
    (name: string) =>
    (...details: readonly unknown[]): void => {
      events.push([name, ...details]);
    };
  const floor: Floor = {
    begin: () => (utterances += 1),
    say: note("say"),
    play: note("play"),
    correct: note("correct"),
    heard: note("heard"),
    interrupt: note("interrupt"),
    callTool: (name, parameters) => {
      note("tool")(name, parameters);
      return Promise.resolve(outcome);
    },
    voice: note("voice"),
    end: note("end"),
    fail: note("fail"),
  };
  const of = (name: string) => events.filter(([event]) => event === name);
  return { floor, events, of, names: () => events.map(([name]) => name) };
}
