import type { Env } from "#src/server/env.ts";
import { recordedPages } from "#src/shared/site/analytics.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { DepsSource } from "#src/server/deps.ts";

/*
 * The Content-Security-Policy of pages. All start with the one in astro.config.mjs, which loads and sends
 * nothing elsewhere. Each row here adds or removes something for a kind of page.
 */

type Settings = Pick<Env, "ANALYTICS_RECORDER_URL" | "botCheck" | "voice">;
/** Sources by directive. */
type Sources = Readonly<Record<string, string>>;

interface PagePolicy {
  readonly kind: string;
  /** `page` is a prerendered page's path, or any other's route pattern. */
  readonly covers: (page: string) => boolean;
  /** More sources to load from and connect to; null if the settings need none. */
  readonly opens?: (settings: Settings) => Sources | null;
  /** Directives to set to 'none'. */
  readonly shuts?: readonly string[];
  /** Whether it may ask for the microphone. */
  readonly hears?: true;
}

const pagesWithBotCheck: ReadonlySet<string> = new Set([paths.login(), paths.register(), paths.adminLogin()]);

/** Google's script loads the rest of itself from another host. */
const googleScripts: ReadonlySet<string> = new Set(["www.google.com", "www.recaptcha.net"]);

/** Where people talk to the coach, or test why they can't. */
const pagesWithVoice: ReadonlySet<string> = new Set([
  paths.home(),
  "/assessment/[id]/results",
  serverPaths.voiceTest(),
]);

/** The route's pattern. */
const postEditor = "/admin/blog/[id]";

const pagesWithPictures: ReadonlySet<string> = new Set([
  postEditor,
  "/assessment/[id]/results",
  paths.compareResults(),
]);

const pagePolicies: readonly PagePolicy[] = [
  {
    kind: "recorded: the session-recording script may load, and report to where it comes from",
    covers: (page) => recordedPages.has(page),
    opens: ({ ANALYTICS_RECORDER_URL: url }) => {
      if (url === undefined) return null;
      const { origin } = new URL(url);
      return { "script-src": origin, "connect-src": origin };
    },
  },
  {
    kind: "with a bot check: the verifier’s script may load, show its frames and call home",
    covers: (page) => pagesWithBotCheck.has(page),
    opens: ({ botCheck }) => {
      if (botCheck.mode !== "recaptcha") return null;
      const folder = new URL(".", botCheck.scriptUrl).href;
      const isGoogle = googleScripts.has(new URL(botCheck.scriptUrl).hostname);
      const scripts = isGoogle ? `${folder} https://www.gstatic.com/recaptcha/` : folder;
      return { "script-src": scripts, "connect-src": folder, "frame-src": folder };
    },
  },
  {
    kind: "with the voice coach: the microphone, and a connection to the service that leads the talk",
    covers: (page) => pagesWithVoice.has(page),
    hears: true,
    // Our own socket is on this site, which every page may connect to.
    opens: ({ voice }) =>
      voice.brain === "elevenlabs" ? { "connect-src": voice.apiUrl.replace(/^http/, "ws") } : null,
  },
  {
    kind: "pictures from this device: in the editor of posts before they’re uploaded, beside a result before they’re shared",
    covers: (page) => pagesWithPictures.has(page),
    opens: () => ({ "img-src": "blob:" }),
  },
  {
    kind: "the preview of a post: the editor may frame it",
    covers: (page) => page === `${postEditor}/preview`,
    opens: () => ({ "frame-ancestors": "'self'" }),
  },
  {
    kind: "the connection test: connections to any host",
    covers: (page) => page === serverPaths.websocketTest(),
    opens: () => ({ "connect-src": "ws: wss:" }),
  },
  {
    kind: "the demo: the browser itself keeps it from reaching the server",
    covers: (page) => page === paths.demo() || page.startsWith(`${paths.demo()}/`),
    shuts: ["connect-src", "form-action"],
  },
];

/** The policy of a page, derived from the built one. */
export function pagePolicy(page: string, built: string, settings: Settings): string {
  const directives = parsePolicy(built);
  for (const { opens, shuts = [] } of pagePolicies.filter(({ covers }) => covers(page))) {
    for (const [name, sources] of Object.entries(opens?.(settings) ?? {}))
      directives.set(name, opened(directives.get(name), sources));
    for (const name of shuts) directives.set(name, "'none'");
  }
  return printPolicy(directives);
}

/** 'none' has no meaning beside other sources. */
const opened = (before: string | undefined, sources: string): string =>
  before === undefined || before === "'none'" ? sources : `${before} ${sources}`;

/** In development Vite puts scripts and styles into the page itself, and no build has hashed them. */
export function developmentPolicy(policy: string): string {
  const directives = parsePolicy(policy);
  // A hash in the list would switch 'unsafe-inline' off.
  for (const name of ["script-src", "style-src"]) directives.set(name, "'self' 'unsafe-inline'");
  return printPolicy(directives);
}

const parsePolicy = (policy: string): Map<string, string> =>
  new Map(
    policy.split(";").flatMap((part): [string, string][] => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return name === "" ? [] : [[name, sources.join(" ")]];
    }),
  );

const printPolicy = (directives: ReadonlyMap<string, string>): string =>
  Array.from(directives, (directive) => directive.join(" ")).join("; ");

/** The Permissions-Policy of a page or any other answer; few may use the microphone. */
export const permissionsPolicy = (page: string): string =>
  `microphone=${pagePolicies.some(({ covers, hears }) => hears === true && covers(page)) ? "(self)" : "()"}, camera=(), geolocation=()`;

/** Headers of every answer. Pages bring their own Content-Security-Policy (see astro.config.mjs). */
const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissionsPolicy("(no page)"),
} as const;

const overHttps = { "strict-transport-security": "max-age=31536000; includeSubDomains" } as const;

/** For answers that bring nothing of their own: no page, and not to be stored. */
const strictest = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
} as const;

export type HeaderRecord = Readonly<Record<string, string>>;

/** The headers as a plain record, for answers created with them: the fast way. */
export function securityHeaders(source: DepsSource, requestId: string): HeaderRecord {
  const isHttps = source.peek()?.env.siteUrl.startsWith("https:") === true;
  return { ...strictest, ...always, ...(isHttps ? overHttps : {}), "x-request-id": requestId };
}

/** The same for a known page, by its path or route pattern. */
export const forPage = (headers: HeaderRecord, page: string): HeaderRecord => ({
  ...headers,
  "permissions-policy": permissionsPolicy(page),
});

/** Adds the headers to a finished answer, and keeps its own policy and caching. */
export function addSecurityHeaders(headers: Headers, added: HeaderRecord): void {
  for (const [name, value] of Object.entries(added)) {
    if (!(name in strictest) || !headers.has(name)) headers.set(name, value);
  }
}
