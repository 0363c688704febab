import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answer, makeSharedSurvey } from "#tests/factories/survey.ts";
import type { Screen } from "./take-picture.ts";

/** Rounds by their number of peers: none, too few, and each step of what may be said; with after which of them is revealed. */
const rounds = [
  { peers: 0, revealAfter: [] },
  { peers: 2, revealAfter: [] },
  { peers: 3, revealAfter: [3] },
  { peers: 4, revealAfter: [4] },
  { peers: 5, revealAfter: [5] },
  { peers: 9, revealAfter: [4, 9] },
  { peers: 40, revealAfter: [5, 12, 25, 40] },
];

const names =
  "Yara Alma Ben Cem Dora Emil Fay Gita Hugo Ines Jonas Kim Lea Mira Nour Omar Paula Rosa Sanna Uma Zoë";
const longName = "Maximiliane von Hohenstein-Lindqvist";
const traitIds = catalogue.map(({ id }) => id);

/** Every fourth gives none, and one has a long one. */
function nameOf(peer: number): string | null {
  if (peer === 7) return longName;
  const known = names.split(" ");
  return peer % 4 === 0 ? null : (known[(peer * 11) % known.length] ?? null);
}

/** What one of the peers says: mostly what all know of the person, and two words of their own. */
function ballot(peer: number): readonly string[] {
  const random = seededRandom(peer * 7919 + 1);
  const known = ["able", "brave", "kind", "witty", "patient", "bold", "observant", "calm", "tense"];
  return [...new Set([...pickAtRandom(known, 4, random), ...pickAtRandom(traitIds, 3, random)])];
}

/** Makes the rounds, and says how to take their results. */
export async function makeResultsByPeers(deps: Deps, owner: Actor): Promise<readonly Screen[]> {
  const screens: Screen[] = [];
  for (const { peers, revealAfter } of rounds) {
    const { survey, shareId } = await makeSharedSurvey(deps, owner, { title: "How the choir sees me" });
    for (let peer = 1; peer <= peers; peer += 1) {
      await answer(deps, shareId, ballot(peer), nameOf(peer));
      if (revealAfter.includes(peer)) await revealSurvey(deps, owner, survey.id);
    }
    screens.push({
      name: `results-of-${String(peers)}`,
      path: paths.assessmentResults(survey.id),
      isSmall: true,
    });
  }
  return screens;
}
