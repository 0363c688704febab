/**
 * Upper bounds of the duration classes, in seconds. The lowest is longer than any delay that one answer can
 * cause: see docs/decisions/085.
 */
export const durationClasses = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Requests of one route, method and class of status. */
export interface RequestSeries {
  readonly route: string;
  readonly method: string;
  readonly status: string;
  readonly count: number;
  /** How many took at most each of `durationClasses`. */
  readonly within: readonly number[];
}

export interface FinishedRequest {
  /** The route's pattern; null if the route isn't counted separately. */
  readonly route: string | null;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
}

/** Counts this process's requests since its start. */
export interface Metrics {
  note(request: FinishedRequest): void;
  readonly series: () => readonly RequestSeries[];
  /** Answers with 5xx, of all requests. They store nothing. */
  readonly serverErrors: () => number;
}

export function createMetrics(): Metrics {
  const counted = new Map<string, RequestSeries>();
  let serverErrors = 0;
  return {
    note: ({ route, method, status, ms }) => {
      if (status >= 500) serverErrors += 1;
      if (route === null) return;
      const shown = `${String(Math.floor(status / 100))}xx`;
      const key = `${method} ${route} ${shown}`;
      const before = counted.get(key);
      counted.set(key, {
        ...{ route, method, status: shown },
        count: (before?.count ?? 0) + 1,
        within: durationClasses.map((most, i) => (before?.within[i] ?? 0) + (ms <= most * 1_000 ? 1 : 0)),
      });
    },
    series: () => [...counted.values()],
    serverErrors: () => serverErrors,
  };
}
