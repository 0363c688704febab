import { submittedOutput } from "#src/shared/invitation/response.output.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { days, minutes } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { remindPeers } from "#src/server/domain/invitation/remind-peers.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { withdraw, wordsFrom } from "#tests/factories/survey.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { invitationTokens } from "#tests/factories/invitation.ts";
import { makeInvitingSurvey, many } from "#tests/factories/inviting-survey.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { makeApi } from "#tests/setup/api.ts";
import { dumpOf, type Dump } from "./dump.ts";

/** Someone who answered, as known to the test only. */
export interface KnownPeer {
  readonly email: string;
  readonly token: string;
  readonly name: string;
  readonly picks: readonly string[];
  readonly withdrawKey: string;
  readonly answerId: string;
  readonly participantId: string;
}

export interface DumpedSurvey {
  /** In the order of answering. */
  readonly peers: readonly KnownPeer[];
  readonly logged: readonly string[];
  /** Before the first answer. */
  readonly asked: Dump;
  /** After the answers, after a result and reminders, and after withdrawals. */
  readonly dumps: readonly Dump[];
}

/** 60 invited people, of whom 50 answer in random order, at random times, with random words and names. */
export async function makeDumpedSurvey(seed: number): Promise<DumpedSurvey> {
  const random = seededRandom(seed);
  const drawn = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);

  const { deps, owner, id, ask } = await makeInvitingSurvey();
  const send = makeApi(deps);
  await saveSelf(deps, owner, id, wordsFrom(0));
  const emails = drawn(many(60));
  await ask(emails);
  const asked = await dumpOf(deps);

  const names = drawn(Array.from({ length: 50 }, (_, i) => `Peer ${String(i)}`));
  const peers: KnownPeer[] = [];
  for (const [i, email] of drawn(emails).slice(0, 50).entries()) {
    deps.clock.advance(minutes(1 + Math.floor(random() * 20)));
    const [token = ""] = await invitationTokens(deps, email);
    const name = names[i] ?? "";
    const picks = pickAtRandom(
      catalogue.map((trait) => trait.id),
      5 + Math.floor(random() * 6),
      random,
    );
    const address = `192.0.2.${String(i)}`;
    await send(`/api/invitations/${token}`, {}, address);
    const json = { selectedTraits: picks, peerName: name };
    const response = await send(`/api/invitations/${token}/responses`, { method: "POST", json }, address);
    const { withdrawKey } = submittedOutput.parse(await response.json()).receipt;
    peers.push({ email, token, name, picks, withdrawKey, ...answerKeys(withdrawKey) });
  }
  // The sweeper comes every few minutes; limits on invitations last a day.
  deps.clock.advance(days(2));
  await sweepExpired(deps.db, deps.clock.now());
  const answered = await dumpOf(deps);

  await revealSurvey(deps, owner, id);
  deps.clock.advance(days(2));
  await remindPeers(deps);
  const revealed = await dumpOf(deps);

  const leaving = new Set(drawn(peers).slice(0, 10));
  for (const { withdrawKey } of leaving) await withdraw(deps, withdrawKey);
  const withdrawn = await dumpOf(deps);
  return { peers, logged: deps.logged, asked, dumps: [answered, revealed, withdrawn] };
}
