import { durationClasses, type RequestSeries } from "#src/server/metrics.ts";

/*
 * Numbers in the text format of Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats/).
 */

type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** What comes after the metric's name, such as "_bucket". */
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

/** Metrics without a sample are left out: there is nothing to say yet. */
export const metricsText = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(textOf)
    .join("");

export const gauge = (name: string, help: string, value: number | null, labels: Labels = {}): Metric => ({
  ...{ name, type: "gauge", help },
  samples: value === null ? [] : [{ labels, value }],
});

/** A histogram without a sum: that would tell durations to the microsecond. */
export const requestHistogram = (series: readonly RequestSeries[]): Metric => ({
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

/** Up to the next of the classes that durations are counted in; longer ones to full seconds. */
export const upToClass = (seconds: number): number =>
  durationClasses.find((most) => seconds <= most) ?? Math.ceil(seconds);

/** A number of things of which one alone tells nothing: down to a multiple of ten. */
export const inTens = (count: number): number => count - (count % 10);
