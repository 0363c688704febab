import { listNames } from "#src/shared/text/in-sentences.ts";

/** What a ledger records: agreements and withdrawals, who came and went, and sessions that were held. */
export const ledgerKinds = [
  "joined",
  "result shared",
  "result shared again",
  "result unshared",
  "plan shared",
  "plan unshared",
  "session started",
  "session ended",
  "facilitator added",
  "facilitator gone",
  "left",
  "removed",
] as const;

interface LedgerEntry {
  readonly what: (typeof ledgerKinds)[number];
  readonly facilitator: string;
}

/** The ledger in words; `%` is replaced by names. */
const texts: Readonly<Record<LedgerEntry["what"], string>> = {
  joined: "Joined the programme",
  "result shared": "Shared the result with %",
  "result shared again": "Shared the result again, with %",
  "result unshared": "Stopped sharing the result",
  "plan shared": "Shared the step",
  "plan unshared": "Stopped sharing the step",
  "session started": "Session with % started",
  "session ended": "Session with % ended",
  "facilitator added": "% leads the programme, too",
  "facilitator gone": "% doesn’t lead the programme any more",
  left: "Left the programme",
  removed: "Removed from the programme",
};

/** `reader`: the name of a facilitator who reads it, for "Session with you ended". */
export function ledgerText({ what, facilitator }: LedgerEntry, reader?: string): string {
  const names = facilitator.split(/, | and /).map((name) => (name === reader ? "you" : name));
  const isObject = texts[what].includes("with %");
  return texts[what].replace("%", () => (isObject ? listNames(names) : facilitator));
}
