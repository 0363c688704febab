import { tabStore, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import type { ClientsAdded } from "#src/shared/programme/programme.output.ts";

/** Someone who was on the list and gets no email, with the reason. */
export type Skipped = ClientsAdded["skipped"][number];

const keyOf = (faId: string): string => storeKey(`programme.sent.${faId}`);

/** Keeps who was skipped for the page that comes next, for as long as the tab is open. */
export const storeSkipped = (faId: string, skipped: readonly Skipped[]): void =>
  tabStore.write(keyOf(faId), skipped.length === 0 ? null : JSON.stringify(skipped));

export const skippedKey = keyOf;

/** Empty if nothing valid is stored. */
export function readSkipped(stored: string | null): readonly Skipped[] {
  try {
    const skipped: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(skipped) ? skipped.filter(isSkipped) : [];
  } catch {
    return [];
  }
}

const isSkipped = (entry: unknown): entry is Skipped =>
  typeof entry === "object" &&
  entry !== null &&
  ["name", "email", "reason"].every((field) => typeof Reflect.get(entry, field) === "string");
