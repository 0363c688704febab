import { rm } from "node:fs/promises";
import {
  openBuiltWorld,
  startBuiltSurvey,
  type BuiltSurvey,
  type BuiltWorld,
  type Start,
} from "./built-world.ts";
import { copyAnswers } from "./copied-answers.ts";
import { invite } from "./owner-steps.ts";
import type { PlayedSurvey } from "./survey.ts";

/** One of a kind for each world. */
export interface OfWorlds<Item> {
  /** Here people answer, by the product. */
  readonly first: Item;
  /** As many answers that no result has, with other words and other names. */
  readonly other: Item;
  /** No answers that no result has: nobody does anything since the newest result. */
  readonly silent: Item;
}

export const inOrder = <Item>({ first, other, silent }: OfWorlds<Item>): readonly Item[] => [
  first,
  other,
  silent,
];

export async function openWorlds(folder: string): Promise<OfWorlds<BuiltWorld>> {
  await rm(folder, { recursive: true, force: true });
  const [first, other, silent] = await Promise.all([
    openBuiltWorld(`${folder}/first.db`),
    openBuiltWorld(`${folder}/other.db`),
    openBuiltWorld(`${folder}/silent.db`),
  ]);
  return { first, other, silent };
}

/** A round begins in all of them. */
export async function startEverywhere(
  worlds: OfWorlds<BuiltWorld>,
  start: Start,
): Promise<OfWorlds<BuiltSurvey>> {
  const begin = async (world: BuiltWorld) => {
    const built = await startBuiltSurvey(world, start);
    if (start.history.invited > 0) await invite(built.round, start.history.invited);
    return built;
  };
  const { first, other, silent } = worlds;
  return { first: await begin(first), other: await begin(other), silent: await begin(silent) };
}

/** What the owner does, they do in all worlds. */
export async function everywhere(
  rounds: OfWorlds<BuiltSurvey>,
  act: (round: PlayedSurvey) => Promise<void>,
): Promise<void> {
  for (const { round } of inOrder(rounds)) await act(round);
}

/** What peers did in the first world comes to the others, as far as it is theirs to know. */
export async function spreadAnswers({ first, other, silent }: OfWorlds<BuiltSurvey>): Promise<void> {
  await copyAnswers(first.round, other.round, "others");
  await copyAnswers(first.round, silent.round, "none");
}

/** Before a result that all worlds make alike. */
export async function evenOut({ first, other, silent }: OfWorlds<BuiltSurvey>): Promise<void> {
  await copyAnswers(first.round, other.round, "same");
  await copyAnswers(first.round, silent.round, "same");
}
