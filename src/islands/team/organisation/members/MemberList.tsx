import { useCutList } from "#src/islands/kit/browser/use-cut-list.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { tellingName } from "#src/islands/team/organisation/telling-name.ts";
import type { Organisation, OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import { owns } from "#src/shared/organisation/roles.ts";
import { memberCount } from "./members-that-fit.ts";
import { MemberRow } from "./MemberRow.tsx";

interface MemberListProps {
  organisation: Organisation;
  /** Those that fit what someone looks for. */
  members: readonly OrganisationMember[];
  onChangeRole: (member: OrganisationMember) => void;
  onRemove: (member: OrganisationMember) => void;
}

const shownAtFirst = 50;

/** A long list is cut, and shown in full on demand. */
export function MemberList({ organisation, members, onChangeRole, onRemove }: MemberListProps) {
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
