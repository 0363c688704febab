import { useRef, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { ScriptedForm, formText } from "#src/islands/kit/forms/form.tsx";
import { useFocusFallback, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { AddList, CheckedList, RowActs, needsLook } from "#src/islands/kit/lists/checked-list.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Choice, Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { Notice, ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { roleOptions } from "#src/islands/team/organisation/team-page.ts";
import { laterText } from "#src/shared/invitation/delivery-text.ts";
import {
  organisationLimits,
  owns,
  roleMeanings,
  type OrganisationRole,
} from "#src/shared/organisation/organisation.ts";
import type { Organisation, OrgInvitesAdded } from "#src/shared/organisation/organisation.output.ts";
import { noteMaxLength } from "#src/shared/survey/survey-limits.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { type InviteList, type InviteRow, readyRows, useInviteList, verdictTexts } from "./invite-list.ts";

/** An address: as text, or with an open field. */
function AddressRow({ row, list }: { row: InviteRow; list: InviteList }) {
  const { isOpen, open, close, opener } = useInlineForm();
  const { email, verdict } = row;
  return (
    <li className="grid gap-y-2 border-t border-hair py-3">
      {isOpen ? (
        <ScriptedForm
          className="flex flex-wrap items-end gap-3"
          onKeyDown={(event) => event.key === "Escape" && close()}
          onSubmit={(form) => {
            list.edit(row, formText(form, "email"));
            close();
          }}
        >
          <div className="min-w-0 flex-1 basis-60">
            <Field
              label="Email"
              name="email"
              type="email"
              autoComplete="off"
              autoFocus
              maxLength={254}
              defaultValue={email}
            />
          </div>
          <Button type="submit">Done</Button>
        </ScriptedForm>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 flex-1 basis-48">
            <span className="block wrap-anywhere">{email || "No address"}</span>
            <span className={needsLook(row) ? "field-error" : "text-sm text-muted"}>
              {verdict === null ? "Being checked…" : verdictTexts[verdict]}
            </span>
          </p>
          <RowActs who={email} toggle={opener} onToggle={open} onRemove={() => list.remove(row)} />
        </div>
      )}
    </li>
  );
}

/** Asks people into the team: addresses as they come, each checked before anything is sent. */
export function InviteSection({ organisation }: { organisation: Organisation }) {
  const list = useInviteList(organisation.id);
  return (
    <section className="grid gap-5" aria-labelledby="invite">
      <h2 id="invite">Invite people</h2>
      <p className="measure">
        Everyone gets an email with a link of their own. They read what joining means and decide for
        themselves.
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
        <div className="card grid gap-8">
          <AddList
            name="Add addresses"
            label="Their email addresses"
            submitLabel="Check the addresses"
            hint="Paste them any way you like, or drop a file here: CSV, Excel (.xlsx) or contacts (.vcf). We check them first and send nothing yet."
            isAlone
            hasNames={false}
            text={list.pasted.text}
            onText={list.pasted.set}
            onPeople={list.add}
          />
        </div>
        <div className="grid gap-6">
          <CheckedList
            label="Addresses"
            rows={list.rows}
            emptyText="Nobody yet. Addresses you add appear here."
            problem={list.failed}
            onCheckAgain={list.checkAgain}
            onRemoveProblems={list.removeProblems}
          >
            {(row) => <AddressRow key={row.id} row={row} list={list} />}
          </CheckedList>
          <SendInvites organisation={organisation} list={list} />
        </div>
      </div>
    </section>
  );
}

const invitedText = (count: number): string =>
  count === 0 ? "Nobody new is invited" : `${people(count)} ${count === 1 ? "is" : "are"} invited`;

/** What became of the sent addresses: how many get an email, and who doesn't, and why. */
function InviteNews({ outcome: { invited, skipped } }: { outcome: OrgInvitesAdded }) {
  const later = laterText(invited);
  return (
    <Notice tone={skipped.length > 0 ? "warn" : "info"} title={invitedText(invited.length)}>
      {invited.length > 0 && (
        <p>{later ?? "Their emails are on the way. You’ll find them all in the list below."}</p>
      )}
      {skipped.length > 0 && (
        <>
          <p>Not invited:</p>
          <ul className="grid gap-1">
            {skipped.map(({ email, reason }) => (
              <li key={email} className="wrap-anywhere">
                <strong>{email}</strong> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

const mostAtOnce = organisationLimits.addressesAtOnce;

interface SendInvitesProps {
  organisation: Organisation;
  list: InviteList;
}

/** Sends what is ready on the list, and says what came of it. */
function SendInvites({ organisation: { id, role: ownRole }, list }: SendInvitesProps) {
  const utils = trpc.useUtils();
  const news = useRef<HTMLDivElement>(null);
  const focusWatch = useFocusFallback(news);
  const [role, setRole] = useState<OrganisationRole>("member");
  const [outcome, setOutcome] = useState<OrgInvitesAdded | null>(null);
  const { mutateAsync, ...mutation } = trpc.organisation.invite.useMutation();
  const { run, isBusy, problem } = useAction({
    ...mutation,
    mutateAsync: async (sent: readonly InviteRow[]) => {
      setOutcome(null);
      const emails = sent.map(({ email }) => email);
      const message = list.note.text.trim();
      const added = await mutateAsync({ id, emails, role, ...(message !== "" && { message }) });
      setOutcome(added);
      // Others on the list get it, too.
      if (list.rows.length === sent.length) list.note.set("");
      list.leave(sent);
      void utils.organisation.invites.invalidate({ id });
    },
  });
  const ready = readyRows(list.rows, mostAtOnce);
  return (
    <div className="grid gap-5" {...focusWatch}>
      {ready.length > 0 && (
        <div className="grid max-w-form gap-4">
          {owns(ownRole) && (
            <>
              <Choice label="Invite them as" value={role} options={roleOptions} onPick={setRole} />
              <p className="text-base text-muted">{roleMeanings[role]}</p>
            </>
          )}
          <TextAreaField
            label="A note"
            optional
            rows={3}
            maxLength={noteMaxLength}
            value={list.note.text}
            onChange={({ currentTarget }) => list.note.set(currentTarget.value)}
            hint="We’ll include it in the email. If you send an invitation again, it goes without the note."
          />
          {list.rows.length > mostAtOnce && (
            <p className="text-base text-muted">
              We send {mostAtOnce} at a time. The rest stay on your list.
            </p>
          )}
          <p>
            <Button
              look="primary"
              large
              busy={isBusy}
              busyLabel="Sending invitations…"
              onClick={() => run(ready)}
            >
              Invite {people(ready.length)}
            </Button>
          </p>
        </div>
      )}
      <div ref={news} tabIndex={-1} role="status" className="empty:hidden">
        {outcome !== null && <InviteNews outcome={outcome} />}
      </div>
      <ProblemNotice problem={problem} title="No email was sent" />
    </div>
  );
}
