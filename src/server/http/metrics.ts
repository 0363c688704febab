import { minutes } from "#src/server/clock.ts";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { durationClasses, type RequestSeries } from "#src/server/metrics.ts";
import { version } from "#src/shared/site/brand.ts";
import type { Deps, DepsSource } from "#src/server/deps.ts";
import { countStreams } from "./streams.ts";
import { runningBuild } from "#src/server/builds.ts";
import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import { hash, timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";

/** Watches how long this process is blocked, in ms: the longest delay in this minute or the one before. */
function watchEventLoop(): () => number {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let before = 0;
  setInterval(() => {
    before = delays.max;
    delays.reset();
  }, minutes(1)).unref();
  return () => Math.max(before, delays.max) / 1_000_000;
}

/*
 * Numbers in the text format of Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats/).
 */

type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** Appended to the metric's name, such as "_bucket". */
  readonly suffix?: string;
  readonly labels?: Labels;
  readonly value: number;
}

export interface Metric {
  readonly name: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly help: string;
  readonly samples: readonly Sample[];
}

const escaped = (value: string): string =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function textOf({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = "", labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${String(value)}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

/** Leaves out metrics without samples. */
const metricsText = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(textOf)
    .join("");

const gauge = (name: string, help: string, value: number | null, labels: Labels = {}): Metric => ({
  ...{ name, type: "gauge", help },
  samples: value === null ? [] : [{ labels, value }],
});

/** A histogram without a sum, which would reveal durations to the microsecond. */
const requestHistogram = (series: readonly RequestSeries[]): Metric => ({
  name: "openpane_request_duration_seconds",
  type: "histogram",
  help: "Requests of people with an account, by route. Nothing that peers do is counted.",
  samples: series.flatMap(({ route, method, status, count, within }) => {
    const labels = { route, method, status };
    const classes = durationClasses.map((most, i) => ({ le: String(most), value: within[i] ?? 0 }));
    return [
      ...[...classes, { le: "+Inf", value: count }].map(({ le, value }) => ({
        ...{ suffix: "_bucket", labels: { ...labels, le }, value },
      })),
      { suffix: "_count", labels, value: count },
    ];
  }),
});

/** Rounds up to the next duration class; above the last one, to full seconds. */
const roundUpToClass = (seconds: number): number =>
  durationClasses.find((most) => seconds <= most) ?? Math.ceil(seconds);

/** Rounds down to a multiple of ten: one alone reveals nothing. */
const roundDownToTen = (count: number): number => count - (count % 10);

export type Measured = Pick<Deps, "db" | "clock" | "metrics" | "hourlyMails" | "findOldestDueJob">;

/** Memory fluctuates by less than this, so that it doesn't reveal a request. */
const memoryStepBytes = 64 * 2 ** 20;

export const residentBytes = (): number =>
  Math.ceil(process.memoryUsage.rss() / memoryStepBytes) * memoryStepBytes;

const secondsSince = (since: Date | null, now: Date): number =>
  since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1_000);

/** Metrics of the whole process. They are coarse, because peers' requests move them, too. */
const processMetrics = (longestDelayMs: () => number): readonly Metric[] => [
  gauge(
    "process_start_time_seconds",
    "When this process started, in seconds since 1970.",
    Math.round(performance.timeOrigin / 1_000),
  ),
  gauge("process_resident_memory_bytes", "Memory of this process, up to the next 64 MB.", residentBytes()),
  gauge(
    "process_event_loop_delay_seconds",
    "The longest time within the last one to two minutes in which this process did nothing else, up to the next class.",
    roundUpToClass(longestDelayMs() / 1_000),
  ),
];

/** Counts as of the full hour: live ones could reveal who has answered. */
function emailMetrics({ hourlyMails }: Measured): readonly Metric[] {
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

/** The state of the database, and jobs in it. */
async function databaseMetrics({ clock, findOldestDueJob }: Measured): Promise<readonly Metric[]> {
  const up = (value: number) => gauge("openpane_database_up", "Whether the database answers.", value);
  try {
    const oldest = await findOldestDueJob();
    const help = "How long the first stored job in line has been due.";
    return [up(1), gauge("openpane_jobs_oldest_due_seconds", help, secondsSince(oldest, clock.now()))];
  } catch {
    return [up(0)];
  }
}

/** All metrics. None may move because someone answers: docs/decisions/085. */
async function listMetrics(deps: Measured, longestDelayMs: () => number): Promise<readonly Metric[]> {
  return [
    gauge("openpane_build_info", "What runs here.", 1, { version, build: runningBuild() }),
    requestHistogram(deps.metrics.series()),
    {
      ...{ name: "openpane_server_errors_total", type: "counter" },
      help: "Answers with 5xx to any request, also of peers: they store nothing.",
      samples: [{ value: deps.metrics.serverErrors() }],
    },
    gauge(
      "openpane_open_streams",
      "Open event streams, down to a multiple of ten.",
      roundDownToTen(countStreams()),
    ),
    gauge(
      "openpane_database_writes_waiting",
      "Writes of this process that wait for their turn, down to a multiple of ten.",
      roundDownToTen(deps.db.writesWaiting()),
    ),
    ...(await databaseMetrics(deps)),
    ...emailMetrics(deps),
    ...processMetrics(longestDelayMs),
  ];
}

/** Takes constant time, because hashes are equally long. */
const isEqual = (given: string, wanted: string): boolean =>
  timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", wanted, "buffer"));

const bearerOf = (header: string | undefined): string => /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? "";

/** `/metrics`, for Prometheus. Needs METRICS_TOKEN; without that setting it doesn't exist. */
export function metricsRoute(app: Hono<HttpEnv>, source: DepsSource): void {
  let longestDelayMs: (() => number) | null = null;
  app.get("/metrics", async (c, next) => {
    const deps = await source.get();
    const { METRICS_TOKEN } = deps.env;
    if (METRICS_TOKEN === undefined) return next();
    c.set("routePattern", "/metrics");
    if (!isEqual(bearerOf(c.req.header("authorization")), METRICS_TOKEN))
      return c.text("Send METRICS_TOKEN as a bearer token.", 401, { "www-authenticate": "Bearer" });
    longestDelayMs ??= watchEventLoop();
    const text = metricsText(await listMetrics(deps, longestDelayMs));
    return c.body(text, 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
  });
}
