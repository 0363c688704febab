import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";

const [first, second] = programmeLimits.reminderDays;

/** What happens from here on, in three lines. */
export function NextLines({ opens, reminders }: Pick<ProgrammeSummary, "opens" | "reminders">) {
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
