import { createHttp } from "#src/server/http/create-http.ts";
import { listen } from "#src/server/http/listen.ts";
import { operations } from "#src/server/http/rest/operation.ts";
import { openDirectPage } from "#src/server/http/pages/peer/direct-page.ts";
import { deviceName } from "#src/server/http/request/request-context.ts";
import { publicLink, openPeerPage } from "#src/server/http/pages/peer/peer-page.ts";
import { openUnsubscribePage } from "#src/server/http/pages/unsubscribe-page.ts";
import { awkwardTexts } from "#tests/awkward/awkward-texts.ts";
import { cpuMsOf, mostCpuMs } from "#tests/awkward/cpu-time.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { parseEnv } from "#src/server/env.ts";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";

/* The same texts before any procedure: in paths, query strings, headers (up to Node's 16 KiB) and forms. */

const longestHead = 16_000;
const wholeBody = 250_000;

async function expectQuick(length: number, ask: (text: string) => unknown): Promise<void> {
  const slow: string[] = [];
  for (const { kind, ofLength } of awkwardTexts) {
    const ms = await cpuMsOf(() => ask(ofLength(length)));
    if (ms > mostCpuMs) slow.push(`${kind}: ${String(ms)} ms`);
  }
  expect(slow).toEqual([]);
}

/** Texts that a header can contain. */
function asHeader(text: string): string {
  try {
    return new Headers({ "x-text": text }).get("x-text") ?? "";
  } catch {
    return "";
  }
}

const behindProxy = () =>
  makeDeps({ env: parseEnv({ SITE_URL: "http://localhost:4321", TRUST_PROXY: "1" }) });

const headers = [
  "accept-encoding",
  "authorization",
  "content-type",
  "cookie",
  "if-none-match",
  "origin",
  "sec-fetch-site",
  "user-agent",
  "x-forwarded-for",
];

const paths = [
  "/learn/",
  "/api/surveys/",
  "/api/shared/",
  "/api/responses/",
  "/api/invitations/",
  "/api/trpc/survey.get?input=",
  "/api/trpc/",
  "/card/",
  "/app?tab=",
  "/auth/verified=",
  "/shared-survey/",
];

const forms: readonly (readonly [string, (deps: TestDeps, request: Request) => Promise<unknown>])[] = [
  ["the page for a code", (deps, request) => openDirectPage(request, pageLocalsOf(deps, null))],
  ["the page to unsubscribe", (deps, request) => openUnsubscribePage(request, pageLocalsOf(deps, null))],
  [
    "a peer’s page",
    async (deps, request) => {
      const { shareId } = await makeSharedSurvey(deps, await makeUser(deps));
      return openPeerPage(request, pageLocalsOf(deps, null), publicLink(shareId));
    },
  ],
];

describe("an awkward request", () => {
  it.each(headers)("is answered at once with %s", async (name) => {
    const api = makeApi(await behindProxy());
    const json = { email: "a@example.org", password: "x" };
    await expectQuick(longestHead, (text) =>
      api("/api/login", { method: "POST", json, headers: { [name]: asHeader(text) } }),
    );
  });

  it("is answered at once with any device name", () => expectQuick(longestHead, deviceName));

  it.each(paths)("is answered at once under %s", async (path) => {
    const api = makeApi(await makeDeps());
    await expectQuick(longestHead, (text) =>
      api(path + encodeURI(text.toWellFormed()).slice(0, longestHead)),
    );
  });

  it.each(["%ED%A0%BD", "%F0%9F%98", "%FF", "%", "%0", "%00", "%C0%80", "a%ED%BF%BFb", "%F0%9F%98%80"])(
    "with %s in any path of the API isn't an internal error",
    async (part) => {
      const deps = await makeDeps();
      const api = makeApi(deps);
      const addresses = operations.map(({ path }) => `/api${path.replaceAll(/\{\w+\}/g, part)}`);
      for (const address of new Set([...addresses, ...paths.map((path) => path + part)]))
        for (const method of ["GET", "POST"])
          // Parts that aren't set up on this site are 503.
          expect([address, method, (await api(address, { method })).status]).not.toContain(500);
      expect(deps.logged.join("\n")).not.toContain("URIError");
    },
  );

  it.each([
    ["JSON", "/api/login"],
    ["tRPC", "/api/trpc/session.logIn"],
    ["a picture", "/api/admin/pictures"],
    ["a form", "/page"],
  ])("that breaks off isn't an internal error: %s", async (_, path) => {
    const deps = await makeDeps();
    const token = await signIn(deps, await makeUser(deps, { isAdmin: true }));
    const http = createHttp({
      source: { get: () => Promise.resolve(deps), peek: () => deps },
      pages: [async (c) => c.text(String((await c.req.formData()).has("a")))],
    });
    const server = await listen({ fetch: http.fetch, host: "127.0.0.1", port: 0 });
    onTestFinished(() => server.stop());
    const type = path === "/page" ? "application/x-www-form-urlencoded" : "application/json";
    for (const length of ["content-length: 4000", "transfer-encoding: chunked"]) {
      const before = deps.logged.length;
      const socket = connect(server.port, "127.0.0.1");
      const head = `POST ${path} HTTP/1.1\r\nhost: localhost:4321\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\n`;
      socket.write(`${head}${length}\r\n\r\n${length.startsWith("t") ? "3\r\n" : ""}{"a`);
      // A later caller has been answered, so the upload has begun.
      await fetch(`http://127.0.0.1:${String(server.port)}/healthz`);
      socket.destroy();
      await expect.poll(() => deps.logged.slice(before).join("\n")).toContain('"method":"POST"');
    }
    expect(deps.logged.filter((line) => /"level":"error"|"status":5/.test(line))).toEqual([]);
  });

  it.each(["code", "selectedTraits", "peerName", "submissionKey", "token"])(
    "is answered at once as a form's %s",
    async (name) => {
      const deps = await makeDeps();
      for (const [, open] of forms) {
        await expectQuick(wholeBody / 3, (text) =>
          open(
            deps,
            new Request("http://localhost:4321/", {
              method: "POST",
              body: new URLSearchParams({ [name]: text }),
            }),
          ),
        );
      }
    },
  );

  it.each(forms)("is answered at once as an endless form: %s", async (_, open) => {
    const deps = await makeDeps();
    for (const field of ["a&", "selectedTraits=able&", "=", "%", "&"]) {
      const init = {
        method: "POST",
        body: field.repeat(wholeBody / field.length),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      };
      const ms = await cpuMsOf(() => open(deps, new Request("http://localhost:4321/", init)));
      expect({ field, ms: ms < mostCpuMs ? "few" : ms }).toEqual({ field, ms: "few" });
    }
  });
});
