/** An email ready to be sent, but for its recipient. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Someone's own words, which stand in an email as one quote: its lines. */
export interface Quote {
  readonly quote: readonly string[];
}

/** A note as it was typed, empty lines left out; nothing where nothing was typed. */
export function quoteOf(text: string | null): readonly Quote[] {
  const quote = (text ?? "").split(/[\r\n]+/u).map((line) => line.trim());
  return quote.some((line) => line !== "") ? [{ quote: quote.filter((line) => line !== "") }] : [];
}

/** What an email says; both of its forms are made from this. All of it is plain text. */
export interface MailParts {
  readonly subject: string;
  /** Paragraphs before the code or button. */
  readonly before: readonly (string | Quote)[];
  /** Something to copy, shown large. */
  readonly code?: string;
  /** The one thing to do. */
  readonly button?: { readonly label: string; readonly url: string };
  /** Paragraphs after it. */
  readonly after: readonly string[];
  /** Stands in the footer of emails that their reader can do without. */
  readonly unsubscribeUrl?: string;
}
