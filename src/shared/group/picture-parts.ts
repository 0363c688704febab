import { catalogue, findTrait } from "#src/shared/words/catalogue.ts";
import { type Theme, themeOf, themes } from "#src/shared/words/themes.ts";
import type { GroupPicture } from "./group.output.ts";
import { neverShown } from "./picture-content.ts";
import { groupTexts } from "./texts.en.ts";

/* What pages, slides and prints of a picture draw. */

/** From before there were themes (rule 1): a list of words, and nothing to talk about. */
export const isWordList = ({ questions }: Pick<GroupPicture, "questions">): boolean => questions.length === 0;

const nameOf = (traitId: string): string => findTrait(traitId)?.name ?? traitId;

const bandSteps = [1, 2, 3] as const;

/**
 * The words by band, strongest first. The band is null for a list of words, which is from before there were
 * bands; step 1 is the largest, for the picture's strongest band.
 */
export function wordGroups(picture: Pick<GroupPicture, "words" | "questions">) {
  const { words } = picture;
  return [...new Set(words.map(({ band }) => band))].map((band, index) => ({
    band: isWordList(picture) ? null : groupTexts.bands[band ?? "often"],
    step: bandSteps[index] ?? 3,
    names: words.filter((word) => word.band === band).map(({ traitId }) => nameOf(traitId)),
  }));
}

export type WordGroup = ReturnType<typeof wordGroups>[number];

/**
 * Both views by theme, the largest share first: how others describe people, in percent; whether that is more
 * than chance gives; and whether it comes up most when people describe themselves.
 */
export const themeRows = ({ themes, ownThemes }: Pick<GroupPicture, "themes" | "ownThemes">) =>
  themes.map((one) => ({ ...one, isOwn: ownThemes.includes(one.theme) }));

export type ThemeRow = ReturnType<typeof themeRows>[number];

/** The part of the largest share, for the length of a bar; 1 at most. */
export const lengthIn = (shares: readonly (number | null)[], share: number | null): number =>
  Math.min(1, (share ?? 0) / Math.max(...shares.map((one) => one ?? 0), 1));

/** The words of two pictures: what came, what stayed and what went. */
export function compareWords(earlier: Pick<GroupPicture, "words">, now: Pick<GroupPicture, "words">) {
  const [before, after] = [earlier, now].map(({ words }) =>
    words.map(({ traitId }) => nameOf(traitId)).sort(),
  );
  return {
    came: (after ?? []).filter((name) => before?.includes(name) !== true),
    stayed: (after ?? []).filter((name) => before?.includes(name)),
    went: (before ?? []).filter((name) => after?.includes(name) !== true),
  };
}

/** The themes of two pictures, the largest of the newer one first. */
export function compareThemes(earlier: Pick<GroupPicture, "themes">, now: Pick<GroupPicture, "themes">) {
  const shareIn = (picture: typeof now, theme: Theme) =>
    picture.themes.find((one) => one.theme === theme)?.share ?? null;
  const all = [...new Set([...now.themes, ...earlier.themes].map(({ theme }) => theme))];
  return all.map((theme) => ({ theme, before: shareIn(earlier, theme), after: shareIn(now, theme) }));
}

const shownWords = catalogue.filter(({ id }) => !neverShown.has(id));

const namesOf = (theme: Theme): readonly string[] =>
  shownWords.filter(({ id }) => themeOf(id) === theme).map(({ name }) => name);

/** The words of each theme that a picture may show. */
export const wordsByTheme = themes
  .map((theme) => ({ theme, names: namesOf(theme) }))
  .filter(({ names }) => names.length > 0);

/** The share (0-1) that a theme has where people pick blindly: that of its words. */
export const chanceOf = (theme: Theme): number => namesOf(theme).length / shownWords.length;
