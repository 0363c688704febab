import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "#src/islands/kit/api/api.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { tabStore, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import type { ProgrammeSummary, Sending } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { readSkipped, skippedKey } from "./outcome.ts";

/** "12 of 18 invitations sent" */
function progressText({ sent, waiting, failed }: Omit<Sending, "later">): string {
  const all = sent + waiting + failed;
  return `${sent} of ${all} ${all === 1 ? "invitation" : "invitations"} sent`;
}

/** The text when all are sent. */
function doneText({ sent, later, failed }: Sending): string {
  if (sent === 0 && later > 0) return "No invitation is sent yet.";
  if (sent === 0) return failed === 0 ? "There are no invitations to send." : "No invitation was sent.";
  if (failed + later > 0) return progressText({ sent, failed, waiting: later });
  return sent === 1
    ? "Your invitation is sent."
    : `${sent === 2 ? "Both" : `All ${sent}`} invitations are sent.`;
}

const pollMs = 2_000;

interface SendingProgressProps {
  faId: string;
  initial: Sending;
}

/** How many invitations are sent, reloaded while some wait and someone looks. */
function SendingProgress({ faId, initial }: SendingProgressProps) {
  // React Query doesn't do it in hidden tabs.
  const query = trpc.programme.sending.useQuery(
    { faId },
    {
      ...fromPage(initial),
      refetchInterval: ({ state }) => ((state.data ?? initial).waiting > 0 ? pollMs : false),
    },
  );
  const sending = query.data ?? initial;
  const { sent, waiting, later, failed } = sending;
  const isDone = waiting === 0;
  return (
    <section className="card grid gap-3" aria-label="Sending">
      {!isDone && (
        <>
          <p className="font-[600] tabular-nums" id="sending">
            {progressText(sending)}
          </p>
          <progress
            className="h-3 w-full appearance-none overflow-hidden rounded-full bg-hair [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hair [&::-webkit-progress-value]:bg-accent"
            aria-labelledby="sending"
            max={sent + waiting + failed}
            value={sent + failed}
          />
          <p className="text-base text-muted">You can leave this page. We’ll keep sending.</p>
          {query.error !== null && (
            <p className="text-base text-muted">
              We can’t reach the server right now, so this may be out of date.
            </p>
          )}
        </>
      )}
      {/* Said once, when it is done: a number every two seconds is more than anyone wants to hear. */}
      <div role="status">{isDone && <p className="font-[600]">{doneText(sending)}</p>}</div>
      {later > 0 && (
        <p>
          {later === 1 ? "1 invitation goes" : `${later} invitations go`} out later, because the address has
          had too many invitations today.
        </p>
      )}
      {failed > 0 && (
        <p>
          {failed === 1 ? "1 invitation couldn’t" : `${failed} invitations couldn’t`} be delivered. Please
          check the address on the overview.
        </p>
      )}
    </section>
  );
}

/** A programme whose invitations are being sent. */
interface SentProgramme {
  readonly programme: Pick<ProgrammeSummary, "id" | "title" | "opens" | "reminders" | "closesAt">;
  readonly sending: Sending;
}

/** Both calls go in one request. For pages that come without the person. */
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
  const skipped = readSkipped(useStoredText(tabStore, skippedKey(faId)));
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
            <strong>
              <bdi>{name || email}</bdi>
            </strong>{" "}
            {name !== "" && `(${email}) `}
            {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const [first, second] = programmeLimits.reminderDays;

/** What happens from here on, in three lines. */
function NextLines({
  opens,
  reminders,
  closesAt,
}: Pick<ProgrammeSummary, "opens" | "reminders" | "closesAt">) {
  return (
    <section className="grid gap-2" aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <ol className="measure grid list-decimal gap-2 ps-6">
        <li>
          {reminders
            ? `Your clients accept or decline. We remind those who haven’t replied after ${first} and ${second} days${closesAt === null ? "" : ", until the deadline"}.`
            : "Your clients accept or decline. You can remind those who haven’t replied after a few days."}
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

interface SentProps {
  faId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: SentProgramme | null;
}

/** The state of the invitations, and the next step. */
export function Sent({ faId, initial }: SentProps) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...sentQuery(faId), enabled, initialData: () => initial ?? undefined });
  if (query.data) return <Outcome {...query.data} />;
  return <NotLoaded query={query} what="This page" loading="Loading your invitations" />;
}

function Outcome({ programme, sending }: SentProgramme) {
  const { id, title } = programme;
  return (
    <div className="grid max-w-measure gap-8">
      <p className="lead wrap-anywhere">
        For “<bdi>{title}</bdi>”.
      </p>
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

export const SentIsland = island(Sent);
