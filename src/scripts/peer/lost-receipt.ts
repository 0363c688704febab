import { type AnswerDraft, forgetDraft, readDraft } from "./answer-draft.ts";

/** On a closed link, offers the receipt of an answer that may have arrived. Other drafts are forgotten. */
export function offerLostReceipt(page: ParentNode): void {
  const form = page.querySelector<HTMLFormElement>("form[data-lost-receipt]");
  if (form === null) return;
  const { lostReceipt: draftName = "", refused } = form.dataset;
  const draft = readDraft(draftName);
  if (draft?.sentAs && refused === undefined) {
    form.append(...fieldsOf(draft, draft.sentAs));
    form.hidden = false;
  } else {
    forgetDraft(draftName);
  }
}

/** The answer as it was sent: under its key the server answers with the receipt of the one that it has. */
function fieldsOf({ words, name }: AnswerDraft, sentAs: string): HTMLInputElement[] {
  const fields = words.map((word) => ["selectedTraits", word] as const);
  return [...fields, ["peerName", name] as const, ["submissionKey", sentAs] as const].map(
    ([field, value]) => {
      const input = document.createElement("input");
      return Object.assign(input, { type: "hidden", name: field, value });
    },
  );
}
