/*
 * Signs that someone needs a person and not a coach. A short list of plain sayings: it misses much, and it had better ask once
 * too often than go on about words.
 */
const signs: readonly RegExp[] = [
  /\b(?:kill|hurt|harm|cut|cutting)(?:ing)? (?:my ?self|me)\b/,
  /\bsuicid/,
  /\bself[- ]harm/,
  /\bend (?:it all|my life|things for good)\b/,
  /\b(?:want|wanna|wish|like|going|ready) (?:to|i could|i would) die\b/,
  /\b(?:wish|wished) i (?:was|were) (?:dead|never born)\b/,
  /\b(?:want|wanna) (?:to )?(?:die|be dead|disappear for ?ever)\b/,
  /\bdon'?t want to (?:live|be here|be alive|wake up|go on)\b/,
  /\b(?:no|any) (?:reason|point) (?:to live|to go on|(?:in|to) living|being alive)\b/,
  /\bbetter off (?:dead|without me)\b/,
  /\bcan'?t (?:go on|take (?:it|this) any ?more|cope any ?more|live like this)\b/,
  /\b(?:he|she|they|somebody|someone|my \w+) (?:hits|beats|abuses|abused|raped) me\b/,
  /\b(?:having|have) a (?:panic attack|breakdown)\b/,
  /\bhopeless\b.*\b(?:everything|life|i am|i'm)\b|\b(?:everything|life|i am|i'm|feel)\b.*\bhopeless\b/,
];

/** Whether what someone typed sounds as if they were in real trouble. `text` is in lower case, with straight apostrophes. */
export const soundsDistressed = (text: string): boolean => signs.some((sign) => sign.test(text));
