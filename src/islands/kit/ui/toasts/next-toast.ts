import { perTab, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { showToast } from "./toast-store.ts";

const key = storeKey("toast");

/** Says on the page that comes next what was done on this one. */
export const showToastOnNextPage = (title: string): void => perTab.write(key, title);

/** Shows what the page before has left to say. */
export function showToastOfLastPage(): void {
  const title = perTab.read(key);
  if (title === null) return;
  perTab.write(key, null);
  showToast({ title });
}
