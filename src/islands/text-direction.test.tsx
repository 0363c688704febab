import { SelfDashboard } from "#src/islands/dashboard/SelfDashboard.tsx";
import { LoadedProgramme } from "#src/islands/facilitator/programme/Programme.tsx";
import { SurveyIsland } from "#src/islands/survey/page/Survey.tsx";
import { LoadedRound } from "#src/islands/team/round/Round.tsx";
import { planInfo } from "#src/shared/plan/billing.ts";
import { shownTeamRound } from "#tests/factories/organisation/shown-team.ts";
import { shownClient, shownProgramme } from "#tests/factories/programme/shown-programme.ts";
import { waitingSurvey } from "#tests/factories/shown-survey.ts";
import { overviewOf } from "#tests/fakes/overview.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

watchPage();
beforeEach(() => void fakeTrpc({}));

const hebrew = "איך רואים אותי?";
const survey = waitingSurvey({ title: hebrew, description: hebrew });
const programme = {
  ...shownProgramme([shownClient({ name: hebrew })]),
  ...{ title: hebrew, purpose: hebrew },
};
const teamRound = shownTeamRound({
  ...{ title: hebrew, purpose: hebrew, organisation: { id: "org-1", name: hebrew } },
  ...{ startedBy: hebrew, people: [{ userId: "user-1", name: hebrew }] },
});

/** Each page with how often it shows a person's own text. */
const pages = [
  ["dashboard", 1, <SelfDashboard key="" initial={overviewOf([survey])} />],
  ["round", 2, <SurveyIsland key="" surveyId={survey.id} initial={survey} />],
  [
    "programme",
    3,
    <LoadedProgramme
      key=""
      faId={programme.id}
      initial={programme}
      plan={planInfo(null, true, new Date())}
    />,
  ],
  ["team round", 5, <LoadedRound key="" teamRoundId={teamRound.id} initial={teamRound} />],
] as const;

it.each(pages)("a %s shows a person's own text in the direction of its script", (_, count, page) => {
  renderIsland(page);
  const shown = screen.getAllByText(hebrew);
  expect(shown).toHaveLength(count);
  expect(shown.filter((one) => one.closest("bdi, [dir=auto]") === null)).toEqual([]);
});
