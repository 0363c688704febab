import { openDirectPage } from "#src/server/http/pages/peer/direct-page.ts";
import { deviceName } from "#src/server/http/request/device-name.ts";
import { publicLink } from "#src/server/http/pages/peer/peer-link.ts";
import { openPeerPage } from "#src/server/http/pages/peer/peer-page.ts";
import { openUnsubscribePage } from "#src/server/http/pages/unsubscribe-page.ts";
import { awkwardTexts } from "#tests/awkward/awkward-texts.ts";
import { cpuMsOf, mostCpuMs } from "#tests/awkward/cpu-time.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { parseEnv } from "#src/server/env.ts";
import { describe, expect, it } from "vitest";

/*
 * The same texts where no procedure has had a look yet: in paths, query strings and headers, which Node ends at 16 KiB, and
 * in the forms that pages read.
 */

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

/** The texts that a header can hold: others never get past Node. */
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

  it("tells the device at once", () => expectQuick(longestHead, deviceName));

  it.each(paths)("is answered at once under %s", async (path) => {
    const api = makeApi(await makeDeps());
    await expectQuick(longestHead, (text) =>
      api(path + encodeURI(text.toWellFormed()).slice(0, longestHead)),
    );
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

  it.each(forms)("is answered at once as a form without end: %s", async (_, open) => {
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
