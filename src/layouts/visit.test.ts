// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** Run as a function, so that its names stay local. */
const visit = `(() => {${readFileSync("public/visit.js", "utf8")}})()`;
const sent = vi.fn<typeof fetch>();

function open(address: string, page: string) {
  history.replaceState(null, "", address);
  document.head.innerHTML = "";
  document.body.innerHTML = `<div id="visit" data-page="${page}"></div>`;
  runInThisContext(visit);
}

const loaded = () => [...document.querySelectorAll("script")].map(({ src }) => src);

describe("public/visit.js", () => {
  beforeEach(() => {
    sent.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
    vi.stubGlobal("fetch", sent);
  });

  it("sends the pattern of the page, without its address, cookies or a referrer", () => {
    document.cookie = "auth_token=secret";
    localStorage.setItem("auth_token", "secret");
    open("/assessment/secret?token=secret#secret", "/assessment/:id");
    const [url, init] = sent.mock.calls[0] ?? [];
    expect([url, init?.body, init?.credentials]).toEqual([
      "/api/analytics",
      '{"name":"pageview","path":"/assessment/:id"}',
      "omit",
    ]);
    expect(JSON.stringify(sent.mock.calls)).not.toContain("secret");
  });

  it.each([
    ...["/shared/x", "/s/x", "/withdraw/x", "/assessment/complete", "/assessment/invite/x"],
    ...["/w/x", "/workshops/x"],
  ])("sends nothing from %s, also where a failure's page stands in its place", (address) => {
    open(address, "/500");
    expect(sent).not.toHaveBeenCalled();
  });

  it("loads the recording script that the answer names, and none otherwise", async () => {
    open("/", "/");
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), 10_000);
    expect(loaded()).toEqual([]);
    const headers = { "x-recorder": "https://recorder.example/r.js" };
    sent.mockImplementation(() => Promise.resolve(new Response(null, { status: 204, headers })));
    vi.spyOn(HTMLHeadElement.prototype, "append").mockImplementation(function (this: HTMLElement, node) {
      // Not connected, so that nothing is fetched.
      this.dataset["appended"] = node instanceof HTMLScriptElement ? node.src : "";
    });
    open("/", "/");
    await vi.waitFor(
      () => expect(document.head.dataset["appended"]).toBe("https://recorder.example/r.js"),
      10_000,
    );
  });

  it("does not mind a lost network", async () => {
    sent.mockRejectedValue(new TypeError("Failed to fetch"));
    open("/", "/");
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), 10_000);
    expect(loaded()).toEqual([]);
  });
});
