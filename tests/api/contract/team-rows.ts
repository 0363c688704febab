import { wordsFrom } from "#tests/factories/survey.ts";
import type { Row } from "./row.ts";

/** Organisations and team rounds, which don't exist for strangers and administrators. */
const forStrangers = (call: string, body?: unknown): readonly Row[] => [
  [call, "nobody", body, 401],
  [call, "stranger", body, 404],
  [call, "otherTeam", body, 404],
  [call, "admin", body, 404],
];

/** For owners only. */
const ofOwner = (call: string, body: unknown, status: number, says?: RegExp): readonly Row[] => [
  ...forStrangers(call, body),
  [call, "teamMember", body, 403],
  [call, "teamLead", body, 403],
  says === undefined ? [call, "teamOwner", body, status] : [call, "teamOwner", body, status, says],
];

/** For leaders. */
const ofLeads = (call: string, body: unknown, status: number, says?: RegExp): readonly Row[] => [
  ...forStrangers(call, body),
  [call, "teamMember", body, 403],
  says === undefined ? [call, "teamLead", body, status] : [call, "teamLead", body, status, says],
  says === undefined ? [call, "teamOwner", body, status] : [call, "teamOwner", body, status, says],
];

/** For participants. */
const ofPart = (call: string, body: unknown, status: number, says?: RegExp): readonly Row[] => [
  ...forStrangers(call, body),
  [call, "teamIdle", body, 404],
  [call, "teamOwner", body, 403, /don’t take part/],
  says === undefined ? [call, "teamMember", body, status] : [call, "teamMember", body, status, says],
];

/** For participants and leaders. */
const ofRound = (call: string, says: RegExp): readonly Row[] => [
  ...forStrangers(call),
  [call, "teamIdle", undefined, 404],
  [call, "teamMember", undefined, 200, says],
  [call, "teamLead", undefined, 200, says],
  [call, "teamOwner", undefined, 200, says],
];

const all = "/organisations";
const team = `${all}/{team}`;
const member = `${team}/members`;
const invites = `${team}/invites`;
const invitation = "/org-invites";
const round = "/team-rounds/{teamRound}";
const selectedTraits = wordsFrom(3);
const newRound = { title: "Once more", closesAt: "{inAWeek}", people: ["{freshMembers}"] };

export const teamRows: readonly Row[] = [
  [`GET ${all}`, "nobody", undefined, 401],
  [`GET ${all}`, "stranger", undefined, 200, /^\[\]$/],
  [`POST ${all}`, "nobody", { name: "Harbour" }, 401],
  [`POST ${all}`, "stranger", { name: "Harbour" }, 402],
  [`POST ${all}`, "facilitator", { name: "Harbour" }, 201, /"role":"owner"/],
  [`POST ${all}`, "facilitator", { name: " " }, 400, /enter a name/],
  [`POST ${all}`, "facilitator", { name: "evil.example" }, 400, /links or addresses/],
  ...forStrangers(`GET ${team}`),
  [`GET ${team}`, "teamMember", undefined, 200, /"role":"member".*"seats":null/],
  [`GET ${team}`, "teamLead", undefined, 200, /"seats":\{"total":1,"taken":1\}/],
  ...ofOwner(`PATCH ${team}`, { name: "Pier" }, 200, /"name":"Pier"/),
  ...ofOwner(`DELETE ${team}?name=harbour`, undefined, 204),
  [`DELETE ${team}?name=Pier`, "teamOwner", undefined, 400, /isn’t the team’s name/],
  ...ofOwner(`PATCH ${member}/{memberId}`, { role: "facilitator" }, 200, /"role":"facilitator"/),
  [`PATCH ${member}/{ownerId}`, "teamOwner", { role: "member" }, 409, /needs an owner/],
  [`PATCH ${member}/nobody`, "teamOwner", { role: "member" }, 404],
  [`PATCH ${member}/{memberId}`, "teamOwner", { role: "king" }, 400],
  ...forStrangers(`DELETE ${member}/{memberId}`),
  [`DELETE ${member}/{memberId}`, "teamLead", undefined, 403],
  [`DELETE ${member}/{memberId}`, "teamIdle", undefined, 403],
  [`DELETE ${member}/{memberId}`, "teamMember", undefined, 204],
  [`DELETE ${member}/{memberId}`, "teamOwner", undefined, 204],
  [`DELETE ${member}/{ownerId}`, "teamOwner", undefined, 409, /needs an owner/],

  ...ofLeads(`GET ${invites}`, undefined, 200, /^\[\]$/),
  ...ofLeads(
    `POST ${invites}`,
    { emails: ["n@example.org"], role: "member" },
    201,
    /"email":"n@example.org"/,
  ),
  [`POST ${invites}`, "teamLead", { emails: ["n@example.org"], role: "owner" }, 403, /Only owners/],
  [`POST ${invites}`, "teamOwner", { emails: [], role: "member" }, 400, /at least one address/],
  [`POST ${all}/{lapsedTeam}/invites`, "teamOwner", { emails: ["n@example.org"], role: "member" }, 402],
  ...ofLeads(`POST ${invites}/check`, { text: "n@example.org" }, 200, /"verdict":"ok"/),
  ...ofLeads(`DELETE ${invites}/{teamInvite}`, undefined, 204),
  ...ofLeads(`POST ${invites}/{teamInvite}/resend`, undefined, 200, /"email":"joiner@example.org"/),
  [`POST ${invites}/unknown/resend`, "teamOwner", undefined, 404],

  [`GET ${invitation}`, "nobody", undefined, 401],
  [`GET ${invitation}`, "stranger", undefined, 200, /^\[\]$/],
  [`GET ${invitation}`, "joiner", undefined, 200, /"organisation":"Harbour"/],
  [`GET ${invitation}/{teamToken}`, "nobody", undefined, 200, /"state":"open","hasAccount":false/],
  [`GET ${invitation}/{teamToken}`, "joiner", undefined, 200, /"hasAccount":true,"isSignedIn":true/],
  [`GET ${invitation}/{expiredTeamToken}`, "nobody", undefined, 200, /"state":"expired"/],
  [`GET ${invitation}/nonsense`, "nobody", undefined, 404, /ask the person who sent it/],
  [`POST ${invitation}/{teamToken}/accept`, "nobody", { name: "Jo Iner" }, 200, /"token":"/],
  [`POST ${invitation}/{teamToken}/accept`, "nobody", { name: " " }, 400, /enter a name/],
  [`POST ${invitation}/{teamToken}/accept`, "joiner", {}, 200, /"token":null/],
  [`POST ${invitation}/{teamToken}/accept`, "stranger", {}, 409, /signed in with another address/],
  [`POST ${invitation}/{expiredTeamToken}/accept`, "nobody", {}, 409, /has expired/],
  [`POST ${invitation}/{usedTeamToken}/accept`, "stranger", {}, 409],
  [`POST ${invitation}/nonsense/accept`, "nobody", {}, 404],
  [`POST ${invitation}/{teamToken}/decline`, "nobody", undefined, 204],
  [`POST ${invitation}/{usedTeamToken}/decline`, "nobody", undefined, 409, /used already/],
  [`POST ${invitation}/nonsense/decline`, "nobody", undefined, 404],
  ...(["GET", "POST"] as const).flatMap((method): readonly Row[] => {
    const call = `${method} /received-org-invites/{teamInvite}${method === "GET" ? "" : "/accept"}`;
    return [
      [call, "nobody", undefined, 401],
      [call, "stranger", undefined, 404],
      [call, "teamOwner", undefined, 404],
      [call, "joiner", undefined, 200, /Harbour/],
    ];
  }),
  ["POST /received-org-invites/{teamInvite}/decline", "nobody", undefined, 401],
  ["POST /received-org-invites/{teamInvite}/decline", "stranger", undefined, 404],
  ["POST /received-org-invites/{teamInvite}/decline", "joiner", undefined, 204],

  ["GET /team-rounds", "nobody", undefined, 401],
  ["GET /team-rounds", "stranger", undefined, 200, /^\[\]$/],
  ["GET /team-rounds", "teamMember", undefined, 200, /"toDescribe":5/],
  ["GET /facilitator/overview", "teamLead", undefined, 200, /"teamRounds":\[\{.*"canManage":true/],
  ["GET /facilitator/overview", "teamMember", undefined, 402],
  ...forStrangers(`GET ${team}/rounds`),
  [`GET ${team}/rounds`, "teamIdle", undefined, 200, /^\[\]$/],
  [`GET ${team}/rounds`, "teamLead", undefined, 200, /"own":null,"canManage":true/],
  ...ofLeads(`POST ${team}/rounds`, newRound, 201, /"title":"Once more"/),
  [`POST ${team}/rounds`, "teamOwner", { ...newRound, people: ["a"] }, 400, /at least 5 people/],
  [
    `POST ${team}/rounds`,
    "teamOwner",
    { ...newRound, people: ["{busyMembers}"] },
    409,
    /together.*from \d+ \w+/,
  ],
  [`POST ${team}/rounds`, "teamOwner", { ...newRound, closesAt: "2020-01-01T00:00:00Z" }, 400, /deadline/i],
  [`POST ${all}/{lapsedTeam}/rounds`, "teamOwner", newRound, 402],
  ...ofRound(`GET ${round}`, /"panelSize":5/),
  ...forStrangers(`PATCH ${round}`, { title: "New" }),
  [`PATCH ${round}`, "teamMember", { title: "New" }, 403],
  [`PATCH ${round}`, "teamLead", { title: "New" }, 200, /"title":"New"/],
  ["PATCH /team-rounds/{overTeamRound}", "teamOwner", { title: "New" }, 409, /is over/],
  ...forStrangers(`POST ${round}/close`),
  [`POST ${round}/close`, "teamMember", undefined, 403],
  [`POST ${round}/close`, "teamLead", undefined, 200, /"state":"running"/],
  ...ofLeads(`POST ${round}/remind`, undefined, 200, /"canRemindAt":"/),
  ["POST /team-rounds/{overTeamRound}/remind", "teamOwner", undefined, 409, /is over/],
  ...ofPart(`GET ${round}/form`, undefined, 200, /"isDescribed":false/),
  ...ofPart(`POST ${round}/answers`, { personId: "{colleague}", selectedTraits }, 201, /"withdrawKey"/),
  [`POST ${round}/answers`, "teamMember", { personId: "nobody", selectedTraits }, 404],
  [`POST ${round}/answers`, "teamMember", { personId: "{colleague}", selectedTraits: [] }, 400],
  ...ofPart(`POST ${round}/step-out`, undefined, 204),
  ...ofPart(`PUT ${round}/counted`, { counted: true }, 200, /"isCounted":true/),
  [`PUT ${round}/counted`, "teamMember", { counted: "yes" }, 400],
  ["PUT /team-rounds/{overTeamRound}/counted", "teamMember", { counted: false }, 409, /have opened/],
  ...ofRound("GET /team-rounds/{overTeamRound}/picture", /"counted":5/),
  ["GET /team-rounds/{overTeamRound}/picture?format=csv", "teamMember", undefined, 200, /sentence/],
  ["GET /team-rounds/{overTeamRound}/picture?format=pdf", "teamMember", undefined, 200, /^%PDF-1\.7/],
  ["GET /team-rounds/{overTeamRound}/picture?format=slides", "teamMember", undefined, 200, /^%PDF-1\.7/],
  [`GET ${round}/picture`, "teamMember", undefined, 404, /no team picture/],
];
