import { seconds, type Timers } from "#src/server/clock.ts";
import type { ToolOutcome } from "#src/server/domain/voice/brain.ts";

const timeoutMs = seconds(10);

const unanswered: ToolOutcome = { result: "The page didn’t answer.", isError: true };

/** The page's pending tool calls. */
interface ToolCalls {
  /** Adds a call; `ask` gets its id. */
  add(ask: (id: string) => void): Promise<ToolOutcome>;
  /** Resolves a call; ignores late answers and unknown ids. */
  settle(id: string, outcome: ToolOutcome): void;
  /** Resolves all pending calls as unanswered. */
  readonly stop: () => void;
}

export function createToolCalls(timers: Timers): ToolCalls {
  const waiting = new Map<string, (outcome: ToolOutcome) => void>();
  let calls = 0;
  let isStopped = false;
  return {
    add: (ask) =>
      new Promise((resolve) => {
        if (isStopped) {
          resolve(unanswered);
          return;
        }
        calls += 1;
        const id = `call-${String(calls)}`;
        const settle = (outcome: ToolOutcome): void => {
          waiting.delete(id);
          cancel();
          resolve(outcome);
        };
        const cancel = timers.wait(timeoutMs, () => {
          settle(unanswered);
        });
        waiting.set(id, settle);
        ask(id);
      }),
    settle: (id, outcome) => waiting.get(id)?.(outcome),
    stop: () => {
      isStopped = true;
      for (const settle of waiting.values()) settle(unanswered);
    },
  };
}
