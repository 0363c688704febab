import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Deps, DepsSource } from "#src/server/deps.ts";
import type { MiddlewareHandler } from "hono";
import { forPage } from "#src/server/http/policy/security-headers.ts";
import { headerOf, type HttpContext, type HttpEnv } from "#src/server/http/request/http-env.ts";
import {
  anHour,
  answerWith,
  fileOf,
  revalidate,
  servedFiles,
  type StaticFile,
  type StaticFiles,
} from "#src/server/http/static-files.ts";
import { KeptPages } from "./kept-pages.ts";
import { policyFor, withStyles } from "./page-styles.ts";

/*
 * Pages of the blog are made when the first reader asks for them, and are answered from memory after that, in the same place and
 * with the same headers as files of the build: until a post comes, changes or goes.
 */

type Edition = Awaited<ReturnType<Deps["blog"]["edition"]>>;

/**
 * The blog itself, its lists, posts and feed; pictures of links to posts; and the list of all public pages. In one spelling alone: the
 * others of an address could fill what is kept.
 */
const kept = /^\/(?:blog(?:\/(?!pictures\/|search$)[a-z0-9/.-]+)?|og\/blog-[a-z0-9-]+\.png|sitemap\.xml)$/;
/** Every request comes by here: most are told by their second letter. */
const isKept = (path: string): boolean => /^\/[bos]/.test(path) && kept.test(path);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** As the build compresses files: a page is read more often than it is made. */
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

async function encodingsOf(plain: Buffer<ArrayBuffer>, isText: boolean) {
  if (!isText) return { plain, brotli: null, gzip: null };
  const [br, gz] = await Promise.all([brotli(plain, { params }), gzipped(plain, { level: 9 })]);
  return { plain, brotli: Buffer.from(br), gzip: Buffer.from(gz) };
}

/** A page as it's kept: whole, compressed, and with its headers. */
async function finish(files: StaticFiles, path: string, page: Response): Promise<StaticFile> {
  const made = page.headers.get("content-type") ?? "application/octet-stream";
  const type = made === "text/html" ? "text/html; charset=utf-8" : made;
  const isText = /^text\/|xml/.test(type);
  const cache = { "content-type": type, "cache-control": isText ? revalidate : anHour };
  const policy = page.headers.get("content-security-policy");
  if (!type.startsWith("text/html"))
    return fileOf(await encodingsOf(Buffer.from(await page.arrayBuffer()), isText), cache);
  const html = await withStyles(files, path, await page.text());
  return fileOf(await encodingsOf(Buffer.from(html), true), {
    ...cache,
    ...(policy !== null && { "content-security-policy": policyFor(policy, html) }),
  });
}

interface BlogPages {
  /** The answer for a page that is kept; null where it has to be made. */
  readonly find: (c: HttpContext) => Response | null | Promise<Response | null>;
  /** Keeps what is made after it. */
  readonly keep: MiddlewareHandler<HttpEnv>;
}

export function keepBlogPages(source: DepsSource): BlogPages {
  const pages = new KeptPages<Edition>();
  const making = new Map<string, Promise<void>>();

  const answer = (c: HttpContext, page: StaticFile): Response =>
    answerWith(page, (name) => headerOf(c, name), forPage(c.get("headers"), c.req.path));

  function findIn(c: HttpContext, edition: Edition): Response | null {
    const page = pages.find(edition, c.req.path);
    return page === null ? null : answer(c, page);
  }

  async function make(c: HttpContext, files: StaticFiles, edition: Edition, next: () => Promise<void>) {
    const path = c.req.path;
    await next();
    // Where something is missing, has moved or has failed, that is for the next reader to find out again.
    if (c.res.status === 200) pages.keep(edition, path, await finish(files, path, c.res));
  }

  return {
    find: (c) => {
      const deps = isKept(c.req.path) && /^(?:GET|HEAD)$/.test(c.req.method) ? source.peek() : null;
      if (deps === null) return null;
      const edition = deps.blog.edition();
      return edition instanceof Promise ? edition.then((newest) => findIn(c, newest)) : findIn(c, edition);
    },
    keep: async (c, next) => {
      const files = servedFiles();
      if (files === null || c.req.method !== "GET" || !isKept(c.req.path)) return next();
      const edition = await (await source.get()).blog.edition();
      // One of many first readers makes the page, and the others wait for it.
      const running = making.get(c.req.path);
      if (running !== undefined) await running.catch(() => undefined);
      if (pages.find(edition, c.req.path) === null) {
        const made = make(c, files, edition, next).finally(() => making.delete(c.req.path));
        making.set(c.req.path, made);
        await made;
      }
      const page = findIn(c, edition);
      if (page === null) return undefined;
      c.set("hasHeaders", true);
      // Hono adds headers of the answer that stood there before, its length among them.
      c.res = undefined;
      c.res = page;
      return undefined;
    },
  };
}
