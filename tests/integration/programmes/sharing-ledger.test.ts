import { clients, programmes, sharingLedger } from "#db/schema/index.ts";
import { hours } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { acceptInvitation } from "#src/server/domain/client/invitation.ts";
import { leaveProgramme, setSharing } from "#src/server/domain/client/sharing.ts";
import { saveNotes } from "#src/server/domain/programme/notes.ts";
import { getClientAnalysis, getLedger } from "#src/server/domain/programme/results.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { shareSurvey, updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import { anywhere, makeOpened, type Member } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { answer, wordsFrom } from "#tests/factories/survey.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

async function withProgramme() {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" });
  return { deps, mira, programme: await makeProgramme(deps, mira) };
}

async function withOpened() {
  const world = await withProgramme();
  const member = await makeOpened(world.deps, world.programme, { name: "Ada" });
  const share = (changes: Parameters<typeof setSharing>[3]) =>
    setSharing(world.deps, member.actor, member.surveyId, changes);
  const see = () => getClientAnalysis(world.deps, world.mira, member.clientId);
  return { ...world, member, share, see };
}

const rowOf = async (deps: TestDeps, clientId: string) =>
  (await deps.db.read.select().from(clients).where(eq(clients.id, clientId)))[0];

const ledgerRows = (deps: TestDeps) =>
  deps.db.read.select().from(sharingLedger).orderBy(asc(sharingLedger.surveyId), asc(sharingLedger.number));

/** Enough answers for the next result, and that result. */
async function openNext(deps: TestDeps, { actor, surveyId }: Member) {
  const { shareId } = await shareSurvey(deps, actor, surveyId);
  for (const from of [20, 24, 28]) await answer(deps, shareId, wordsFrom(from));
  return revealSurvey(deps, actor, surveyId);
}

describe("the ledger", () => {
  it("only grows while the survey exists", async () => {
    const { deps, mira, programme, member, share } = await withOpened();
    const { actor, surveyId, clientId, token } = member;
    const steps: readonly (() => Promise<unknown>)[] = [
      () => share({ result: true }),
      () => share({ plan: "Listen more" }),
      () => share({ plan: "Listen even more" }),
      () => share({ group: true }),
      () => acceptInvitation(deps, { actor, origin: anywhere }, { token }, {}),
      () => saveNotes(deps, mira, clientId, "A note"),
      () => openNext(deps, member),
      () => updateSurvey(deps, actor, surveyId, { title: "Mine" }),
      () => share({ result: false, plan: null, group: false }),
      () => share({ result: true, group: true }),
      () => leaveProgramme(deps, actor, surveyId),
      () => deps.db.write((tx) => tx.delete(clients).where(eq(clients.id, clientId))),
      () => deps.db.write((tx) => tx.delete(programmes).where(eq(programmes.id, programme.id))),
    ];
    let before = await ledgerRows(deps);
    for (const step of steps) {
      await step();
      deps.clock.advance(hours(1));
      const now = await ledgerRows(deps);
      expect(now.slice(0, before.length)).toEqual(before);
      before = now;
    }
    expect(before.map(({ what }) => what)).toEqual([
      "joined",
      "result shared",
      "plan shared",
      "result unshared",
      "plan unshared",
      "result shared",
      "left",
    ]);
  });

  it("is deleted with its survey, like everything shared", async () => {
    const { deps, mira, member, share, see } = await withOpened();
    await share({ result: true, group: true });
    await deleteSurvey(deps, member.actor, member.surveyId);
    expect(await ledgerRows(deps)).toEqual([]);
    expect(await getLedger(deps, mira, member.clientId)).toEqual([]);
    await expect(see()).rejects.toMatchObject({ kind: "not_found" });
    expect(await rowOf(deps, member.clientId)).toMatchObject({
      surveyId: null,
      sharedSince: null,
      isCounted: null,
    });
  });
});
