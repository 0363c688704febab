import { useCutList } from "#src/islands/kit/lists/long-list.tsx";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { ReceivedProgramme } from "#src/shared/sharing/sharing.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Ref } from "react";

/** More than that is looked for, not read. */
const shownAtFirst = 10;

const states = ["invited", "accepted", "declined"] as const satisfies readonly ReceivedProgramme["state"][];

/** Programmes that wait for a reply first. A long list is cut, and shown in full on demand. */
export function ProgrammeList({ programmes }: { programmes: readonly ReceivedProgramme[] }) {
  const sorted = states.flatMap((state) => programmes.filter((programme) => programme.state === state));
  const { shown, refAt, showAll } = useCutList(sorted, shownAtFirst);
  return (
    <div className="grid gap-4">
      <ul className="border-b border-hair" aria-label="Programmes you’re invited to">
        {shown.map((programme, place) => (
          <ProgrammeItem key={programme.clientId} programme={programme} itemRef={refAt(place)} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <p>
          <Button onClick={showAll}>Show all {sorted.length} programmes</Button>
        </p>
      )}
    </div>
  );
}

interface ProgrammeItemProps {
  programme: ReceivedProgramme;
  itemRef: Ref<HTMLLIElement> | undefined;
}

const badges = { invited: "Invited", accepted: "Taking part", declined: "Declined" } as const;

function ProgrammeItem({ programme, itemRef }: ProgrammeItemProps) {
  const { clientId, programme: title, state, surveyId } = programme;
  const href = surveyId === null ? paths.receivedClientInvitation(clientId) : paths.assessment(surveyId);
  const label = surveyId === null ? "See the invitation" : "Go to your round";
  return (
    <li
      ref={itemRef}
      tabIndex={itemRef ? -1 : undefined}
      className="grid gap-1 border-t border-hair py-4 wrap-anywhere"
    >
      <h3 className="text-xl">{title}</h3>
      <p>
        <span className="badge me-2 text-sm">{badges[state]}</span>
        <WhatItIs programme={programme} />
      </p>
      <p>
        {/* Links are told apart also where only their names are read out. */}
        <a className="link-line" href={href} aria-label={`${label}: ${title}`}>
          {label}
        </a>
      </p>
    </li>
  );
}

function WhatItIs({ programme: { facilitator, state, closesAt } }: { programme: ReceivedProgramme }) {
  if (state === "accepted") return <>You have a round of your own in {facilitator}’s programme.</>;
  if (state === "declined") return <>You told {facilitator} no, thanks. You can still change your mind.</>;
  return (
    <>
      {facilitator} invites you to a round of your own.
      {closesAt !== null && (
        <>
          {" "}
          People can answer it until <LocalDate iso={closesAt} withTime />.
        </>
      )}
    </>
  );
}
