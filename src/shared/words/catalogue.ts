import type { Trait } from "./trait.output.ts";
import type { Evaluativeness, Observability } from "./trait.ts";

/** Raised when a word comes, goes or changes meaning; a survey keeps the version that it was started with. */
export const catalogueVersion = 1;

/**
 * The 56 adjectives usually used for a Johari Window. The model is that of Luft & Ingham (1955); we couldn't
 * find out where this list was first printed. Its alphabetical order is "catalogue order" everywhere.
 *
 * Descriptions have no subject, so that they fit "I am" and "they are", and say what can be noticed, not how
 * good it is. The tags say where own view and others' view can be expected to agree (Vazire 2010; John &
 * Robins 1993):
 * - observability: high shows in plain behaviour (quiet, organized), low is in feelings and thoughts (tense);
 * - evaluativeness: high is praise (wise, kind), low merely describes (quiet, complex). Clusters group words
 * that point the same way, after the facets of the Big Five and the interpersonal circumplex; opposites never
 * share one. All tags are judgements from that literature, not measurements of these 56 words.
 */
const words = [
  word("able", "Up to the task, with the skill to get things done", "mid", "high", "intellect"),
  word("accepting", "Taking people and situations without needing to change them", "mid", "mid", "ease"),
  word("adaptable", "Quick to adjust when plans or conditions change", "mid", "mid", "ease"),
  word("bold", "Willing to take risks and to go first", "high", "mid", "assertiveness"),
  word("brave", "Facing fear, danger or disapproval when it matters", "mid", "high", "assertiveness"),
  word("calm", "Steady and unruffled, even under pressure", "mid", "mid", "ease"),
  word("caring", "Concerned about how others are doing, and showing it", "mid", "high", "warmth"),
  word("cheerful", "Visibly in good spirits most of the time", "high", "mid", "liveliness"),
  word("clever", "Quick to understand things and to find a way", "mid", "high", "intellect"),
  word("complex", "Many-sided, and not easy to sum up", "low", "low", "depth"),
  word("confident", "Trusting one’s own judgement and abilities", "high", "mid", "assertiveness"),
  word("dependable", "Keeping promises and being there when counted on", "mid", "high", "reliability"),
  word("dignified", "Composed and self-respecting in manner", "mid", "mid", "dignity"),
  word("empathetic", "Sensing and sharing what others feel", "mid", "high", "empathy"),
  word("energetic", "Full of drive, active and on the move", "high", "mid", "liveliness"),
  word("extroverted", "Drawn to company and energized by it", "high", "low", "liveliness"),
  word("friendly", "Easy to approach and pleasant to be with", "high", "mid", "warmth"),
  word("giving", "Ready to share time, attention or possessions", "mid", "high", "warmth"),
  word("happy", "Content with life on the whole", "mid", "mid", "liveliness"),
  word("helpful", "Quick to lend a hand where one is needed", "high", "high", "warmth"),
  word("idealistic", "Guided by a picture of how things ought to be", "low", "low", "conviction"),
  word("independent", "Thinking and acting without leaning on others", "mid", "mid", "assertiveness"),
  word("ingenious", "Inventive, solving problems in new ways", "mid", "high", "intellect"),
  word("intelligent", "Good at grasping, learning and reasoning", "mid", "high", "intellect"),
  word("introverted", "Turned inward, and restored by time alone", "high", "low", "reserve"),
  word("kind", "Gentle and considerate toward others", "mid", "high", "warmth"),
  word("knowledgeable", "Well informed, with a wide or deep store of facts", "mid", "high", "intellect"),
  word("logical", "Reasoning step by step from what is known", "mid", "mid", "intellect"),
  word("loving", "Open and generous with affection", "mid", "high", "warmth"),
  word("mature", "Balanced in judgement and ready to take responsibility", "mid", "high", "maturity"),
  word("modest", "Not inclined to play up one’s own merits", "mid", "mid", "reserve"),
  word("nervous", "Quick to feel worry or unease about what lies ahead", "low", "mid", "unease"),
  word("observant", "Noticing details that are easily missed", "low", "mid", "depth"),
  word("organized", "Keeping things, time and plans in order", "high", "mid", "reliability"),
  word("patient", "Able to wait, and to stay with what takes long", "mid", "mid", "ease"),
  word("powerful", "Having a strong effect on people and events", "high", "low", "assertiveness"),
  word("proud", "Holding one’s own work, values or people in high regard", "low", "mid", "dignity"),
  word("quiet", "Sparing with words, and at home with silence", "high", "low", "reserve"),
  word("reflective", "Given to thinking things over in depth", "low", "low", "depth"),
  word("relaxed", "At ease and not easily hurried", "mid", "mid", "ease"),
  word("religious", "Guided by faith or a sense of the sacred", "low", "low", "conviction"),
  word("responsive", "Quick to notice what others need, and to answer it", "high", "mid", "empathy"),
  word("searching", "Looking for meaning and for deeper answers", "low", "low", "depth"),
  word("self-assertive", "Speaking up for one’s own views, wants and rights", "high", "mid", "assertiveness"),
  word("self-conscious", "Keenly aware of being seen by others", "low", "mid", "unease"),
  word("sensible", "Practical and level-headed in decisions", "mid", "mid", "maturity"),
  word("sentimental", "Easily moved by feelings and memories", "low", "low", "empathy"),
  word("shy", "Holding back at first, most of all with new people", "high", "low", "reserve"),
  word("silly", "Playful, and happy to be a little absurd", "high", "low", "play"),
  word("spontaneous", "Acting on the moment, without much planning", "high", "low", "play"),
  word("sympathetic", "Feeling for others in trouble, and standing by them", "mid", "high", "empathy"),
  word("tense", "Keyed up, and slow to unwind", "low", "mid", "unease"),
  word("trustworthy", "Honest, and safe to confide in", "mid", "high", "reliability"),
  word("warm", "Showing affection and making others feel welcome", "high", "high", "warmth"),
  word("wise", "Drawing sound judgement from experience", "mid", "high", "maturity"),
  word("witty", "Quick with apt and funny remarks", "high", "mid", "play"),
] as const;

export type TraitId = (typeof words)[number]["id"];

export const catalogue: readonly Trait[] = words;

const traitById: ReadonlyMap<string, Trait> = new Map(catalogue.map((trait) => [trait.id, trait]));

/** The word with this id, or null; ids are compared exactly ("Able" is a name, not an id). */
export function findTrait(id: string): Trait | null {
  return traitById.get(id) ?? null;
}

export function isTraitId(id: string): boolean {
  return traitById.has(id);
}

/** Display names in the order of the ids; an unknown id stays. */
export function traitNames(ids: readonly string[]): string[] {
  return ids.map((id) => findTrait(id)?.name ?? id);
}

function word<const Id extends string>(
  id: Id,
  description: string,
  observability: Observability,
  evaluativeness: Evaluativeness,
  cluster: string,
): Trait & { readonly id: Id } {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return { id, name, description, observability, evaluativeness, cluster };
}
