import { openDatabase } from "#db/client.ts";
import { answers } from "#db/schema/index.ts";
import { depsOver } from "#src/server/app.ts";
import type { Actor } from "#src/server/actor.ts";
import { days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { makeOrganisation } from "#src/server/domain/organisation/make-organisation.ts";
import { getTeamForm } from "#src/server/domain/team/form/get-team-form.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { parseEnv } from "#src/server/env.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { addMember } from "#tests/factories/organisation/organisation.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { setTimeout } from "node:timers/promises";
import { percentile } from "./hammer.ts";
import type { Product } from "./servers.ts";

/*
 * A team of sixty sends 59 descriptions each, as many as if everyone described everyone: over half a minute, which is ten times as fast as
 * within five minutes.
 */

const each = teamLimits.mostPeople - 1;
const spreadMs = 30_000;
const mostP99Ms = 300;
const selectedTraits = catalogue.slice(10, 16).map(({ id }) => id);

interface Description {
  readonly token: string;
  readonly teamRoundId: string;
  readonly personId: string;
}

/** Team rounds of the same sixty, as many as it takes for 59 colleagues each. */
async function makeRounds(deps: Deps, people: readonly Actor[], owner: Actor, organisationId: string) {
  const rounds: string[] = [];
  for (let n = 0; n < Math.ceil(each / teamLimits.mostPanel); n += 1) {
    const { id } = await startTeamRound(deps, owner, {
      id: organisationId,
      title: `Round ${String(n)}`,
      closesAt: new Date(deps.clock.now().getTime() + days(7)),
      people: people.map(({ userId }) => userId),
      panelSize: teamLimits.mostPanel,
    });
    rounds.push(id);
  }
  return rounds;
}

/** What each person has to send, everyone in turn. */
async function listDescriptions(deps: Deps): Promise<readonly Description[]> {
  const owner = await makeFacilitator(deps);
  const { id } = await makeOrganisation(deps, owner, { name: "Bench" });
  const people: Actor[] = [];
  for (let n = 0; n < teamLimits.mostPeople; n += 1) people.push(await addMember(deps, { id }));
  const rounds = await makeRounds(deps, people, owner, id);
  const lists = await Promise.all(
    people.map(async (actor) => {
      const token = await deps.sessions.start(actor.userId);
      const forms = await Promise.all(rounds.map((round) => getTeamForm(deps, actor, round)));
      return forms
        .flatMap((form) => form.colleagues.map(({ personId }) => ({ token, teamRoundId: form.id, personId })))
        .slice(0, each);
    }),
  );
  return Array.from({ length: each }, (_, n) => lists.flatMap((list) => list.slice(n, n + 1))).flat();
}

async function send(url: string, { token, teamRoundId, personId }: Description): Promise<number> {
  const began = performance.now();
  const { status } = await fetch(`${url}/api/team-rounds/${teamRoundId}/answers`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ personId, selectedTraits }),
  });
  if (status !== 201) throw new Error(`A description was answered with ${String(status)}.`);
  return performance.now() - began;
}

export async function benchTeam({ url, databaseUrl }: Product): Promise<void> {
  const db = await openDatabase({ url: databaseUrl });
  const deps = depsOver(parseEnv({}), db);
  const descriptions = await listDescriptions(deps);
  const before = await db.read.$count(answers);
  const start = performance.now();
  const sent = descriptions.map(async (description, n) => {
    await setTimeout((n * spreadMs) / descriptions.length);
    return send(url, description);
  });
  const times = await Promise.all(sent);
  const seconds = (performance.now() - start) / 1_000;
  const stored = (await db.read.$count(answers)) - before;
  await db.close();
  const p99 = percentile(times, 0.99);
  const isKept = stored === descriptions.length;
  console.log(
    `${String(descriptions.length)} descriptions in ${seconds.toFixed(0)} s: ${String(stored)} stored ${isKept ? "ok" : "LOST"}, ` +
      `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms ${p99 < mostP99Ms ? "ok" : "ABOVE"} (< ${String(mostP99Ms)} ms)`,
  );
}
