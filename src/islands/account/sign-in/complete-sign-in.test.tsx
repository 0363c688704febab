import { beforeEach, expect, it, vi } from "vitest";
import { storeToken } from "#src/islands/kit/session/session.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { countEvent } from "./complete-sign-in.ts";

watchPage();

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  sent.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", sent);
  document.body.innerHTML = `<div id="visit" data-page="/verify-email/:token"></div>`;
  history.replaceState(null, "", "/verify-email/secret?auto_token=secret");
  storeToken("secret");
});

it("sends the pattern of the page and the event, without cookie or token, and does not mind a failure", () => {
  localStorage.setItem("cookies_ok", "1");
  countEvent("login");
  const [url, init] = sent.mock.calls[0] ?? [];
  expect([url, init?.body, init?.credentials]).toEqual([
    "/api/analytics",
    '{"name":"login","path":"/verify-email/:token"}',
    "omit",
  ]);
  expect(JSON.stringify(sent.mock.calls)).not.toContain("secret");
});

it("sends nothing before the banner's OK", () => {
  countEvent("login");
  expect(sent).not.toHaveBeenCalled();
});

it("sends nothing from a page that is not counted", () => {
  localStorage.setItem("cookies_ok", "1");
  document.body.innerHTML = "";
  countEvent("sign_up");
  expect(sent).not.toHaveBeenCalled();
});
