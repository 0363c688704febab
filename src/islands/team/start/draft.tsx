import { useEffect, useRef, useState } from "react";
import { tabStore, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import type { FieldProblem } from "#src/islands/kit/forms/form.tsx";
import { LocalDate, endOfDay } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { people as peopleCount } from "#src/shared/survey/survey-stage.ts";
import { leastAnswersOf, panelSizeFor, teamLimits } from "#src/shared/team/team-limits.ts";
import { ofFiveText } from "./PeopleChoice.tsx";

export interface Draft {
  readonly title: string;
  readonly purpose: string;
  /** A day, as in a date field. */
  readonly closesAt: string;
  /** Ids of the chosen people. */
  readonly people: readonly string[];
  /** As typed. */
  readonly panelSize: string;
}

/** The stored draft; unreadable parts are empty. */
function readDraft(stored: string | null): Draft {
  const kept = fieldsOf(stored);
  const text = (name: keyof Draft, otherwise: string): string => {
    const value = kept[name];
    return typeof value === "string" ? value : otherwise;
  };
  const people = kept["people"];
  return {
    title: text("title", ""),
    purpose: text("purpose", ""),
    closesAt: text("closesAt", ""),
    people: Array.isArray(people) ? people.filter((one) => typeof one === "string") : [],
    panelSize: text("panelSize", String(teamLimits.panelSize)),
  };
}

function fieldsOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** A team of more may choose how many colleagues each describes. */
export const choosesPanel = ({ people }: Draft): boolean => people.length > teamLimits.allDescribeAll;

/** How many colleagues each describes. */
export const panelOf = (draft: Draft): number =>
  panelSizeFor(draft.people.length, Number.parseInt(draft.panelSize, 10));

/**
 * What can be said of a form before it's sent; the server has the last word.
 * @param isTooSoon whether some of its people can't be in a round together yet
 */
export function problemsOf(draft: Draft, isTooSoon: boolean): readonly FieldProblem[] {
  const { leastPeople, mostPeople, leastPanel, mostPanel, leastHours, mostDays } = teamLimits;
  const { title, closesAt, people, panelSize } = draft;
  const end = endOfDay(closesAt);
  const hoursLeft = end === null ? 0 : (new Date(end).getTime() - Date.now()) / 3_600_000;
  const size = Number(panelSize);
  const isPanel = Number.isInteger(size) && size >= leastPanel && size <= mostPanel;
  const found: readonly [fieldId: string, isWrong: boolean, message: string][] = [
    ["title", title.trim() === "", "Please give the round a title."],
    ["closesAt", end === null, "Please choose the day when the round ends."],
    [
      "closesAt",
      end !== null && (hoursLeft < leastHours || hoursLeft > 24 * mostDays),
      `Please choose a day within the next ${String(mostDays)} days, at least ${String(leastHours)} hours from now.`,
    ],
    ["people", people.length < leastPeople, `Please choose at least ${String(leastPeople)} people.`],
    [
      "people",
      isTooSoon,
      "Some of these people can’t be in a round together yet. The note below the list has the date.",
    ],
    ["people", people.length > mostPeople, `Please choose at most ${String(mostPeople)} people.`],
    [
      "panelSize",
      choosesPanel(draft) && !isPanel,
      `Please enter a number from ${String(leastPanel)} to ${String(mostPanel)}.`,
    ],
  ];
  return found.flatMap(([fieldId, isWrong, message]) => (isWrong ? [{ fieldId, message }] : []));
}

export const inputOf = (id: string, draft: Draft) => ({
  id,
  title: draft.title,
  ...(draft.purpose.trim() !== "" && { purpose: draft.purpose }),
  closesAt: endOfDay(draft.closesAt) ?? "",
  people: [...draft.people],
  ...(choosesPanel(draft) && { panelSize: Number(draft.panelSize) }),
});

/** The form's fields, kept in this tab over a reload. */
export function useRoundDraft(organisationId: string) {
  const key = storeKey(`team-round.${organisationId}`);
  const kept = readDraft(useStoredText(tabStore, key));
  /** Once it's sent, the page shows what was sent until the next page is there. */
  const [sent, setSent] = useState<Draft | null>(null);
  return {
    draft: sent ?? kept,
    change: (changed: Partial<Draft>) =>
      tabStore.write(key, JSON.stringify({ ...readDraft(tabStore.read(key)), ...changed })),
    end: () => {
      setSent(kept);
      tabStore.write(key, null);
    },
  };
}

interface SummaryProps {
  organisation: Organisation;
  draft: Draft;
  isBusy: boolean;
  onBack: () => void;
  onAsk: () => void;
}

/** What happens, before anyone is asked. */
export function Summary({ organisation, draft, isBusy, onBack, onAsk }: SummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The second click of a double click would land on the button before anyone has read anything.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 500);
    return () => clearTimeout(timer);
  }, []);
  const names = organisation.members
    .filter(({ userId }) => draft.people.includes(userId))
    .map(({ name }) => name);
  const count = peopleCount(names.length);
  const panel = panelOf(draft);
  const size = String(panel);
  return (
    <section className="grid max-w-measure gap-6" aria-labelledby="summary">
      <h2 id="summary" ref={heading} tabIndex={-1} className="wrap-anywhere" dir="auto">
        {draft.title}
      </h2>
      {draft.purpose.trim() !== "" && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {draft.purpose}
        </p>
      )}
      <ul className="grid gap-2">
        <li>We email {count} now, and remind those who are behind before the deadline.</li>
        <li>
          Everyone picks their own words. Each describes {size} colleagues, and is described by {size}.
        </li>
        <li>
          They can answer until <LocalDate iso={endOfDay(draft.closesAt) ?? ""} withTime />. Then all windows
          open together, and each person reads their own. A window opens if at least {leastAnswersOf(panel)}{" "}
          colleagues have described its person.
        </li>
        <li>
          The team picture is made at the same moment, of everyone who lets their window count, if that’s at
          least {leastCounted}.{names.length === leastCounted && ` ${ofFiveText}`}
        </li>
        <li>Anyone can step out. You see how many have finished, and nothing on any single person.</li>
        <li>
          If a window opens, these people can’t be in another round of this team for {teamLimits.apartWeeks}{" "}
          weeks: two windows close to each other could tell who picked what.
        </li>
      </ul>
      <details>
        <summary className="min-h-11 content-center">Read the {names.length} names</summary>
        <ul className="wrap-anywhere">
          {names.map((name, place) => (
            <li key={place} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" large busy={isBusy} busyLabel="Asking…" disabled={!isReady} onClick={onAsk}>
          Ask {count}
        </Button>
        <Button look="quiet" onClick={onBack}>
          Change something
        </Button>
      </div>
    </section>
  );
}
