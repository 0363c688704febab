import { openerTexts } from "#src/islands/programme/start/settings/OpensChoice.tsx";
import type { WizardState } from "#src/islands/programme/start/use-wizard.ts";
import { endOfDay } from "#src/islands/kit/forms/deadline.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import type { ReactNode } from "react";
import { PeopleToAsk } from "./PeopleToAsk.tsx";
import { WhatHappens } from "./WhatHappens.tsx";

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
