import { trpc } from "#src/islands/kit/api/trpc.ts";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { Client, Programme } from "#src/shared/programme/programme.output.ts";
import { useRef, useState } from "react";
import { type ProgrammeProps, useProgrammeUpdate } from "./programme-update.ts";
import { type Stage, stageTexts } from "#src/shared/programme/programme.ts";
import { ClientName, ClientStep, ClientStage, foundText } from "#src/islands/facilitator/clients/client.tsx";
import {
  clientCount,
  segmentsOf,
  type StageCounts,
  StageBar,
  StageSwatch,
} from "#src/islands/facilitator/stages.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { formText } from "#src/islands/kit/forms/form.tsx";
import { InlineForm, useFocusFallback, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { CutList } from "#src/islands/kit/lists/long-list.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";

/** The programme once a client is removed. */
function withoutClient(programme: Programme, clientId: string): Programme {
  const clients = programme.clients.filter(({ id }) => id !== clientId);
  const stages: Partial<Record<Stage, number>> = {};
  for (const { stage } of clients) stages[stage] = (stages[stage] ?? 0) + 1;
  return { ...programme, clients, stages, clientCount: clients.length };
}

/** Removes clients of a programme, after asking: one question for the whole list. */
function useRemoveClient(programme: Programme) {
  const update = useProgrammeUpdate();
  const [client, setClient] = useState<Client | null>(null);
  const { ask, question } = useConfirmedAction(trpc.programme.removeClient.useMutation(), {
    onDone: (_, { clientId }) => {
      update(withoutClient(programme, clientId));
      showToast({ title: client === null ? "The client is removed" : `${client.name} is removed` });
    },
  });
  const hasRound = typeof client?.answers === "number";
  return {
    remove: (asked: Client) => {
      setClient(asked);
      ask({ faId: programme.id, clientId: asked.id });
    },
    question: (
      <ConfirmDialog
        {...question}
        title={`Remove ${client?.name ?? "this client"}?`}
        cancelLabel="Keep them"
        confirmLabel={`Remove ${client?.name ?? "this client"}`}
        busyLabel="Removing…"
        failure="The client wasn’t removed"
      >
        <p>
          You’ll lose sight of how far they are, and of their result if they share it. Your notes on them go,
          too.
        </p>
        {hasRound && (
          <p>Their round stays theirs, with every answer in it. Group pictures stay as they are.</p>
        )}
        {client?.stage === "invited" && <p>The link in their invitation stops working.</p>}
      </ConfirmDialog>
    ),
  };
}

/** Clients whose name or address contains what someone types, at a stage or at any. */
function clientsThatFit(clients: readonly Client[], q: string, stage: Stage | null): Client[] {
  const wanted = q.trim().toLocaleLowerCase("en-GB");
  const fits = (text: string) => text.toLocaleLowerCase("en-GB").includes(wanted);
  return clients.filter(
    (client) => (stage === null || client.stage === stage) && (fits(client.name) || fits(client.email)),
  );
}

interface StagesPictureProps {
  counts: StageCounts;
  /** The stage whose clients are listed; null: all. */
  picked: Stage | null;
  onPick: (stage: Stage | null) => void;
}

/** One bar of stages in order. Its legend says the same in words, and shows who is at a stage. */
function StagesPicture({ counts, picked, onPick }: StagesPictureProps) {
  return (
    <div className="grid gap-3">
      <StageBar counts={counts} large />
      <div role="group" aria-label="Show clients by stage" className="flex flex-wrap gap-2">
        {segmentsOf(counts).map(({ stage, count }) => (
          <button
            key={stage}
            type="button"
            className="stage-key"
            aria-pressed={picked === stage}
            onClick={() => onPick(picked === stage ? null : stage)}
          >
            <StageSwatch stage={stage} />
            {count} {stageTexts[stage]}
          </button>
        ))}
      </div>
    </div>
  );
}

interface CorrectAddressProps {
  programme: Programme;
  client: Client;
}

/** Lets a wrong address be corrected before the client has replied. */
function CorrectAddress({ programme, client }: CorrectAddressProps) {
  const { isOpen, open, close, opener } = useInlineForm();
  const update = useProgrammeUpdate();
  const { run, isBusy, problem } = useAction(
    trpc.programme.correctAddress.useMutation({
      onSuccess: (corrected) => {
        const clients = programme.clients.map((each) => (each.id === client.id ? corrected : each));
        update({ ...programme, clients });
        showToast({ title: "A new invitation is on its way", body: "The old link doesn’t work any more." });
      },
    }),
  );
  if (!isOpen)
    return (
      <Button
        ref={opener}
        look="quiet"
        className="-ms-3 text-sm"
        aria-label={`Correct the address of ${client.name}`}
        onClick={open}
      >
        Correct the address
      </Button>
    );
  return (
    <InlineForm
      saveLabel="Send a new invitation"
      isBusy={isBusy}
      onCancel={close}
      onSave={(form) => run({ faId: programme.id, clientId: client.id, email: formText(form, "email") })}
    >
      <Field
        label={`Address of ${client.name}`}
        name="email"
        type="email"
        autoComplete="off"
        autoFocus
        maxLength={254}
        defaultValue={client.email}
        error={problem}
        hint="The link in the first invitation stops working."
      />
    </InlineForm>
  );
}

interface ProgrammeClientProps extends ProgrammeProps {
  client: Client;
  onRemove: (client: Client) => void;
}

/** A client of the programme: where they stand, when they last got an email, and what to do next. */
function ProgrammeClient({ programme, client, hasPlan, onRemove }: ProgrammeClientProps) {
  const { invitedAt, nudgedAt, name, stage } = client;
  const canCorrect = stage === "invited" && hasPlan && programme.closedAt === null && !programme.isExample;
  return (
    <>
      <div className="grid min-w-0 justify-items-start gap-2">
        <ClientName client={client} />
        {canCorrect && <CorrectAddress programme={programme} client={client} />}
      </div>
      <ClientStage client={client} />
      <p className="text-sm text-muted max-md:text-end [&_time]:whitespace-nowrap">
        {nudgedAt === null ? "Invited" : "Nudged"} <LocalDate iso={nudgedAt ?? invitedAt} />
      </p>
      <div className="col-span-2 grid empty:hidden md:col-span-1">
        <ClientStep faId={programme.id} client={client} opens={programme.opens} hasPlan={hasPlan} />
      </div>
      {programme.ledBy === null && (
        <Button
          look="quiet"
          className="-me-3 justify-self-end max-md:col-start-2 max-md:row-start-1 md:col-start-5 md:-ms-3"
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(client)}
        >
          Remove
        </Button>
      )}
    </>
  );
}

/** A list this short needs no search. */
const searchedFrom = 8;

/** How far the clients are, as a picture that also filters, and the clients themselves. */
export function ProgrammeClients({ programme, hasPlan }: ProgrammeProps) {
  const { clients, clientCount: total, stages } = programme;
  const [picked, setPicked] = useState<Stage | null>(null);
  const [q, setQ] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  const { remove, question } = useRemoveClient(programme);
  // The stage's last client may have moved on or been removed.
  const stage = picked !== null && stages[picked] !== undefined ? picked : null;
  const found = clientsThatFit(clients, q, stage);
  return (
    <section className="grid gap-5" aria-labelledby="clients" {...focusWatch}>
      <h2 id="clients" ref={heading} tabIndex={-1}>
        {total === 0 ? "No clients yet" : clientCount(total)}
      </h2>
      {total > 0 && <StagesPicture counts={stages} picked={stage} onPick={setPicked} />}
      {total >= searchedFrom && (
        <div role="search" className="max-w-form">
          <Field
            label="Search by name or email"
            type="search"
            autoComplete="off"
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        </div>
      )}
      <p role="status" className={found.length === total ? "sr-only" : "text-muted"}>
        {total > 0 && foundText(found.length, total)}
      </p>
      <CutList
        label="Clients"
        items={found}
        keyOf={({ id }) => id}
        row="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,0.7fr)_15rem_auto] md:items-center"
        shownAtFirst={50}
        allLabel={`Show all ${clientCount(found.length)}`}
      >
        {(client) => (
          <ProgrammeClient programme={programme} client={client} hasPlan={hasPlan} onRemove={remove} />
        )}
      </CutList>
      {question}
    </section>
  );
}
