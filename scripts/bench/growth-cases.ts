import type { Actor } from "#src/server/actor.ts";
import { sweepExpired } from "#src/server/jobs/sweep.ts";
import { days } from "#src/server/clock.ts";
import { deleteAccount } from "#src/server/domain/account/own-data/delete-account.ts";
import { exportAccount } from "#src/server/domain/account/own-data/export-account.ts";
import { getAnalysis } from "#src/server/domain/analysis/get-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getDashboardOverview } from "#src/server/domain/dashboard/get-overview.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { listReceived } from "#src/server/domain/invitation/list-received.ts";
import { revokeInvitation } from "#src/server/domain/invitation/revoke-invitation.ts";
import { sendReminders } from "#src/server/domain/invitation/send-reminders.ts";
import { createDelivery } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { getSharedSurvey } from "#src/server/domain/response/get-shared-survey.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { listResults } from "#src/server/domain/dashboard/list-results.ts";
import { notifyClosingSurveys } from "#src/server/domain/survey/timed/notify-closing-surveys.ts";
import { notifyReadySurveys } from "#src/server/domain/survey/timed/notify-ready-surveys.ts";
import { systemTimers } from "#src/server/timers.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { answer, makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { adminCases } from "./growth-admin-cases.ts";
import { always, type Case } from "./growth-case.ts";
import type { World } from "./growth-world.ts";

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

async function makeInviting(world: World, count: number, owner?: Actor) {
  const { deps } = world;
  const by = owner ?? (await makeInviter(world));
  const { survey, shareId } = await makeSharedSurvey(deps, by);
  await invitePeople(deps, by, survey.id, { emails: addresses(count), message: null });
  return { owner: by, surveyId: survey.id, shareId };
}

const origin = { network: "198.51.100.7" };
const transport = { send: () => Promise.resolve() };

export const cases: readonly Case[] = [
  ...adminCases,
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
    name: "hourly reminders, 200 of them due",
    prepare: async (world) => {
      const { owner } = await makeInviting(world, 100);
      await makeInviting(world, 100, owner);
      // The first look only works out when the next one is due.
      await sendReminders(world.deps);
      world.advance(days(3));
      return () => sendReminders(world.deps);
    },
  },
  always("hourly reminders, none due", ({ deps }) => sendReminders(deps)),
  always("hourly news of rounds", async ({ deps }) => {
    await notifyClosingSurveys(deps);
    await notifyReadySurveys(deps);
  }),
  always("the minute’s look for deadlines", ({ deps }) => closeDueSurveys(deps)),
  always("the sweeper’s tick", ({ deps }) => sweepExpired(deps.db, deps.clock.now())),
  always("the mail worker’s tick, nothing due", ({ deps }) =>
    createDelivery(deps, transport, systemTimers).tick(0),
  ),
  always("export of an account of 2,000 rounds", ({ deps, collector }) => exportAccount(deps, collector)),
];
