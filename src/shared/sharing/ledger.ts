/** What a ledger records: agreements and withdrawals, and who came and went. */
export const ledgerKinds = [
  "joined",
  "result shared",
  "result shared again",
  "result unshared",
  "plan shared",
  "plan unshared",
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
  "plan shared": "Shared the plan",
  "plan unshared": "Stopped sharing the plan",
  "facilitator added": "% leads the programme, too",
  "facilitator gone": "% doesn’t lead the programme any more",
  left: "Left the programme",
  removed: "Removed from the programme",
};

export const ledgerText = ({ what, facilitator }: LedgerEntry): string =>
  texts[what].replace("%", () => facilitator);
