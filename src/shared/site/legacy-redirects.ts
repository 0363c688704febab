import { paths } from "./paths.ts";

/** Where an old address leads. */
export interface LegacyTarget {
  /** A path of this site with its query. */
  readonly location: string;
  readonly status: 301 | 302;
  /** The old address's pattern, for the log: the path itself may hold a token. */
  readonly pattern: string;
}

/** The values of `{name}` in a pattern, decoded. */
type Parts = Readonly<Record<string, string>>;

interface LegacyRow {
  readonly pattern: string;
  /**
   * 301 for an address with one successor. 302 if the query, a token or the person decides, because that may
   * change and must not be cached.
   */
  readonly status: 301 | 302;
  /** Removes from `query` what it uses; the rest is kept. null: never an address. */
  readonly path: (parts: Parts, query: URLSearchParams) => string | null;
}

/** Reads a parameter and takes it out. */
function take(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  query.delete(name);
  return value;
}

/** A browser folds these into another path, encoded or not. */
const isDots = (part: string): boolean => part === "." || part === "..";

const tabs: ReadonlyMap<string | null, (id: string) => string> = new Map([
  ["admin", paths.assessmentEdit],
  ["results", paths.assessmentResults],
  ["survey", paths.assessment],
]);

/** The former single page: a round's id and a tab, a new round, or the dashboard. */
function oldSurveyPath(query: URLSearchParams): string {
  const tab = take(query, "tab");
  const id = take(query, "assessmentId") ?? "";
  const isNew = take(query, "createNew") === "true";
  const tabPath = tabs.get(tab);
  if (tabPath !== undefined && id !== "" && !isDots(id)) return tabPath(id);
  if (isNew) return paths.assessmentNew();
  // The dashboard has these two tabs to this day.
  if (tab === "self" || tab === "facilitator") query.set("tab", tab);
  return paths.dashboard();
}

function sharedPath({ shareId = "" }: Parts): string {
  return paths.shared(shareId);
}

/** `verify`, or `verified={status}`. Either may have a token, in the path or in the query. */
function oldAuthPath({ rest = "", token: part }: Parts, query: URLSearchParams): string | null {
  const [, status, inPath] = /^verified=(.*?)(?:&token=([^&]*))?$/is.exec(rest) ?? [];
  const token = take(query, "token") ?? part ?? inPath ?? "";
  if (rest !== "verify" || part !== undefined) {
    if (status === undefined) return null;
    query.set("status", status);
  }
  return paths.verifyEmail(token === "" || isDots(token) ? undefined : token);
}

/** Every old address that still leads somewhere. */
export const legacyRows: readonly LegacyRow[] = [
  { pattern: "/self-assessment", status: 302, path: (_, query) => oldSurveyPath(query) },
  { pattern: "/self-assessments", status: 302, path: (_, query) => oldSurveyPath(query) },
  { pattern: "/home", status: 302, path: (_, query) => oldSurveyPath(query) },
  { pattern: "/app", status: 302, path: (_, query) => oldSurveyPath(query) },
  { pattern: "/survey", status: 302, path: (_, query) => oldSurveyPath(query) },
  { pattern: "/shared-survey/{shareId}", status: 301, path: sharedPath },
  { pattern: "/self-assessment/share/{shareId}", status: 301, path: sharedPath },
  { pattern: "/self-assessment/thank-you-share", status: 301, path: () => paths.thankYou() },
  // Peers are thanked where their receipt is.
  { pattern: paths.thankYou(), status: 302, path: () => paths.complete() },
  { pattern: "/assessment/{id}/edit", status: 302, path: ({ id = "" }) => paths.assessment(id) },
  // Password managers look there (https://w3c.github.io/webappsec-change-password-url/).
  { pattern: "/.well-known/change-password", status: 302, path: () => paths.account() },
  { pattern: "/auth", status: 302, path: () => paths.login() },
  { pattern: "/auth/{rest}", status: 302, path: oldAuthPath },
  { pattern: "/auth/{rest}/{token}", status: 302, path: oldAuthPath },
];

/** Decodes once; null where the encoding is broken, or where the part would lead up the path. */
function decodePart(part: string): string | null {
  try {
    const decoded = decodeURIComponent(part);
    return decoded === "" || isDots(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

function matchPattern(pattern: string, segments: readonly (string | null)[]): Parts | null {
  const wanted = pattern.split("/").slice(1);
  if (wanted.length !== segments.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const want = wanted[index] ?? "";
    if (segment === null) return null;
    if (want.startsWith("{")) parts[want.slice(1, -1)] = segment;
    else if (segment !== want) return null;
  }
  return parts;
}

/** The new address of an old one; null for any other. The rest of the query is kept. */
export function legacyTarget(pathname: string, params: URLSearchParams): LegacyTarget | null {
  const segments = pathname.split("/").slice(1).map(decodePart);
  for (const { pattern, status, path } of legacyRows) {
    const parts = matchPattern(pattern, segments);
    if (parts === null) continue;
    const query = new URLSearchParams(params);
    const target = path(parts, query);
    if (target === null) return null;
    return { location: query.size === 0 ? target : `${target}?${query.toString()}`, status, pattern };
  }
  return null;
}
