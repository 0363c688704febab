import { useRef } from "react";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice, ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { BackLink, Insights, type InsightsData } from "#src/islands/results/shared/Insights.tsx";
import type { GroupState } from "#src/shared/group/group.output.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { PictureView } from "#src/islands/kit/group/PictureView.tsx";
import { GroupRetakes } from "#src/islands/results/shared/retakes.tsx";
import { groupTexts, nextPictureText } from "#src/shared/group/texts.en.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { answers } from "#src/shared/survey/survey-stage.ts";

/** What the next picture takes, and the button that makes it. */
function NextPicture({ faId, state }: { faId: string; state: GroupState }) {
  const utils = trpc.useUtils();
  const make = trpc.group.make.useMutation({
    // The button stays busy until the picture is on the page.
    onSuccess: () => utils.group.state.invalidate({ faId }),
  });
  const { run, isBusy, problem } = useAction(make);
  const { pictures, isReady, notBefore } = state;
  const isFirst = pictures.length === 0;
  return (
    <div className="grid gap-4 no-print">
      {isFirst && (
        <p className="measure">
          One picture of everyone who agrees: the words they share, and how others see them beside how they
          see themselves. It has no names, so it’s made to be shown, to the group or to a sponsor.
        </p>
      )}
      {isReady ? (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="primary" large busy={isBusy} busyLabel="Making it…" onClick={() => run({ faId })}>
            {isFirst ? "Make the group picture" : "Make the next picture"}
          </Button>
          <span className="measure text-base text-muted">A picture doesn’t change once it’s made.</span>
        </p>
      ) : (
        <p className="measure">
          {nextPictureText({ isFirst, notBefore: notBefore === null ? null : new Date(notBefore) })}
        </p>
      )}
      {problem !== null &&
        (errorStatus(make.error) === 402 ? (
          <Notice tone="warn" title="A new picture needs the facilitator plan">
            <p>
              Your plan has ended. Everything that’s here stays yours to read and download.{" "}
              <a href={paths.subscribe()}>See the plans</a>
            </p>
          </Notice>
        ) : (
          <ProblemNotice problem={problem} title="The picture wasn’t made" />
        ))}
    </div>
  );
}

interface GroupSectionProps {
  faId: string;
  byline: string;
  /** Null if the page came without it. */
  initial: GroupState | null;
}

/** The newest group picture, and what the next one takes. */
function GroupSection({ faId, byline, initial }: GroupSectionProps) {
  const query = trpc.group.state.useQuery({ faId }, fromPage(initial));
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes once the picture is there, and the picture starts at the heading.
  const focusWatch = useFocusFallback(heading);
  const [picture, ...earlier] = query.data?.pictures ?? [];
  const next = query.data ? (
    <NextPicture faId={faId} state={query.data} />
  ) : (
    <NotLoaded query={query} what="The group picture" loading="Loading the group picture" />
  );
  return (
    <section className="grid content-start gap-8" aria-labelledby="group-title" {...focusWatch}>
      <div className="grid gap-4">
        <h2 id="group-title" ref={heading} tabIndex={-1}>
          The group picture
        </h2>
        {picture === undefined && next}
      </div>
      {picture !== undefined && (
        <PictureView
          title={`Picture ${String(picture.number)}`}
          byline={byline}
          picture={picture}
          audience="group"
          files={paths.groupExport(faId)}
          presentHref={paths.groupPresentation(faId)}
          earlier={earlier}
          level={2}
        />
      )}
      {picture !== undefined && next}
    </section>
  );
}

/** Each client who shares their result, as the way to it. */
function SharedClients({ programme }: { programme: Programme }) {
  const shared = programme.clients.filter(({ sharedSince }) => sharedSince !== null);
  return (
    <section className="grid content-start gap-4" aria-labelledby="shared-title">
      <h2 id="shared-title">Shared with you</h2>
      {shared.length === 0 ? (
        <p className="measure">
          Nobody has shared a result with you yet. Once a client has opened their window, they can share it
          with you from their result page. It’s their decision, and they can stop at any time.
        </p>
      ) : (
        <ul className="max-w-184 border-b border-hair">
          {shared.map(({ id, name, answers: count, sharedSince }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hair py-1"
            >
              <a className="link-line" href={paths.facilitatorInsights(programme.id, id)}>
                <bdi>{name}</bdi>
              </a>
              <span className="text-base text-muted tabular-nums">
                {count !== null && `${answers(count)} · `}
                {sharedSince !== null && (
                  <>
                    shared since <LocalDate iso={sharedSince} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A programme's shared results, one by one, and all who agreed to be counted as one picture. */
function ProgrammeInsights({ programme, initial }: { programme: Programme; initial: InsightsData | null }) {
  const { ledBy } = programme;
  return (
    <article className="insights">
      <header className="grid gap-3">
        <BackLink href={paths.facilitatorOverview(programme.id)}>{programme.title}</BackLink>
        <h1>Insights</h1>
        <p className="lead">
          {ledBy === null
            ? "What your clients share with you, and what they have in common once enough of them agree to be in a picture."
            : "What clients have shared since you came to lead this programme, too."}
        </p>
      </header>
      <SharedClients programme={programme} />
      <GroupRetakes faId={programme.id} initial={initial?.retakes ?? null} />
      {ledBy === null ? (
        <GroupSection
          faId={programme.id}
          byline={programme.isExample ? groupTexts.example : programme.title}
          initial={initial?.group ?? null}
        />
      ) : (
        <p className="measure">
          Group pictures are for <bdi>{ledBy}</bdi> alone.
        </p>
      )}
    </article>
  );
}

interface ProgrammePageProps {
  faId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: InsightsData | null;
  /** The signed-in person has neither the plan nor a programme. */
  refused?: boolean;
}

/** A programme as a whole: who shares what, and the group picture. */
export function ProgrammePage({ faId, initial, refused = false }: ProgrammePageProps) {
  const enabled = useSession(initial !== null || refused) && !refused;
  const query = trpc.programme.get.useQuery({ faId }, { enabled, ...fromPage(initial?.programme ?? null) });
  return (
    <Insights query={query} refused={refused}>
      {(programme) => <ProgrammeInsights programme={programme} initial={initial} />}
    </Insights>
  );
}

export const ProgrammeInsightsIsland = island(ProgrammePage);
