import { type Ref, useRef, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { useCutList } from "#src/islands/kit/lists/long-list.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useChangeRole, withoutMember } from "./use-change-role.tsx";
import type { Organisation, OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import { leads, owns, roleNames } from "#src/shared/organisation/roles.ts";
import { tellingName } from "./team-page.ts";

interface MemberRowProps {
  member: OrganisationMember;
  /** The name for screen readers. */
  calledName: string;
  /** What the reader may do about them. */
  canChange: boolean;
  canRemove: boolean;
  itemRef: Ref<HTMLLIElement> | undefined;
  onChangeRole: (member: OrganisationMember) => void;
  onRemove: (member: OrganisationMember) => void;
}

/** A member: who they are, what they may do, and since when they are here. */
function MemberRow({ member, calledName, itemRef, ...acts }: MemberRowProps) {
  const { name, isYou, email, role, hasSeat, joinedAt } = member;
  const { canChange, canRemove, onChangeRole, onRemove } = acts;
  return (
    <li
      ref={itemRef}
      tabIndex={itemRef ? -1 : undefined}
      className="grid gap-x-6 gap-y-1 border-t border-hair py-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,0.7fr)_15rem_auto] md:items-center"
    >
      <p className="min-w-0">
        <span className="block font-[600] wrap-anywhere">
          {name}
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
      {(canChange || canRemove) && (
        <p className="-mx-3 flex flex-wrap gap-x-2">
          {canChange && (
            <Button
              look="quiet"
              aria-label={`Change role: ${calledName}`}
              onClick={() => onChangeRole(member)}
            >
              Change role
            </Button>
          )}
          {canRemove && (
            <Button look="quiet" aria-label={`Remove ${calledName}`} onClick={() => onRemove(member)}>
              Remove
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Members whose name or address has what is looked for, whatever its accents. */
function membersThatFit(members: readonly OrganisationMember[], q: string): readonly OrganisationMember[] {
  const wanted = plain(q.trim());
  if (wanted === "") return members;
  return members.filter(({ name, email }) => plain(`${name}\n${email ?? ""}`).includes(wanted));
}

/** "1 member", "18 members" */
const memberCount = (count: number): string => `${String(count)} ${count === 1 ? "member" : "members"}`;

interface MemberListProps {
  organisation: Organisation;
  /** The ones that match the search. */
  members: readonly OrganisationMember[];
  onChangeRole: (member: OrganisationMember) => void;
  onRemove: (member: OrganisationMember) => void;
}

const shownAtFirst = 50;

/** A long list is cut until someone asks for all of it. */
function MemberList({ organisation, members, onChangeRole, onRemove }: MemberListProps) {
  const isOwner = owns(organisation.role);
  const ownerCount = organisation.members.filter(({ role }) => owns(role)).length;
  const { shown, refAt, showAll } = useCutList(members, shownAtFirst);
  if (members.length === 0) return null;
  return (
    <>
      <ul className="border-b border-hair" aria-label="Members">
        {shown.map((member, place) => (
          <MemberRow
            key={member.userId}
            member={member}
            calledName={tellingName(member, organisation.members)}
            canChange={isOwner && (!member.isYou || ownerCount > 1)}
            canRemove={isOwner && !member.isYou}
            itemRef={refAt(place)}
            onChangeRole={onChangeRole}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {shown.length < members.length && (
        <p>
          <Button onClick={showAll}>Show all {memberCount(members.length)}</Button>
        </p>
      )}
    </>
  );
}

/** Removes members, after asking: one question for the whole list. */
function useRemoveMember({ id, members }: Organisation) {
  const utils = trpc.useUtils();
  const [member, setMember] = useState<OrganisationMember | null>(null);
  const name = member === null ? "this member" : tellingName(member, members);
  const { ask, question } = useConfirmedAction(trpc.organisation.removeMember.useMutation(), {
    onDone: (_, { userId }) => {
      utils.organisation.get.setData({ id }, (now) => now && withoutMember(now, userId));
      // Their seat may be someone else's now.
      void utils.organisation.get.invalidate({ id });
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
  const changing = useChangeRole(organisation);
  const found = membersThatFit(members, q);
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
      <MemberList
        key={q}
        organisation={organisation}
        members={found}
        onChangeRole={changing.ask}
        onRemove={removing.ask}
      />
      {changing.dialog}
      {removing.question}
    </section>
  );
}
