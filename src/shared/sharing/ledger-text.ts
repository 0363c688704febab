import type { Sharing } from "./sharing.output.ts";

type LedgerEntry = Sharing["ledger"][number];

/** What a client agreed to or took back, and who came and went, in words that the client and the facilitator both read. */
export function ledgerText({ what, facilitator: names }: LedgerEntry): string {
  switch (what) {
    case "joined":
      return "Joined the programme";
    case "result shared":
      return `Shared the result with ${names}`;
    case "result shared again":
      return `Shared the result again, with ${names}`;
    case "result unshared":
      return "Stopped sharing the result";
    case "plan shared":
      return "Shared the plan";
    case "plan unshared":
      return "Stopped sharing the plan";
    case "group joined":
      return "Agreed to be counted in the group";
    case "group left":
      return "Stopped being counted in the group";
    case "facilitator added":
      return `${names} leads the programme, too`;
    case "facilitator gone":
      return `${names} doesn’t lead the programme any more`;
    case "left":
      return "Left the programme";
    case "removed":
      return "Removed from the programme";
  }
}
