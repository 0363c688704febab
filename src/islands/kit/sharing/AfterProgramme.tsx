import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { LedgerTable } from "./LedgerTable.tsx";

/** Of a round that was in a programme once: that nobody else sees it now, and what its owner had agreed to. */
export function AfterProgramme({ ledger }: { ledger: Sharing["ledger"] }) {
  const { facilitator = "Your facilitator", what } = ledger.at(-1) ?? {};
  return (
    <>
      <p className="max-w-measure">
        {what === "left" && "You’ve left the programme. "}
        {what === "removed" && `${facilitator} removed you from the programme. `}
        {facilitator} can’t see this round any more. It’s yours alone.
      </p>
      <LedgerTable ledger={ledger} facilitator={null} />
    </>
  );
}
