import type { Floor, ToolOutcome } from "#src/server/domain/voice/brain.ts";
import { recordFloor } from "./talk-floor.ts";

/** A floor whose page answers all tool calls alike, and what a brain did with it: each with its name, as one list. */
export function fakeFloor(outcome: ToolOutcome = { result: "done", isError: false }) {
  const { floor, deeds } = recordFloor(() => outcome);
  const of = (name: keyof Floor) => deeds.filter(([deed]) => deed === name);
  return { floor, events: deeds, of, names: () => deeds.map(([name]) => name) };
}
