import { getMimeType } from "hono/utils/mime";
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { z } from "zod";
import type { HeaderRecord } from "./security-headers.ts";

/*
 * Files of the build, read into memory once, with the brotli and gzip variants that the build made. An answer
 * is a look-up: it touches neither the disk nor the request's path.
 */

type Bytes = Buffer<ArrayBuffer>;

/** The support address that pages were built with, and this server's in its place: both as HTML. */
export type Replacement = readonly [built: string, shown: string];

/** The policy that a page is sent with, by its path and the one that it was built with. */
type PolicyOf = (pathname: string, built: string) => string;

type RequestHeader = (name: string) => string | undefined;

/** A file in one encoding, with the headers that go with it. */
interface Variant {
  readonly body: Bytes;
  readonly headers: HeaderRecord;
}

interface StaticFile {
  readonly plain: Variant;
  readonly brotli: Variant | null;
  readonly gzip: Variant | null;
  readonly etag: string;
}

const aYear = "public, max-age=31536000, immutable";
export const anHour = "public, max-age=3600";
export const revalidate = "no-cache";

/** Where the build puts what has a version in its name. */
const versionedFolders = ["_astro", "fonts"];
const isCompressed = (name: string): boolean => /\.(?:br|gz)$/.test(name);

function cacheControl(pathname: string, isPage: boolean): string {
  if (versionedFolders.some((folder) => pathname.startsWith(`/${folder}/`))) return aYear;
  return isPage ? revalidate : anHour;
}

/** `about.html` answers at /about, `index.html` at /. */
const pathnameOf = (file: string): string =>
  `/${file.split(sep).join("/")}`.replace(/(?:\/index)?\.html$/, "") || "/";

/** The table of pages' policies that @astrojs/node writes. */
const headersTable = z.array(
  z.object({
    pathname: z.string(),
    headers: z.tuple([z.object({ key: z.literal("Content-Security-Policy"), value: z.string() })]),
  }),
);

function readPolicies(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const table = headersTable.parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(table.map(({ pathname, headers: [policy] }) => [pathname, policy.value]));
}

/** A file and its compressed variants. */
function readEncodings(path: string) {
  const twin = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : null);
  return { plain: readFileSync(path), brotli: twin(".br"), gzip: twin(".gz") };
}

/** Replaces the setting, which isn't known when pages are built. */
function withReplacement(built: ReturnType<typeof readEncodings>, [before, after]: Replacement) {
  if (before === after || !built.plain.includes(before)) return built;
  const plain = Buffer.from(built.plain.toString("utf8").replaceAll(before, () => after));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { plain, brotli: brotliCompressSync(plain, { params }), gzip: gzipSync(plain) };
}

function readFile(
  path: string,
  pathname: string,
  extra: HeaderRecord = {},
  setting: Replacement | null = null,
): StaticFile {
  const isPage = path.endsWith(".html");
  const built = readEncodings(path);
  const { plain, brotli, gzip } = isPage && setting !== null ? withReplacement(built, setting) : built;
  const etag = `W/"${hash("sha256", plain, "base64url").slice(0, 22)}"`;
  const headers = {
    etag,
    ...(brotli !== null && { vary: "Accept-Encoding" }),
    "content-type": getMimeType(path) ?? "application/octet-stream",
    "cache-control": cacheControl(pathname, isPage),
    ...extra,
  };
  const encoded = (body: Bytes | null, encoding: string): Variant | null =>
    body && { body, headers: { ...headers, "content-encoding": encoding } };
  return {
    etag,
    plain: { body: plain, headers },
    brotli: encoded(brotli, "br"),
    gzip: encoded(gzip, "gzip"),
  };
}

/** The smallest variant that the browser accepts. A quality of 0 is a refusal (RFC 9110, 12.4.2). */
function chooseVariant({ plain, brotli, gzip }: StaticFile, accepted: string): Variant {
  if (brotli !== null && /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i.test(accepted)) return brotli;
  if (gzip !== null && /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i.test(accepted)) return gzip;
  return plain;
}

export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  /** @param dist the folder of a build, with `client/` and `_headers.json` */
  constructor(dist: string, policyOf: PolicyOf, setting: Replacement | null = null) {
    const root = join(dist, "client");
    const policies = readPolicies(join(dist, "_headers.json"));
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || isCompressed(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const pathname = pathnameOf(relative(root, path));
      const built = policies.get(pathname);
      const policy = built === undefined ? {} : { "content-security-policy": policyOf(pathname, built) };
      this.#files.set(pathname, readFile(path, pathname, policy, setting));
    }
  }

  /**
   * Also serves another build's versioned files, for its pages that are open in browsers. Reads one file at a
   * time, so that nobody waits.
   *
   * @param dist that build's folder; a missing one adds nothing
   */
  async addVersionedOf(dist: string): Promise<void> {
    for (const folder of versionedFolders) {
      const names = await readdir(join(dist, "client", folder)).catch(() => []);
      for (const name of names) {
        const pathname = `/${folder}/${name}`;
        if (isCompressed(name) || this.#files.has(pathname)) continue;
        this.#files.set(pathname, readFile(join(dist, "client", folder, name), pathname));
        await setImmediate();
      }
    }
  }

  /** The answer for a file, or null if there is none at that path. */
  respond(pathname: string, request: RequestHeader, added: HeaderRecord = {}, status = 200): Response | null {
    const file = this.#files.get(pathname);
    if (file === undefined) return null;
    if (status === 200 && request("if-none-match") === file.etag)
      return new Response(null, { status: 304, headers: { ...added, ...file.plain.headers } });
    const { body, headers } = chooseVariant(file, request("accept-encoding") ?? "");
    return new Response(body, { status, headers: { ...added, ...headers } });
  }
}

let served: StaticFiles | null = null;

/** Serves a finished build's files. Only the production entry calls it. */
export function serveFilesOf(dist: string, policyOf: PolicyOf, setting: Replacement | null = null): void {
  served = new StaticFiles(dist, policyOf, setting);
}

/** Serves versioned files of another build, too, where this process serves files. */
export async function serveVersionedFilesOf(dist: string): Promise<void> {
  // It may be removed while it is read; it's not the one that runs.
  await served?.addVersionedOf(dist).catch(() => undefined);
}

/** The files that this process serves; null where Vite does. */
export const servedFiles = (): StaticFiles | null => served;
