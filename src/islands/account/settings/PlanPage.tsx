import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import type { User } from "#src/shared/account/account.output.ts";
import type { PlanPage as Page } from "#src/shared/plan/billing.output.ts";
import { formatAmount } from "#src/shared/plan/format-amount.ts";
import { paths } from "#src/shared/site/paths.ts";
import { OpenPortal, PlanSection, useBilling } from "./PlanSection.tsx";

function Seats({ seats: { total, others }, user }: { seats: NonNullable<Page["seats"]>; user: User }) {
  const { data: billing } = useBilling(user);
  return (
    <section className="grid gap-3" aria-labelledby="seats">
      <h2 id="seats">Seats</h2>
      <p>
        {String(others.length + 1)} of {total === 1 ? "1 seat" : `${String(total)} seats`} taken
      </p>
      <ul className="border-b border-hair">
        {[{ userId: "you", name: "You" }, ...others].map(({ userId, name }) => (
          <li key={userId} className="border-t border-hair py-2 wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        Every other seat is for a colleague who leads with you. Invite them to a team of yours as a
        facilitator: seats go to those who join first. <a href={paths.team()}>Your teams</a>
      </p>
      {billing?.hasPortal && (
        <p>
          <OpenPortal>Change the number of seats</OpenPortal>
        </p>
      )}
    </section>
  );
}

const statusTexts = { open: "Not paid yet", paid: "Paid", void: "Void" } as const;

function Invoices({ invoices }: { invoices: Page["invoices"] }) {
  return (
    <section className="grid gap-3" aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      {invoices === null && (
        <p>We can’t reach our payment provider right now. Reload the page to try again.</p>
      )}
      {invoices?.length === 0 && <p className="text-muted">There are none.</p>}
      {invoices !== null && invoices.length > 0 && (
        <ul className="border-b border-hair">
          {invoices.map(({ id, createdAt, amount, currency, status, url }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 border-t border-hair py-2">
              <LocalDate iso={createdAt} />
              <span className="tabular-nums">{formatAmount(amount, currency, "en-GB")}</span>
              <span className="text-muted">{statusTexts[status]}</span>
              {url === null ? (
                <span />
              ) : (
                <a className="link-line" href={url} target="_blank" rel="noopener noreferrer">
                  Open the invoice
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The plan: what it costs, who has its seats, and invoices. */
function PlanPage({ initial }: { initial: User | null }) {
  const enabled = useSession(initial !== null);
  const user = trpc.account.me.useQuery(undefined, { enabled, ...fromPage(initial) });
  const page = trpc.billing.page.useQuery(undefined, { enabled });
  if (user.data === undefined)
    return <NotLoaded query={user} what="Your plan" loading="Loading your plan" lines={4} />;
  return (
    <div className="grid gap-12">
      <PlanSection user={user.data} isPage />
      {page.data ? (
        <>
          {page.data.seats !== null && <Seats seats={page.data.seats} user={user.data} />}
          <Invoices invoices={page.data.invoices} />
        </>
      ) : (
        <NotLoaded query={page} what="Seats and invoices" loading="Loading seats and invoices" lines={4} />
      )}
    </div>
  );
}

export const PlanPageIsland = island(PlanPage);
