import { version } from "#src/shared/site/version.ts";
import type { Deps } from "#src/server/deps.ts";
import { countStreams } from "#src/server/http/streams.ts";
import { runningBuild } from "#src/server/builds.ts";
import type { EventLoopWatch } from "./event-loop.ts";
import { gauge, inTens, requestHistogram, upToClass, type Metric } from "./metrics-text.ts";

export type Measured = Pick<Deps, "db" | "clock" | "metrics" | "hourlyMails" | "findOldestDueJob">;

/** Memory moves by itself; this much doesn't tell of a request. */
const memoryStepBytes = 64 * 2 ** 20;

export const residentBytes = (): number =>
  Math.ceil(process.memoryUsage.rss() / memoryStepBytes) * memoryStepBytes;

const secondsSince = (since: Date | null, now: Date): number =>
  since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1_000);

/** Of this process as a whole: `process_…`. Everything in it is coarse, as all requests move it, also peers'. */
const ofProcess = (loop: EventLoopWatch): readonly Metric[] => [
  gauge(
    "process_start_time_seconds",
    "When this process started, in seconds since 1970.",
    Math.round(performance.timeOrigin / 1_000),
  ),
  gauge("process_resident_memory_bytes", "Memory of this process, up to the next 64 MB.", residentBytes()),
  gauge(
    "process_event_loop_delay_seconds",
    "The longest time within the last one to two minutes in which this process did nothing else, up to the next class.",
    upToClass(loop.longestDelayMs() / 1_000),
  ),
];

/** As they stood on the hour: from one moment to the next, emails could tell who has answered. */
function ofEmails({ hourlyMails }: Measured): readonly Metric[] {
  const latest = hourlyMails.latest();
  if (latest === null) return [];
  const { counts, countedAt, longestDueAt } = latest;
  return [
    {
      ...{ name: "openpane_emails", type: "gauge", help: "Emails by state, at the last full hour." },
      samples: counts.map(({ state, count }) => ({ labels: { state }, value: count })),
    },
    gauge(
      "openpane_emails_oldest_due_seconds",
      "How long the first email in line had been due at the last full hour.",
      secondsSince(longestDueAt, countedAt),
    ),
  ];
}

/** The database, and what can't be asked without it. */
async function ofDatabase({ clock, findOldestDueJob }: Measured): Promise<readonly Metric[]> {
  const up = (value: number) => gauge("openpane_database_up", "Whether the database answers.", value);
  try {
    const oldest = await findOldestDueJob();
    const help = "How long the first stored job in line has been due.";
    return [up(1), gauge("openpane_jobs_oldest_due_seconds", help, secondsSince(oldest, clock.now()))];
  } catch {
    return [up(0)];
  }
}

/** All that is told to monitoring. Nothing of it may move because someone answers: docs/decisions/085. */
export async function listMetrics(deps: Measured, loop: EventLoopWatch): Promise<readonly Metric[]> {
  return [
    gauge("openpane_build_info", "What runs here.", 1, { version, build: runningBuild() }),
    requestHistogram(deps.metrics.series()),
    {
      ...{ name: "openpane_server_errors_total", type: "counter" },
      help: "Answers with 5xx to any request, also of peers: they store nothing.",
      samples: [{ value: deps.metrics.serverErrors() }],
    },
    gauge("openpane_open_streams", "Open event streams, down to a multiple of ten.", inTens(countStreams())),
    gauge(
      "openpane_database_writes_waiting",
      "Writes of this process that wait for their turn, down to a multiple of ten.",
      inTens(deps.db.writesWaiting()),
    ),
    ...(await ofDatabase(deps)),
    ...ofEmails(deps),
    ...ofProcess(loop),
  ];
}
