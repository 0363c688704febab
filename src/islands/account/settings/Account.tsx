import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import type { User } from "#src/shared/account/account.output.ts";
import type { MailPreferences } from "#src/shared/mail/mail-preferences.output.ts";
import type { SessionInfo } from "#src/shared/account/session.output.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { DeleteSection } from "./DeleteSection.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { HelpSection } from "./HelpSection.tsx";
import { MailSection } from "./MailSection.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { SessionsSection } from "#src/islands/account/sessions/SessionsSection.tsx";
import { ExportLink } from "./ExportLink.tsx";

/** Everything to take along. */
function DataSection() {
  return (
    <section className="grid gap-4" aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>
        One file (JSON) with everything we store about you: your account, where it’s signed in, and your
        rounds with your own words and results, as you see them here. It has no single answers, and none of
        your answers about others: we can’t tell which ones are yours.
      </p>
      <p>
        <ExportLink>Download my data</ExportLink>
      </p>
    </section>
  );
}

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
    if (query.error === null) return <Skeleton label="Loading your account" />;
    return (
      <LoadFailed
        what="Your account"
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
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
