import { paths } from "./paths.ts";

/** The id of the element that marks a page of the demo, and has its data. */
export const demoDataId = "demo-data";

/** The id of the note on each page of the demo. */
export const demoNoteId = "demo";

/** Whether a demo page is for a screenshot: without time, chance and motion. */
export const asksForScreenshot = (query: URLSearchParams): boolean => query.get("screenshot") === "true";

/** The demo's pages besides its dashboard, which has the demo's address. */
export const demoViews = ["round", "revealed-round", "result", "results", "account"] as const;
export type DemoView = (typeof demoViews)[number];

/** The demo's rounds: one is waiting for answers, one has an open window. */
export const demoSurveys = { waiting: "demo-choir", revealed: "demo-team" } as const;

const pages: ReadonlySet<string> = new Set([paths.demo(), ...demoViews.map(paths.demo)]);

/** The demo's page for a page of the app; the first match counts. */
const standIns: readonly (readonly [RegExp, DemoView | null])[] = [
  [/^\/dashboard(?:\/|$)/, null],
  [/^\/account(?:\/|$)/, "account"],
  [/^\/assessment\/results$/, "results"],
  [/^\/assessment\/[^/]+\/results$/, "result"],
  [new RegExp(`^/assessment/${demoSurveys.revealed}(?:/|$)`), "revealed-round"],
  [new RegExp(`^/assessment/${demoSurveys.waiting}(?:/|$)`), "round"],
];

function standIn(pathname: string): string | null {
  const found = standIns.find(([pattern]) => pattern.test(pathname));
  return found === undefined ? null : paths.demo(found[1] ?? undefined);
}

/**
 * Where a link of the app leads within the demo: to the demo's page; to the note, for a file; to the sign-up,
 * for what the demo doesn't show. Other links stay.
 */
export function demoHref(href: string): string {
  const [pathname = ""] = href.split(/[?#]/);
  const page = standIn(pathname);
  if (page !== null) return page;
  if (pathname.startsWith("/api/")) return `#${demoNoteId}`;
  const isApp = /^\/(?:assessment|new-assessment|invitee-dashboard|team|onboarding|admin)(?:\/|$)/.test(
    pathname,
  );
  return isApp ? paths.register() : href;
}

/** By name, or by the path of the page it replaces; else the dashboard. */
const pageNamed = (name: string): string => {
  const view = demoViews.find((candidate) => candidate === name);
  return view === undefined ? (standIn(name) ?? paths.demo()) : paths.demo(view);
};

/**
 * The demo page that an address requests, by `screenshot=true` or "bypass-auth" in its path; null for any
 * other, and for that page itself. The demo is the same for everyone, so this opens nothing.
 */
export function demoTarget(pathname: string, query: URLSearchParams): string | null {
  const isScreenshot = asksForScreenshot(query);
  if (!isScreenshot && !pathname.includes("bypass-auth")) return null;
  const named = query.get("page");
  if (named === null && pages.has(pathname)) return null;
  const page = pageNamed(named ?? pathname);
  return isScreenshot ? `${page}?screenshot=true` : page;
}
