import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { trpc, fromPage } from "#src/islands/kit/api/trpc.ts";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { ledgerText } from "#src/shared/sharing/ledger.ts";
import { calledLeads } from "#src/shared/sharing/sharing.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";

interface LedgerTableProps {
  ledger: Sharing["ledger"];
  /** Who reads the same; null where nobody does any more. */
  facilitator: string | null;
}

/** What someone agreed to and withdrew, newest first. */
export function LedgerTable({ ledger, facilitator }: LedgerTableProps) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">What you agreed to, and when</summary>
      <table className="twin-table w-full max-w-measure">
        {facilitator !== null && <caption>{facilitator} can see the same list.</caption>}
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {[...ledger].reverse().map((entry, place) => (
            // The list only grows, and at its other end.
            <tr key={ledger.length - place}>
              <td className="whitespace-nowrap">
                <LocalDate iso={entry.at} />
              </td>
              <td>{ledgerText(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** For a round that has left a programme: nobody else sees it now, and what its owner had agreed to. */
export function AfterProgramme({ ledger }: { ledger: Sharing["ledger"] }) {
  const { facilitator = "Your facilitator", what } = ledger.at(-1) ?? {};
  return (
    <>
      <p className="max-w-measure">
        {what === "left" && "You’ve left the programme. "}
        {what === "removed" && (
          <>
            <bdi>{facilitator}</bdi> removed you from the programme.{" "}
          </>
        )}
        <bdi>{facilitator}</bdi> can’t see this round any more. It’s yours alone.
      </p>
      <LedgerTable ledger={ledger} facilitator={null} />
    </>
  );
}

/** Who sees a round beside its owner; undefined until that is known. `initial`: as the page came with it. */
export const useSharing = (surveyId: string, initial?: Sharing | null): Sharing | undefined =>
  trpc.sharing.get.useQuery(
    { surveyId },
    {
      ...fromPage(initial ?? null),
      // A facilitator may start a session at any time.
      refetchInterval: ({ state }) => (state.data?.facilitator ? 30_000 : false),
    },
  ).data;

/** Puts what a change led to into the page, ahead of an older answer that may still be on its way. */
export function useSharingUpdate(surveyId: string): (sharing: Sharing) => void {
  const { get } = trpc.useUtils().sharing;
  return (sharing) => {
    void get.cancel({ surveyId });
    get.setData({ surveyId }, sharing);
  };
}

interface LeaveProgrammeProps {
  surveyId: string;
  facilitator: NonNullable<Sharing["facilitator"]>;
}

/** Ends the facilitator's access, after saying what ends and what stays. */
export function LeaveProgramme({ surveyId, facilitator }: LeaveProgrammeProps) {
  const { programme, isWaitingForMeeting } = facilitator;
  const { everyone, s } = calledLeads(facilitator);
  const update = useSharingUpdate(surveyId);
  return (
    <>
      <div>
        <ConfirmedButton
          label="Leave this programme"
          button={{ look: "quiet", className: "-ms-3" }}
          mutation={trpc.sharing.leave.useMutation()}
          input={{ surveyId }}
          onDone={update}
          news="You’ve left the programme"
          title={`Leave “${programme}”?`}
          cancelLabel="Stay"
          confirmLabel="Leave the programme"
          busyLabel="Leaving…"
          failure="You’re still in the programme"
        >
          <p>
            {everyone} stop{s} seeing your round at once: how far you are, how many people have answered, and
            whatever you shared. You can’t rejoin with the same invitation.
          </p>
          <p>
            The round, its answers and its results stay yours.
            {isWaitingForMeeting && " You can then open the window yourself."}
          </p>
          <p>
            Group pictures made before now still count you, without your name. {everyone} may keep private
            notes.
          </p>
        </ConfirmedButton>
      </div>
    </>
  );
}
