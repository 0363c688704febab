import { groupPicture } from "#src/server/domain/group/picture.ts";
import { presentPicture } from "#src/server/domain/group/picture-text.ts";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import type { Audience } from "#src/shared/group/texts.en.ts";
import { seededRandom } from "#tests/factories/sample-ballots.ts";
import { type GroupOptions, windowsIn } from "./group-worlds.ts";

/** The picture of such a group, always the same. */
export const pictureIn = (options: GroupOptions, audience: Audience = "each other", seed = 1): GroupPicture =>
  presentPicture(
    {
      number: seed,
      content: groupPicture(windowsIn(options, seededRandom(seed))),
      createdAt: new Date("2027-03-06T10:00:00.000Z"),
    },
    audience,
  );

/** A picture with words in every band, and two views that part. */
export const shownPicture = (changes: Partial<GroupPicture> = {}): GroupPicture => ({
  ...{ number: 2, createdAt: "2027-03-06T10:00:00.000Z", counted: 9 },
  sentence: "You call each other dependable and helpful before anything else",
  words: [
    { traitId: "dependable", band: "half" },
    { traitId: "helpful", band: "half" },
    { traitId: "calm", band: "third" },
    { traitId: "logical", band: "often" },
  ],
  themes: [
    { theme: "heart", share: 35, isClear: true },
    { theme: "steadiness", share: 25, isClear: true },
    { theme: "head", share: 20, isClear: false },
    { theme: "drive", share: 5, isClear: false },
  ],
  ownThemes: ["head", "drive", "steadiness"],
  difference:
    "The mind and steadiness lead in both views. Beyond that: drive when you describe yourselves, warmth when you describe each other.",
  questions: ["When does that help?", "When did somebody’s drive help you?", "Which word do you miss?"],
  ...changes,
});

/** People who share no words. */
export const wordlessPicture = (): GroupPicture =>
  shownPicture({ sentence: "Nine people, many words for each other", words: [] });

/** From before there were themes. */
export const oldPicture = (): GroupPicture =>
  shownPicture({
    ...{ number: 1, createdAt: "2026-06-01T10:00:00.000Z", sentence: "Two words in common" },
    words: ["calm", "kind"].map((traitId) => ({ traitId, band: null })),
    ...{ themes: [], ownThemes: [], difference: null, questions: [] },
  });
