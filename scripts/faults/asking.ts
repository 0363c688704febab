import { strict as assert } from "node:assert";
import { setTimeout as sleep } from "node:timers/promises";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { paths } from "#src/shared/site/paths.ts";
import { inMs } from "./figures.ts";
import type { Site } from "./site.ts";

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | null;
  readonly text: string;
  readonly tookMs: number;
}

/** Asks as the browser of the site's owner does. */
export async function ask(url: string, path: string, { token }: Pick<Site, "token">): Promise<Answer> {
  const startedAt = performance.now();
  const headers = { cookie: `${sessionTokenName}=${token}` };
  const answer = await fetch(url + path, { headers, redirect: "manual" });
  const text = await answer.text();
  return {
    path,
    status: answer.status,
    type: answer.headers.get("content-type") ?? "",
    retryAfter: answer.headers.get("retry-after"),
    text,
    tookMs: performance.now() - startedAt,
  };
}

/** They need no database: finished files, and a page of the blog that someone has asked for before. */
const publicPages = [paths.home(), "/about", "/faq", "/blog", "/privacy"];

/** What is made of the database each time. */
const livePages = ({ shareIds: [shareId = ""] }: Site): readonly string[] => [
  paths.shared(shareId),
  "/dashboard/self",
  "/assessment/results",
  "/account",
];
const calls = ({ shareIds: [shareId = ""] }: Site): readonly string[] => [
  `/api/shared/${shareId}`,
  "/api/surveys",
  "/api/me",
];

const longest = (answers: readonly Answer[]): number => Math.max(...answers.map(({ tookMs }) => tookMs));

/** Holds that everything is answered as on any other day. @returns how long the slowest took, in milliseconds. */
export async function requireWell(url: string, site: Site): Promise<number> {
  const all = [...publicPages, ...livePages(site), ...calls(site), "/readyz", "/healthz"];
  const answers = await Promise.all(all.map((path) => ask(url, path, site)));
  // Who is signed in is led from the landing page to the dashboard.
  for (const { path, status } of answers)
    assert.equal(status, path === paths.home() ? 302 : 200, `${path} answered ${String(status)}`);
  return longest(answers);
}

/**
 * Holds that without a database public pages are there, and all else says plainly that it isn't, and when to come back: pages as a
 * page, calls as JSON. @returns how long the slowest took, in milliseconds.
 */
export async function requireClearOutage(url: string, site: Site): Promise<number> {
  const fine = await Promise.all([...publicPages, "/healthz"].map((path) => ask(url, path, site)));
  for (const { path, status } of fine) assert.equal(status, 200, `${path} answered ${String(status)}`);
  const pages = await Promise.all(livePages(site).map((path) => ask(url, path, site)));
  const answers = await Promise.all(calls(site).map((path) => ask(url, path, site)));
  for (const { path, status, retryAfter } of [...pages, ...answers]) {
    assert.equal(status, 503, `${path} answered ${String(status)}`);
    assert.ok(Number(retryAfter) > 0, `${path} does not say when to come back`);
  }
  for (const { path, type, text } of pages)
    assert.ok(type.startsWith("text/html") && text.includes("Try again"), `${path} is no page that helps`);
  for (const { path, type, text } of answers)
    assert.ok(type === "application/json" && text.includes("Try again"), `${path} is no JSON that helps`);
  return longest([...fine, ...pages, ...answers]);
}

/** How long it takes from now until a path answers with this status, in milliseconds. */
export async function msUntil(url: string, path: string, site: Site, status: number): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await ask(url, path, site);
    const tookMs = performance.now() - startedAt;
    if (answer.status === status) return tookMs;
    assert.ok(tookMs < 60_000, `${path} did not answer ${String(status)} within ${inMs(60_000)}`);
    await sleep(20);
  }
}
