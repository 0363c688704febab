import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { AddAddresses } from "./AddAddresses.tsx";
import { CheckedList } from "./CheckedList.tsx";
import { SendInvites } from "./SendInvites.tsx";
import { useInviteList } from "./use-invite-list.ts";

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
          <AddAddresses list={list} />
        </div>
        <div className="grid gap-6">
          <CheckedList list={list} />
          <SendInvites organisation={organisation} list={list} />
        </div>
      </div>
    </section>
  );
}
