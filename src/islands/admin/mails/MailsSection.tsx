import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { Choice } from "#src/islands/kit/ui/Choice.tsx";
import { ListFilters } from "#src/islands/kit/ui/ListFilters.tsx";
import { PagedList } from "#src/islands/admin/lists/PagedList.tsx";
import { firstPage, pageByPage } from "#src/islands/admin/lists/use-pages.ts";
import { useInitial } from "#src/islands/admin/lists/use-initial.ts";
import { useSearch } from "#src/islands/admin/lists/use-search.ts";
import { Said } from "#src/islands/admin/Said.tsx";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import { useToldAction } from "#src/islands/admin/use-told-action.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import type { MailsInput } from "#src/shared/admin/lists.input.ts";
import type { AdminMails } from "#src/shared/admin/lists.output.ts";
import { mailSortsOf, type MailSort } from "#src/shared/admin/list-states.ts";
import type { MailAct, RefusedState } from "#src/shared/admin/other-acts.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { useState } from "react";
import { HourlyCounts } from "./HourlyCounts.tsx";
import { MailRow } from "./MailRow.tsx";

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
    goLabel: "Try again now",
    busyLabel: "Trying…",
    failure: "Nothing has changed",
  },
  drop: {
    title: "Drop this email?",
    says: "We won’t try to send it any more, and it goes off this list. This can’t be undone.",
    goLabel: "Drop the email",
    busyLabel: "Dropping…",
    failure: "Nothing has changed",
  },
} as const satisfies Record<MailAct, object>;

/** The queue as it stood on the hour, and emails about accounts that were refused. */
export function MailsSection(props: MailsProps) {
  const { initial, refused = false, asked = {} } = props;
  const enabled = useAdminSession(props);
  const [state, setState] = useState<RefusedState>(asked.state ?? "retrying");
  const [typed, setTyped] = useState(asked.q ?? "");
  const q = useSearch(typed);
  const [picked, setPicked] = useState(asked.sort);
  const sorts = mailSortsOf(state);
  const sort = sorts.find((one) => one === picked) ?? sorts[0];
  const wanted = { state, q, sort: sort === sorts[0] ? undefined : sort };
  const query = trpc.admin.mails.useInfiniteQuery(wanted, {
    ...pageByPage,
    ...firstPage(useInitial(wanted, initial)),
    enabled,
  });
  const utils = trpc.useUtils();
  const [act, setAct] = useState<MailAct>("retry");
  const { ask, said, question } = useToldAction(
    trpc.admin.actOnMail.useMutation(),
    () => void utils.admin.mails.invalidate(),
  );
  if (refused) return <AdminsOnly />;
  const { title, says, ...labels } = questions[act];
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
        <AskFirst {...question} {...labels} title={title} keepLabel="Cancel" destroys={act === "drop"}>
          <p>{says}</p>
          <p>It goes into the log.</p>
        </AskFirst>
        <Said text={said} />
        <PagedList
          query={query}
          label="Emails"
          none={q === undefined ? "None. That’s good." : notFound[state]}
        >
          {(mail, first) => (
            <MailRow
              key={mail.id}
              mail={mail}
              first={first}
              onAct={(name) => {
                setAct(name);
                ask({ mailId: mail.id, act: name });
              }}
            />
          )}
        </PagedList>
      </section>
    </div>
  );
}
