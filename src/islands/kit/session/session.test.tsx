import { watchPage } from "#tests/fakes/island.tsx";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sessionRefused } from "./session.ts";
import { readToken, storeToken } from "./token-store.ts";

const visited = watchPage();

beforeEach(() => {
  storeToken("kept");
  history.replaceState(null, "", "/account?tab=mail");
});

describe("a call that is refused with 401", () => {
  it("keeps the token where the page says what to do", () => {
    const noted = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    sessionRefused(true);
    expect(readToken()).toBe("kept");
    expect(visited).toEqual([]);
    expect(noted).toHaveBeenCalledOnce();
  });

  it("else signs out", () => {
    sessionRefused(false);
    expect(readToken()).toBeNull();
    expect(visited).toEqual(["/login?next=%2Faccount%3Ftab%3Dmail"]);
  });

  it("stays on the sign-in page", () => {
    history.replaceState(null, "", "/login");
    sessionRefused(false);
    expect(readToken()).toBeNull();
    expect(visited).toEqual([]);
  });
});
