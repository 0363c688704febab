// @vitest-environment happy-dom
import { beforeEach, expect, it, vi, afterEach } from "vitest";
import { restoreSession } from "./session-return.ts";

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const reload = vi.fn();

beforeEach(() => {
  localStorage.setItem("auth_token", "token");
  history.replaceState(null, "");
  vi.stubGlobal(
    "fetch",
    fetched.mockReset().mockImplementation(() => Promise.resolve(new Response("{}"))),
  );
  vi.spyOn(location, "reload").mockImplementation(reload.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A peer's form as it is drawn for a stranger, or for someone whom the server knows. */
function openPage(attribute = "data-stranger"): Promise<void> {
  document.body.innerHTML = `<form ${attribute}><input type="checkbox"></form>`;
  return restoreSession(document);
}

it("asks with the token, and loads the page again for who is signed in", async () => {
  await openPage();
  expect(fetched.mock.calls).toEqual([["/api/me", { headers: { authorization: "Bearer token" } }]]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does so once, even where the browser takes no cookie, and again a day later", async () => {
  await openPage();
  await openPage();
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  history.replaceState({ askedAt: Date.now() - 86_400_000 }, "");
  await openPage();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("asks nothing without a token, and nothing of whom the server knows", async () => {
  await openPage("data-known");
  localStorage.clear();
  await openPage();
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ["a dead token", () => Promise.resolve(new Response("{}", { status: 401 }))],
  ["a broken connection", () => Promise.reject(new Error("offline"))],
])("leaves the page as it is after %s", async (_, answer) => {
  fetched.mockImplementation(answer);
  await openPage();
  expect(reload).not.toHaveBeenCalled();
});

it("takes nothing from under the fingers of who has begun", async () => {
  const asked = openPage();
  document.querySelector("input")?.click();
  await asked;
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});
