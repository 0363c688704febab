import { deleteAccount } from "#src/server/domain/own-data/delete-account.ts";
import { exportAccount } from "#src/server/domain/own-data/export-account.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getDashboardOverview, listResults } from "#src/server/domain/dashboard/overview.ts";
import { getFacilitatorOverview } from "#src/server/domain/facilitator/get-overview.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { answers } from "#db/schema/index.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { timedWork } from "#src/server/jobs/timed-work.ts";
import { knownPassword } from "#tests/factories/password.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import type { Row } from "#tests/api/contract/row.ts";
import { calls, prepareCall, prepareVisit, type Run } from "./calls.ts";
import { makeOwner, type World } from "./world.ts";

/** Something whose time must not depend on the amount of other data. */
export interface Case {
  readonly name: string;
  /** Prepares a single measurement. */
  readonly prepare: (world: World) => Promise<Run>;
}

const always = (name: string, run: (world: World) => Promise<unknown>): Case => ({
  name,
  prepare: (world) => Promise.resolve(() => run(world)),
});

/** Prepared once for each world and measured many times. */
function repeated(name: string, prepare: Case["prepare"]): Case {
  const ready = new WeakMap<World, Promise<Run>>();
  return {
    name,
    prepare: (world) => {
      const run = ready.get(world) ?? prepare(world);
      ready.set(world, run);
      return run;
    },
  };
}

/** Every timed job, when nothing is due. */
export const jobCases: readonly Case[] = timedWork.map(({ name, run }) =>
  always(`${name}, nothing due`, ({ deps }) => run(deps)),
);

/** Every page made for its visitor, with something to show. */
const pages: readonly (readonly [whom: Row[1], ...addresses: readonly string[]])[] = [
  ["nobody", "/shared/{link}", "/assessment/invite/{invitationToken}", "{cardPath}", "/w/{workshopCode}"],
  ["nobody", "/workshops/{describingGuest}", "/org-invites/{teamToken}", "/blog", "/blog/search?q=post"],
  ["nobody", "/new-assessment/invitee?token={clientToken}", "/login"],
  ["owner", "/dashboard/self", "/assessment/new", "/assessment/{shown}", "/assessment/{invited}", "/account"],
  ["owner", "/assessment/{shown}/open", "/assessment/{shown}/results", "/assessment/{over}/thank-you"],
  ["owner", "/assessment/results", "/assessment/results/compare", "/invitee-dashboard"],
  ["client", "/assessment/{clientRound}"],
  ["askedClient", "/assessment/{askedRound}/session"],
  ["facilitatorOf", "/dashboard/facilitator", "/new-assessment/facilitator"],
  ["facilitatorOf", "/facilitator/assessment/{mirasProgramme}/overview"],
  ["facilitatorOf", "/facilitator/assessment/{mirasProgramme}/insights"],
  ["teamOwner", "/team", "/team/rounds/new?organisation={team}", "/team/rounds/{picturedTeamRound}/present"],
  ["teamOwner", "/workshops/new?organisation={team}", "/workshops/lead/{workshop}"],
  ["teamOwner", "/workshops/lead/{workshop}/wall", "/workshops/lead/{picturedWorkshop}/present"],
  ["teamMember", "/team/rounds/{teamRound}", "/team/rounds/{teamRound}/describe"],
  ["teamMember", "/team/rounds/{picturedTeamRound}/picture"],
  ["admin", "/admin", "/admin/people", "/admin/people/{personId}", "/admin/rounds", "/admin/mail"],
  ["admin", "/admin/plans", "/admin/log", "/admin/blog", "/admin/blog/{post}"],
];

export const pageCases = (serverOf: (world: World) => string): readonly Case[] =>
  pages.flatMap(([whom, ...addresses]) =>
    addresses.map((address) =>
      repeated(address, (world) => prepareVisit(world.deps, serverOf(world), address, whom)),
    ),
  );

/** Lists for administrators. Most people share a name, and most filters match few or none. */
const lists: readonly string[] = [
  ...["people?q=alma", "people?q=alma&sort=oldest", "people?q=alma&state=unverified", "people?q=alma%20samp"],
  ...["people?q=new@example.org", "people?state=unverified", "people?state=administrators"],
  ...["mails?q=alma", "mails?state=failed", "mails?sort=latest", "mails?state=failed&sort=oldest"],
  ...[
    "plans?state=given",
    "plans?state=paid",
    "plans?state=trial",
    "plans?state=ended",
    "plans?sort=soonest",
  ],
  ...["plans?state=paid&sort=soonest", "plans?q=alma", "plans?q=alma&sort=oldest"],
  ...["log?sort=oldest", "log?act=delete%20person", "log?q=alma", "log?q=alma&act=delete%20person"],
  ...["posts?q=po", "posts?q=po&state=deleted"],
];

/** Reads that are limited per person and day. */
const isRationed = (call: string): boolean => /export|keepsake|signed-url/.test(call);

const callCase = (row: Row): Case => {
  const [name] = row;
  const prepare = async (world: World) => prepareCall(world.deps, row);
  return name.startsWith("GET ") && !isRationed(name) ? repeated(name, prepare) : { name, prepare };
};

/** Every call of the API, and every filter of administrators' lists. */
export const callCases: readonly Case[] = [
  ...calls,
  ...lists.map((list): Row => [`GET /admin/${list}`, "admin", undefined, 200]),
].map(callCase);

const origin = { network: "198.51.100.7" };

/** Acts that change many rows, or should change few. */
export const actCases: readonly Case[] = [
  always("dashboard of an owner of one round", ({ deps, owner }) => getDashboardOverview(deps, owner)),
  always("dashboard of an owner of 2,000 rounds", ({ deps, collector }) =>
    getDashboardOverview(deps, collector),
  ),
  always("list of 2,000 results", ({ deps, collector }) => listResults(deps, collector)),
  always("a facilitator of 2,000 programmes", ({ deps, facilitator }) =>
    getFacilitatorOverview(deps, facilitator),
  ),
  always("list of 100 invitations", ({ deps, owner, surveyId }) => listInvitations(deps, owner, surveyId)),
  always("export of an account of 2,000 rounds", ({ deps, collector }) => exportAccount(deps, collector)),
  {
    name: "deleting a round with 100 answers and invitations",
    prepare: async ({ deps }) => {
      const { owner, surveyId } = await makeOwner(deps);
      return () => deleteSurvey(deps, owner, surveyId);
    },
  },
  {
    name: "deleting an account with 100 invitations",
    prepare: async ({ deps }) => {
      const { owner } = await makeOwner(deps);
      return () => deleteAccount(deps, owner, origin, knownPassword);
    },
  },
  {
    name: "opening a window of 4,900 answers",
    prepare: async ({ deps, owner }) => {
      const { survey } = await makeSharedSurvey(deps, owner);
      const surveyId = survey.id;
      const many = Array.from({ length: 4_900 }, (_, n) => ({
        id: deps.ids.token(256),
        surveyId,
        traitIds: wordsFrom(n),
      }));
      await deps.db.write((tx) => tx.insert(answers).values(many));
      return () => revealSurvey(deps, owner, surveyId);
    },
  },
];
