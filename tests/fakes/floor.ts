import type { Floor, ToolOutcome } from "#src/server/domain/voice/brain.ts";
import { recordFloor } from "./talk-floor.ts";

/** A floor that answers all tool calls alike, and records what a brain did as one list. */
export function fakeFloor(outcome: ToolOutcome = { result: "done", isError: false }) {
  const { floor, deeds } = recordFloor(() => outcome);
  const of = (name: keyof Floor) => deeds.filter(([deed]) => deed === name);
  return { floor, events: deeds, of, names: () => deeds.map(([name]) => name) };
}
