import { answers, teamPictures, teamRounds } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { hours, days } from "#src/server/clock.ts";
import { getAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { withdrawResponse } from "#src/server/domain/response/receipt.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { closeTeamRound, remindEveryone, setCounted } from "#src/server/domain/team/change-team-round.ts";
import { describeColleague, getTeamForm } from "#src/server/domain/team/form/describe-colleague.ts";
import { getTeamRound, exportTeamPicture } from "#src/server/domain/team/get-team-round.ts";
import { checkTeamRounds } from "#src/server/domain/team/ending/freeze-team-round.ts";
import { finishAll, makeFinishedRound } from "#tests/factories/organisation/finished-round.ts";
import {
  describeAll,
  first,
  passDeadline,
  pickOwn,
  somewhere,
  startRound,
  surveyOf,
  wordsA,
  type StartedRound,
} from "#tests/factories/organisation/organisation.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/** The emails of a kind to someone. */
const textsOf = async (deps: TestDeps, { email }: Pick<Actor, "email">, kind: string) =>
  (await mailsTo(deps, email)).filter((mail) => mail.kind === kind);

const windowOf = async (deps: TestDeps, started: StartedRound, place: number) =>
  getAnalysis(deps, first(started.people.slice(place)), await surveyOf(deps, started, place));

describe("the end of a team round", () => {
  it("freezes every window that can open, and the picture, in one write", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 6);
    const { round, people, owner } = started;
    await finishAll(deps, { round, people: people.slice(0, 5) });
    // The sixth describes everyone, and picks no own words.
    await describeAll(deps, first(people.slice(5)), round.id);
    deps.clock.advance(days(7) + 1);
    expect(await getTeamRound(deps, owner, round.id)).toMatchObject({ state: "ending", hasPicture: false });
    await checkTeamRounds(deps);
    expect(await getTeamRound(deps, owner, round.id)).toMatchObject({ state: "over", hasPicture: true });
    const row = await deps.db.read.select().from(teamRounds).get();
    expect(row).toMatchObject({ windows: 5, nextLookAt: null, frozenAt: deps.clock.now() });
    for (const place of [0, 1, 2, 3, 4]) {
      const window = await windowOf(deps, started, place);
      expect(window).toMatchObject({ snapshot: 1, responseCount: 5, isBanded: false, status: "completed" });
    }
    expect(await exportTeamPicture(deps, { actor: owner }, round.id)).toMatchObject({
      picture: { counted: 5 },
      earlier: [],
    });
    for (const person of people)
      expect(await exportTeamPicture(deps, { actor: person }, round.id)).toEqual(
        await exportTeamPicture(deps, { actor: owner }, round.id),
      );
    // Without own words there's no window, and what was picked for it is gone.
    const last = await surveyOf(deps, started, 5);
    expect(await deps.db.read.$count(answers, eq(answers.surveyId, last))).toBe(0);
    await saveSelf(deps, first(people.slice(5)), last, wordsA);
    await expect(revealSurvey(deps, first(people.slice(5)), last)).rejects.toMatchObject({
      code: "analysis.notReady",
    });
  });

  it("happens once, also in two processes, and not by the path of personal rounds", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 5);
    await finishAll(deps, started);
    deps.clock.advance(days(7) + 1);
    await closeDueSurveys(deps);
    expect(await getTeamRound(deps, started.owner, started.round.id)).toMatchObject({ hasPicture: false });
    await Promise.all([checkTeamRounds(deps), checkTeamRounds(deps)]);
    await checkTeamRounds(deps);
    expect(await deps.db.read.$count(teamPictures)).toBe(1);
    for (const person of started.people) {
      expect(await textsOf(deps, person, "round over")).toEqual([]);
      expect(await textsOf(deps, person, "team round over")).toHaveLength(1);
    }
  });

  it.each([
    { many: 5, least: 3 },
    { many: 6, least: 4 },
    { many: 7, least: 5 },
  ])("needs $least answers in a team of $many: a silent colleague costs nobody theirs", async (row) => {
    const deps = await makeDeps();
    const started = await startRound(deps, row.many);
    expect(started.round.leastAnswers).toBe(row.least);
    await finishAll(deps, { ...started, people: started.people.slice(1) });
    await pickOwn(deps, first(started.people), await surveyOf(deps, started, 0));
    await passDeadline(deps, started.round);
    for (const place of started.people.keys())
      expect((await windowOf(deps, started, place)).responseCount).toBe(
        place === 0 ? row.many - 1 : row.many - 2,
      );
  });

  it("says in a window of three answers nothing that can't happen any more", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 5);
    await finishAll(deps, { ...started, people: started.people.slice(1) });
    await pickOwn(deps, first(started.people), await surveyOf(deps, started, 0));
    await passDeadline(deps, started.round);
    const { portrait, words, confidence } = await windowOf(deps, started, 1);
    expect(confidence).toBe("firstGlimpse");
    expect(words.every(({ count }) => count === null)).toBe(true);
    const text = portrait.paragraphs.flat().map((sentence) => sentence.text);
    expect(text.join(" ")).not.toMatch(/(?:after|with|once|takes) five|so far|first words/i);
  });

  it("makes no picture of fewer than five, and tells nobody why", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 7);
    await finishAll(deps, started, 4);
    await passDeadline(deps, started.round);
    const ada = first(started.people);
    expect(await getTeamRound(deps, ada, started.round.id)).toMatchObject({ hasPicture: false });
    await expect(exportTeamPicture(deps, { actor: ada }, started.round.id)).rejects.toMatchObject({
      kind: "not_found",
    });
    for (const person of [ada, started.owner])
      expect((await textsOf(deps, person, "team round over"))[0]?.text).not.toMatch(/picture/);
  });

  it("counts nobody who hasn't said, and takes no answer any more", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 6);
    await finishAll(deps, started);
    const { round, people } = started;
    expect((await getTeamForm(deps, first(people), round.id)).counting).toEqual({ isCounted: true });
    await setCounted(deps, first(people), { teamRoundId: round.id, counted: false });
    await passDeadline(deps, round);
    expect(await exportTeamPicture(deps, { actor: first(people) }, round.id)).toMatchObject({
      picture: { counted: 5 },
    });
    await expect(
      setCounted(deps, first(people), { teamRoundId: round.id, counted: true }),
    ).rejects.toMatchObject({ code: "team.isCountedForGood" });
  });

  it("leaves out what was withdrawn before", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 7);
    await finishAll(deps, { ...started, people: started.people.slice(1) });
    const ada = first(started.people);
    const { colleagues } = await getTeamForm(deps, ada, started.round.id);
    const teamRoundId = started.round.id;
    const { personId } = first(colleagues);
    const { withdrawKey } = await describeColleague(
      deps,
      { actor: ada },
      { teamRoundId, personId, traitIds: ["shy", "silly", "tense", "quiet", "proud"] },
    );
    await withdrawResponse(deps, somewhere, withdrawKey);
    await passDeadline(deps, started.round);
    const window = await windowOf(deps, started, 1);
    expect(window.responseCount).toBe(5);
    expect(window.words.find(({ traitId }) => traitId === "silly")?.count).toBe(0);
  });

  it("shows earlier pictures of the team to those who may see their rounds", async () => {
    const deps = await makeDeps();
    const started = await makeFinishedRound(deps, 5);
    deps.clock.advance(days(90));
    const { startTeamRound } = await import("#src/server/domain/team/starting/start-team-round.ts");
    const { addMember } = await import("#tests/factories/organisation/organisation.ts");
    const newcomer = await addMember(deps, started.team);
    const people = [...started.people, newcomer];
    const round = await startTeamRound(deps, started.owner, {
      id: started.team.id,
      title: "Again",
      closesAt: new Date(deps.clock.now().getTime() + days(7)),
      people: people.map(({ userId }) => userId),
    });
    await finishAll(deps, { round, people });
    await closeTeamRound(deps, started.owner, round.id);
    const earlierOf = async (actor: Actor) => {
      const shown = await exportTeamPicture(deps, { actor }, round.id);
      return "earlier" in shown ? shown.earlier.length : null;
    };
    expect(await earlierOf(started.owner)).toBe(1);
    expect(await earlierOf(first(people))).toBe(1);
    expect(await earlierOf(newcomer)).toBe(0);
  });
});

describe("the emails at the end", () => {
  it("fit each one's part, and say nothing about anyone else", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 7);
    const { round, people, owner } = started;
    // The last picks no own words and describes nobody, and one before that steps through half of it.
    await finishAll(deps, { ...started, people: people.slice(0, 6) });
    await passDeadline(deps, round);
    const [mail] = await textsOf(deps, first(people), "team round over");
    expect(mail?.subject).toBe("Your window is ready");
    expect(mail?.text).toContain(`/assessment/${await surveyOf(deps, started, 0)}/results`);
    expect(mail?.text).toContain(`/team/rounds/${round.id}/picture`);
    const [silent] = await textsOf(deps, first(people.slice(6)), "team round over");
    expect(silent?.subject).toBe("Your team round is over");
    expect(silent?.text).toMatch(/it needs your own words, too/);
    expect(silent?.text).toContain("The team picture is ready. It shows what many of you have in common");
    const [lead] = await textsOf(deps, owner, "team round over");
    expect(lead?.subject).toBe("Your team’s picture is ready");
    expect(lead?.text).toContain("The windows are open now.");
    for (const { firstName } of people) expect(lead?.text).not.toContain(firstName);
  });

  it("tell someone kindly that too few have described them", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 6);
    await pickOwn(deps, first(started.people), await surveyOf(deps, started, 0));
    await passDeadline(deps, started.round);
    const [mail] = await textsOf(deps, first(started.people), "team round over");
    expect(mail?.text).toMatch(/because fewer than four colleagues picked words for you/);
    const [lead] = await textsOf(deps, started.owner, "team round over");
    expect(lead?.subject).toBe("Your team round is over");
    expect(lead?.text).toContain("No window could open this time: each needs");
  });

  it("claim nothing of someone who deleted their own round and described nobody", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 6);
    const gone = first(started.people);
    await deleteSurvey(deps, gone, await surveyOf(deps, started, 0));
    await passDeadline(deps, started.round);
    const [mail] = await textsOf(deps, gone, "team round over");
    expect(mail?.text).toContain("You deleted your part of it, so there’s no window for you.");
  });
});

describe("a leader who steers", () => {
  it("ends a round at once when all have finished, else in a day, and everyone is told", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 5);
    const { round, people, owner } = started;
    await finishAll(deps, { ...started, people: people.slice(0, 4) });
    await expect(closeTeamRound(deps, first(people), round.id)).rejects.toMatchObject({ kind: "forbidden" });
    const inADay = new Date(deps.clock.now().getTime() + days(1)).toISOString();
    expect(await closeTeamRound(deps, owner, round.id)).toMatchObject({ state: "running", closesAt: inADay });
    for (const person of people) expect(await textsOf(deps, person, "team round ends")).toHaveLength(1);
    expect((await getSurvey(deps, first(people), await surveyOf(deps, started, 0))).closesAt).toBe(inADay);
    // Again changes nothing, and nobody is reminded once more.
    deps.clock.advance(hours(2));
    expect(await closeTeamRound(deps, owner, round.id)).toMatchObject({ closesAt: inADay });
    await checkTeamRounds(deps);
    for (const person of people) {
      expect(await textsOf(deps, person, "team round ends")).toHaveLength(1);
      expect(await textsOf(deps, person, "team round reminder")).toEqual([]);
    }
    await finishAll(deps, { ...started, people: people.slice(4) });
    expect(await closeTeamRound(deps, owner, round.id)).toMatchObject({ state: "over", hasPicture: true });
    expect(await textsOf(deps, first(people), "team round over")).toHaveLength(1);
  });

  it("reminds everyone at most once in three days", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 5);
    const { round, people, owner } = started;
    await finishAll(deps, { ...started, people: people.slice(0, 2) });
    await expect(remindEveryone(deps, first(people), round.id)).rejects.toMatchObject({ kind: "forbidden" });
    const again = new Date(deps.clock.now().getTime() + days(3)).toISOString();
    expect(await remindEveryone(deps, owner, round.id)).toMatchObject({ canRemindAt: again });
    for (const person of people) expect(await textsOf(deps, person, "team round nudge")).toHaveLength(1);
    deps.clock.advance(days(2));
    await expect(remindEveryone(deps, owner, round.id)).rejects.toMatchObject({ code: "team.reminded" });
    deps.clock.advance(days(1));
    expect((await getTeamRound(deps, owner, round.id)).canRemindAt).toBeNull();
    await remindEveryone(deps, owner, round.id);
    expect(await textsOf(deps, first(people), "team round nudge")).toHaveLength(2);
  });
});

describe("a round that ended before windows froze together", () => {
  it("lets its people open theirs one by one", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 6);
    const { round, people } = started;
    for (const person of people) await describeAll(deps, person, round.id);
    const closesAt = new Date(round.closesAt);
    deps.clock.advance(days(7) + 1);
    // As the migration leaves it.
    await deps.db.write((tx) => tx.update(teamRounds).set({ frozenAt: closesAt, nextLookAt: null }));
    const ids = await Promise.all(people.map((_, place) => surveyOf(deps, started, place)));
    const { surveys } = await import("#db/schema/index.ts");
    await deps.db.write((tx) => tx.update(surveys).set({ completedAt: closesAt }));
    await checkTeamRounds(deps);
    await saveSelf(deps, first(people), first(ids), wordsA);
    expect(await revealSurvey(deps, first(people), first(ids))).toMatchObject({ responseCount: 5 });
  });
});
