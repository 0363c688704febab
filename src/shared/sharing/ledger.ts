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

/** The ledger in words that everyone reads; `%` is replaced by names. */
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

export const ledgerText = ({ what, facilitator }: LedgerEntry): string =>
  texts[what].replace("%", () => facilitator);
