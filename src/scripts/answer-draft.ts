/** What a peer has picked and not sent, in the order of picking. It stays in the browser, one for each link, until the answer is stored. */
export interface AnswerDraft {
  readonly words: readonly string[];
  readonly name: string;
  /** The key under which this form was sent, with no sign yet that it arrived; null before the first try. */
  readonly sentAs: string | null;
  /** When its sender pressed the button; null while they haven’t, and once the server has refused it or they changed it. */
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

/** The draft under a name; null without one, with a broken one, with one that has waited too long, and where the browser keeps nothing. */
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

/** Whether the browser keeps it now. Where storage is full or forbidden, answering goes on without a draft. */
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
