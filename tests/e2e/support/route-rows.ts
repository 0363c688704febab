import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";

/** Objects for the addresses. */
export interface Known {
  /** A revealed and shared survey of the member. */
  readonly id: string;
  readonly shareId: string;
  readonly code: string;
  /** The path of an invitation to it. */
  readonly invitation: string;
  /** The path that unsubscribes the invited person. */
  readonly unsubscribe: string;
}

/** A status, followed by the target of a redirect. */
export type Seen = string | ((known: Known) => string);

export interface RouteRow {
  readonly address: string | ((known: Known) => string);
  readonly visitor: Seen;
  /** A signed-in and onboarded person, and others, if they see something else. */
  readonly member?: Seen;
  readonly newcomer?: Seen;
  readonly admin?: Seen;
}

const page = (address: string): RouteRow => ({ address, visitor: "200" });

const publicRows: readonly RouteRow[] = [
  { address: "/", visitor: "200", member: "302 /dashboard", newcomer: "302 /dashboard" },
  { address: "/login", visitor: "200", member: "302 /dashboard", newcomer: "302 /onboarding" },
  { address: "/login?next=%2Faccount", visitor: "200", member: "302 /account", newcomer: "302 /account" },
  { address: "/login?next=%2F%2Fevil.example", visitor: "200", member: "302 /dashboard" },
  { address: "/register?next=%2F%5Cevil.example", visitor: "200", member: "302 /dashboard" },
  page("/login?mode=forgot-password"),
  page("/login?mode=link"),
  { address: "/login?link=abc", visitor: "200", member: "302 /dashboard" },
  page("/login?token=abc"),
  page("/login?reset=abc"),
  { address: "/login?verified=true&auto_token=a", visitor: "302 /verify-email?success=true&auto_token=a" },
  { address: "/admin-login", visitor: "200", admin: "302 /admin" },
  { address: "/auth?tab=login&kept=yes", visitor: "302 /login?tab=login&kept=yes" },
  { address: "/auth?next=%2Faccount", visitor: "302 /login?next=%2Faccount" },
  { address: "/register", visitor: "200", member: "302 /dashboard" },
  { address: "/password", visitor: "302 /login?mode=forgot-password" },
  { address: "/password?token=abc", visitor: "302 /login?token=abc" },
  { address: "/reset-password", visitor: "302 /login?mode=forgot-password" },
  { address: "/reset-password?token=abc", visitor: "302 /login?token=abc" },
  page("/verify-email"),
  page("/verify-email/some-token"),
  { address: "/verify-email?token=abc", visitor: "302 /verify-email/abc" },
  page("/verify-success"),
  page("/blog"),
  page("/blog/what-a-blind-spot-is"),
  page("/subscribe"),
  page("/billing/success"),
  {
    address: "/billing/portal",
    visitor: "303 /login?next=%2Fbilling%2Fportal",
    member: "303 /account/plan",
    admin: "303 /account/plan",
    newcomer: "303 /account/plan",
  },
  { address: ({ unsubscribe }) => unsubscribe, visitor: "200" },
  { address: "/email/unsubscribe?token=unknown", visitor: "404" },
  { address: "/email/unsubscribe", visitor: "404" },
  page("/intro"),
  page("/showcase"),
  page("/screenshots"),
  page("/debug"),
  page("/websocket-test"),
  page("/elevenlabs-test"),
  page("/force-logout"),
  page("/bypass-auth"),
  page("/bypass-auth/result?screenshot=true"),
  { address: "/bypass-auth/no-such-page", visitor: "302 /bypass-auth" },
  { address: "/x/bypass-auth?kept=no", visitor: "302 /bypass-auth" },
  { address: "/no-such-page", visitor: "404" },
];

const signedInRows: readonly RouteRow[] = [
  { address: "/dashboard?kept=yes", visitor: "302 /dashboard/self?kept=yes" },
  { address: "/dashboard?tab=self&kept=yes", visitor: "302 /dashboard/self?kept=yes" },
  { address: "/dashboard?tab=facilitator&kept=yes", visitor: "302 /dashboard/facilitator?kept=yes" },
  page("/dashboard/self"),
  { address: "/dashboard/facilitator", visitor: "200", member: "402", admin: "200" },
  { address: "/dashboard/facilitator/", visitor: "301 /dashboard/facilitator" },
  { address: "/dashboard//facilitator", visitor: "301 /dashboard/facilitator" },
  { address: "/dashboard/%66acilitator", visitor: "200", member: "402" },
  { address: "/facilitator/assessment/unknown/overview", visitor: "200", member: "404", admin: "404" },
  { address: "/facilitator/assessment/r1/insights", visitor: "200", member: "402", admin: "404" },
  page("/account"),
  page("/account/plan"),
  page("/team"),
  { address: "/team?organisation=unknown", visitor: "200", member: "404", admin: "404", newcomer: "404" },
  ...[
    "/admin",
    "/admin/people",
    "/admin/log",
    "/admin/log?person=someone&q=ada&act=grant+plan&sort=oldest",
    "/admin/rounds",
    "/admin/rounds?q=some-id",
    "/admin/mail",
    "/admin/plans",
    // Too short for a search, so the page has everyone.
    "/admin/plans?q=a",
    "/admin/blog",
    "/admin/blog?state=scheduled&q=what",
  ].map((address) => ({
    address,
    visitor: "200",
    member: "403",
    admin: "200",
  })),
  { address: "/admin/people/unknown", visitor: "200", member: "403", admin: "404" },
  { address: "/admin/blog/unknown", visitor: "200", member: "403", admin: "404" },
  { address: "/admin/blog/unknown/preview", visitor: "404" },
  { address: "/onboarding", visitor: "200", member: "302 /dashboard", newcomer: "200" },
  {
    address: "/onboarding?intent=upgrade",
    visitor: "200",
    member: "302 /onboarding/facilitator/1?intent=upgrade",
  },
  { address: "/onboarding/individual/1", visitor: "200", member: "302 /dashboard", newcomer: "200" },
  { address: "/onboarding/facilitator/1", visitor: "200", member: "302 /dashboard", newcomer: "200" },
  { address: "/onboarding/facilitator/1?intent=upgrade", visitor: "200" },
  ...["nobody/1", "individual/3", "individual/0", "individual/01", "individual"].map((place) => ({
    address: `/onboarding/${place}`,
    visitor: "404",
    newcomer: "404",
  })),
  page("/assessment/new"),
  { address: "/new-assessment/self?kept=yes", visitor: "302 /assessment/new?kept=yes" },
  { address: "/new-assessment/facilitator", visitor: "200", member: "402", admin: "200" },
  { address: "/new-assessment/facilitator?add=unknown", visitor: "200", member: "402", admin: "404" },
  { address: "/facilitator/assessment/sent", visitor: "302 /dashboard" },
  { address: "/facilitator/assessment/sent?faId=unknown", visitor: "200", member: "404" },
  page("/new-assessment/invitee"),
  { address: "/new-assessment/invitee?token=unknown", visitor: "404" },
  page("/invitee-dashboard"),
  { address: "/team/rounds/new", visitor: "404" },
  { address: "/team/rounds/new?organisation=unknown", visitor: "200", member: "404" },
  { address: "/team/rounds/unknown", visitor: "200", member: "404" },
  {
    address: "/team/rounds/unknown/describe",
    visitor: "303 /login?next=%2Fteam%2Frounds%2Funknown%2Fdescribe",
    member: "404",
    newcomer: "404",
    admin: "404",
  },
  {
    address: "/team/rounds/unknown/picture",
    visitor: "302 /login?next=%2Fteam%2Frounds%2Funknown%2Fpicture",
    member: "404",
  },
  {
    address: "/team/rounds/unknown/present",
    visitor: "302 /login?next=%2Fteam%2Frounds%2Funknown%2Fpresent",
    member: "404",
    newcomer: "404",
    admin: "404",
  },
  { address: "/team/workshops/new?organisation=t1", visitor: "302 /workshops/new?organisation=t1" },
  { address: "/team/workshops/w1", visitor: "302 /workshops/lead/w1" },
  { address: "/team/workshops/w1/wall", visitor: "302 /workshops/lead/w1/wall" },
  { address: "/workshops/new", visitor: "200", member: "402", admin: "200" },
  { address: "/workshops/lead/unknown", visitor: "200", member: "404" },
  ...["wall", "present"].map((page) => ({
    address: `/workshops/lead/unknown/${page}`,
    visitor: `302 /login?next=%2Fworkshops%2Flead%2Funknown%2F${page}`,
    member: "404",
    newcomer: "404",
    admin: "404",
  })),
  page("/assessment/direct"),
  page("/assessment/complete"),
  page("/assessment/results"),
  page("/assessment/results/compare"),
  { address: "/assessment/results/compare?first=unknown", visitor: "200" },
  { address: "/assessment/results/r1?kept=yes", visitor: "302 /assessment/r1/results?kept=yes" },
  { address: ({ id }) => paths.assessment(id), visitor: "200", admin: "404" },
  { address: ({ id }) => paths.assessmentResults(id), visitor: "200", admin: "404" },
  {
    address: ({ id }) => paths.assessmentOpen(id),
    visitor: ({ id }) => `302 ${paths.login(paths.assessmentOpen(id))}`,
    member: "200",
    admin: "404",
  },
  { address: ({ id }) => paths.assessmentThankYou(id), visitor: "200", admin: "404" },
  { address: "/assessment/unknown", visitor: "200", member: "404" },
  { address: ({ shareId }) => paths.shared(shareId), visitor: "200" },
  { address: "/shared/unknown", visitor: "404" },
  { address: ({ invitation }) => invitation, visitor: "200" },
  { address: "/assessment/invite/unknown", visitor: "404" },
  { address: "/org-invites/unknown", visitor: "404" },
  { address: "/w/unknown", visitor: "404" },
  { address: "/workshops/unknown", visitor: "404" },
  {
    address: ({ code }) => `${serverPaths.short(code)}?kept=yes`,
    visitor: ({ shareId }) => `302 ${paths.shared(shareId)}?kept=yes`,
  },
  { address: "/s/unknown", visitor: "404" },
];

/** One of each kind; legacy-redirects.test.ts has them all. */
const legacyRows: readonly RouteRow[] = [
  { address: "/self-assessment?kept=yes", visitor: "302 /dashboard?kept=yes" },
  { address: "/self-assessments?screenshot=true", visitor: "302 /bypass-auth?screenshot=true" },
  { address: "/assessment/r1/edit?kept=yes", visitor: "302 /assessment/r1?kept=yes" },
  { address: "/shared-survey/abc?kept=yes", visitor: "301 /shared/abc?kept=yes" },
  { address: "/shared-survey/%2F%2Fevil.example", visitor: "301 /shared/%2F%2Fevil.example" },
  { address: "/assessment/thank-you?kept=yes", visitor: "302 /assessment/complete?kept=yes" },
  { address: "/auth/verify?token=abc&status=success", visitor: "302 /verify-email/abc?status=success" },
  { address: "/auth/nothing", visitor: "404" },
];

/** Every page has one address; none of these leads to another host. */
const spellings: readonly RouteRow[] = [
  { address: "/blog/?kept=yes", visitor: "301 /blog?kept=yes" },
  { address: "/login/?kept=yes", visitor: "301 /login?kept=yes" },
  { address: "/blog//", visitor: "301 /blog" },
  { address: "/home/?kept=yes", visitor: "301 /home?kept=yes" },
  { address: "/dashboard//self", visitor: "301 /dashboard/self" },
  { address: "/api/docs/", visitor: "301 /api/docs" },
  { address: "/api/me/", visitor: "404" },
  { address: "/nothing/", visitor: "301 /nothing" },
  { address: "/LOGIN", visitor: "404" },
  { address: "/login%2F", visitor: "404" },
  { address: "/dashboard%2Fself", visitor: "404" },
  { address: "/%2F%2Fevil.example", visitor: "404" },
  { address: "/%5Cevil.example/", visitor: "301 /%5Cevil.example" },
];

/** All routes of the specification, section 2. */
export const routeRows: Readonly<Record<string, readonly RouteRow[]>> = {
  "public pages": publicRows,
  "signed-in areas and peers’ pages": signedInRows,
  "old addresses": legacyRows,
  "other spellings": spellings,
};
