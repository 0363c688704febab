import { paths } from "./paths.ts";

/** Of the element that marks a page as one of the demo, and holds what its calls answer. */
export const demoDataId = "demo-data";

/** Of the note on top of every page of the demo. */
export const demoNoteId = "demo";

/** Whether a page of the demo is wanted for a picture: without time, chance and movement. */
export const asksForScreenshot = (query: URLSearchParams): boolean => query.get("screenshot") === "true";

/** The pages of the demo beside its dashboard, which is the demo's own address. */
export const demoViews = ["round", "revealed-round", "result", "results", "account"] as const;
export type DemoView = (typeof demoViews)[number];

/** The rounds of the demo: one that waits for answers, one whose window is open. */
export const demoSurveys = { waiting: "demo-choir", revealed: "demo-team" } as const;

const pages: ReadonlySet<string> = new Set([paths.demo(), ...demoViews.map(paths.demo)]);

/** What stands for a page of the app in the demo, the first that fits. */
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
 * Where a link of the app leads within the demo: to the demo's page; to the note for a file, which the demo has none of;
 * to the sign-up for what it does not show. Other links stay as they are.
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

/** By its name, or by the path of the page that it stands for; else the dashboard. */
const pageNamed = (name: string): string => {
  const view = demoViews.find((candidate) => candidate === name);
  return view === undefined ? (standIn(name) ?? paths.demo()) : paths.demo(view);
};

/**
 * Which page of the demo an address asks for, with `screenshot=true` or by "bypass-auth" in its path; null for any other,
 * and for that page itself. The demo is the same for everyone and holds nobody's data, so this opens nothing.
 */
export function demoTarget(pathname: string, query: URLSearchParams): string | null {
  const isScreenshot = asksForScreenshot(query);
  if (!isScreenshot && !pathname.includes("bypass-auth")) return null;
  const named = query.get("page");
  if (named === null && pages.has(pathname)) return null;
  const page = pageNamed(named ?? pathname);
  return isScreenshot ? `${page}?screenshot=true` : page;
}
