import { describe, expect, it } from "vitest";
import { stageText } from "#src/shared/survey/survey-stage.ts";
import { statusText } from "./SurveyTile.tsx";
import { nextStep } from "./next-step.ts";
import {
  overlappingSurvey,
  readySurvey,
  revealedSurvey,
  shownSurvey,
  waitingSurvey,
} from "#tests/factories/shown-survey.ts";

const fresh = shownSurvey({ id: "fresh" });
const unshared = waitingSurvey({ id: "unshared", isPublic: false, shareId: null, shareableLink: null });
const invited = { ...unshared, id: "invited", invitedCount: 2 };
/** Its invitations were revoked after the first answer. */
const answered = { ...unshared, id: "answered", peerAssessmentCount: 1, answersUntilReveal: 2 };
const waiting = waitingSurvey({ id: "waiting", peerAssessmentCount: 2, answersUntilReveal: 1 });
const ready = readySurvey({ id: "ready" });
const revealed = revealedSurvey({ id: "revealed" });
const again = readySurvey({ id: "again", hasAnalysis: true, peerAssessmentCount: 6 });
const held = overlappingSurvey({ id: "held" });
const inTeam = { ...unshared, id: "in-team", teamRoundId: "team-1" };
const ended = waitingSurvey({
  id: "ended",
  status: "completed",
  peerAssessmentCount: 1,
  answersUntilReveal: 2,
});

describe("nextStep", () => {
  it("is nothing without rounds", () => {
    expect(nextStep([])).toBeNull();
  });

  it.each([
    ["Pick my words", "/assessment/fresh", [revealed, fresh]],
    ["Ask people", "/assessment/unshared", [waiting, unshared]],
    ["See how it goes", "/assessment/waiting", [revealed, waiting]],
    ["See how it goes", "/assessment/invited", [invited]],
    ["See how it goes", "/assessment/answered", [answered]],
    ["Go to the team round", "/team/rounds/team-1", [revealed, inTeam]],
    ["Open my window", "/assessment/ready/open", [fresh, waiting, ready]],
    ["Open my window", "/assessment/again/open", [fresh, again]],
    ["See why", "/assessment/held", [fresh, held]],
    ["Pick my words", "/assessment/fresh", [{ ...held, status: "completed" as const }, fresh]],
    ["See why", "/assessment/held", [revealed, { ...held, status: "completed" as const }]],
    ["See the result", "/assessment/revealed/results", [ended, revealed]],
    ["Start a new round", "/assessment/new", [ended]],
  ])("is: %s, at %s", (action, href, surveys) => {
    expect(nextStep(surveys)).toMatchObject({ action, href });
  });

  const session = { surveyId: "ready", withWhom: "Mira Holm", isOn: true };

  it("is to join a session, before all else and instead of opening alone", () => {
    expect(nextStep([fresh, again, ready], [session])).toMatchObject({
      ...{ survey: ready, stage: "session", title: "Mira has started your session" },
      ...{ action: "Join the session", href: "/assessment/ready/session" },
    });
    const read = { ...session, surveyId: "revealed" };
    expect(nextStep([fresh, revealed], [read])).toMatchObject({ action: "Join the session" });
  });

  it("doesn't offer to open a window that opens in a session", () => {
    const waits = [{ ...session, isOn: false }];
    expect(nextStep([ready, fresh], waits)?.action).toBe("Pick my words");
    expect(nextStep([ready], waits)).toMatchObject({
      ...{ title: "Your window is ready", action: "Go to the session", href: "/assessment/ready/session" },
    });
    expect(nextStep([waiting], [{ ...session, surveyId: "waiting", isOn: false }])?.action).toBe(
      "See how it goes",
    );
  });

  it("names the round that it's about", () => {
    expect(nextStep([fresh, ready])?.survey).toBe(ready);
  });
});

describe("a round in the list", () => {
  it.each([
    ["Open", "Own words not picked yet", fresh],
    ["Open", "Own words not picked yet, 1 answer", shownSurvey({ peerAssessmentCount: 1, isPublic: true })],
    ["Open", "Nobody asked yet", unshared],
    ["Open", "0 of 3 answers", invited],
    ["Open", "Your colleagues describe you", inTeam],
    ["Open", "2 of 3 answers", waiting],
    ["Open", "3 answers, ready", ready],
    ["Open", "3 answers, can’t open yet", held],
    ["Open", "3 answers, next result after 3 more", revealed],
    ["Closed", "3 answers", revealedSurvey({ status: "completed" })],
    ["Closed", "1 answer: too few for a result", ended],
  ])("reads %s · %s", (status, progress, survey) => {
    expect([statusText(survey), stageText(survey)]).toEqual([status, progress]);
  });
});
