import { dayText } from "./person.tsx";
import { CutList } from "#src/islands/kit/lists/long-list.tsx";
import type { PersonPage } from "#src/shared/admin/people.output.ts";
import { formatAmount } from "#src/shared/plan/format-amount.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { roleNames } from "#src/shared/organisation/organisation.ts";
import type { ReactNode } from "react";

interface ShortListProps {
  label: string;
  rows: readonly { title: string; line: string; refusal?: string | null }[];
  /** There are older ones that nobody loaded. */
  hasMore?: boolean;
  none: string;
}

/** A list that is cut after a few. Its rows never move, so their places are their keys. */
function ShortList({ label, rows, hasMore = false, none }: ShortListProps) {
  if (rows.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <div className="grid max-w-measure gap-3">
      <CutList
        label={label}
        items={rows.map((row, place) => ({ ...row, place }))}
        keyOf={({ place }) => String(place)}
        row="py-2"
        shownAtFirst={5}
        allLabel={`Show all ${String(rows.length)}`}
      >
        {({ title, line, refusal }) => (
          <>
            <p className="wrap-anywhere first-letter:uppercase">
              <bdi>{title}</bdi>
            </p>
            <p className="text-sm text-muted wrap-anywhere">{line}</p>
            {refusal && <p className="text-sm wrap-anywhere">Why: {refusal}</p>}
          </>
        )}
      </CutList>
      {hasMore && <p className="text-sm text-muted">Only the newest {rows.length} are listed.</p>}
    </div>
  );
}

const Part = (props: Omit<ShortListProps, "none">) => (
  <div className="grid gap-3">
    <h3>{props.label}</h3>
    <ShortList {...props} none="None." />
  </div>
);

/** Titles, numbers and dates of what someone leads; nobody’s results. */
export function LeadingSection({ person: { programmes, teams, workshops } }: { person: PersonPage }) {
  return (
    <section className="grid gap-6" aria-labelledby="leads">
      <h2 id="leads">Programmes, teams and workshops</h2>
      <Part
        label="Programmes they lead"
        hasMore={programmes.hasMore}
        rows={programmes.items.map(({ title, isOwn, clients, accepted, started, closed }) => {
          const asked = clients === 1 ? "1 client" : `${String(clients)} clients`;
          const state = closed === null ? `runs since ${dayText(started)}` : `ended ${dayText(closed)}`;
          const leader = isOwn ? "" : " · led with its owner";
          return { title, line: `${asked}, ${String(accepted)} accepted · ${state}${leader}` };
        })}
      />
      <Part
        label="Teams they’re in"
        rows={teams.map(({ name, role, joined }) => ({
          title: name,
          line: `${roleNames[role]} · since ${dayText(joined)}`,
        }))}
      />
      <Part
        label="Workshops they started"
        hasMore={workshops.hasMore}
        rows={workshops.items.map(({ title, team, step, started }) => {
          const state = step === "ended" ? "ended" : "under way";
          return { title, line: `${team ?? "Without a team"} · started ${dayText(started)} · ${state}` };
        })}
      />
    </section>
  );
}

type Billing = PersonPage["billing"];

function priceText(subscription: Billing["subscription"]): string {
  if (subscription === null) return "They pay for nothing.";
  const { amount, currency, interval, seats } = subscription;
  if (amount === null || currency === null) return "Only the payment provider knows.";
  const each = interval === null ? "" : ` each ${interval}`;
  const seat = `${formatAmount(amount, currency, "en-GB")} a seat${each}`;
  return seats === null ? seat : `${seat}, ${formatAmount(amount * seats, currency, "en-GB")} in all`;
}

function nextPaymentText({ renews, until }: NonNullable<Billing["subscription"]>): string {
  if (renews !== null) return dayText(renews);
  return until === null ? "Only the payment provider knows." : `None: it ends on ${dayText(until)}`;
}

const problemTexts = {
  past_due: "The last one failed, and is tried again. The plan stays on meanwhile.",
  suspended: "On hold at the payment provider: unpaid or paused. It gives no plan.",
} as const satisfies Record<NonNullable<Billing["problem"]>, string>;

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] items-baseline gap-x-4 border-t border-hair py-2">
    <dt className="text-muted">{term}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

export function BillingSection({ billing }: { billing: Billing }) {
  const { subscription, problem, holders, seatOf, customerPage } = billing;
  const seats = subscription?.seats ?? null;
  return (
    <section className="grid gap-4" aria-labelledby="billing">
      <h2 id="billing">Payments</h2>
      <dl className="max-w-measure border-b border-hair">
        <Fact term="Price">{priceText(subscription)}</Fact>
        {problem !== null && <Fact term="Payment">{problemTexts[problem]}</Fact>}
        {subscription !== null && <Fact term="Next payment">{nextPaymentText(subscription)}</Fact>}
        {seats !== null && <Fact term="Seats">{seats}, their own included</Fact>}
        {holders.length > 0 && (
          <Fact term="Seats go to">
            <ul>
              {holders.map(({ id, name }) => (
                <li key={id}>
                  <a className="link-line" href={adminPaths.person(id)}>
                    <bdi>{name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {seatOf !== null && (
          <Fact term="Their seat">
            In the plan of <bdi>{seatOf}</bdi>
          </Fact>
        )}
        <Fact term="Invoices">
          We don’t store any.{" "}
          {customerPage === null ? (
            "The payment provider has no page about them."
          ) : (
            <a className="link-line" href={customerPage} rel="noreferrer">
              See them at the payment provider
            </a>
          )}
        </Fact>
      </dl>
    </section>
  );
}

type Email = PersonPage["emails"]["items"][number];

const stateTexts: Readonly<Record<Email["state"], string>> = {
  waiting: "Waiting to leave",
  retrying: "Refused, will be tried again",
  sent: "Sent",
  failed: "Given up",
  local: "In the local mailbox",
};

const wayTexts: Readonly<Record<Email["as"], string>> = {
  account: "About their account",
  payer: "About their plan",
  client: "To them as a client",
};

/** What is still known of emails to someone, and of their requests for help. */
export function EmailsSection({ person: { emails, requests } }: { person: PersonPage }) {
  return (
    <>
      <section className="grid gap-4" aria-labelledby="emails">
        <h2 id="emails">Emails</h2>
        <p className="measure text-muted">
          We keep no list of sent emails. Listed is what we still know: emails about their account or their
          plan, and to them as a client. Emails that ask them to describe someone, or come from a team, are
          never shown.
        </p>
        <ShortList
          label="Emails"
          hasMore={emails.hasMore}
          rows={emails.items.map(({ kind, as, state, created, refusal }) => ({
            ...{ title: kind, refusal },
            line: `${wayTexts[as]} · ${stateTexts[state]} · ${dayText(created)}`,
          }))}
          none="None that we still know of."
        />
      </section>
      <section className="grid gap-4" aria-labelledby="requests">
        <h2 id="requests">Requests for help</h2>
        <p className="measure text-muted">
          They go to the support address by email. Once one has left, we no longer know whose it was.
        </p>
        <ShortList
          label="Requests for help"
          hasMore={requests.hasMore}
          rows={requests.items.map(({ state, created, refusal }) => ({
            ...{ title: `Asked ${dayText(created)}`, line: stateTexts[state], refusal },
          }))}
          none="None is on its way."
        />
      </section>
    </>
  );
}
