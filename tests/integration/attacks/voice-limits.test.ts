import { voiceTickets } from "#db/schema/index.ts";
import type { Deps } from "#src/server/deps.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/* Strangers who use up the talks of others. */

const path = "/api/voice/get-signed-url";
const tickets = async ({ db }: Deps) => (await db.read.select().from(voiceTickets)).length;

describe("a page of another site", () => {
  it.each([
    ["a picture", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" }],
    ["a page beside ours", { "sec-fetch-site": "same-site" }],
    ["an old browser", { origin: "https://evil.example" }],
    ["a frame without an origin", { origin: "null" }],
  ])("can't use up its readers' talks: %s", async (_, headers) => {
    const deps = await makeDeps({ voice: scriptedBrain() });
    const api = makeApi(deps);
    for (const method of ["GET", "HEAD"]) expect((await api(path, { method, headers })).status).toBe(403);
    expect(await tickets(deps)).toBe(0);
  });

  it.each([
    ["our own page", { "sec-fetch-site": "same-origin" }],
    ["a typed address", { "sec-fetch-site": "none" }],
    ["our own page in an old browser", { origin: "http://localhost:4321" }],
    ["a program", {}],
  ])("is told apart from %s", async (_, headers) => {
    const api = makeApi(await makeDeps({ voice: scriptedBrain() }));
    expect((await api(path, { headers })).status).toBe(200);
  });
});
