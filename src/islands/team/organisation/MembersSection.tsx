import { useRef, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { CutList } from "#src/islands/kit/lists/long-list.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmDialog, Dialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { Choice, Field } from "#src/islands/kit/ui/Field.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { Organisation, OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import { leads, owns, roleMeanings, roleNames } from "#src/shared/organisation/organisation.ts";
import { reloadTeam, roleOptions, tellingName } from "./team-page.ts";

interface MemberRowProps {
  member: OrganisationMember;
  /** The name for screen readers. */
  calledName: string;
  /** Null for what the reader may not do. */
  onChangeRole: (() => void) | null;
  onRemove: (() => void) | null;
}

/** A member: who they are, what they may do, and since when they are here. */
function MemberRow({ member, calledName, onChangeRole, onRemove }: MemberRowProps) {
  const { name, isYou, email, role, hasSeat, joinedAt } = member;
  return (
    <>
      <p className="min-w-0">
        <span className="block font-[600] wrap-anywhere">
          <bdi>{name}</bdi>
          {isYou && " (you)"}
        </span>
        {email !== null && <span className="block text-base wrap-anywhere text-muted">{email}</span>}
      </p>
      <p className="flex flex-wrap gap-2">
        <span className="badge text-sm">{roleNames[role]}</span>
        {hasSeat !== null && <span className="badge text-sm">{hasSeat ? "Has a seat" : "No seat"}</span>}
      </p>
      <p className="text-sm text-muted">
        Joined <LocalDate iso={joinedAt} />
      </p>
      {(onChangeRole ?? onRemove) && (
        <p className="-mx-3 flex flex-wrap gap-x-2">
          {onChangeRole && (
            <Button look="quiet" aria-label={`Change role: ${calledName}`} onClick={onChangeRole}>
              Change role
            </Button>
          )}
          {onRemove && (
            <Button look="quiet" aria-label={`Remove ${calledName}`} onClick={onRemove}>
              Remove
            </Button>
          )}
        </p>
      )}
    </>
  );
}

/** Without accents and capitals, for a search. */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** "1 member", "18 members" */
const memberCount = (count: number): string => `${String(count)} ${count === 1 ? "member" : "members"}`;

/** Changes the members in place, and reads the team again: who has a seat may have changed for others, too. */
function useMemberChange(id: string) {
  const { get } = trpc.useUtils().organisation;
  return (changed: (members: Organisation["members"]) => Organisation["members"]) => {
    get.setData({ id }, (now) => now && { ...now, members: changed(now.members) });
    void get.invalidate({ id });
  };
}

/** Removes members, after asking: one question for the whole list. */
function useRemoveMember({ id, members }: Organisation) {
  const change = useMemberChange(id);
  const [member, setMember] = useState<OrganisationMember | null>(null);
  const name = member === null ? "this member" : tellingName(member, members);
  const { ask, question } = useConfirmedAction(trpc.organisation.removeMember.useMutation(), {
    onDone: (_, { userId }) => {
      change((now) => now.filter((one) => one.userId !== userId));
      showToast({ title: `${name} is removed` });
    },
  });
  return {
    ask: (asked: OrganisationMember) => {
      setMember(asked);
      ask({ id, userId: asked.userId });
    },
    question: (
      <ConfirmDialog
        {...question}
        title={`Remove ${name}?`}
        cancelLabel="Keep them"
        confirmLabel={`Remove ${name}`}
        busyLabel="Removing…"
        failure="They weren’t removed"
      >
        <p>
          Team rounds that are running go on without them. What colleagues have picked for them there is
          erased, and what they picked for colleagues stays.
        </p>
        {member !== null && leads(member.role) && <p>Their seat is free for someone else.</p>}
        <p>They keep their account and their windows. We’ll email them about it.</p>
      </ConfirmDialog>
    ),
  };
}

/** A list this short needs no search. */
const searchedFrom = 13;

/** Who is in the team; owners give roles and remove people. */
export function MembersSection({ organisation }: { organisation: Organisation }) {
  const { members } = organisation;
  const [q, setQ] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  const removing = useRemoveMember(organisation);
  const [changing, setChanging] = useState<OrganisationMember | null>(null);
  const isOwner = owns(organisation.role);
  const ownerCount = members.filter(({ role }) => owns(role)).length;
  const wanted = plain(q.trim());
  const found = members.filter(({ name, email }) => plain(`${name}\n${email ?? ""}`).includes(wanted));
  return (
    <section className="grid gap-5" aria-labelledby="members" {...focusWatch}>
      <h2 id="members" ref={heading} tabIndex={-1}>
        {memberCount(members.length)}
      </h2>
      {members.length >= searchedFrom && (
        <div role="search" className="max-w-form">
          <Field
            label={organisation.role === "member" ? "Search by name" : "Search by name or email"}
            type="search"
            autoComplete="off"
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        </div>
      )}
      <p role="status" className={found.length === members.length ? "sr-only" : "text-muted"}>
        {found.length === 0
          ? "Nobody fits your search."
          : `${found.length} of ${memberCount(members.length)}`}
      </p>
      {/* A new search starts the list from the top again. */}
      <CutList
        key={q}
        label="Members"
        items={found}
        keyOf={({ userId }) => userId}
        row="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,0.7fr)_15rem_auto] md:items-center"
        shownAtFirst={50}
        allLabel={`Show all ${memberCount(found.length)}`}
      >
        {(member) => (
          <MemberRow
            member={member}
            calledName={tellingName(member, members)}
            onChangeRole={isOwner && (!member.isYou || ownerCount > 1) ? () => setChanging(member) : null}
            onRemove={isOwner && !member.isYou ? () => removing.ask(member) : null}
          />
        )}
      </CutList>
      {changing && (
        <ChangeRole organisation={organisation} member={changing} onClose={() => setChanging(null)} />
      )}
      {removing.question}
    </section>
  );
}

interface ChangeRoleProps {
  organisation: Organisation;
  member: OrganisationMember;
  onClose: () => void;
}

/** Gives a member another role. */
function ChangeRole({ organisation: { id, members }, member, onClose }: ChangeRoleProps) {
  const change = useMemberChange(id);
  const [role, setRole] = useState(member.role);
  const { run, isBusy, problem } = useAction(
    trpc.organisation.changeRole.useMutation({
      onSuccess: (changed) => {
        const article = changed.role === "owner" ? "an" : "a";
        const news = `${changed.isYou ? "You are" : `${changed.name} is`} ${article} ${changed.role} now`;
        // Other parts of the page are there for other roles.
        if (changed.isYou) {
          reloadTeam(id, news);
          return;
        }
        onClose();
        // In their old place, so that the row doesn't jump.
        change((now) => now.map((one) => (one.userId === changed.userId ? changed : one)));
        showToast({ title: news });
      },
    }),
  );
  const name = tellingName(member, members);
  return (
    <Dialog
      open
      // While it saves, it stays: a failure is said here.
      onClose={() => !isBusy && onClose()}
      title={member.isYou ? "Change your own role" : `Change the role of ${name}`}
      actions={
        <>
          <Button busy={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="primary"
            busy={isBusy}
            busyLabel="Saving…"
            onClick={() => (role === member.role ? onClose() : run({ id, userId: member.userId, role }))}
          >
            Save the role
          </Button>
        </>
      }
    >
      <Choice label="Role" value={role} options={roleOptions} onPick={setRole} />
      <p role="status">
        {roleNames[role]}: {roleMeanings[role]}
      </p>
      <p>
        {member.isYou
          ? "You can’t change it back yourself. Another owner can."
          : `We’ll email ${name} about it.`}
      </p>
      <ProblemNotice problem={problem} title="The role wasn’t changed" />
    </Dialog>
  );
}
