import type { Row } from "./row.ts";

const all = "/facilitator/assessments";
const one = `${all}/{mirasProgramme}`;
const ofClient = "/facilitator/clients/{mirasClient}";
const anna = { name: "Anna Berg", email: "anna@example.org" };

/** People for whom the programme doesn't exist; starting something needs the plan first. */
const strangersTo = (call: string, body?: unknown, needsPlan = false): readonly Row[] => [
  [call, "nobody", body, 401],
  [call, "stranger", body, needsPlan ? 402 : 404],
  [call, "client", body, needsPlan ? 402 : 404],
  [call, "otherFacilitator", body, 404, /Programme not found/],
  [call, "admin", body, 404, /Programme not found/],
];

const colleague = { userId: "{colleagueId}", organisationId: "{mirasTeam}" };
const someone = { userId: "someone", organisationId: "anything" };
const refused = /Only the facilitator who started this programme/;

/** Facilitators who lead a programme with its owner. */
export const leadingRows: readonly Row[] = [
  ...strangersTo(`GET ${one}/colleagues`),
  [`GET ${one}/colleagues`, "facilitatorOf", undefined, 200, /^\[\]$/],
  [`GET ${one}/colleagues?team={mirasTeam}`, "facilitatorOf", undefined, 200, /"name":"Mia Falk".*"Harbour"/],
  [`GET ${one}/colleagues`, "lapsedFacilitator", undefined, 200, /^\[\]$/],
  [`GET ${one}/colleagues`, "coFacilitator", undefined, 403, refused],

  ...strangersTo(`POST ${one}/facilitators`, someone, true),
  [
    `POST ${one}/facilitators`,
    "facilitatorOf",
    colleague,
    201,
    /"name":"Mia Falk","isYou":false,"organisation":"Harbour"/,
  ],
  [`POST ${one}/facilitators`, "facilitatorOf", { ...colleague, addedAt: 0 }, 201],
  [`POST ${one}/facilitators`, "lapsedFacilitator", someone, 402],
  [`POST ${one}/facilitators`, "coFacilitator", someone, 403, refused],
  [`POST ${one}/facilitators`, "facilitatorOf", someone, 400, /owner or facilitator of a team that you lead/],
  [`POST ${one}/facilitators`, "facilitatorOf", { userId: ["x"], organisationId: "y" }, 400],
  [`POST ${one}/facilitators`, "facilitatorOf", { userId: "x" }, 400, /organisationId/],
  [`POST ${one}/facilitators`, "facilitatorOf", {}, 400],

  ...strangersTo(`DELETE ${one}/facilitators/{coFacilitatorId}`),
  [`DELETE ${one}/facilitators/{coFacilitatorId}`, "facilitatorOf", undefined, 204],
  [`DELETE ${one}/facilitators/{coFacilitatorId}`, "lapsedFacilitator", undefined, 204],
  [`DELETE ${one}/facilitators/{coFacilitatorId}`, "coFacilitator", undefined, 204],
  [`DELETE ${one}/facilitators/{mirasId}`, "coFacilitator", undefined, 403, refused],
  [`DELETE ${one}/facilitators/{mirasId}`, "facilitatorOf", undefined, 404, /Nobody by this id/],
  [`DELETE ${one}/facilitators/someone`, "facilitatorOf", undefined, 404],

  // Allowed beside the owner.
  ["GET /facilitator/overview", "coFacilitator", undefined, 200, /"ledBy":"Mira Holm"/],
  [`GET ${all}`, "coFacilitator", undefined, 200, /"ledBy":"Mira Holm"/],
  ["GET /facilitator/clients", "coFacilitator", undefined, 200, /"total":0/],
  [`GET ${one}`, "coFacilitator", undefined, 200, /"ledBy":"Mira Holm".*"name":"Mia Falk".*"isYou":true/],
  [`PATCH ${one}`, "coFacilitator", { title: "Autumn" }, 200, /"title":"Autumn"/],
  [`GET ${one}/sending`, "coFacilitator", undefined, 200],
  [`GET ${one}/stages`, "coFacilitator", undefined, 200],
  [`POST ${one}/clients`, "coFacilitator", { clients: [anna] }, 201, /"name":"Anna Berg"/],
  ["POST /facilitator/clients/check", "coFacilitator", { text: "A a@b.org", faId: "{mirasProgramme}" }, 200],
  [`PUT ${one}/clients/{mirasClient}/address`, "coFacilitator", { email: "a@b.org" }, 409, /replied already/],
  [`POST ${one}/clients/{mirasClient}/nudge`, "coFacilitator", {}, 409, /emailed this client lately/],
  [`GET ${ofClient}/analysis`, "coFacilitator", undefined, 404, /isn’t shared with you/],
  ["GET /facilitator/clients/{sharingClient}/analysis", "coFacilitator", undefined, 200],
  [`GET ${ofClient}/preparation`, "coFacilitator", undefined, 404, /isn’t shared with you/],
  [`GET ${ofClient}/retakes`, "coFacilitator", undefined, 200, /^\[\]$/],
  [`GET ${ofClient}/ledger`, "coFacilitator", undefined, 200, /"joined"/],
  [`GET ${ofClient}/notes`, "coFacilitator", undefined, 200, /"text":""/],
  [`PUT ${ofClient}/notes`, "coFacilitator", { text: "Calm." }, 200, /Calm/],
  [`GET ${ofClient}/session`, "coFacilitator", undefined, 200, /"state":"none"/],
  ["POST /facilitator/clients/{readyClient}/session", "coFacilitator", {}, 200, /"state":"asked"/],
  [`PUT ${ofClient}/session`, "coFacilitator", { step: "arena" }, 404, /isn’t shared with you/],
  [`DELETE ${ofClient}/session`, "coFacilitator", undefined, 200],
  // For the owner only.
  [`POST ${one}/close`, "coFacilitator", {}, 403, refused],
  [`DELETE ${one}`, "coFacilitator", undefined, 403, refused],
  [`DELETE ${one}/clients/{mirasClient}`, "coFacilitator", undefined, 403, refused],
  [`GET ${one}/group`, "coFacilitator", undefined, 403, refused],
  [`GET ${one}/group?format=pdf`, "coFacilitator", undefined, 403, refused],
  [`POST ${one}/group`, "coFacilitator", {}, 403, refused],
  // Neither clients nor other programmes.
  ["GET /surveys/{clientRound}/sharing", "coFacilitator", undefined, 404],
  [`GET ${all}/{faId}`, "coFacilitator", undefined, 404],

  ["PUT /surveys/{clientRound}/sharing", "client", { again: true }, 200, /"result":false/],
  ["PUT /surveys/{clientRound}/sharing", "client", { again: 1 }, 400, /true or false/],
  ["PUT /surveys/{clientRound}/sharing", "client", { asOf: "yesterday" }, 400, /a time, such as/],
];
