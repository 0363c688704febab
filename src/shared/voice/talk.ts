import type { Quadrant } from "#src/shared/result/analysis.ts";

/** What a talk is for: trying the coach on the example result, or talking about a result of one's own. */
export const talkPurposes = ["demo", "coach"] as const;
export type TalkPurpose = (typeof talkPurposes)[number];

/** Who thinks behind the coach. */
export const brainNames = ["elevenlabs", "openai", "built-in"] as const;
export type BrainName = (typeof brainNames)[number];

/** One thing that was said in a talk. */
export interface Turn {
  readonly from: "coach" | "person";
  readonly text: string;
}

/** What the agent may ask the page to do, with what it says along with it. */
export interface ClientTools {
  /** Points at a word in the window. */
  readonly show_word: { readonly traitId: string };
  /** Brings a pane into sight. */
  readonly open_pane: { readonly pane: Quadrant };
  /** Offers a step, in the person's own words, to be saved by them. */
  readonly suggest_step: { readonly text: string };
  /** Offers answers to tap, the newest offer replacing the earlier. */
  readonly offer_answers: { readonly answers: string };
  /** From now on, only offered answers are taken: the page shows no field. */
  readonly answer_by_taps: Readonly<Record<string, never>>;
  /** The talk is over; the agent closes the connection right after. */
  readonly end_conversation: Readonly<Record<string, never>>;
}
export type ClientToolName = keyof ClientTools;

/** Separates the answers of `offer_answers`: parameters of tools hold plain text alone. */
export const answerSeparator = "\n";

/** The dynamic variables in a client's first message. */
export const talkVariables = {
  firstName: "visitor_first_name",
  role: "visitor_role",
  /** The turns so far, as JSON, when a talk resumes after a switch to text or a lost connection. */
  earlierTurns: "earlier_turns",
  /** For a service elsewhere, which has no snapshot of ours: the window, as JSON. */
  window: "johari_window",
} as const;
