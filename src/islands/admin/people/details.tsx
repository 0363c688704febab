import { dayText } from "./person.tsx";
import { CutList } from "#src/islands/kit/lists/long-list.tsx";
import type { PersonPage } from "#src/shared/admin/admin.output.ts";
import { formatAmount } from "#src/shared/plan/format-amount.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { roleNames } from "#src/shared/organisation/organisation.ts";
import type { ReactNode } from "react";

const shownAtFirst = 5;

interface ShortListProps<Item> {
  label: string;
  items: readonly Item[];
  /** There are older ones that nobody loaded. */
  hasMore?: boolean;
  /** What to read where there are none. */
  none: string;
  children: (item: Item) => ReactNode;
}

/** A list that is cut after a few. Its items never move, so their places are their keys. */
function ShortList<Item>({ label, items, hasMore = false, none, children }: ShortListProps<Item>) {
  if (items.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <div className="grid max-w-measure gap-3">
      <CutList
        label={label}
        items={items.map((item, place) => ({ item, place }))}
        keyOf={({ place }) => String(place)}
        row="py-2"
        shownAtFirst={shownAtFirst}
        allLabel={`Show all ${String(items.length)}`}
      >
        {({ item }) => children(item)}
      </CutList>
      {hasMore && <p className="text-sm text-muted">Only the newest {items.length} are listed.</p>}
    </div>
  );
}

/** What a row is about, and a quieter line below. */
const Row = ({ title, line, refusal = null }: { title: string; line: string; refusal?: string | null }) => (
  <>
    <p className="wrap-anywhere first-letter:uppercase">{title}</p>
    <p className="text-sm text-muted wrap-anywhere">{line}</p>
    {refusal !== null && <p className="text-sm wrap-anywhere">The server said: {refusal}</p>}
  </>
);

const clientsText = (clients: number): string => (clients === 1 ? "1 client" : `${String(clients)} clients`);

function programmeLine({
  isOwn,
  clients,
  started,
  closed,
}: PersonPage["programmes"]["items"][number]): string {
  const state = closed === null ? `runs since ${dayText(started)}` : `ended ${dayText(closed)}`;
  return `${clientsText(clients)} · ${state}${isOwn ? "" : " · led with its owner"}`;
}

const workshopLine = ({ team, step, started }: PersonPage["workshops"]["items"][number]): string =>
  [team ?? "Without a team", `started ${dayText(started)}`, step === "ended" ? "ended" : "under way"].join(
    " · ",
  );

/** Titles, numbers and dates of what someone leads; nobody’s results. */
export function LeadingSection({ person }: { person: PersonPage }) {
  const { programmes, teams, workshops } = person;
  return (
    <section className="grid gap-6" aria-labelledby="leads">
      <h2 id="leads">Programmes, teams and workshops</h2>
      <div className="grid gap-3">
        <h3>Programmes they lead</h3>
        <ShortList label="Programmes they lead" {...programmes} none="None.">
          {(programme) => <Row title={programme.title} line={programmeLine(programme)} />}
        </ShortList>
      </div>
      <div className="grid gap-3">
        <h3>Teams they’re in</h3>
        <ShortList label="Teams they’re in" items={teams} none="None.">
          {({ name, role, joined }) => (
            <Row title={name} line={`${roleNames[role]} · since ${dayText(joined)}`} />
          )}
        </ShortList>
      </div>
      <div className="grid gap-3">
        <h3>Workshops they started</h3>
        <ShortList label="Workshops they started" {...workshops} none="None.">
          {(workshop) => <Row title={workshop.title} line={workshopLine(workshop)} />}
        </ShortList>
      </div>
    </section>
  );
}

type Billing = PersonPage["billing"];

function priceText({ amount, currency, interval }: NonNullable<Billing["subscription"]>): string {
  if (amount === null || currency === null) return "Only the payment provider knows.";
  const each = formatAmount(amount, currency, "en-GB");
  return interval === null ? `${each} a seat` : `${each} a seat each ${interval}`;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] items-baseline gap-x-4 border-t border-hair py-2">
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Who has the seats that aren’t the payer’s. */
function Holders({ holders }: Pick<Billing, "holders">) {
  return (
    <ul>
      {holders.map(({ id, name }) => (
        <li key={id}>
          <a className="link-line" href={adminPaths.person(id)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What someone pays and for whom. */
export function BillingSection({ billing }: { billing: Billing }) {
  const { subscription, holders, seatOf, customerPage } = billing;
  return (
    <section className="grid gap-4" aria-labelledby="billing">
      <h2 id="billing">Payments</h2>
      <dl className="max-w-measure border-b border-hair">
        <Fact term="Price">{subscription === null ? "They pay for nothing." : priceText(subscription)}</Fact>
        {subscription !== null && subscription.seats !== null && (
          <Fact term="Seats">{subscription.seats}, their own included</Fact>
        )}
        {holders.length > 0 && (
          <Fact term="Seats go to">
            <Holders holders={holders} />
          </Fact>
        )}
        {seatOf !== null && <Fact term="Their seat">In the plan of {seatOf}</Fact>}
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
        <ShortList label="Emails" {...emails} none="None that we still know of.">
          {({ kind, as, state, created, refusal }) => (
            <Row
              title={kind}
              line={`${wayTexts[as]} · ${stateTexts[state]} · ${dayText(created)}`}
              refusal={refusal}
            />
          )}
        </ShortList>
      </section>
      <section className="grid gap-4" aria-labelledby="requests">
        <h2 id="requests">Requests for help</h2>
        <p className="measure text-muted">
          They go to the support address by email. Once one has left, we no longer know whose it was.
        </p>
        <ShortList label="Requests for help" {...requests} none="None is on its way.">
          {({ state, created, refusal }) => (
            <Row title={`Asked ${dayText(created)}`} line={stateTexts[state]} refusal={refusal} />
          )}
        </ShortList>
      </section>
    </>
  );
}
