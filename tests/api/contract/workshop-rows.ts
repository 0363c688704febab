import { wordsFrom } from "#tests/factories/survey.ts";
import type { Row } from "./row.ts";

/** Workshops, which don't exist for strangers. Guests have only their key or the code on the wall. */
const ofLeads = (call: string, body: unknown, status: number, says?: RegExp): readonly Row[] => [
  [call, "nobody", body, 401],
  [call, "stranger", body, 404],
  [call, "otherTeam", body, 404],
  [call, "admin", body, 404],
  [call, "teamMember", body, 403],
  says === undefined ? [call, "teamLead", body, status] : [call, "teamLead", body, status, says],
  says === undefined ? [call, "teamOwner", body, status] : [call, "teamOwner", body, status, says],
];

const ofTeam = { title: "Evening", organisationId: "{team}" };
const one = "/workshops/{workshop}";
const code = "/workshop-codes/{workshopCode}";
const guest = "/workshop-guests/{guestKey}";
const describing = "/workshop-guests/{describingGuest}";
const open = "/workshop-guests/{openGuest}";
const dead = "/workshop-guests/nonsense";
const selectedTraits = wordsFrom(3);
const key = "k".repeat(43);

export const workshopRows: readonly Row[] = [
  ["GET /workshops", "nobody", undefined, 401],
  ["GET /workshops", "stranger", undefined, 200, /^\[\]$/],
  ["GET /workshops", "teamMember", undefined, 200, /^\[\]$/],
  ["GET /workshops?organisationId={team}", "teamOwner", undefined, 200, /^\[\]$/],
  ["POST /workshops", "nobody", { title: "Evening" }, 401],
  ["POST /workshops", "stranger", { title: "Evening" }, 402],
  ["POST /workshops", "facilitator", { title: "Evening" }, 201, /"organisation":null/],
  ...ofLeads("POST /workshops", ofTeam, 201, /"step":"gathering"/),
  ["POST /workshops", "teamOwner", { ...ofTeam, describes: 6 }, 400, /3 to 5 others/],
  ["POST /workshops", "teamOwner", { ...ofTeam, keepDays: 31 }, 400, /1 to 30 days/],
  ["POST /workshops", "teamOwner", { ...ofTeam, title: "evil.example" }, 400, /links or addresses/],
  ["POST /workshops", "teamOwner", { title: "Evening", organisationId: "{lapsedTeam}" }, 402],
  ...ofLeads(`GET ${one}`, undefined, 200, /"name":"Guest 00"/),
  ...ofLeads(`GET ${one}/wall`, undefined, 200, /"guests":6,"ready":0,"finished":null/),
  ...ofLeads(`POST ${one}/step`, { step: "words" }, 200, /"step":"words"/),
  [`POST ${one}/step`, "teamOwner", { step: "open" }, 409, /isn’t the next step/],
  [`POST ${one}/step`, "teamOwner", { step: "lunch" }, 400, /A step is one of/],
  ["POST /workshops/{describingWorkshop}/step", "teamOwner", { step: "open" }, 200, /"step":"open"/],
  ["POST /workshops/{countedWorkshop}/step", "teamOwner", { step: "picture" }, 200, /"counted":5/],
  ["POST /workshops/{openWorkshop}/step", "teamOwner", { step: "picture" }, 409, /no picture of this group/],
  ...ofLeads("GET /workshops/{picturedWorkshop}/picture", undefined, 200, /"counted":9/),
  ["GET /workshops/{picturedWorkshop}/picture?format=csv", "teamOwner", undefined, 200],
  ["GET /workshops/{picturedWorkshop}/picture?format=pdf", "teamOwner", undefined, 200, /^%PDF/],
  ["GET /workshops/{picturedWorkshop}/picture?format=slides", "teamOwner", undefined, 200, /^%PDF/],
  ["GET /workshops/{picturedWorkshop}/picture?format=gif", "teamOwner", undefined, 400],
  [`GET ${one}/picture`, "teamOwner", undefined, 404, /no picture yet/],
  ...ofLeads(`DELETE ${one}/guests/{guestId}`, undefined, 200, /"guests":5/),
  [`DELETE ${one}/guests/nobody`, "teamOwner", undefined, 404, /isn’t in the workshop/],
  ...ofLeads(`DELETE ${one}`, undefined, 204),

  [`GET ${code}`, "nobody", undefined, 200, /"open":true/],
  ["GET /workshop-codes/{describingCode}", "nobody", undefined, 200, /"open":true,"late":"described"/],
  ["GET /workshop-codes/{openCode}", "nobody", undefined, 200, /"open":false/],
  ["GET /workshop-codes/nonsense", "nobody", undefined, 404, /No workshop has this code/],
  [`POST ${code}/guests`, "nobody", { name: "Ada", guestKey: key }, 201, /"guestKey":"k{43}"/],
  [`POST ${code}/guests`, "teamMember", { name: "Ada" }, 201],
  [`POST ${code}/guests`, "nobody", { name: "guest  00" }, 400, /has this name, or one/],
  [`POST ${code}/guests`, "nobody", { name: " " }, 400, /enter the name/],
  [`POST ${code}/guests`, "nobody", { name: "Ada", guestKey: "short" }, 400],
  ["POST /workshop-codes/{describingCode}/guests", "nobody", { name: "Later" }, 201],
  ["POST /workshop-codes/{openCode}/guests", "nobody", { name: "Late" }, 409, /nobody can join/],
  ["POST /workshop-codes/nonsense/guests", "nobody", { name: "Ada" }, 404],

  [`GET ${guest}`, "nobody", undefined, 200, /"step":"gathering".*"colleagues":\[\].*"window":null/],
  [`GET ${describing}`, "nobody", undefined, 200, /"isIn":true.*"isDescribed":false/],
  [`GET ${open}`, "nobody", undefined, 200, /"window":\{"responseCount":5/],
  [`GET ${dead}`, "nobody", undefined, 404, /not in this workshop/],
  [`GET ${guest}/pulse`, "nobody", undefined, 200, /^\{"step":"gathering","version":0\}$/],
  [`GET ${dead}/pulse`, "nobody", undefined, 404],
  [`PUT ${guest}/self`, "nobody", { selectedTraits }, 200, /"ownWords":\["/],
  [`PUT ${guest}/self`, "nobody", { selectedTraits: [] }, 400],
  [`PUT ${describing}/self`, "nobody", { selectedTraits }, 409, /moved on/],
  [`PUT ${dead}/self`, "nobody", { selectedTraits }, 404],
  ["POST /workshop-guests/{lateGuest}/late", "nobody", {}, 200, /"ownWords":null,"isIn":true/],
  [`POST ${guest}/late`, "nobody", {}, 409, /moved on/],
  [`POST ${dead}/late`, "nobody", {}, 404],
  [`POST ${describing}/answers`, "nobody", { guestId: "{assigned}", selectedTraits }, 201, /"withdrawKey"/],
  [`POST ${describing}/answers`, "nobody", { guestId: "nobody", selectedTraits }, 404],
  [`POST ${describing}/answers`, "nobody", { guestId: "{assigned}", selectedTraits: ["none"] }, 400],
  [`POST ${open}/answers`, "nobody", { guestId: "{assigned}", selectedTraits }, 409, /moved on/],
  [`POST ${dead}/answers`, "nobody", { guestId: "{assigned}", selectedTraits }, 404],
  [`PUT ${describing}/counted`, "nobody", { counted: true }, 200, /"isCounted":true/],
  [`PUT ${describing}/counted`, "nobody", { counted: "yes" }, 400],
  [`PUT ${open}/counted`, "nobody", { counted: true }, 409, /moved on/],
  [`PUT ${guest}/counted`, "nobody", { counted: true }, 409],
  [`PUT ${dead}/counted`, "nobody", { counted: true }, 404],
  [`POST ${open}/mail`, "nobody", { email: "ada@example.org" }, 204],
  [`POST ${guest}/mail`, "nobody", { email: "ada@example.org" }, 409, /once your window is open/],
  [`POST ${guest}/mail`, "nobody", { email: "ada" }, 400, /valid email/],
  [`POST ${dead}/mail`, "nobody", { email: "ada@example.org" }, 404],
  [`DELETE ${guest}`, "nobody", undefined, 204],
  [`DELETE ${dead}`, "nobody", undefined, 404],
];
