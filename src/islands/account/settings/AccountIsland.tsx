import { useFocusHeir } from "#src/islands/kit/forms/in-place.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { emailChangeTexts } from "#src/shared/account/verification/email-change-texts.ts";
import { useRef, useState } from "react";
import { ChangeEmail } from "./ChangeEmail.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { DeleteForm } from "./DeleteForm.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed, Skeleton } from "#src/islands/kit/page/loading.tsx";
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
import { ExportLink } from "./ExportLink.tsx";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";

/** What the address is, and a form for another one, which most people never need: it opens on demand. */
function EmailSection({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusHeir(heading);
  return (
    <section className="grid gap-4" aria-labelledby="email-address" {...focusWatch}>
      <h2 ref={heading} id="email-address" tabIndex={-1}>
        Your email address
      </h2>
      <p>
        You sign in as <strong className="wrap-anywhere">{email}</strong>. We send emails there, too.
      </p>
      {sentTo !== null && (
        <Notice key={sentTo} ref={focusOn} title="Check your other inbox">
          <p className="wrap-anywhere">
            {emailChangeTexts.requested} It works for an hour. Until you open it, you sign in as before.
          </p>
          <p className="wrap-anywhere">It went to {sentTo}.</p>
        </Notice>
      )}
      {isOpen ? (
        <ChangeEmail
          present={email}
          onDone={(address) => {
            setSentTo(address);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>
            {sentTo === null ? "Change my address" : "Send it to another address"}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The form that had the focus is gone. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

interface DeleteDialogProps {
  email: string;
  open: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for the password and a word. */
function DeleteDialog({ email, open, onClose }: DeleteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?">
      <p>
        <strong>What we delete for good:</strong> your account and your rounds, with your own words, the
        answers, the results and your cards. Programmes you started end, and their clients keep their rounds.
        Teams with no other members are deleted with their workshops, and a paid plan ends. Links you shared
        stop working, and so do the cards’ public pages and pictures.
      </p>
      <p>
        <strong>What stays:</strong> your answers about other people. They were never linked to your account,
        so they don’t show that you left. If you turned off some emails, we remember that too, without your
        address.
      </p>
      {/* A new form for each question: no password may stay behind in a closed dialog. */}
      {open && <DeleteForm email={email} onKeep={onClose} />}
    </Dialog>
  );
}

/** The end of the account. */
function DeleteSection({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="grid gap-4" aria-labelledby="delete-account">
      <h2 id="delete-account">Delete your account</h2>
      <p>
        This deletes your account, your rounds, their results and your cards for good. We’ll ask you first.
      </p>
      <p>
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </p>
      <DeleteDialog email={email} open={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}

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

export function AccountIsland(props: AccountProps) {
  return (
    <IslandRoot>
      <Account {...props} />
    </IslandRoot>
  );
}
