/**
 * What the built-in writer knows about one word. Each text is a clause that fits into a sentence, in the second person,
 * and uses no word of the catalogue in its everyday sense: the reader would take it for a result.
 */
export interface WordNote {
  /** After "when": the moments in which others would notice it. */
  readonly shows: string;
  /** A full clause: what it does for the people around. Something that simply happens ("plans get checked") says nothing of the person. */
  readonly gives: string;
  /** An imperative: one small thing to do with it. */
  readonly use: string;
  /** After "it": what a word that is easily taken for a verdict does and does not say. */
  readonly care?: string;
}
