import { useRef, useState } from "react";
import { NameFields, nameProblems } from "#src/islands/account/fields.tsx";
import { BrandSection } from "./BrandSection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import {
  ErrorSummary,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { User, SessionInfo } from "#src/shared/account/account.output.ts";
import type { MailPreferences } from "#src/shared/mail/mail-preferences.output.ts";
import type { OwnBrand } from "#src/shared/own-brand/own-brand.output.ts";
import { supportTexts } from "#src/shared/support/support-texts.ts";
import { ChangePassword, EmailSection } from "./credentials.tsx";
import { DataSection, DeleteSection } from "./data.tsx";
import { MailSection } from "./MailSection.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { PlanSection } from "./PlanSection.tsx";

/** The page's data; null if it doesn't know who is signed in. */
interface AccountProps {
  initial: User | null;
  sessions?: readonly SessionInfo[] | null;
  preferences?: MailPreferences | null;
  brand?: OwnBrand | null;
}

export function Account({ initial, sessions = null, preferences = null, brand = null }: AccountProps) {
  const enabled = useSession(initial !== null);
  const utils = trpc.useUtils();
  const query = trpc.account.me.useQuery(undefined, { enabled, ...fromPage(initial) });
  const user = query.data;
  if (!user) return <NotLoaded query={query} what="Your account" loading="Loading your account" />;
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
      <div className="grid gap-4">
        <PlanSection user={user} />
        <p>
          <a className="link-line" href={paths.accountPlan()}>
            Seats and invoices
          </a>
        </p>
      </div>
      <BrandSection initial={brand} />
      <SessionsSection initial={sessions} />
      <MailSection initial={preferences} />
      <HelpSection />
      <DataSection />
      <DeleteSection email={user.email} />
    </div>
  );
}

export const AccountIsland = island(Account);

function ProfileForm({ user, onChange }: { user: User; onChange: (user: User) => void }) {
  const { problems, attempt, report } = useProblems();
  const hasOneName = user.lastName === "";
  const { run, isBusy } = useAction(
    trpc.account.update.useMutation({
      onSuccess: (changed) => {
        onChange(changed);
        showToast({ title: "Your profile is saved" });
      },
      onError: (error) => report(problemsIn(error)),
    }),
  );

  const submit = (form: FormData) => {
    const names = {
      firstName: formText(form, "firstName").trim(),
      lastName: formText(form, "lastName").trim(),
      // null takes them away.
      displayName: formText(form, "displayName").trim() || null,
      username: formText(form, "username").trim() || null,
    };
    const found = nameProblems(names, hasOneName);
    report(found);
    if (found.length > 0) return;
    const { lastName, ...others } = names;
    run(lastName === "" ? others : names);
  };

  return (
    <ScriptedForm onSubmit={submit}>
      <ErrorSummary title="Your profile wasn’t saved" problems={problems} attempt={attempt} />
      <NameFields names={user} problems={problems} hasOneName={hasOneName} />
      <Field
        {...fieldOf(problems, "displayName")}
        label="How your name is shown"
        optional
        autoComplete="name"
        defaultValue={user.displayName ?? ""}
        hint={`Leave it empty for “${`${user.firstName} ${user.lastName}`.trim()}”: first name, then last name.`}
      />
      <p className="-mt-3 text-sm text-muted">
        The people you ask see your name, and your first name in sentences, so they know who they’re
        describing.
      </p>
      <Field
        {...fieldOf(problems, "username")}
        label="Username"
        optional
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={user.username ?? ""}
        hint="3 to 30 letters, digits, dashes or underscores. Your peers don’t see it."
      />
      <p>
        <SubmitButton busy={isBusy} busyLabel="Saving…">
          Save my profile
        </SubmitButton>
      </p>
    </ScriptedForm>
  );
}

/** A question to the site's operator. The text stays until it's sent. */
function HelpSection() {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<string | null>(null);
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useAction(
    trpc.support.ask.useMutation({
      onSuccess: ({ message }) => {
        form.current?.reset();
        setSent(message);
      },
      onError: (error) => report(problemsIn(error)),
    }),
  );
  const submit = (message: string) => {
    setSent(null);
    const isEmpty = message.trim() === "";
    report(isEmpty ? [{ fieldId: "help-message", message: supportTexts.empty }] : []);
    if (!isEmpty) run({ message });
  };
  return (
    <section className="grid gap-4" aria-labelledby="help">
      <h2 id="help">Get help</h2>
      <ScriptedForm
        ref={form}
        className="grid gap-4"
        onSubmit={(fields) => submit(formText(fields, "message"))}
      >
        <TextAreaField
          id="help-message"
          name="message"
          label="Your message"
          rows={4}
          hint="We’ll answer by email, to the address of your account."
          readOnly={isBusy}
          attempt={attempt}
          error={problems[0]?.message ?? null}
        />
        <p>
          <SubmitButton look="secondary" busy={isBusy} busyLabel="Sending…">
            Send my message
          </SubmitButton>
        </p>
      </ScriptedForm>
      <div role="status">{sent !== null && <Notice>{sent}</Notice>}</div>
    </section>
  );
}
