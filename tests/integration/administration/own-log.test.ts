import { exportAccount } from "#src/server/domain/account/own-data.ts";
import { actOnPerson } from "#src/server/domain/admin/acts/act-on-person.ts";
import { actOnRound } from "#src/server/domain/admin/acts/act-on-round.ts";
import { writeActIn } from "#src/server/domain/admin/log/write-act.ts";
import { minutes } from "#src/server/clock.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUserWithPassword } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import { signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

it("one’s own data has what administrators did to it, and not which of them", async () => {
  const deps = await makeDeps();
  const actor = await makeUserWithPassword(deps, { isAdmin: true, firstName: "Zerlina", lastName: "Quux" });
  const [person, other] = [await makeUser(deps), await makeUser(deps)];
  const caller = { actor, origin: { network: "203.0.113.9" }, sessionToken: await signIn(deps, actor) };
  const { survey } = await makeSharedSurvey(deps, person);
  const first = deps.clock.now().toISOString();
  await actOnPerson(deps, caller, { userId: person.userId, act: "grant-plan", until: "2199-01-31" });
  await actOnPerson(deps, caller, { userId: other.userId, act: "end-sessions" });
  deps.clock.advance(minutes(1));
  await actOnRound(deps, caller, { surveyId: survey.id, act: "turn-off-link" });
  const byShell = { actorId: null, act: "end sessions", targetId: person.userId } as const;
  await deps.db.write((tx) => writeActIn(tx, deps, byShell));

  const { body } = await exportAccount(deps, person);
  const later = deps.clock.now().toISOString();
  const none = { round: null, until: null };
  expect(accountExportOutput.parse(JSON.parse(body)).doneByAdministrators).toEqual([
    {
      ...{ at: first, what: "Gave Facilitator Pro", by: "an administrator" },
      ...{ round: null, until: "2199-01-31T23:59:59.999Z" },
    },
    { at: later, what: "Turned off a round’s link", by: "an administrator", round: survey.id, until: null },
    { at: later, what: "Signed out everywhere", by: "someone who runs the server", ...none },
  ]);
  for (const secret of [actor.userId, actor.email, "Zerlina", "Quux", other.userId])
    expect(body).not.toContain(secret);
});
