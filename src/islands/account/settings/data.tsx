import { useState } from "react";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { FileLink } from "#src/islands/kit/FileLink.tsx";
import {
  ErrorSummary,
  type FieldProblem,
  ScriptedForm,
  fieldOf,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { forgetPerson } from "#src/islands/kit/session/session.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Field, PasswordField, UsernameField } from "#src/islands/kit/ui/Field.tsx";
import {
  accountDeletionTexts,
  deletionWord,
  isDeletionWord,
} from "#src/shared/account/account-settings-texts.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { paths } from "#src/shared/site/paths.ts";

const ownData = { href: paths.accountExport(), fetchFile: () => api.ownData.export.query() };

/** Own field ids, because other forms of the page have a password. */
const fieldIds = { password: "deletePassword", confirmation: "deleteWord" };

/** Says what goes and what stays, and asks for the password and a word. */
function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { problems, attempt, report } = useProblems(fieldIds);
  const { run, isBusy } = useAction(
    trpc.ownData.deleteAll.useMutation({
      onSuccess: () => {
        forgetPerson();
        location.assign(paths.accountDeleted());
      },
      onError: (error) => report(problemsIn(error)),
    }),
    { leaves: true },
  );

  const submit = (form: FormData) => {
    const password = formText(form, "password");
    const confirmation = formText(form, "confirmation");
    const found: FieldProblem[] = [];
    if (password === "") found.push({ fieldId: "password", message: accountTexts.passwordRequired });
    if (!isDeletionWord(confirmation))
      found.push({ fieldId: "confirmation", message: accountDeletionTexts.wordMissing });
    report(found);
    if (found.length === 0) run({ password, confirmation });
  };

  return (
    <Dialog open onClose={onClose} title="Delete your account?">
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
      <p>
        <FileLink {...ownData} onProblem={(error) => report([{ fieldId: null, message: errorText(error) }])}>
          Download my data first
        </FileLink>
      </p>
      <ScriptedForm onSubmit={submit}>
        <ErrorSummary title="Nothing was deleted" problems={problems} attempt={attempt} />
        <UsernameField email={email} />
        <PasswordField
          {...fieldOf(problems, "deletePassword", "password")}
          label="Password of this account"
          autoComplete="current-password"
        />
        <Field
          {...fieldOf(problems, "deleteWord", "confirmation")}
          label={`Type the word “${deletionWord}”`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" look="danger" busy={isBusy} busyLabel="Deleting…">
            Delete it for good
          </Button>
        </div>
      </ScriptedForm>
    </Dialog>
  );
}

export function DeleteSection({ email }: { email: string }) {
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
      {isAsking && <DeleteDialog email={email} onClose={() => setAsking(false)} />}
    </section>
  );
}

export function DataSection() {
  return (
    <section className="grid gap-4" aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>
        One file (JSON) with everything we store about you: your account, where it’s signed in, and your
        rounds with your own words and results, as you see them here. It has no single answers, and none of
        your answers about others: we can’t tell which ones are yours.
      </p>
      <p>
        <FileLink {...ownData}>Download my data</FileLink>
      </p>
    </section>
  );
}
