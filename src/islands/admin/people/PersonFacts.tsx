import type { Person } from "#src/shared/admin/people.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { dayText, planText, roundsText } from "./person-text.ts";

function roleText({ isAdmin, isSupport }: Person): string {
  if (isSupport) return "Administrator, by the support address";
  return isAdmin ? "Administrator" : "None";
}

function planWithEnd({ plan, given }: Person): string {
  if (given === null) return planText(plan);
  const end = given.until === null ? "no end date" : `until ${dayText(given.until)}`;
  return plan === "given" ? `${planText(plan)}, ${end}` : `${planText(plan)}; also given, ${end}`;
}

/** What we know of someone: nothing that they or others picked. */
export function PersonFacts({ person }: { person: Person }) {
  const { id, name, email, username, verified, since, lastSeen, rounds } = person;
  const rows: readonly (readonly [name: string, value: string])[] = [
    ["Email", `${email} (${verified ? "confirmed" : "not confirmed"})`],
    ["Username", username ?? "None"],
    ["Role", roleText(person)],
    ["Plan", planWithEnd(person)],
    ["Signed up", dayText(since)],
    ["Last seen", lastSeen === null ? "Not lately" : dayText(lastSeen)],
  ];
  return (
    <section className="grid gap-4" aria-labelledby="person">
      <h2 id="person" className="wrap-anywhere">
        {name}
      </h2>
      <dl className="max-w-measure border-b border-hair">
        {rows.map(([term, value]) => (
          <div
            key={term}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] gap-x-4 border-t border-hair py-2"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a className="link-line" href={adminPaths.rounds({ person: id })}>
          {roundsText(rounds)}
        </a>
      </p>
    </section>
  );
}
