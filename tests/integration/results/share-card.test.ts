import { useUp } from "#tests/setup/use-up.ts";
import { drawingLimits } from "#src/server/domain/card/limits.ts";
import { shareCards } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { makeCard, revokeCard } from "#src/server/domain/card/own-card.ts";
import { showCard } from "#src/server/domain/card/shown-card.ts";
import { updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import { answer, makeOlder, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/* A card, and its picture for everyone with the address. */

async function revealedSurvey(deps: TestDeps, owner: Actor, peers = 6) {
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  for (let peer = 0; peer < peers; peer += 1)
    await answer(deps, shareId, wordsFrom(0), `Peer ${String(peer)}`);
  await revealSurvey(deps, owner, survey.id);
  return { id: survey.id, shareId };
}

async function withCard(words: readonly string[] = ["able", "bold"]) {
  const deps = await makeDeps();
  const owner = await makeUser(deps, { firstName: "Ada" });
  const { id, shareId } = await revealedSurvey(deps, owner);
  const card = await makeCard(deps, owner, id, words);
  const api = makeApi(deps);
  const picture = (publicId = card.publicId, headers = {}) => api(`/card/${publicId}.png`, { headers });
  return { deps, owner, id, shareId, card, api, picture };
}

describe("a card", () => {
  it("has a random address and reveals nothing of its survey", async () => {
    const { deps, card, id, owner } = await withCard();
    expect(card.publicId).toMatch(/^[\w-]{22}$/);
    expect(card.url).toBe(`http://localhost:4321/card/${card.publicId}`);
    const shown = JSON.stringify(await showCard(deps, card.publicId));
    expect(shown).toContain("Most people picked these words for me. I had, too.");
    expect(shown).toContain("Able");
    for (const kept of [id, owner.userId, "Ada", owner.lastName, owner.email, "Peer 0", "How others"])
      expect(shown).not.toContain(kept);
    // On neither the page nor in the addresses: a public name may have digits.
    expect(shown.replaceAll(card.publicId, "").replaceAll("4321", "")).not.toMatch(/\d/);
  });

  it("shows the newest result and stays the same after later answers and results", async () => {
    const { deps, owner, id, shareId, api, card } = await withCard();
    const pictures = async () => {
      const paths = ["", "?format=story&theme=dark"].map((query) => `/card/${card.publicId}.png${query}`);
      return Promise.all(paths.map(async (path) => Buffer.from(await (await api(path)).arrayBuffer())));
    };
    const [before, shown] = [await pictures(), await showCard(deps, card.publicId)];
    for (const start of [20, 21, 22]) await answer(deps, shareId, wordsFrom(start));
    expect(await showCard(deps, card.publicId)).toEqual(shown);
    await revealSurvey(deps, owner, id);
    expect(await showCard(deps, card.publicId)).toEqual(shown);
    expect(await pictures()).toEqual(before);
    // Six of nine are most, too; a word that is no longer clear can't be put on a new card.
    await expect(makeCard(deps, owner, id, [wordsFrom(20)[0] ?? ""])).rejects.toMatchObject({
      kind: "bad_request",
    });
  });

  it("shows what only peers see, even while people answer", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    for (let peer = 0; peer < 6; peer += 1) await answer(deps, shareId, wordsFrom(3));
    await revealSurvey(deps, owner, survey.id);
    const [theirs = ""] = wordsFrom(8);
    const { publicId } = await makeCard(deps, owner, survey.id, [theirs]);
    expect((await showCard(deps, publicId)).title).toBe(`Most people called me ${theirs}. I hadn’t.`);
  });

  it("waits for the end if peers weren't told, and then shows Arena words only", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    await makeOlder(deps, survey.id);
    for (let peer = 0; peer < 6; peer += 1) await answer(deps, shareId, wordsFrom(3));
    await revealSurvey(deps, owner, survey.id);
    const make = (place: number) => makeCard(deps, owner, survey.id, wordsFrom(place, 1));
    await expect(make(4)).rejects.toThrow(
      "You can share this once the round is closed, so it can’t sway anyone still answering.",
    );
    expect(await deps.db.read.select().from(shareCards)).toEqual([]);
    const closesAt = new Date(deps.clock.now().getTime() + 3_600_000);
    await updateSurvey(deps, owner, survey.id, { closesAt });
    deps.clock.advance(3_600_000);
    await expect(make(8)).rejects.toThrow("only words of your Arena");
    await expect(make(4)).resolves.toMatchObject({ selectedTraits: wordsFrom(4, 1) });
  });

  it("exists once per survey: a new one ends the old address", async () => {
    const { deps, owner, id, card, picture } = await withCard();
    const second = await makeCard(deps, owner, id, ["able"]);
    expect(second.publicId).not.toBe(card.publicId);
    expect((await picture()).status).toBe(404);
    expect((await picture(second.publicId)).status).toBe(200);
    expect(await deps.db.read.select().from(shareCards)).toHaveLength(1);
  });
});

describe("the picture of a card", () => {
  it("is a PNG of 1200 x 630 that caches must revalidate", async () => {
    const { picture, deps, card } = await withCard();
    const reply = await picture();
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    });
    expect(reply.headers.getSetCookie()).toEqual([]);
    const again = await picture(card.publicId, { "if-none-match": reply.headers.get("etag") });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(deps.logged.join("\n")).not.toContain(card.publicId);
  });

  it("disappears at once when the card is removed, even from caches", async () => {
    const { deps, owner, id, card, picture } = await withCard();
    const etag = (await picture()).headers.get("etag");
    await revokeCard(deps, owner, id);
    expect((await picture()).status).toBe(404);
    expect((await picture(card.publicId, { "if-none-match": etag })).status).toBe(404);
    await expect(showCard(deps, card.publicId)).rejects.toMatchObject({ kind: "not_found" });
  });

  it("doesn't reveal how many answered: five and nine answers give the same bytes", async () => {
    const { deps, owner, picture } = await withCard();
    const nine = await revealedSurvey(deps, owner, 9);
    const other = await makeCard(deps, owner, nine.id, ["able", "bold"]);
    const [one, two] = [await picture(), await picture(other.publicId)];
    expect(await one.arrayBuffer()).toEqual(await two.arrayBuffer());
    expect(one.headers.get("etag")).toBe(two.headers.get("etag"));
  });

  it("is drawn a limited number of times a minute for one network", async () => {
    const { deps, card } = await withCard();
    const bytes = new Uint8Array(1);
    const drawn: boolean[] = [];
    const draw = () => Promise.resolve(drawn.push(true) > 0 ? bytes : bytes);
    const forgetful = { ...deps, cardPainter: { atHand: () => undefined, draw } };
    const path = `/card/${card.publicId}.png`;
    expect((await makeApi(forgetful)(path)).status).toBe(200);
    await useUp(deps, drawingLimits({ network: "203.0.113.7" }).slice(0, 1));
    const refused = await makeApi(forgetful)(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(drawn).toHaveLength(1);
    expect((await makeApi(forgetful)(path, {}, "198.51.100.9")).status).toBe(200);
    const kept = { ...deps, cardPainter: { atHand: () => Promise.resolve(bytes), draw } };
    expect((await makeApi(kept)(path)).status).toBe(200);
  });
});
