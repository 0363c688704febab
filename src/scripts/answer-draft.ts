/** What a peer has picked and not sent, in the order of picking. It stays in the browser, one for each link, until the answer is stored. */
export interface AnswerDraft {
  readonly words: readonly string[];
  readonly name: string;
  /** The key under which this form was sent, with no sign yet that it arrived; null before the first try. */
  readonly sentAs: string | null;
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

/** The draft under a name; null without one, with a broken one, and where the browser keeps nothing. */
export function readDraft(name: string): AnswerDraft | null {
  try {
    return parseDraft(JSON.parse(localStorage.getItem(keyOf(name)) ?? "null"));
  } catch {
    return null;
  }
}

export function writeDraft(name: string, draft: AnswerDraft): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: answering goes on without a draft.
  }
}

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // As above.
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
    order: "order" in value && typeof value.order === "string" ? value.order : "",
  };
}
