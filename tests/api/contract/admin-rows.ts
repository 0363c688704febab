import type { Row } from "./row.ts";

/** Refusals for everyone but administrators. */
const guarded = (call: string, body?: unknown): readonly Row[] => [
  [call, "nobody", body, 401],
  ...(["owner", "facilitator", "buyer", "client", "lapsed"] as const).map((whom): Row => [
    call,
    whom,
    body,
    403,
    /This is for administrators/,
  ]),
];

const act = (name: string) => `POST /admin/people/{personId}/${name}`;

const people: readonly Row[] = [
  ["GET /admin/overview", "admin", undefined, 200, /"weeks":\[\{"monday":/],
  ...guarded("GET /admin/overview"),

  ["GET /admin/people", "admin", undefined, 200, /"items":\[\{"id":/],
  ["GET /admin/people?q=ali&state=unverified&sort=oldest", "admin", undefined, 200, /"items":\[\]/],
  ["GET /admin/people?q=example&cursor=1", "admin", undefined, 200, /"next":null/],
  ["GET /admin/people?cursor=none-of-ours", "admin", undefined, 200],
  ["GET /admin/people?q=a", "admin", undefined, 400, /at least 2 letters/],
  [`GET /admin/people?q=${"x".repeat(121)}`, "admin", undefined, 400, /120/],
  ["GET /admin/people?state=rich", "admin", undefined, 400],
  ["GET /admin/people?sort=name", "admin", undefined, 400],
  ...guarded("GET /admin/people"),
  ["GET /admin/people.csv?q=example", "admin", undefined, 200, /id,name,email/],
  ["GET /admin/people.csv?q=a", "admin", undefined, 400],
  ["GET /admin/people.csv?q=example", "pastAdmin", undefined, 403, /Sign out and in again/],
  ...guarded("GET /admin/people.csv"),
  ["GET /admin/people/{personId}", "admin", undefined, 200, /"rounds":0.*"emails":\{"items":\[\]/],
  ["GET /admin/people/unknown", "admin", undefined, 404],
  ...guarded("GET /admin/people/{personId}"),
  // Others can't tell an account from none.
  ...guarded("GET /admin/people/unknown"),
];

const acts: readonly Row[] = [
  [act("end-sessions"), "admin", {}, 200, /signed out everywhere/],
  [act("end-sessions"), "admin", undefined, 200],
  [act("resend-verification"), "admin", {}, 409, /confirmed already/],
  ["POST /admin/people/{unconfirmedId}/resend-verification", "admin", {}, 200, /a new link/],
  ["POST /admin/people/{unconfirmedId}/grant-admin", "admin", {}, 409, /anyone’s/],
  [act("grant-plan"), "admin", { until: "2126-01-31" }, 200, /until 31 January 2126/],
  [act("grant-plan"), "admin", { until: null }, 400],
  [act("grant-plan"), "admin", { until: "2020-01-31" }, 400, /"path":"until"/],
  [act("grant-plan"), "admin", { until: "soon" }, 400, /2027-01-31/],
  [act("grant-plan"), "pastAdmin", {}, 400, /"path":"password"/],
  [act("grant-plan"), "pastAdmin", { password: "Guess-1234" }, 400, /"path":"password"/],
  [act("grant-plan"), "pastAdmin", { password: "{password}" }, 200],
  [act("revoke-plan"), "admin", {}, 409],
  [act("grant-admin"), "admin", {}, 200, /"isAdmin":true/],
  [act("grant-admin"), "pastAdmin", {}, 400, /"path":"password"/],
  [act("revoke-admin"), "admin", {}, 409, /isn’t an administrator/],
  ["POST /admin/people/{adminId}/revoke-admin", "admin", {}, 409, /no other administrator/],
  ["POST /admin/people/{adminId}/revoke-admin", "pastAdmin", {}, 400, /"path":"password"/],
  ["POST /admin/people/{adminId}/delete", "admin", { email: "x@example.org" }, 409, /your own account/],
  [act("delete"), "admin", { email: "{personEmail}" }, 200, /"person":null/],
  [act("delete"), "admin", { email: "x@example.org" }, 400, /"path":"email"/],
  [act("delete"), "admin", {}, 400, /"path":"email"/],
  [act("delete"), "pastAdmin", { email: "{personEmail}" }, 400, /"path":"password"/],
  ["POST /admin/people/unknown/delete", "admin", { email: "x@example.org" }, 404],
  ["POST /admin/people/unknown/end-sessions", "admin", {}, 404],
  [act("promote"), "admin", {}, 400],
  [act("end-sessions"), "admin", [], 400],
  ...["end-sessions", "grant-admin", "delete"].flatMap((name) => guarded(act(name), {})),
];

const log: readonly Row[] = [
  ["GET /admin/log", "admin", undefined, 200, /"items":\[\]/],
  ["GET /admin/log?act=grant%20plan&person={personId}&cursor=9", "admin", undefined, 200],
  ["GET /admin/log?q=ali&act=grant%20plan&sort=oldest&cursor=9", "admin", undefined, 200, /"items":\[\]/],
  ["GET /admin/log?act=dance", "admin", undefined, 400],
  ["GET /admin/log?q=a", "admin", undefined, 400, /at least 2 letters/],
  ["GET /admin/log?sort=name", "admin", undefined, 400, /newest, oldest/],
  ...guarded("GET /admin/log"),
  ["GET /admin/log.csv?q=ali&sort=oldest", "admin", undefined, 200, /number,when,who/],
  ["GET /admin/log.csv?q=a", "admin", undefined, 400],
  ...guarded("GET /admin/log.csv"),
];

const rounds: readonly Row[] = [
  ["GET /admin/rounds", "admin", undefined, 200, /"items":\[\]/],
  ["GET /admin/rounds?q={link}", "admin", undefined, 200, /"hasLink":true,"windows":0/],
  ["GET /admin/rounds?q=https://x.example/shared/{link}?a=b", "admin", undefined, 200, /"hasLink":true/],
  ["GET /admin/rounds?q=example&cursor=1.x", "admin", undefined, 200, /"items":\[\]/],
  ["GET /admin/rounds?q=x", "admin", undefined, 400, /at least 2 letters/],
  ["GET /admin/rounds?person={personId}&cursor=1.x", "admin", undefined, 200],
  [`GET /admin/rounds?q=${"x".repeat(301)}`, "admin", undefined, 400],
  ["GET /admin/rounds?state=unlinked&sort=oldest&cursor=1.x", "admin", undefined, 200],
  ["GET /admin/rounds?state=open", "admin", undefined, 200, /"items":\[\]/],
  ["GET /admin/rounds?state=asleep", "admin", undefined, 400],
  ["GET /admin/rounds?sort=title", "admin", undefined, 400],
  ...guarded("GET /admin/rounds"),
  ["POST /admin/rounds/{open}/turn-off-link", "admin", {}, 200, /"hasLink":false/],
  ["POST /admin/rounds/{own}/turn-off-link", "admin", {}, 409, /no link/],
  ["POST /admin/rounds/{own}/close", "admin", {}, 200, /"closed":"/],
  ["POST /admin/rounds/{closed}/close", "admin", {}, 409, /closed already/],
  ["POST /admin/rounds/unknown/close", "admin", {}, 404],
  ["POST /admin/rounds/{link}/close", "admin", {}, 404],
  ["POST /admin/rounds/{own}/read", "admin", {}, 400],
  ...guarded("POST /admin/rounds/{own}/close", {}),
];

const others: readonly Row[] = [
  ["GET /admin/mails", "admin", undefined, 200, /"items":\[\],"next":null,"hourly":null/],
  ["GET /admin/mails?state=failed&cursor=1.x", "admin", undefined, 200],
  ["GET /admin/mails?state=sent", "admin", undefined, 400],
  ["GET /admin/mails?q=ada", "admin", undefined, 200, /"items":\[\]/],
  ["GET /admin/mails?sort=newest", "admin", undefined, 400, /can’t be in that order/],
  ["GET /admin/mails?q=a", "admin", undefined, 400, /at least 2 letters/],
  ...guarded("GET /admin/mails"),
  ["POST /admin/mails/{refusedMail}/retry", "admin", {}, 200, /again now/],
  ["POST /admin/mails/{refusedMail}/drop", "admin", {}, 200, /won’t be sent/],
  ["POST /admin/mails/unknown/drop", "admin", {}, 404],
  ["POST /admin/mails/{refusedMail}/read", "admin", {}, 400],
  ...guarded("POST /admin/mails/{refusedMail}/retry", {}),
  ["GET /admin/plans", "admin", undefined, 200, /"items":\[\]/],
  ["GET /admin/plans?cursor=none-of-ours", "admin", undefined, 200],
  ["GET /admin/plans?q=ada&state=given&cursor=1", "admin", undefined, 200, /"items":\[\]/],
  ["GET /admin/plans?state=ended", "admin", undefined, 200],
  ["GET /admin/plans?sort=soonest&cursor=5.6.x", "admin", undefined, 200, /"items":\[\]/],
  ["GET /admin/plans?state=given&sort=changed", "admin", undefined, 400, /soonest, latest/],
  ["GET /admin/plans?sort=name", "admin", undefined, 400, /changed, soonest/],
  ["GET /admin/plans?q=a", "admin", undefined, 400, /at least 2 letters/],
  ["GET /admin/plans?state=rich", "admin", undefined, 400],
  ...guarded("GET /admin/plans"),
  ["GET /admin/health", "admin", undefined, 200, /"name":"Database"/],
  ...guarded("GET /admin/health"),
];

/** Calls for administrators only. */
export const adminRows: readonly Row[] = [...people, ...acts, ...log, ...rounds, ...others];
