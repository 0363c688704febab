/** At least three, so that two people with one word rarely read the same. */
type Several = readonly [string, string, string, ...string[]];

/**
 * What the portrait can say about one word, in whole sentences and in the second person. No text uses another word of the catalogue
 * in its everyday sense: the reader would take it for a result.
 */
export interface WordTexts {
  /** A line that works like a name for someone whose strongest word this is; without a full stop. */
  readonly name: Several;
  /** What people tend to notice; of a hard word what it says, and what it doesn't. */
  readonly notice: Several;
  /** What it gives to the people around. */
  readonly gives: Several;
  /** When it costs something. */
  readonly costs: Several;
  /** Why an own word can go unseen; names the word. */
  readonly unseen: Several;
  readonly question: Several;
  /** One small thing to do this week. */
  readonly step: Several;
  /** In place of `notice` where a hard word is on both lists. */
  readonly shared?: Several;
}
