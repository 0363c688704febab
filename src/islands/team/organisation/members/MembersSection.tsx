import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { useRef, useState } from "react";
import { MemberList } from "./MemberList.tsx";
import { memberCount, membersThatFit } from "./members-that-fit.ts";
import { useChangeRole } from "./use-change-role.tsx";
import { useRemoveMember } from "./use-remove-member.tsx";

/** So few are looked through faster than they are searched. */
const searchedFrom = 13;

/** Who is in the team; owners give roles and remove people. */
export function MembersSection({ organisation }: { organisation: Organisation }) {
  const { members } = organisation;
  const [q, setQ] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusHeir(heading);
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
