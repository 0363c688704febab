import { perTab, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { useEffect, useRef } from "react";

/** Keeps what is typed into a form's fields while the tab is open, so that a reload loses nothing. */
export function useFormDraft(name: string) {
  const form = useRef<HTMLFormElement>(null);
  const key = storeKey(name);
  useEffect(() => {
    const stored = perTab.read(key);
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
      perTab.write(key, draft.toString());
    },
    drop: () => perTab.write(key, null),
  };
}
