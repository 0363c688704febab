import type { APIRequestContext } from "@playwright/test";

export interface CrawledPage {
  readonly status: number;
  /** The first page that leads here. */
  readonly from: string;
  /** Links within the site, with queries and fragments. */
  readonly links: readonly string[];
  /** Pages for one person are partly made in the browser. */
  readonly isForOne: boolean;
  readonly ids: ReadonlySet<string>;
  readonly images: readonly string[];
}

const unescaped = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&#38;", "&");

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = ""]) => unescaped(found));

/** Everything that a page refers to: pages, style sheets, scripts, pictures. */
const namedIn = (html: string): string[] => [
  ...all(html, /<(?:a|link)\b[^>]*\shref="([^"]*)"/g),
  ...all(html, /<(?:img|script)\b[^>]*\ssrc="([^"]*)"/g),
  ...all(html, /<source\b[^>]*\ssrcset="([^"]*)"/g),
  ...all(html, /<meta property="og:(?:image|url)" content="([^"]*)"/g),
];

/** `link` as a path of this site, or null. `site` is the address that the build knows. */
function ownPath(link: string, page: string, site: string): string | null {
  const base = "http://this.site";
  const { origin, pathname, search, hash } = new URL(link, base + page);
  return origin === base || origin === site ? pathname + search + hash : null;
}

/** Visits everything that can be reached from the landing page and the sitemap. */
export async function crawl(request: APIRequestContext): Promise<ReadonlyMap<string, CrawledPage>> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const locations = all(sitemap, /<loc>([^<]*)<\/loc>/g);
  const site = new URL(locations[0] ?? "http://this.site").origin;
  const found = new Map<string, CrawledPage>();
  const waiting = new Map([
    ["/", "the start"],
    ["/sitemap.xml", "the start"],
  ]);
  for (const location of locations) waiting.set(ownPath(location, "/", site) ?? location, "the sitemap");
  // New addresses are appended and visited in the same loop.
  for (const [address, from] of waiting) {
    const answer = await request.get(address);
    const isPage = (answer.headers()["content-type"] ?? "").startsWith("text/html");
    const html = isPage ? await answer.text() : "";
    const links = namedIn(html).flatMap((link) => ownPath(link, address, site) ?? []);
    found.set(address, {
      status: answer.status(),
      from,
      links,
      isForOne: html.includes('<meta name="robots" content="noindex"'),
      ids: new Set(all(html, /\sid="([^"]+)"/g)),
      images: [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag),
    });
    for (const link of links) {
      const [target = ""] = link.split("#");
      if (!waiting.has(target)) waiting.set(target, address);
    }
  }
  return found;
}
