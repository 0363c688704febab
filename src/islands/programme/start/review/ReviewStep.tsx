import { openerTexts } from "#src/islands/programme/start/settings/OpensChoice.tsx";
import type { WizardState } from "#src/islands/programme/start/use-wizard.ts";
import { endOfDay } from "#src/islands/kit/forms/deadline.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import type { ReactNode } from "react";
import type { Person } from "#src/islands/programme/start/draft.ts";
import { useCutList } from "#src/islands/kit/browser/use-cut-list.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { programmeLimits, type Opener } from "#src/shared/programme/programme-limits.ts";

interface WhatHappensProps {
  opens: Opener;
  reminders: boolean;
}

const [first, second] = programmeLimits.reminderDays;

/** What the button sets in motion, and what a facilitator will and won't see. */
function WhatHappens({ opens, reminders }: WhatHappensProps) {
  return (
    <section className="grid gap-2" aria-labelledby="happens">
      <h3 id="happens">What happens next</h3>
      <ul className="measure grid list-disc gap-2 ps-5">
        <li>Each person gets an email with a link of their own. They can accept or decline.</li>
        <li>
          Everyone who accepts gets their own round. They pick words for themselves and ask people who know
          them.
        </li>
        <li>
          {opens === "together"
            ? "Each window stays closed until your session, and opens there once your client agrees."
            : "They open their window when enough people have answered."}
        </li>
        <li>You see how far each client is. You see a result only if they share it with you.</li>
        {reminders && (
          <li>
            We remind people who haven’t replied after {first} and {second} days.
          </li>
        )}
      </ul>
    </section>
  );
}

const shownAtFirst = 8;

interface PeopleToAskProps {
  people: readonly Person[];
  onEdit: () => void;
}

/** Who gets an email. */
function PeopleToAsk({ people, onEdit }: PeopleToAskProps) {
  const { shown, refAt, showAll } = useCutList(people, shownAtFirst);
  return (
    <section className="grid gap-3" aria-labelledby="asked">
      <h3 id="asked">{peopleCount(people.length)} will get an email</h3>
      <ul className="border-b border-hair">
        {shown.map(({ id, name, email }, place) => (
          <li
            key={id}
            ref={refAt(place)}
            tabIndex={place === shownAtFirst ? -1 : undefined}
            className="flex flex-wrap justify-between gap-x-4 border-t border-hair py-2"
          >
            <span>{name}</span>
            <span className="text-base text-muted">{email}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        {shown.length < people.length && <Button onClick={showAll}>Show all {people.length}</Button>}
        <Button look="quiet" className="-ms-3" onClick={onEdit}>
          Change the list
        </Button>
      </p>
    </section>
  );
}

interface ReviewStepProps {
  wizard: WizardState;
  programme: ProgrammeSummary | null;
}

/** All of it once more, above the button that sends it. */
export function ReviewStep({ wizard, programme }: ReviewStepProps) {
  const { draft, show } = wizard;
  const settings = programme ?? {
    ...draft.settings,
    closesAt: endOfDay(draft.settings.closesOn),
  };
  return (
    <div className="grid max-w-measure gap-8">
      <dl className="facts border-b border-hair">
        <Fact name="Title">{settings.title}</Fact>
        {settings.purpose.trim() !== "" && <Fact name="Purpose">{settings.purpose}</Fact>}
        <Fact name="Deadline">
          {settings.closesAt === null ? "None" : <LocalDate iso={settings.closesAt} />}
        </Fact>
        <Fact name="Answers before a window can open">{settings.minResponses}</Fact>
        <Fact name="Who opens the window">{openerTexts[settings.opens].name}</Fact>
        <Fact name="Reminders">{settings.reminders ? "On" : "Off"}</Fact>
      </dl>
      <PeopleToAsk people={draft.people} onEdit={() => show("people")} />
      <WhatHappens opens={settings.opens} reminders={settings.reminders} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
