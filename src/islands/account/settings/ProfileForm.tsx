import { trpc } from "#src/islands/kit/api/trpc.ts";
import {
  ErrorSummary,
  ScriptedForm,
  SubmitButton,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { NameFields, nameProblems, problemOf } from "#src/islands/account/fields.tsx";

/** The names that peers and the person see. */
export function ProfileForm({ user, onChange }: { user: User; onChange: (user: User) => void }) {
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
    const username = formText(form, "username").trim();
    const names = {
      firstName: formText(form, "firstName").trim(),
      lastName: formText(form, "lastName").trim(),
      // null takes it away.
      username: username === "" ? null : username,
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
      <p className="-mt-3 text-sm text-muted">
        The people you ask see your name, so they know who they’re describing.
      </p>
      <Field
        id="username"
        label="Username"
        optional
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={user.username ?? ""}
        error={problemOf(problems, "username")}
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
