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
  it.each([
    "survey.list",
    "survey.get",
    "analysis.get",
    "response.list",
    "dashboard.today",
    "assessment.direct",
  ])("keeps the token when it is %s", (path) => {
    const noted = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    sessionRefused(path);
    expect(readToken()).toBe("kept");
    expect(visited).toEqual([]);
    expect(noted).toHaveBeenCalledOnce();
  });

  it.each(["account.me", "session.logOut", ""])("signs out when it is %j", (path) => {
    sessionRefused(path);
    expect(readToken()).toBeNull();
    expect(visited).toEqual(["/login?next=%2Faccount%3Ftab%3Dmail"]);
  });

  it("stays on the sign-in page", () => {
    history.replaceState(null, "", "/login");
    sessionRefused("session.logIn");
    expect(readToken()).toBeNull();
    expect(visited).toEqual([]);
  });
});
