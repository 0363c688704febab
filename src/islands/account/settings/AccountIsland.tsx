import { EmailSection } from "./ChangeEmail.tsx";
import { DataSection, DeleteSection } from "./DeleteForm.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import type { User } from "#src/shared/account/account.output.ts";
import type { MailPreferences } from "#src/shared/mail/mail-preferences.output.ts";
import type { SessionInfo } from "#src/shared/account/session.output.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { HelpSection } from "./HelpSection.tsx";
import { MailSection } from "./MailSection.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { SessionsSection } from "#src/islands/account/sessions/SessionsSection.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";

/** What a page gives along; null where it did not know who is signed in. */
export interface AccountProps {
  initial: User | null;
  sessions?: readonly SessionInfo[] | null;
  preferences?: MailPreferences | null;
}

/** What a person may change about their account. */
export function Account({ initial, sessions = null, preferences = null }: AccountProps) {
  const enabled = useSession(initial !== null);
  const utils = trpc.useUtils();
  const query = trpc.account.me.useQuery(undefined, { enabled, ...fromPage(initial) });
  if (query.data === undefined) {
    return (
      <NotLoaded query={query} what="Your account" loading={<Skeleton label="Loading your account" />} />
    );
  }
  const user = query.data;
  return (
    <div className="grid gap-14">
      <section className="grid gap-4" aria-labelledby="profile">
        <h2 id="profile">Your profile</h2>
        <ProfileForm user={user} onChange={(changed) => utils.account.me.setData(undefined, changed)} />
      </section>
      <EmailSection email={user.email} />
      <section className="grid gap-4" aria-labelledby="change-password">
        <h2 id="change-password">Change your password</h2>
        <ChangePassword email={user.email} />
      </section>
      <PlanSection user={user} />
      <SessionsSection initial={sessions} />
      <MailSection initial={preferences} />
      <HelpSection />
      <DataSection />
      <DeleteSection email={user.email} />
    </div>
  );
}

export const AccountIsland = island(Account);
