import { paths } from "./paths.ts";

/** Addresses of the blog that islands don't use. Separate from paths.ts, so that no browser loads them. */
export const blogPaths = {
  /** Page 1 is the blog itself. */
  page: (page: number) => (page === 1 ? paths.blog() : `/blog/page/${page}`),
  tag: (tag: string, page = 1) => `/blog/tags/${encodeURIComponent(tag)}${page === 1 ? "" : `/${page}`}`,
  feed: () => "/blog/feed.xml",
  search: () => "/blog/search",
};
