/** Picked words that aren't sent, in order. This browser keeps one draft for each link until it's stored. */
export interface AnswerDraft {
  readonly words: readonly string[];
  readonly name: string;
  /** The key under which this form was sent, with no sign yet that it arrived; null before the first try. */
  readonly sentAs: string | null;
  /** When it was sent; null before, after a refusal, and after a change. */
  readonly heldAt: number | null;
  /** What the order of the words is drawn from: it stays over a reload, and goes with the answer. */
  readonly order: string;
}

const prefix = "openpane:answer:";
const keyOf = (name: string): string => prefix + name;

/** The names of all drafts, in an order that no visit changes; none where the browser keeps nothing. */
export function draftNames(): readonly string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length)).sort();
  } catch {
    return [];
  }
}

/** An answer that was to be sent waits this long for a connection. */
const heldForMs = 24 * 3_600_000;

/** The draft of a name; null if there's none, it's broken or too old, or storage is refused. */
export function readDraft(name: string): AnswerDraft | null {
  try {
    const draft = parseDraft(JSON.parse(localStorage.getItem(keyOf(name)) ?? "null"));
    const waitedMs = Date.now() - (draft?.heldAt ?? Date.now());
    if (waitedMs < heldForMs) return draft;
    forgetDraft(name);
    return null;
  } catch {
    return null;
  }
}

/** Forgets answers that have waited too long, whichever link they are for. */
export function forgetOldDrafts(): void {
  for (const name of draftNames()) readDraft(name);
}

/** @returns whether it's stored. Answering works without a draft, too. */
export function writeDraft(name: string, draft: AnswerDraft): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Then there is none.
  }
}

function parseDraft(value: unknown): AnswerDraft | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("words" in value) || !Array.isArray(value.words)) return null;
  const words: readonly unknown[] = value.words;
  return {
    words: words.filter((word) => typeof word === "string"),
    name: "name" in value && typeof value.name === "string" ? value.name : "",
    sentAs: "sentAs" in value && typeof value.sentAs === "string" ? value.sentAs : null,
    heldAt: "heldAt" in value && typeof value.heldAt === "number" ? value.heldAt : null,
    order: "order" in value && typeof value.order === "string" ? value.order : "",
  };
}
