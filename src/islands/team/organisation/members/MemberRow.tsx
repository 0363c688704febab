import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import { roleNames } from "#src/shared/organisation/roles.ts";
import type { Ref } from "react";

interface MemberRowProps {
  member: OrganisationMember;
  /** What they are called where the row isn’t in sight. */
  calledName: string;
  /** What the reader may do about them. */
  canChange: boolean;
  canRemove: boolean;
  itemRef: Ref<HTMLLIElement> | undefined;
  onChangeRole: (member: OrganisationMember) => void;
  onRemove: (member: OrganisationMember) => void;
}

/** A member: who they are, what they may do, and since when they are here. */
export function MemberRow({ member, calledName, itemRef, ...acts }: MemberRowProps) {
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
