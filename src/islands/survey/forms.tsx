import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { tabStore, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { useFieldProblem } from "#src/islands/kit/forms/form.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { Invitation } from "#src/shared/invitation/invitation.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** Stores a form's fields while the tab is open, so that a reload loses nothing. */
export function useFormDraft(name: string) {
  const form = useRef<HTMLFormElement>(null);
  const key = storeKey(name);
  useEffect(() => {
    const stored = tabStore.read(key);
    if (stored === null) return;
    const draft = new URLSearchParams(stored);
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) continue;
      if (field instanceof HTMLInputElement && field.type === "checkbox")
        field.checked = draft.has(field.name);
      else field.value = draft.get(field.name) ?? field.value;
    }
  }, [key]);
  return {
    form,
    keep: () => {
      const draft = new URLSearchParams();
      for (const [field, text] of new FormData(form.current ?? undefined)) {
        if (typeof text === "string") draft.set(field, text);
      }
      tabStore.write(key, draft.toString());
    },
    drop: () => tabStore.write(key, null),
  };
}

/** Withdraws invitations to a round, after asking: one question for the whole list. */
export function useRevokeInvitations(surveyId: string) {
  const { list } = trpc.useUtils().invitation;
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const { ask, question } = useConfirmedAction(useMutation({ mutationFn: revoke }), {
    onDone: (_, { invitationId }) => {
      void list.cancel({ surveyId });
      list.setData({ surveyId }, (invitations) => invitations?.filter(({ id }) => id !== invitationId));
      showToast({ title: "The invitation is withdrawn" });
    },
  });
  return {
    takeBack: (asked: Invitation) => {
      setInvitation(asked);
      ask({ surveyId, invitationId: asked.id });
    },
    question: (
      <ConfirmDialog
        {...question}
        title="Withdraw the invitation?"
        cancelLabel="Keep it"
        confirmLabel="Withdraw it"
        busyLabel="Withdrawing…"
        failure="The invitation wasn’t withdrawn"
      >
        <p className="wrap-anywhere">{invitation?.email}</p>
        <p>Their link stops working. If they’ve already answered, their answer stays, and you can’t tell.</p>
      </ConfirmDialog>
    ),
  };
}

/** An invitation that is already gone counts as withdrawn. */
async function revoke(invitation: { surveyId: string; invitationId: string }): Promise<void> {
  try {
    await api.invitation.revoke.mutate(invitation);
  } catch (error) {
    if (errorStatus(error) !== 404) throw error;
  }
}

/** Puts a mutation's answer into the page, and drops an older answer that is on its way. */
export function useSurveyUpdate(surveyId: string): (changes: Partial<Survey>) => void {
  const { get } = trpc.useUtils().survey;
  return (changes) => {
    void get.cancel({ surveyId });
    get.setData({ surveyId }, (survey) => survey && { ...survey, ...changes });
  };
}

/** What a form of a round's page can change, as it is sent. */
type Changes = Partial<
  Pick<Survey, "title" | "note" | "closesAt" | "language"> & { readonly circleName: string }
>;

/** Changes a round from a form of one field. `problem` is shown beside it; `refuse` sets one locally. */
export function useSurveyChange(surveyId: string, onSaved: (saved: Survey) => void) {
  const { problem, attempt, refuse } = useFieldProblem();
  const update = useSurveyUpdate(surveyId);
  const { run, isBusy } = useAction(
    trpc.survey.update.useMutation({
      onSuccess: (saved) => {
        update(saved);
        onSaved(saved);
      },
      onError: (error) => refuse(errorText(error)),
    }),
  );
  return { problem, attempt, refuse, save: (changes: Changes) => run({ surveyId, ...changes }), isBusy };
}

const nameOf = (surveyId: string): string => `invitations.${surveyId}`;

/** Forgets what was typed and not sent, once the round is gone. */
export const dropInvitationDraft = (surveyId: string): void =>
  tabStore.write(storeKey(nameOf(surveyId)), null);

/** The fields of the invitation form, stored over a reload. */
export function useInvitationDraft(surveyId: string) {
  const name = nameOf(surveyId);
  const { form, keep, drop } = useFormDraft(name);
  const typed = new URLSearchParams(useStoredText(tabStore, storeKey(name)) ?? "");
  return {
    form,
    keep,
    emails: typed.get("emails") ?? "",
    message: (typed.get("message") ?? "").trim(),
    /** Adds addresses to the field. */
    add: (emails: readonly string[]) => {
      const field = form.current?.elements.namedItem("emails");
      if (!(field instanceof HTMLTextAreaElement)) return;
      field.value = [field.value.trim(), ...emails].filter((each) => each !== "").join("\n");
      keep();
    },
    /** Keeps these addresses and the note in the fields; clears them if there are none. */
    leave: (emails: readonly string[]) => {
      const field = form.current?.elements.namedItem("emails");
      if (emails.length === 0) form.current?.reset();
      else if (field instanceof HTMLTextAreaElement) field.value = emails.join("\n");
      if (emails.length === 0) drop();
      else keep();
    },
  };
}
