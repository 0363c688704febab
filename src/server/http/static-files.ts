import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { z } from "zod";
import { openDemoPath } from "#src/shared/site/open-demo.ts";
import type { HeaderRecord } from "#src/server/http/policy/security-headers.ts";

/*
 * Files of the build, read into memory once. The build has made brotli and gzip twins of what they make smaller, so
 * answering is a look-up; nothing here touches the disk or the path of a request.
 */

type Bytes = Buffer<ArrayBuffer>;

/** What stands in pages as they were built, and what this server shows in its place: both as HTML. */
export type Setting = readonly [built: string, shown: string];

/** The policy that a page is sent with, by its path and the one that it was built with. */
type PolicyOf = (pathname: string, built: string) => string;

const policyHeader = "content-security-policy";

/** Looks up a header of the request. */
type RequestHeader = (name: string) => string | undefined;

/** A file in one encoding, with the headers that go with it. */
interface Form {
  readonly body: Bytes;
  readonly headers: HeaderRecord;
}

export interface StaticFile {
  readonly plain: Form;
  readonly brotli: Form | null;
  readonly gzip: Form | null;
  readonly etag: string;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
};

const aYear = "public, max-age=31536000, immutable";
export const anHour = "public, max-age=3600";
export const revalidate = "no-cache";

/** Where the build puts what has a version in its name. */
const versionedFolders = ["_astro", "fonts"];

function cacheControl(pathname: string, type: string): string {
  if (versionedFolders.some((folder) => pathname.startsWith(`/${folder}/`))) return aYear;
  // It names files of its own build.
  if (pathname === openDemoPath) return revalidate;
  return type.startsWith("text/html") ? revalidate : anHour;
}

/** `about.html` answers at /about, `index.html` at /. */
const pathnameOf = (file: string): string =>
  `/${file.split(sep).join("/")}`.replace(/(?:\/index)?\.html$/, "") || "/";

const twin = (path: string): Bytes | null => (existsSync(path) ? readFileSync(path) : null);

/** As @astrojs/node writes it at the end of a build: of each page its policy. */
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

export class StaticFiles {
  readonly #files: Map<string, StaticFile>;

  private constructor(files: Map<string, StaticFile>) {
    this.#files = files;
  }

  /** @param dist the folder of a build, with `client/` and `_headers.json` */
  static load(dist: string, policyOf: PolicyOf, setting: Setting | null = null): StaticFiles {
    const root = join(dist, "client");
    const policies = readPolicies(join(dist, "_headers.json"));
    const files = new Map<string, StaticFile>();
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const pathname = pathnameOf(relative(root, path));
      const built = policies.get(pathname);
      const policy = built === undefined ? {} : { [policyHeader]: policyOf(pathname, built) };
      files.set(pathname, readFile(path, pathname, policy, setting));
    }
    return new StaticFiles(files);
  }

  /**
   * Serves what has a version in its name in another build, too: pages of that build are open in browsers, and ask for more of it.
   * One file after the other, so that nobody waits.
   *
   * @param dist the folder of that build; one that is gone adds nothing.
   */
  async addVersionedOf(dist: string): Promise<void> {
    const root = join(dist, "client");
    for (const folder of versionedFolders) {
      const names = await readdir(join(root, folder)).catch(() => []);
      for (const name of names) {
        const pathname = `/${folder}/${name}`;
        if (/\.(?:br|gz)$/.test(name) || this.#files.has(pathname)) continue;
        this.#files.set(pathname, readFile(join(root, folder, name), pathname, {}));
        await setImmediate();
      }
    }
  }

  /** The answer for a file, or null if there is none at that path. */
  respond(pathname: string, request: RequestHeader, added: HeaderRecord = {}, status = 200): Response | null {
    const file = this.#files.get(pathname);
    return file === undefined ? null : answerWith(file, request, added, status);
  }
}

/** The answer for a file in memory. */
export function answerWith(
  file: StaticFile,
  request: RequestHeader,
  added: HeaderRecord = {},
  status = 200,
): Response {
  if (status === 200 && request("if-none-match") === file.etag)
    return new Response(null, { status: 304, headers: { ...added, ...file.plain.headers } });
  const { body, headers } = chooseForm(file, request("accept-encoding") ?? "");
  return new Response(body, { status, headers: { ...added, ...headers } });
}

let served: StaticFiles | null = null;

/** Serves the files of a finished build; the production entry calls it once, the build itself and `astro dev` never. */
export function serveFilesOf(dist: string, policyOf: PolicyOf, setting: Setting | null = null): void {
  served = StaticFiles.load(dist, policyOf, setting);
}

/** Serves versioned files of another build, too, where this process serves files. */
export async function serveVersionedFilesOf(dist: string): Promise<void> {
  // It may be removed while it is read; it's not the one that runs.
  await served?.addVersionedOf(dist).catch(() => undefined);
}

/** The files that this process serves; null where Vite does. */
export const servedFiles = (): StaticFiles | null => served;

/** The smallest form of a file that the browser takes. A quality of 0 says that it does not (RFC 9110, 12.4.2). */
function chooseForm({ plain, brotli, gzip }: StaticFile, accepted: string): Form {
  if (brotli !== null && /\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i.test(accepted)) return brotli;
  if (gzip !== null && /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/i.test(accepted)) return gzip;
  return plain;
}

function readFile(
  path: string,
  pathname: string,
  extra: HeaderRecord,
  setting: Setting | null = null,
): StaticFile {
  const type = types[extname(path)] ?? "application/octet-stream";
  const plain = readFileSync(path);
  const headers = { "content-type": type, "cache-control": cacheControl(pathname, type), ...extra };
  if (
    setting === null ||
    setting[0] === setting[1] ||
    extname(path) !== ".html" ||
    !plain.includes(setting[0])
  )
    return fileOf({ plain, brotli: twin(`${path}.br`), gzip: twin(`${path}.gz`) }, headers);
  const shown = Buffer.from(plain.toString("utf8").replaceAll(setting[0], () => setting[1]));
  const brotli = brotliCompressSync(shown, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return fileOf({ plain: shown, brotli, gzip: gzipSync(shown) }, headers);
}

/** The same bytes in up to three encodings. */
export interface Encodings {
  readonly plain: Bytes;
  readonly brotli: Bytes | null;
  readonly gzip: Bytes | null;
}

/** A file in memory, with its ETag and the headers that go with it. */
export function fileOf({ plain, brotli, gzip }: Encodings, more: HeaderRecord): StaticFile {
  const etag = `W/"${hash("sha256", plain, "base64url").slice(0, 22)}"`;
  const headers = { etag, ...(brotli === null ? {} : { vary: "Accept-Encoding" }), ...more };
  const encoded = (body: Bytes | null, encoding: string): Form | null =>
    body === null ? null : { body, headers: { ...headers, "content-encoding": encoding } };
  return {
    plain: { body: plain, headers },
    brotli: encoded(brotli, "br"),
    gzip: encoded(gzip, "gzip"),
    etag,
  };
}
