import type { Sharing } from "./sharing.output.ts";

type LedgerEntry = Sharing["ledger"][number];

/** What a client agreed to or took back, and who came and went, in words that all of them read. `%` stands for names. */
const texts: Readonly<Record<LedgerEntry["what"], string>> = {
  joined: "Joined the programme",
  "result shared": "Shared the result with %",
  "result shared again": "Shared the result again, with %",
  "result unshared": "Stopped sharing the result",
  "plan shared": "Shared the plan",
  "plan unshared": "Stopped sharing the plan",
  "group joined": "Agreed to be counted in the group",
  "group left": "Stopped being counted in the group",
  "facilitator added": "% leads the programme, too",
  "facilitator gone": "% doesn’t lead the programme any more",
  left: "Left the programme",
  removed: "Removed from the programme",
};

export const ledgerText = ({ what, facilitator }: LedgerEntry): string =>
  texts[what].replace("%", () => facilitator);
