import type { AdminOverview } from "#src/shared/admin/admin.output.ts";

type Weeks = AdminOverview["weeks"];
type Measure = Exclude<keyof Weeks[number], "monday">;

const measures = [
  ["people", "People", "People who signed up"],
  ["rounds", "Rounds", "Rounds started"],
  ["windows", "First windows", "Rounds that opened their first window"],
  ["trials", "Trials", "Trials started"],
  ["subscribers", "Subscribers", "People who subscribed"],
  ["requests", "Help", "Requests for help"],
] as const satisfies readonly (readonly [Measure, column: string, title: string])[];

/** What began in each of the last weeks, as drawings and as a table. */
export function WeeksSection({ weeks }: { weeks: Weeks }) {
  return (
    <section className="grid gap-6" aria-labelledby="weeks">
      <h2 id="weeks">The last {weeks.length} weeks</h2>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {measures.map(([measure, , title]) => (
          <div key={measure} className="grid content-start gap-2">
            <h3 className="text-base">{title}</h3>
            <Bars counts={weeks.map((week) => week[measure])} />
          </div>
        ))}
      </div>
      <p className="measure text-sm text-muted">
        Weeks begin on Monday, in UTC. Each drawing has its own scale, and its last bar is this week so far.
        What was deleted isn’t in it. People who subscribed may still be in their free days, and only their
        newest start is known.
      </p>
      <details className="min-w-0 text-sm">
        <summary className="link-line text-muted">Read the weeks as a table</summary>
        <WeeksTable weeks={weeks} />
      </details>
    </section>
  );
}

const barWidth = 14;
const step = 20;
const height = 48;
/** A week with one thing among hundreds has to be seen. */
const leastHeight = 3;

/** One measure over the weeks. Attributes alone, because the page's policy refuses inline styles. */
function Bars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts);
  const width = counts.length * step;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const text = `${String(total)} in all, ${String(most)} at most in a week, ${String(counts.at(-1) ?? 0)} so far this week.`;
  return (
    <>
      <svg
        className="block w-full text-line"
        viewBox={`0 0 ${String(width)} ${String(height + 2)}`}
        aria-hidden="true"
        focusable="false"
        stroke="currentColor"
      >
        {counts.map((count, week) => {
          const tall = Math.max(leastHeight, (height * count) / most);
          const fill = week === counts.length - 1 ? "none" : "currentColor";
          const box = { x: week * step + 0.5, y: height - tall + 0.5, width: barWidth - 1, height: tall };
          return count > 0 && <rect key={week} {...box} fill={fill} />;
        })}
        <line x1="0" x2={width} y1={height + 1} y2={height + 1} />
      </svg>
      <p className="text-sm text-muted">{total === 0 ? "None." : text}</p>
    </>
  );
}

/** Twelve weeks need no year, and a phone has no room for it. */
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

const WeeksTable = ({ weeks }: { weeks: Weeks }) => (
  // A keyboard has to be able to scroll it.
  <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="The weeks as a table">
    <table className="twin-table tabular-nums">
      <thead>
        <tr>
          {["Week of", ...measures.map(([, column]) => column)].map((column) => (
            <th key={column} scope="col">
              {column}
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
