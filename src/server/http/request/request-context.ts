import { defineRefusals } from "#src/server/errors.ts";
import { unknownDevice, cookieNames } from "#src/shared/cookie-names.ts";
import Bowser from "bowser";
import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Context as TrpcContext } from "#src/server/trpc/procedures.ts";
import { retention } from "#src/shared/retention.ts";
import { clientIpOf, networkOf } from "./client-address.ts";
import {
  deviceTokenOf,
  setDeviceCookie,
  readHostCookie,
  setHostCookie,
  registrationKeyOf,
  setRegistrationCookie,
} from "./cookies.ts";
import { isSameOrigin, headerOf, type HttpContext } from "./http-env.ts";

export const requestErrors = defineRefusals("request", {
  foreignPage: { kind: "forbidden", text: "This request didn’t come from our own pages." },

  tooManyStreams: {
    kind: "too_many_requests",
    text: "Too many of these pages are open in your browser or your network. Please close some of them.",
  },
});

/** Real ones are half as long. */
const readLength = 512;

const browserNames: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systemNames: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * The client in words: "Firefox on Windows". Only names that Bowser knows: it passes on any others as the
 * sender wrote them, and these words appear in emails.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, readLength).trim() ?? "";
  if (text === "") return unknownDevice;
  const { browser, os } = Bowser.parse(text);
  const known = (names: ReadonlySet<string>, name: string | undefined) =>
    name !== undefined && names.has(name) ? name : null;
  const browserName = known(browserNames, browser.name);
  const systemName = known(systemNames, os.name);
  if (systemName === null) return browserName ?? unknownDevice;
  return `${browserName ?? "Unknown browser"} on ${systemName}`;
}

/** Also the key in the browser's storage. */
export const sessionTokenName = cookieNames.session;
const cookieMaxAgeSeconds = retention.sessionCookieHours * 3_600;

/** Whether the browser may be signed in; cheaper than reading the token. */
export const hasTokenCookie = (c: HttpContext): boolean =>
  headerOf(c, "cookie")?.includes(sessionTokenName) === true;

/** The caller. An Authorization header overrides the cookie. */
interface Identity {
  readonly token: string | null;
  readonly actor: Actor | null;
}

const nobody: Identity = { token: null, actor: null };

/**
 * How to treat a changing request whose session cookie isn't proven to come from our pages: the API refuses
 * it; pages, whose forms need no account, treat it as anonymous.
 */
type OnUnprovenCookie = "refuse" | "anonymous";

interface Options {
  readonly unproven?: OnUnprovenCookie;
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

const find = async ({ sessions }: Deps, token: string): Promise<Identity> => ({
  token,
  actor: await sessions.findActor(token),
});

async function identify(c: HttpContext, deps: Deps, { unproven }: Options): Promise<Identity> {
  const header = headerOf(c, "authorization");
  if (header !== undefined) {
    const token = /^Bearer ([\w-]+)$/i.exec(header)?.[1] ?? null;
    return token === null ? nobody : find(deps, token);
  }
  const token = readHostCookie(c, sessionTokenName, deps.env.siteUrl);
  if (token === undefined) return nobody;
  // Browsers add the cookie automatically, so another site's page could act for the person. Our pages prove
  // themselves; other sites can't set the header, so it needs no proof.
  if (!safeMethods.has(c.req.method) && !isSameOrigin(c.req.raw.headers, deps.env.siteUrl)) {
    if (unproven === "anonymous") return nobody;
    throw requestErrors.foreignPage();
  }
  return find(deps, token);
}

/** Whether one of our pages reads something in a browser that has lost the cookie. */
const needsCookie = (c: HttpContext, siteUrl: string): boolean =>
  safeMethods.has(c.req.method) && !hasTokenCookie(c) && isSameOrigin(c.req.raw.headers, siteUrl);

/**
 * The cookie ends a day after sign-in, before the token in the browser's storage. Pages would then take the
 * owner of a round for a peer (rule A8), so the next reading call restores it.
 */
function renewCookie(c: HttpContext, { token, actor }: Identity, siteUrl: string): void {
  if (actor === null || !needsCookie(c, siteUrl)) return;
  setHostCookie(c, sessionTokenName, token, { siteUrl, maxAgeSeconds: cookieMaxAgeSeconds });
}

/** The device is computed on demand: most requests sign nobody in. */
export function originOf(c: HttpContext, deps: Deps): Origin {
  let token: string | null | undefined;
  return {
    network: networkOf(clientIpOf(c, deps.env.TRUST_PROXY)),
    get device() {
      return deviceName(headerOf(c, "user-agent"));
    },
    get deviceToken() {
      token ??= deviceTokenOf(c, deps);
      return token;
    },
    hasLeft: () => c.req.raw.signal.aborted,
  };
}

/**
 * The request as procedures see it.
 *
 * @throws {DomainError} forbidden, if `unproven` is "refuse"
 */
export async function contextOf(c: HttpContext, deps: Deps, options: Options = {}): Promise<TrpcContext> {
  const { siteUrl } = deps.env;
  const identity = await identify(c, deps, options);
  renewCookie(c, identity, siteUrl);
  const { token, actor } = identity;
  const origin = originOf(c, deps);
  return {
    deps,
    actor,
    sessionToken: token,
    origin,
    requestId: c.get("requestId"),
    setSessionCookie: (next) => {
      setHostCookie(c, sessionTokenName, next, { siteUrl, maxAgeSeconds: cookieMaxAgeSeconds });
      const { deviceToken = null } = origin;
      if (next !== null && deviceToken !== null) setDeviceCookie(c, siteUrl, deviceToken);
    },
    registrationKey: registrationKeyOf(c, siteUrl),
    setRegistrationCookie: (key) => setRegistrationCookie(c, siteUrl, key),
  };
}
