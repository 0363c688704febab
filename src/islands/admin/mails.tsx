import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import type { AdminMails, RefusedMail } from "#src/shared/admin/admin.output.ts";
import { type FirstRef, PagedList, useListOptions, useSearch } from "./lists.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { type MailAct, type RefusedState, mailSortsOf, type MailSort } from "#src/shared/admin/lists.ts";
import { type AdminPageProps, type Question, Total, useReportedAction } from "./page.tsx";
import { Choice } from "#src/islands/kit/ui/Field.tsx";
import { ListFilters } from "#src/islands/kit/lists/long-list.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { MailsInput } from "#src/shared/admin/admin.input.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { useState } from "react";

const stateTexts = new Map([
  ["queued", "Waiting"],
  ["failed", "Given up"],
  ["local", "In the local mailbox"],
]);

/** The queue at the last full hour. Its live state could reveal that someone has just answered. */
function HourlyCounts({ hourly }: Pick<AdminMails, "hourly">) {
  return (
    <section className="grid gap-4" aria-labelledby="queue">
      <h2 id="queue">The queue on the hour</h2>
      {hourly === null ? (
        <p className="text-muted">Not counted yet. We count every hour, on the hour.</p>
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-12 gap-y-4">
            {hourly.counts.map(({ state, count }) => (
              <Total key={state} name={stateTexts.get(state) ?? state} value={count} />
            ))}
          </dl>
          <p className="measure text-muted">
            Counted <LocalDate iso={hourly.countedAt} withTime />, over all emails that aren’t sent.{" "}
            {hourly.counts.length === 0 && "There were none. "}
            {hourly.longestDueAt !== null && (
              <>
                The one that was due longest has waited since <LocalDate iso={hourly.longestDueAt} withTime />
                .
              </>
            )}
          </p>
        </>
      )}
    </section>
  );
}

interface MailRowProps {
  mail: RefusedMail;
  first: FirstRef;
  onAct: (act: MailAct) => void;
}

/** An email that was refused: what it's about, what the server said, and never what it says. */
function MailRow({ mail, first, onAct }: MailRowProps) {
  const { kind, recipient, attempts, created, due, refusal } = mail;
  const of = `“${kind}”${recipient === null ? "" : ` to ${recipient}`}`;
  return (
    <li
      ref={first}
      tabIndex={-1}
      className="grid gap-x-6 gap-y-2 border-t border-hair py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] md:items-center"
    >
      <div className="min-w-0">
        <p className="first-letter:uppercase">{kind}</p>
        {recipient !== null && <p className="text-sm text-muted wrap-anywhere">{recipient}</p>}
      </div>
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere">{refusal}</p>
        <p className="text-muted">
          Written <LocalDate iso={created} withTime /> ·{" "}
          {attempts === 1 ? "1 try" : `${String(attempts)} tries`}
          {due !== null && (
            <>
              {" "}
              · next <LocalDate iso={due} withTime />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 md:w-72 md:justify-end">
        {due !== null && (
          <Button aria-label={`Try again now: the email ${of}`} onClick={() => onAct("retry")}>
            Try again now
          </Button>
        )}
        <Button aria-label={`Drop the email ${of}`} onClick={() => onAct("drop")}>
          Drop
        </Button>
      </div>
    </li>
  );
}

export interface MailsProps extends AdminPageProps<AdminMails> {
  /** What the address asks for. */
  asked?: MailsInput;
}

const states = [
  ["retrying", "Waiting for another try"],
  ["failed", "Given up"],
] as const satisfies readonly (readonly [RefusedState, string])[];

const orderTexts: Readonly<Record<MailSort, string>> = {
  soonest: "Next try soonest first",
  latest: "Next try last first",
  newest: "Newest first",
  oldest: "Oldest first",
};

const notFound: Readonly<Record<RefusedState, string>> = {
  retrying: "No email that waits fits.",
  failed: "An email that was given up doesn’t say whom it was for any more, so a search finds none.",
};

const questions = {
  retry: {
    title: "Try this email again now?",
    says: "It would have been tried again later anyway. It may be refused again.",
    confirmLabel: "Try again now",
    busyLabel: "Trying…",
    failure: "Nothing has changed",
    isDestructive: false,
  },
  drop: {
    title: "Drop this email?",
    says: "We won’t try to send it any more, and it goes off this list. This can’t be undone.",
    confirmLabel: "Drop the email",
    busyLabel: "Dropping…",
    failure: "Nothing has changed",
    isDestructive: true,
  },
} as const satisfies Record<MailAct, Question>;

/** The queue as it stood on the hour, and emails about accounts that were refused. */
export function MailsSection(props: MailsProps) {
  const { asked = {} } = props;
  const [state, setState] = useState<RefusedState>(asked.state ?? "retrying");
  const [typed, setTyped] = useState(asked.q ?? "");
  const q = useSearch(typed);
  const [picked, setPicked] = useState(asked.sort);
  const sorts = mailSortsOf(state);
  const sort = sorts.find((one) => one === picked) ?? sorts[0];
  const wanted = { state, q, sort: sort === sorts[0] ? undefined : sort };
  const query = trpc.admin.mails.useInfiniteQuery(wanted, useListOptions(wanted, props));
  const utils = trpc.useUtils();
  const { ask, dialog } = useReportedAction(
    trpc.admin.actOnMail.useMutation(),
    { asks: questions, note: "It goes into the log." },
    () => void utils.admin.mails.invalidate(),
  );
  const hourly = query.data?.pages[0]?.hourly;
  return (
    <div className="grid gap-10">
      {hourly !== undefined && <HourlyCounts hourly={hourly} />}
      <section className="grid gap-4" aria-labelledby="refused">
        <h2 id="refused">Emails that were refused</h2>
        <p className="measure text-muted">
          Only those about accounts. When an email to an invited person goes out, or doesn’t, could tell
          whether they’ve answered. Those are counted above.
        </p>
        <ListFilters
          of="Emails"
          searchLabel="Search by name, email or username"
          q={typed}
          onSearch={setTyped}
          action={adminPaths.mail()}
        >
          <Choice label="Show" name="state" value={state} options={states} onPick={setState} />
          <Choice
            label="Order"
            name="sort"
            value={sort}
            options={sorts.map((one) => [one, orderTexts[one]] as const)}
            onPick={setPicked}
          />
        </ListFilters>
        {dialog}
        <PagedList
          query={query}
          label="Emails"
          none={q === undefined ? "None. That’s good." : notFound[state]}
        >
          {(mail, first) => (
            <MailRow key={mail.id} mail={mail} first={first} onAct={(act) => ask({ mailId: mail.id, act })} />
          )}
        </PagedList>
      </section>
    </div>
  );
}
