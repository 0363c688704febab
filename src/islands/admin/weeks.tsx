import type { AdminOverview } from "#src/shared/admin/admin.output.ts";

type Weeks = AdminOverview["weeks"];
type Measure = Exclude<keyof Weeks[number], "monday">;

const measures = [
  ["people", "People"],
  ["rounds", "Rounds"],
  ["windows", "Windows"],
  ["trials", "Trials"],
  ["payers", "Payers"],
  ["requests", "Help"],
] as const satisfies readonly (readonly [Measure, string])[];

const titles: Readonly<Record<Measure, string>> = {
  people: "People who signed up",
  rounds: "Rounds started",
  windows: "Windows opened for the first time",
  trials: "Trials started",
  payers: "People who started to pay",
  requests: "Requests for help",
};

/** What began in each of the last weeks, as drawings and as a table. */
export function WeeksSection({ weeks }: { weeks: Weeks }) {
  return (
    <section className="grid gap-6" aria-labelledby="weeks">
      <h2 id="weeks">The last {weeks.length} weeks</h2>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {measures.map(([measure]) => (
          <Course key={measure} title={titles[measure]} counts={weeks.map((week) => week[measure])} />
        ))}
      </div>
      <p className="measure text-sm text-muted">
        Weeks begin on Monday, in UTC. Each drawing has its own scale, and its last bar is this week so far.
        What was deleted isn’t in it. Of someone who paid before, only the newest start is known.
      </p>
      <details className="min-w-0 text-sm">
        <summary className="twin-summary">Read the weeks as a table</summary>
        <WeeksTable weeks={weeks} />
      </details>
    </section>
  );
}

const barWidth = 14;
const gap = 6;
const height = 48;
/** A week with one thing among hundreds has to be seen. */
const leastHeight = 3;

/** One measure over the weeks. Attributes alone, because the page's policy refuses inline styles. */
function Course({ title, counts }: { title: string; counts: readonly number[] }) {
  const most = Math.max(...counts);
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-base">{title}</h3>
      <svg
        className="block w-full text-line"
        viewBox={`0 0 ${String(counts.length * (barWidth + gap) - gap)} ${String(height + 2)}`}
        aria-hidden="true"
        focusable="false"
      >
        {counts.map((count, week) => {
          const tall = count === 0 ? 0 : Math.max(leastHeight, (height * count) / most);
          const isNow = week === counts.length - 1;
          return (
            <rect
              key={week}
              x={week * (barWidth + gap) + 0.5}
              y={height - tall + 0.5}
              width={barWidth - 1}
              height={tall}
              fill={isNow ? "none" : "currentColor"}
              stroke={count === 0 ? "none" : "currentColor"}
            />
          );
        })}
        <line
          x1="0"
          x2={counts.length * (barWidth + gap) - gap}
          y1={height + 1}
          y2={height + 1}
          stroke="currentColor"
        />
      </svg>
      <p className="text-sm text-muted">{courseText(counts)}</p>
    </div>
  );
}

/** "24 in all, 9 at most in a week, 3 so far this week." */
function courseText(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return "None.";
  const most = Math.max(...counts);
  return `${String(total)} in all, ${String(most)} at most in a week, ${String(counts.at(-1) ?? 0)} so far this week.`;
}

/** Twelve weeks need no year, and a phone has no room for it. */
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

function WeeksTable({ weeks }: { weeks: Weeks }) {
  return (
    // A keyboard has to be able to scroll it.
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="The weeks as a table">
      <table className="twin-table tabular-nums">
        <thead>
          <tr>
            <th scope="col">Week of</th>
            {measures.map(([measure, name]) => (
              <th key={measure} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.monday}>
              <th scope="row" className="whitespace-nowrap">
                {dayAndMonth.format(new Date(week.monday))}
              </th>
              {measures.map(([measure]) => (
                <td key={measure}>{week[measure]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
