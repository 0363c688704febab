import { ClientName, ClientStage, ClientStep, foundText } from "#src/islands/kit/clients/client.tsx";
import {
  clientCount,
  segmentsOf,
  type StageCounts,
  StageBar,
  StageSwatch,
} from "#src/islands/kit/clients/stages.tsx";
import { CutList } from "#src/islands/kit/lists/long-list.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { type StageGroup, groupOf, stageGroupTexts } from "#src/shared/programme/programme.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { useState } from "react";
import type { ProgrammeProps } from "./programme-update.ts";

/** Clients whose name or address contains what someone types, in a group of stages or in any. */
function clientsThatFit(clients: readonly Client[], q: string, group: StageGroup | null): Client[] {
  const wanted = q.trim().toLocaleLowerCase("en-GB");
  const fits = (text: string) => text.toLocaleLowerCase("en-GB").includes(wanted);
  return clients.filter(
    (client) =>
      (group === null || groupOf[client.stage] === group) && (fits(client.name) || fits(client.email)),
  );
}

interface StagesPictureProps {
  counts: StageCounts;
  /** The group of stages whose clients are listed; null: all. */
  picked: StageGroup | null;
  onPick: (group: StageGroup | null) => void;
}

/** One bar of stages in order. Its legend says the same in words, and shows who is at a stage. */
function StagesPicture({ counts, picked, onPick }: StagesPictureProps) {
  return (
    <div className="grid gap-3">
      <StageBar counts={counts} large />
      <div role="group" aria-label="Show clients by stage" className="flex flex-wrap gap-2">
        {segmentsOf(counts).map(({ group, count }) => (
          <button
            key={group}
            type="button"
            className="stage-key"
            aria-pressed={picked === group}
            onClick={() => onPick(picked === group ? null : group)}
          >
            <StageSwatch group={group} />
            {count} {stageGroupTexts[group]}
          </button>
        ))}
      </div>
    </div>
  );
}

interface ProgrammeClientProps extends ProgrammeProps {
  client: Client;
}

/** A client of the programme: where they stand, when they last got an email, and what to do next. */
function ProgrammeClient({ programme, client, hasPlan }: ProgrammeClientProps) {
  const { invitedAt, nudgedAt } = client;
  return (
    <>
      <ClientName faId={programme.id} client={client} />
      <ClientStage client={client} />
      <p className="col-span-2 text-sm text-muted md:col-span-1 [&_time]:whitespace-nowrap">
        {nudgedAt === null ? "Invited" : "Reminded"} <LocalDate iso={nudgedAt ?? invitedAt} />
      </p>
      <div className="col-span-2 grid empty:hidden md:col-span-1">
        <ClientStep faId={programme.id} client={client} opens={programme.opens} hasPlan={hasPlan} />
      </div>
    </>
  );
}

/** A list this short needs no search. */
const searchedFrom = 8;

/** How far the clients are, as a picture that also filters, and the clients themselves. */
export function ProgrammeClients({ programme, hasPlan }: ProgrammeProps) {
  const { clients, clientCount: total, stages } = programme;
  const [picked, setPicked] = useState<StageGroup | null>(null);
  const [q, setQ] = useState("");
  // Its last client may have moved on.
  const group = segmentsOf(stages).some((one) => one.group === picked) ? picked : null;
  const found = clientsThatFit(clients, q, group);
  return (
    <section className="grid gap-5" aria-labelledby="clients">
      <h2 id="clients">{total === 0 ? "No clients yet" : clientCount(total)}</h2>
      {total > 0 && <StagesPicture counts={stages} picked={group} onPick={setPicked} />}
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
        row="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,0.7fr)_15rem] md:items-center"
        shownAtFirst={50}
        allLabel={`Show all ${clientCount(found.length)}`}
      >
        {(client) => <ProgrammeClient programme={programme} client={client} hasPlan={hasPlan} />}
      </CutList>
    </section>
  );
}
