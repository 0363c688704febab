import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { getCircleComparison, getCircles } from "#src/server/domain/analysis/circles.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { drawCircles } from "#src/server/domain/card/own-card.ts";
import { getDashboardOverview } from "#src/server/domain/dashboard/overview.ts";
import { submitResponse } from "#src/server/domain/response/submit-response.ts";
import { getSharedSurvey } from "#src/server/domain/response/find-form.ts";
import { shareSurvey, updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import { addCircle } from "#src/server/domain/survey/circles.ts";
import { randomIds } from "#src/server/ids.ts";
import { isClear, type SnapshotContent } from "#src/shared/result/analysis.ts";
import type { CircleComparison } from "#src/shared/result/analysis.output.ts";
import { compareCircles } from "#src/shared/result/circles.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { makeSharedSurvey, withdraw, wordsFrom } from "#tests/factories/survey.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { type Ballot, alikeBallot, anyBallot } from "./history.ts";
import { SurveyModel } from "./model.ts";
import { outputNames, readOutput } from "./outputs.ts";
import { choose, refuses } from "./peer-steps.ts";
import { mayShow } from "./steps.ts";
import { enter } from "./world.ts";

/*
 * Circles of one owner over random histories: all that says anything of several circles equals what follows
 * from each circle's own newest result, and nothing else; what a circle's own pages say depends on no other.
 * Someone answers in two circles.
 */

const circle = fc.nat(2);

type Step =
  | { readonly kind: "answers"; readonly circle: number; readonly ballots: readonly Ballot[] }
  | { readonly kind: "both"; readonly circle: number; readonly ballot: Ballot }
  | { readonly kind: "withdraw"; readonly circle: number; readonly which: number }
  | { readonly kind: "reveal"; readonly circle: number }
  | { readonly kind: "rename"; readonly circle: number; readonly name: string };

const step = (ballot: fc.Arbitrary<Ballot>): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant("answers"),
        circle,
        ballots: fc.array(ballot, { minLength: 2, maxLength: 9, size: "max" }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("both"), circle, ballot }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("withdraw"), circle, which: fc.nat(20) }) },
    { weight: 7, arbitrary: fc.record({ kind: fc.constant("reveal"), circle }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("rename"), circle, name: fc.constantFrom("Choir", "Club") }),
    },
  );

interface CircleHistory {
  readonly steps: readonly Step[];
  /** By how many places of the catalogue each circle's answers lie apart: how differently they see someone. */
  readonly apart: number;
}

const someHistory = (ballot: fc.Arbitrary<Ballot>, apart: number): fc.Arbitrary<CircleHistory> =>
  fc.record({
    steps: fc.array(step(ballot), { minLength: 4, maxLength: 14, size: "max" }),
    apart: fc.constant(apart),
  });

export const circleHistory = fc.oneof(
  someHistory(anyBallot, 0),
  someHistory(alikeBallot, 0),
  someHistory(alikeBallot, 8),
);

interface Played {
  readonly id: string;
  readonly shareId: string;
  readonly model: SurveyModel;
  name: string;
  content: SnapshotContent | null;
}

/** How often what matters happened. */
export interface Reached {
  compared: number;
  alone: number;
  shared: number;
  shown: number;
  glimpse: number;
}

export const nothingReached: Readonly<Reached> = { compared: 0, alone: 0, shared: 0, shown: 0, glimpse: 0 };

async function start(deps: TestDeps, owner: Parameters<typeof addCircle>[1]): Promise<readonly Played[]> {
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  const played = (id: string, share: string, name: string): Played => ({
    ...{ id, shareId: share, name, model: new SurveyModel(3), content: null },
  });
  const circles = [played(survey.id, shareId, "Friends")];
  for (const name of ["Work", "Family"]) {
    deps.clock.advance(1_000);
    const { id } = await addCircle(deps, owner, { ofSurveyId: survey.id, name, ownName: "Friends" });
    circles.push(played(id, (await shareSurvey(deps, owner, id)).shareId, name));
  }
  return circles;
}

/** What may be said of several circles, from their results alone; A13 is stated a second time. */
function expectedOf(circles: readonly Played[]) {
  const opened = circles.flatMap(({ id, name, content }) =>
    content === null ? [] : [{ ...content, surveyId: id, name }],
  );
  if (opened.length < 2) return null;
  return compareCircles(opened);
}

/** The word that a circle's own result has shown, which nothing in another circle changes. */
type ShownWords = Map<string, string>;

/** A13 a second time: two or more circles, each with one of its strongest words. */
function checkCard(card: CircleComparison["card"], circles: readonly Played[], shownWords: ShownWords): void {
  const shown = circles.flatMap(({ id, name, content }) => {
    const words = content === null ? [] : mayShow(content, true);
    const plain = words.filter(({ traitId }) => !delicateWords.has(traitId));
    return ["Friends", "Work", "Family"].includes(name) && plain.length > 0
      ? [{ id, name, content, plain }]
      : [];
  });
  if (shown.length < 2) expect(card).toBeNull();
  else expect(card?.words.map(({ surveyId }) => surveyId)).toEqual(shown.map(({ id }) => id));
  for (const [at, { traitId }] of (card?.words ?? []).entries()) {
    const { plain = [], name = "", content = null } = shown[at] ?? {};
    const strongest = Math.max(...plain.map(({ count }) => count ?? 0));
    expect(plain.find((word) => word.traitId === traitId)?.count).toBe(strongest);
    const key = JSON.stringify([name, content]);
    expect(shownWords.get(key) ?? traitId).toBe(traitId);
    shownWords.set(key, traitId);
  }
}

/** Plays one history in an owner's own time; after each step everything equals the model's. */
export async function playCircles(
  world: TestDeps,
  { steps, apart }: CircleHistory,
  reached: Reached,
): Promise<void> {
  const { deps, owner } = await enter(world);
  const circles = await start(deps, owner);
  const forms = await Promise.all(circles.map(({ shareId }) => getSharedSurvey(deps, shareId)));
  const own = new Map<string, string>();
  const shownWords: ShownWords = new Map();

  async function answer(of: Played, { picks: alike, name }: Ballot): Promise<void> {
    const { shareId, model } = of;
    const picks = alike.map((id) => wordBehind(id, apart * circles.indexOf(of)));
    const submissionKey = randomIds.token(256);
    const network = `10.${String(Math.floor(Math.random() * 250))}.${randomIds.token(64)}`;
    const input = { traitIds: picks, peerName: name, submissionKey };
    await submitResponse(deps, { actor: null, origin: { network } }, shareId, input);
    model.add(submissionKey, { picks, name });
  }

  async function take(step: Step, of: Played): Promise<void> {
    switch (step.kind) {
      case "answers":
        for (const ballot of step.ballots) await answer(of, ballot);
        return;
      case "both": {
        await answer(of, step.ballot);
        await answer(circles[(step.circle + 1) % circles.length] ?? of, step.ballot);
        return;
      }
      case "withdraw": {
        const gone = choose(of.model.alive, step.which);
        if (gone === undefined) return;
        await withdraw(deps, gone.key);
        of.model.withdraw(gone);
        return;
      }
      case "rename": {
        const isTaken = circles.some((other) => other !== of && other.name === step.name);
        const rename = updateSurvey(deps, owner, of.id, { circleName: step.name });
        if (isTaken) return refuses(rename, "conflict");
        await rename;
        of.name = step.name;
        own.delete(of.id);
        return;
      }
      case "reveal":
        return reveal(of);
    }
  }

  async function reveal(of: Played): Promise<void> {
    if (!of.model.isDue) {
      if (of.content === null) await refuses(revealSurvey(deps, owner, of.id), "conflict");
      return;
    }
    await revealSurvey(deps, owner, of.id);
    const among = of.model.reveal();
    of.content = buildSnapshotContent({
      catalogueVersion: 1,
      selfTraitIds: wordsFrom(0),
      predictedTraitIds: null,
      peerPicks: among.map(({ picks }) => picks),
      names: among.flatMap(({ name }) => name ?? []),
    });
    own.delete(of.id);
  }

  /** Its own pages; the report says something of the other circles. */
  async function ownPages({ id }: Played): Promise<string> {
    const seen = [];
    for (const name of outputNames.filter((one) => one !== "pdf"))
      seen.push(await readOutput(name, deps, owner, id));
    return JSON.stringify(seen);
  }

  async function look(): Promise<void> {
    const expected = expectedOf(circles);
    let card: CircleComparison["card"] = null;
    for (const { id } of circles) {
      const comparison = await getCircleComparison(deps, owner, id);
      card = comparison?.card ?? null;
      expect(comparison).toEqual(expected && { ...expected, card });
    }
    checkCard(card, circles, shownWords);
    expect((await getDashboardOverview(deps, owner)).circles?.sentence).toEqual(expected?.sentence);
    const [first] = circles;
    const drawn = () =>
      drawCircles(deps, owner, { network: "10.0.0.1" }, { surveyId: first?.id ?? "", ...drawnAs });
    if (card) expect(decoded((await drawn()).body)).toMatchObject({ heading: card.lines, notes: [] });
    else await refuses(drawn(), "conflict");
    expect(await getCircles(deps, owner, first?.id ?? "")).toMatchObject(
      circles.map(({ name, model, content }) => ({
        ...{ name, peerAssessmentCount: model.answered, hasAnalysis: content !== null },
        words: content?.words.filter(isClear).map(({ traitId }) => traitId) ?? [],
      })),
    );
    for (const one of circles) {
      const pages = await ownPages(one);
      expect(pages).toBe(own.get(one.id) ?? pages);
      own.set(one.id, pages);
    }
    if (expected !== null) note(expected, reached);
    if (card !== null) reached.shown += 1;
  }

  for (const one of steps) {
    const of = circles[one.circle];
    if (of !== undefined) await take(one, of);
    await look();
  }
  // A10: whoever is in two circles reads the same form in each as before anyone answered.
  const after = await Promise.all(circles.map(({ shareId }) => getSharedSurvey(deps, shareId)));
  expect(after.map(withoutTitle)).toEqual(forms.map(withoutTitle));
}

/** The word so many places behind another, cyclically. */
const wordBehind = (traitId: string, places: number): string =>
  catalogue[(catalogue.findIndex(({ id }) => id === traitId) + places) % catalogue.length]?.id ?? "";

const withoutTitle = <Form extends object>(form: Form) => ({ ...form, title: "" });

const drawnAs = { format: "story", theme: "dark" } as const;

const decoded = (body: string): unknown => JSON.parse(Buffer.from(body, "base64").toString());

function note(expected: NonNullable<ReturnType<typeof expectedOf>>, reached: Reached): void {
  reached.compared += 1;
  if (expected.circles.some(({ alone }) => alone.length > 0)) reached.alone += 1;
  if (expected.shared.length > 0) reached.shared += 1;
  if (expected.circles.some(({ isCompared }) => !isCompared)) reached.glimpse += 1;
}
