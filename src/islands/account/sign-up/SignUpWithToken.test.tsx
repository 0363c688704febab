import { readToken, storeToken } from "#src/islands/kit/session/token-store.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SignUp } from "./RegisterIsland.tsx";

const visited = watchPage();
const query = { next: "/assessment/new", intent: null };
const user = {
  onboardingStatus: "not_started",
  onboardingState: { intendedAccountType: null, return_to: null },
};

describe("someone with a token", () => {
  beforeEach(() => storeToken("old-token"));

  it("moves on when the server knows it", async () => {
    fakeTrpc({ "GET /api/me": () => user });
    renderIsland(<SignUp query={query} />);
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/new"]), 10_000);
  });

  it("stays, without the token, when the server does not", async () => {
    fakeTrpc({ "GET /api/me": () => new Refusal(401, "Please sign in.") });
    renderIsland(<SignUp query={query} />);
    await vi.waitFor(() => expect(readToken()).toBeNull(), 10_000);
    expect(visited).toEqual([]);
  });
});
