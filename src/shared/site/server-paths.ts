import { paths } from "./paths.ts";

/** Addresses of the blog that islands don't use. Separate from paths.ts, so that no browser loads them. */
export const blogPaths = {
  /** Page 1 is the blog itself. */
  page: (page: number) => (page === 1 ? paths.blog() : `/blog/page/${page}`),
  tag: (tag: string, page = 1) => `/blog/tags/${encodeURIComponent(tag)}${page === 1 ? "" : `/${page}`}`,
  feed: () => "/blog/feed.xml",
  search: () => "/blog/search",
};

/** Addresses that islands don't use. Separate from paths.ts, so that no browser loads them. */
export const serverPaths = {
  /** A short code is entered here. */
  direct: () => "/assessment/direct",
  newSelf: () => "/new-assessment/self",
  newInvitee: () => "/new-assessment/invitee",
  /** Leads a signed-in person on to the payment provider's page about them. */
  billingPortal: () => "/billing/portal",
  websocketTest: () => "/websocket-test",
  voiceTest: () => "/elevenlabs-test",
  apiDocs: () => "/api/docs",
  openApi: () => "/api/openapi.json",
  confirmEmail: (token: string) => `/account/confirm-email/${part(token)}`,
  unsubscribe: (token: string) => `/email/unsubscribe?token=${part(token)}`,
  short: (code: string) => `/s/${part(code)}`,
  /** The picture that other sites show with a link to a public page. */
  sharedPicture: (shareId: string) => `/og/round-${part(shareId)}.png`,
  invitationPicture: (token: string) => `/og/invitation-${part(token)}.png`,
  preview: (pagePath: string) => `/og/${previewName(pagePath)}.png`,
};

/** `/` → `home`, `/blog/a-post` → `blog-a-post`. */
export const previewName = (pagePath: string): string =>
  pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-");

function part(value: string): string {
  return encodeURIComponent(value);
}
