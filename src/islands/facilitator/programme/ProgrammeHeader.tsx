import { api } from "#src/islands/kit/api/api.ts";
import { FileLink } from "#src/islands/kit/FileLink.tsx";
import { useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { ProgrammeProps } from "./programme-update.ts";
import { ExtendDeadline, SettingsForm } from "./settings.tsx";

/** What the programme is and how it is set, which can be changed in place while it runs. */
export function ProgrammeHeader({ programme, hasPlan }: ProgrammeProps) {
  const { isOpen, open, close, opener } = useInlineForm();
  const { id, title, purpose, status, closesAt, isExample } = programme;
  const runs = status === "running";
  return (
    <header className="grid gap-5">
      <h1 dir="auto">{title}</h1>
      {isOpen && runs ? (
        <SettingsForm programme={programme} onEnd={close} />
      ) : (
        <>
          {purpose !== "" && (
            <p className="measure whitespace-pre-line" dir="auto">
              {purpose}
            </p>
          )}
          <Facts programme={programme} />
          {runs && !isExample && (
            <div className="flex flex-wrap items-start gap-3">
              {hasPlan && (
                <LinkButton href={`${paths.newFacilitator()}?add=${encodeURIComponent(id)}`}>
                  Add clients
                </LinkButton>
              )}
              <ExtendDeadline faId={id} title={title} closesAt={closesAt} />
              <Button ref={opener} onClick={open}>
                Change the settings
              </Button>
            </div>
          )}
        </>
      )}
      <p className="-mx-3 flex flex-wrap gap-x-2">
        <LinkButton look="quiet" href={paths.facilitatorInsights(id)}>
          {programme.ledBy === null ? "Results and group picture" : "Results"}
        </LinkButton>
        {!isExample && (
          <LinkButton look="quiet" href={paths.facilitatorSent(id)}>
            Invitations sent
          </LinkButton>
        )}
        <DownloadStages faId={id} title={title} />
        {hasPlan && !isExample && (
          <LinkButton look="quiet" href={paths.newFacilitatorFrom(id)}>
            Start a copy
          </LinkButton>
        )}
      </p>
    </header>
  );
}

function Facts({ programme }: { programme: Programme }) {
  const { createdAt, closedAt, closesAt, opens, minResponses, reminders } = programme;
  return (
    <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:flex lg:flex-wrap">
      <Fact name="Started">
        <LocalDate iso={createdAt} />
      </Fact>
      {closedAt === null ? (
        <Fact name="Deadline">{closesAt === null ? "None" : <LocalDate iso={closesAt} />}</Fact>
      ) : (
        <Fact name="Closed">
          <LocalDate iso={closedAt} />
        </Fact>
      )}
      <Fact name="Windows">
        {opens === "client" ? "Each client opens their own" : "You open them together"}
      </Fact>
      <Fact name="Opens after">{minResponses} answers</Fact>
      <Fact name="Reminders">{reminders ? "On" : "Off"}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-x-3 lg:grid-cols-1">
      <dt className="text-sm leading-[1.7rem] text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The clients' stages as a table. */
export const DownloadStages = ({ faId, title }: { faId: string; title: string }) => (
  <FileLink
    className="btn btn-quiet justify-self-start"
    href={paths.stagesExport(faId)}
    fetchFile={() => api.programme.exportStages.query({ faId })}
    aria-label={`Download CSV of ${title}`}
  >
    Download CSV
  </FileLink>
);
