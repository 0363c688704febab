import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { SendingProgress } from "./SendingProgress.tsx";
import type { ProgrammeSummary, Sending } from "#src/shared/programme/programme.output.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { readSkipped, skippedKey } from "#src/islands/programme/outcome.ts";
import { perTab } from "#src/islands/kit/browser/browser-storage.ts";
import { useStoredText } from "#src/islands/kit/browser/use-stored-text.ts";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { people } from "#src/shared/survey/survey-stage.ts";
import { api } from "#src/islands/kit/api/api.ts";

/** A programme whose invitations go out. */
interface SentProgramme {
  readonly programme: Pick<ProgrammeSummary, "id" | "title" | "opens" | "reminders">;
  readonly sending: Sending;
}

/** Both calls travel in one request. For pages that come without the person. */
const sentQuery = (faId: string) =>
  queryOptions({
    queryKey: ["programme.sent", faId],
    queryFn: async (): Promise<SentProgramme> => {
      const [programme, sending] = await Promise.all([
        api.programme.get.query({ faId }),
        api.programme.sending.query({ faId }),
      ]);
      return { programme, sending };
    },
  });

/** Who was on the list and gets no email. Known in the tab that sent it, for as long as that is open. */
function SkippedPeople({ faId }: { faId: string }) {
  const skipped = readSkipped(useStoredText(perTab, skippedKey(faId)));
  if (skipped.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={`${people(skipped.length)} ${skipped.length === 1 ? "wasn’t" : "weren’t"} invited`}
    >
      <ul className="grid gap-1">
        {skipped.map(({ name, email, reason }, place) => (
          // The same address may have been sent twice.
          <li key={place} className="wrap-anywhere">
            <strong>{name || email}</strong> {name !== "" && `(${email}) `}
            {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const [first, second] = programmeLimits.reminderDays;

/** What happens from here on, in three lines. */
function NextLines({ opens, reminders }: Pick<ProgrammeSummary, "opens" | "reminders">) {
  return (
    <section className="grid gap-2" aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <ol className="measure grid list-decimal gap-2 ps-6">
        <li>
          {reminders
            ? `Your clients accept or decline. We remind those who haven’t replied after ${first} and ${second} days.`
            : "Your clients accept or decline. You can nudge those who haven’t replied after a few days."}
        </li>
        <li>Everyone who accepts picks words for themselves and asks people who know them.</li>
        <li>
          {opens === "together"
            ? "When enough people have answered, you open the window together in your session."
            : "When enough people have answered, they open their window. You see it if they share it with you."}
        </li>
      </ol>
    </section>
  );
}

export interface SentProps {
  faId: string;
  /** null where the page did not know who is signed in. */
  initial: SentProgramme | null;
}

/** What has become of the invitations, and what comes next. */
export function Sent({ faId, initial }: SentProps) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...sentQuery(faId), enabled, initialData: () => initial ?? undefined });
  if (query.data) return <Outcome {...query.data} />;
  if (query.error === null) return <Skeleton label="Loading your invitations" />;
  return (
    <LoadFailed
      what="This page"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function Outcome({ programme, sending }: SentProgramme) {
  const { id, title } = programme;
  return (
    <div className="grid max-w-measure gap-8">
      <p className="lead wrap-anywhere">For “{title}”.</p>
      <SendingProgress faId={id} initial={sending} />
      <SkippedPeople faId={id} />
      <NextLines {...programme} />
      <p className="flex flex-wrap gap-3">
        <LinkButton look="primary" large href={paths.facilitatorOverview(id)}>
          See the overview
        </LinkButton>
        <LinkButton look="quiet" large className="max-sm:-ms-3" href={paths.dashboardFacilitator()}>
          Go to your dashboard
        </LinkButton>
      </p>
    </div>
  );
}
