import { programmeLimits, type Opener } from "#src/shared/programme/programme-limits.ts";

interface WhatHappensProps {
  opens: Opener;
  reminders: boolean;
}

const [first, second] = programmeLimits.reminderDays;

/** What the button sets in motion, and what a facilitator will and won't see. */
export function WhatHappens({ opens, reminders }: WhatHappensProps) {
  return (
    <section className="grid gap-2" aria-labelledby="happens">
      <h3 id="happens">What happens next</h3>
      <ul className="measure grid list-disc gap-2 ps-5">
        <li>Each person gets an email with a link of their own. They can accept or decline.</li>
        <li>
          Everyone who accepts gets their own round. They pick words for themselves and ask people who know
          them.
        </li>
        <li>
          {opens === "together"
            ? "Each window stays closed until your session, and opens there once your client agrees."
            : "They open their window when enough people have answered."}
        </li>
        <li>You see how far each client is. You see a result only if they share it with you.</li>
        {reminders && (
          <li>
            We remind people who haven’t replied after {first} and {second} days.
          </li>
        )}
      </ul>
    </section>
  );
}
