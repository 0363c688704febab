import type { Sharing } from "./sharing.output.ts";

type LedgerEntry = Sharing["ledger"][number];

/** What a client agreed to or took back, in words that the client and the facilitator both read. */
const texts: Readonly<Record<LedgerEntry["what"], string>> = {
  joined: "Joined the programme",
  "result shared": "Shared the result",
  "result unshared": "Stopped sharing the result",
  "plan shared": "Shared the plan",
  "plan unshared": "Stopped sharing the plan",
  "group joined": "Agreed to be counted in the group",
  "group left": "Stopped being counted in the group",
  left: "Left the programme",
  removed: "Removed from the programme",
};

export const ledgerText = ({ what }: LedgerEntry): string => texts[what];
