import { answers } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { deleteAccount } from "#src/server/domain/account/own-data/delete-account.ts";
import { exportAccount } from "#src/server/domain/account/own-data/export-account.ts";
import { getAnalysis } from "#src/server/domain/analysis/get-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getDashboardOverview } from "#src/server/domain/dashboard/get-overview.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { listReceived } from "#src/server/domain/invitation/list-received.ts";
import { revokeInvitation } from "#src/server/domain/invitation/revoke-invitation.ts";
import { getSharedSurvey } from "#src/server/domain/response/get-shared-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { listResults } from "#src/server/domain/dashboard/list-results.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { answer, makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { always, type Case } from "./case.ts";
import type { World } from "./world.ts";

let lists = 0;
const addresses = (count: number): string[] => {
  lists += 1;
  return Array.from({ length: count }, (_, n) => `guest${String(n)}-${String(lists)}@example.com`);
};

/** On the free plan, nobody invites a hundred people at once. */
async function makeInviter({ deps }: World): Promise<Actor> {
  const owner = await makeUserWithPassword(deps);
  await givePlan(deps, owner);
  return owner;
}

export async function makeInviting(world: World, count: number, owner?: Actor) {
  const { deps } = world;
  const by = owner ?? (await makeInviter(world));
  const { survey, shareId } = await makeSharedSurvey(deps, by);
  await invitePeople(deps, by, survey.id, { emails: addresses(count), message: null });
  return { owner: by, surveyId: survey.id, shareId };
}

/** As many answers would have left them: to send them all would take minutes. */
const storeAnswers = (deps: Deps, surveyId: string, count: number) =>
  deps.db.write((tx) =>
    tx.insert(answers).values(
      Array.from({ length: count }, (_, n) => ({
        id: deps.ids.token(256),
        surveyId,
        traitIds: wordsFrom(n),
      })),
    ),
  );

const origin = { network: "198.51.100.7" };

/** What people do that touches many rows, or should touch few. The calls alone are in call-cases.ts. */
export const actCases: readonly Case[] = [
  always("dashboard of an owner of one round", ({ deps, owner }) => getDashboardOverview(deps, owner)),
  always("list of results", ({ deps, owner }) => listResults(deps, owner)),
  always("a result", ({ deps, owner, surveyId }) => getAnalysis(deps, owner, surveyId)),
  always("list of 100 invitations", ({ deps, owner, surveyId }) => listInvitations(deps, owner, surveyId)),
  always("received invitations", ({ deps, owner }) => listReceived(deps, owner)),
  {
    name: "peer’s page",
    prepare: async (world) => {
      const { shareId } = await makeInviting(world, 1);
      return () => getSharedSurvey(world.deps, shareId);
    },
  },
  {
    name: "an answer",
    prepare: async (world) => {
      const { shareId } = await makeInviting(world, 1);
      return () => answer(world.deps, shareId);
    },
  },
  {
    name: "opening a window of 20 answers",
    prepare: async (world) => {
      const { owner, surveyId, shareId } = await makeInviting(world, 1);
      await makeAnswers(world.deps, shareId, 20);
      return () => revealSurvey(world.deps, owner, surveyId);
    },
  },
  {
    name: "inviting 100 people",
    prepare: async (world) => {
      const owner = await makeInviter(world);
      const { survey } = await makeSharedSurvey(world.deps, owner);
      const emails = addresses(100);
      return () => invitePeople(world.deps, owner, survey.id, { emails, message: null });
    },
  },
  {
    name: "revoking one invitation",
    prepare: async (world) => {
      const { owner, surveyId } = await makeInviting(world, 10);
      const [first] = await listInvitations(world.deps, owner, surveyId);
      return () => revokeInvitation(world.deps, owner, surveyId, first?.id ?? "");
    },
  },
  {
    name: "deleting a round with 100 invitations",
    prepare: async (world) => {
      const { owner, surveyId } = await makeInviting(world, 100);
      return () => deleteSurvey(world.deps, owner, surveyId);
    },
  },
  {
    name: "deleting an account with 100 invitations",
    prepare: async (world) => {
      const { owner } = await makeInviting(world, 100);
      return () => deleteAccount(world.deps, owner, origin, knownPassword);
    },
  },
  {
    name: "opening a window of 4,900 answers",
    prepare: async (world) => {
      const { owner, surveyId } = await makeInviting(world, 1);
      await storeAnswers(world.deps, surveyId, 4_900);
      return () => revealSurvey(world.deps, owner, surveyId);
    },
  },
  always("export of an account of 2,000 rounds", ({ deps, collector }) => exportAccount(deps, collector)),
];
