import { useUp } from "#tests/setup/use-up.ts";
import { drawingLimits } from "#src/server/domain/card/limits.ts";
import { shareCards } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { makeCard } from "#src/server/domain/card/make-card.ts";
import { revokeCard } from "#src/server/domain/card/revoke-card.ts";
import { showCard } from "#src/server/domain/card/show-card.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { updateSurvey } from "#src/server/domain/survey/update-survey.ts";
import { createCardPainter } from "#src/server/integrations/card/card-painter.ts";
import { answer, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/* A card over a real database, and its picture as anyone gets it who has the address. */

async function revealedSurvey(deps: TestDeps, owner: Actor, peers = 5) {
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
  await closeSurvey(deps, owner, id);
  const card = await makeCard(deps, owner, id, words);
  const api = makeApi(deps);
  const picture = (publicId = card.publicId, headers = {}) => api(`/card/${publicId}.png`, { headers });
  return { deps, owner, id, shareId, card, api, picture };
}

describe("a card", () => {
  it("has an address that cannot be guessed, and tells nothing of its round", async () => {
    const { deps, card, id, owner } = await withCard();
    expect(card.publicId).toMatch(/^[\w-]{22}$/);
    expect(card.url).toBe(`http://localhost:4321/card/${card.publicId}`);
    const shown = JSON.stringify(await showCard(deps, card.publicId));
    expect(shown).toContain("Ada’s open pane");
    expect(shown).toContain("Able");
    for (const kept of [id, owner.userId, owner.lastName, owner.email, "Peer 0", "2026", "How others"])
      expect(shown).not.toContain(kept);
    // Neither on the page nor in the addresses: a public name may hold digits.
    expect(shown.replaceAll(card.publicId, "").replaceAll("4321", "")).not.toMatch(/\d/);
  });

  it("leaves out a name that reads like a link: page and picture are public", async () => {
    const { deps, owner, id } = await withCard();
    const advert = { ...owner, firstName: "cheap-pills.example" };
    const { publicId } = await makeCard(deps, advert, id, ["able"]);
    const shown = await showCard(deps, publicId);
    expect(shown.title).toBe("An open pane");
    expect(JSON.stringify(shown)).not.toContain("pills");
  });

  it("reads the snapshot: answers that came since change nothing of what may stand on it", async () => {
    const { deps, owner } = await withCard();
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    for (const start of [1, 1, 1, 1, 1]) await answer(deps, shareId, wordsFrom(start));
    await revealSurvey(deps, owner, survey.id);
    await answer(deps, shareId, wordsFrom(0));
    await closeSurvey(deps, owner, survey.id);
    await expect(makeCard(deps, owner, survey.id, ["able"])).rejects.toMatchObject({ kind: "bad_request" });
    await expect(makeCard(deps, owner, survey.id, ["bold"])).resolves.toMatchObject({
      selectedTraits: ["bold"],
    });
  });

  it("is one a round: making it again ends the old address", async () => {
    const { deps, owner, id, card, picture } = await withCard();
    const second = await makeCard(deps, owner, id, ["able"]);
    expect(second.publicId).not.toBe(card.publicId);
    expect((await picture()).status).toBe(404);
    expect((await picture(second.publicId)).status).toBe(200);
    expect(await deps.db.read.select().from(shareCards)).toHaveLength(1);
  });

  it("is not made while people who have not answered could see it, and is from the deadline on", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { id } = await revealedSurvey(deps, owner);
    await expect(makeCard(deps, owner, id, ["able"])).rejects.toThrow(
      "You can share this once the round is closed, so it can’t sway anyone still answering.",
    );
    expect(await deps.db.read.select().from(shareCards)).toEqual([]);
    const closesAt = new Date(deps.clock.now().getTime() + 3_600_000);
    await updateSurvey(deps, owner, id, { closesAt });
    deps.clock.advance(3_600_000);
    await expect(makeCard(deps, owner, id, ["able"])).resolves.toMatchObject({ selectedTraits: ["able"] });
  });

  it("goes with the round", async () => {
    const { deps, owner, id, picture } = await withCard();
    expect((await picture()).status).toBe(200);
    await deleteSurvey(deps, owner, id);
    expect((await picture()).status).toBe(404);
    expect(await deps.db.read.select().from(shareCards)).toEqual([]);
  });

  it("can be made 60 times in an hour", async () => {
    const { deps, owner, id } = await withCard();
    for (let n = 1; n < 60; n += 1) await makeCard(deps, owner, id, ["able"]);
    await expect(makeCard(deps, owner, id, ["able"])).rejects.toMatchObject({ kind: "too_many_requests" });
    deps.clock.advance(3_600_000);
    await expect(makeCard(deps, owner, id, ["able"])).resolves.toBeTruthy();
  });
});

describe("the picture of a card", () => {
  it("is a PNG of 1200 x 630 that whoever keeps it has to ask for each time", async () => {
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

  it.each(["square", "story"])(
    "comes as a %s one from the same address, under a name of its own",
    async (format) => {
      const { api, card, picture } = await withCard();
      const wide = await picture();
      const reply = await api(`/card/${card.publicId}.png?format=${format}`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(bytes.readUInt32BE(16)).toBe(1080);
      expect(reply.headers.get("etag")).not.toBe(wide.headers.get("etag"));
      expect((await api(`/card/${card.publicId}.png?format=huge`)).status).toBe(404);
    },
  );

  it("costs no drawing for who has it, also when the server has it no more", async () => {
    const { deps, owner, id, card, picture } = await withCard();
    const etag = (await picture()).headers.get("etag") ?? "";
    const draw = () => Promise.reject(new Error("drawn"));
    const api = makeApi({ ...deps, cardPainter: { atHand: () => undefined, draw } });
    const ask = (known: string) => api(`/card/${card.publicId}.png`, { headers: { "if-none-match": known } });
    expect((await ask(`"other", W/${etag}`)).status).toBe(304);
    expect((await ask(`"other"`)).status).toBe(500);
    const renamed = await picture(
      (await makeCard(deps, { ...owner, firstName: "Bo" }, id, ["able"])).publicId,
    );
    expect(renamed.headers.get("etag")).not.toBe(etag);
  });

  it("is gone at once when the card is taken back, also for whoever had it", async () => {
    const { deps, owner, id, card, picture } = await withCard();
    const etag = (await picture()).headers.get("etag");
    await revokeCard(deps, owner, id);
    expect((await picture()).status).toBe(404);
    expect((await picture(card.publicId, { "if-none-match": etag })).status).toBe(404);
    await expect(showCard(deps, card.publicId)).rejects.toMatchObject({ kind: "not_found" });
  });

  it("does not tell how many answered: rounds of five and of nine give the same bytes", async () => {
    const { deps, owner, picture } = await withCard();
    const nine = await revealedSurvey(deps, owner, 9);
    await closeSurvey(deps, owner, nine.id);
    const other = await makeCard(deps, owner, nine.id, ["able", "bold"]);
    const [one, two] = [await picture(), await picture(other.publicId)];
    expect(await one.arrayBuffer()).toEqual(await two.arrayBuffer());
    expect(one.headers.get("etag")).toBe(two.headers.get("etag"));
  });

  it.each(["unknown", "x".repeat(65), "a"])("is not there for %s", async (publicId) => {
    const { picture } = await withCard();
    expect((await picture(publicId)).status).toBe(404);
  });

  it("that cannot be drawn is a failure in the log, without the card's address", async () => {
    const { deps, card } = await withCard();
    const draw = () => Promise.reject(new Error(`no colours for ${card.publicId}`));
    const broken = { ...deps, cardPainter: { atHand: () => undefined, draw } };
    expect((await makeApi(broken)(`/card/${card.publicId}.png`)).status).toBe(500);
    expect(deps.logged.join("\n")).toContain("page failed");
    expect(deps.logged.join("\n")).not.toContain(card.publicId);
  });

  it("is drawn so many times a minute for one network, and shown as often as anyone likes", async () => {
    const { deps, card } = await withCard();
    const bytes = await createCardPainter().draw({ title: "", words: [], note: "", format: "wide" });
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
