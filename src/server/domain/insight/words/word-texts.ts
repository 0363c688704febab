/** At least three, so that two people with the same word rarely read the same. */
type Several = readonly [string, string, string, ...string[]];

/**
 * Whole sentences about one word, in the second person. No text uses another word of the catalogue in its
 * everyday sense: the reader would take it for a result.
 */
export interface WordTexts {
  /** A headline for someone whose strongest word this is; without a full stop. */
  readonly name: Several;
  /** What people tend to notice; for a hard word, what it says and what it doesn't. */
  readonly notice: Several;
  /** What it gives to other people. */
  readonly gives: Several;
  /** When it costs something. */
  readonly costs: Several;
  /** Why an own word may go unseen; names the word. */
  readonly unseen: Several;
  readonly question: Several;
  /** One small thing to do this week. */
  readonly step: Several;
  /** Replaces `notice` if a hard word is on both lists. */
  readonly shared?: Several;
}
