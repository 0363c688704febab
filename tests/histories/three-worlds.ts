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
  /** People answer, through the product. */
  readonly first: Item;
  /** As many answers without a result, with other words and names. */
  readonly other: Item;
  /** No answers without a result: nobody does anything after the newest result. */
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

/** A survey begins in all of them. */
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

/** The owner does the same in all worlds. */
export async function everywhere(
  rounds: OfWorlds<BuiltSurvey>,
  act: (round: PlayedSurvey) => Promise<void>,
): Promise<void> {
  for (const { round } of inOrder(rounds)) await act(round);
}

/** Copies peers' acts of the first world to the others, as far as each may have them. */
export async function spreadAnswers({ first, other, silent }: OfWorlds<BuiltSurvey>): Promise<void> {
  await copyAnswers(first.round, other.round, "others");
  await copyAnswers(first.round, silent.round, "none");
}

/** Before a result that all worlds make alike. */
export async function evenOut({ first, other, silent }: OfWorlds<BuiltSurvey>): Promise<void> {
  await copyAnswers(first.round, other.round, "same");
  await copyAnswers(first.round, silent.round, "same");
}
