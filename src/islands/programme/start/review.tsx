import { languages, readLanguage } from "#src/shared/languages/languages.ts";
import { openerTexts } from "./settings.tsx";
import type { Aim, WizardState } from "./use-wizard.ts";
import { LocalDate, endOfDay } from "#src/islands/kit/page/dates.tsx";
import type { ReactNode } from "react";
import type { Person, Draft } from "./draft.ts";
import { useCutList } from "#src/islands/kit/lists/long-list.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { programmeLimits, type Opener } from "#src/shared/programme/programme.ts";
import { storeSkipped } from "#src/islands/programme/outcome.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { problemsIn } from "#src/islands/kit/forms/form.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { useMutation } from "@tanstack/react-query";

const [first, second] = programmeLimits.reminderDays;

interface WhatHappensProps {
  opens: Opener;
  reminders: boolean;
  hasDeadline: boolean;
}

/** What the button does, and what a facilitator will and won't see. */
function WhatHappens({ opens, reminders, hasDeadline }: WhatHappensProps) {
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
            We remind people who haven’t replied after {first} and {second} days
            {hasDeadline ? ", until the deadline" : ""}.
          </li>
        )}
      </ul>
    </section>
  );
}

const shownAtFirst = 8;

function PeopleToAsk({ people, onEdit }: { people: readonly Person[]; onEdit: () => void }) {
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
            <bdi>{name}</bdi>
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

/** All of it once more, above the button that sends it. */
export function ReviewStep({ wizard: { draft, programme, show } }: { wizard: WizardState }) {
  const settings = programme ?? { ...draft.settings, closesAt: endOfDay(draft.settings.closesOn) };
  const language = readLanguage(settings.language);
  return (
    <div className="grid max-w-measure gap-8">
      <dl className="facts border-b border-hair">
        <Fact name="Title">
          <bdi>{settings.title}</bdi>
        </Fact>
        {settings.purpose.trim() !== "" && (
          <Fact name="Purpose">
            <bdi>{settings.purpose}</bdi>
          </Fact>
        )}
        <Fact name="Deadline">
          {settings.closesAt === null ? "None" : <LocalDate iso={settings.closesAt} />}
        </Fact>
        <Fact name="Answers before a window can open">{settings.minResponses}</Fact>
        <Fact name="Who opens the window">{openerTexts[settings.opens].name}</Fact>
        <Fact name="They read">{language === null ? "What their browser prefers" : languages[language]}</Fact>
        <Fact name="Reminders">{settings.reminders ? "On" : "Off"}</Fact>
      </dl>
      <PeopleToAsk people={draft.people} onEdit={() => show("people")} />
      <WhatHappens {...settings} hasDeadline={settings.closesAt !== null} />
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

/** The people as they are sent: in the list's order, by which the server's answer is read. */
const clientsInput = (people: readonly Person[]) =>
  people.map(({ name, email }) => ({ name: name.trim(), email: email.trim() }));

export const programmeInput = ({ key, settings, message, subject, opening, people }: Draft) => ({
  idempotencyKey: key,
  title: settings.title.trim(),
  purpose: settings.purpose.trim(),
  closesAt: endOfDay(settings.closesOn),
  minResponses: Number(settings.minResponses),
  opens: settings.opens,
  reminders: settings.reminders,
  language: readLanguage(settings.language),
  message: message.trim() || null,
  subject: subject.trim() || null,
  opening: opening.trim() || null,
  clients: clientsInput(people),
});

/** "Send 18 invitations" */
export const sendLabel = (count: number): string =>
  count === 1 ? "Send 1 invitation" : `Send ${count} invitations`;

async function sendDraft({ kind, faId }: Aim, draft: Draft) {
  if (kind === "add" && faId !== null) {
    const clients = clientsInput(draft.people);
    return { faId, skipped: (await api.programme.addClients.mutate({ faId, clients })).skipped };
  }
  const { id, skipped } = await api.programme.create.mutate(programmeInput(draft));
  return { faId: id, skipped };
}

const sendAgain =
  "We didn’t get an answer, so we can’t tell if it worked. Please send again: nobody gets a second email.";

/** Sends the draft once, and opens the next page; a failure leaves the draft. */
export function useSend(aim: Aim, wizard: WizardState) {
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: (draft: Draft) => sendDraft(aim, draft),
      onSuccess: ({ faId, skipped }) => {
        storeSkipped(faId, skipped);
        wizard.end();
        location.assign(paths.facilitatorSent(faId));
      },
      onError: (error) => {
        const status = errorStatus(error) ?? 500;
        if (status === 402) wizard.endPlan();
        // No answer came, or none of ours: the invitations may be on their way.
        else wizard.refuse(status >= 500 ? [{ fieldId: null, message: sendAgain }] : problemsIn(error));
      },
    }),
    { leaves: true },
  );
  return {
    isBusy,
    send: () => {
      if (!wizard.isComplete()) return;
      // The browser has its key before the server does.
      wizard.change((draft) => draft);
      run(wizard.draft);
    },
  };
}
