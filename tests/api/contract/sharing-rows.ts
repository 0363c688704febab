import type { Row } from "./row.ts";

/** The client's side of a programme, and what a facilitator reads of a client. */
const forStrangers = (call: string, body?: unknown): readonly Row[] => [
  [call, "nobody", body, 401],
  [call, "stranger", body, 404],
  [call, "otherClient", body, 404],
  [call, "otherFacilitator", body, 404],
  [call, "admin", body, 404],
];

/** For the survey's owner only. */
const ofClient = (call: string, says: RegExp, body?: unknown): readonly Row[] => [
  ...forStrangers(call, body),
  [call, "facilitatorOf", body, 404],
  [call, "lapsedFacilitator", body, 404],
  [call, "client", body, 200, says],
];

/** For the facilitator only, even after their plan. */
const ofFacilitator = (call: string, says: RegExp, body?: unknown): readonly Row[] => [
  ...forStrangers(call, body),
  [call, "client", body, 404],
  [call, "facilitatorOf", body, 200, says],
  [call, "lapsedFacilitator", body, 200, says],
];

const invitation = "/client-invitations";
const clients = "/facilitator/clients";

const received = "/received-client-invitations/{invitedClient}";

/** For the person who was asked, after confirming that address. */
const ofInvitee = (call: string, status: number, says?: RegExp): readonly Row[] => [
  ...forStrangers(call),
  [call, "unconfirmedInvitee", undefined, 404, /no longer exists/],
  [call, "facilitatorOf", undefined, 404],
  [call, "client", undefined, 404],
  says === undefined ? [call, "invitee", undefined, status] : [call, "invitee", undefined, status, says],
];

export const sharingRows: readonly Row[] = [
  ...ofClient("GET /surveys/{clientRound}/sharing", /"facilitator":\{"name":"Mira Holm"/),
  ...ofClient("PUT /surveys/{clientRound}/sharing", /"result":true/, { result: true }),
  ...ofClient("DELETE /surveys/{clientRound}/sharing", /"facilitator":null.*"what":"left"/),
  ["PUT /surveys/{clientRound}/sharing", "client", { result: "yes" }, 400, /true or false/],
  ["PUT /surveys/{clientRound}/sharing", "client", { plan: "x".repeat(2_001) }, 400, /2,000/],
  ["PUT /surveys/{clientRound}/sharing", "client", { group: true, surveyId: "x" }, 200, /"group":true/],
  ["PUT /surveys/{own}/sharing", "owner", { result: true }, 409, /isn’t part of a programme/],
  ["GET /surveys/{own}/sharing", "owner", undefined, 200, /"facilitator":null/],

  [`GET ${invitation}/{clientToken}`, "nobody", undefined, 200, /"state":"invited","hasAccount":false/],
  [`GET ${invitation}/{clientToken}`, "admin", undefined, 200, /"isSignedIn":false,"surveyId":null/],
  [`GET ${invitation}/{acceptedToken}`, "client", undefined, 200, /"isSignedIn":true,"surveyId":"/],
  [`GET ${invitation}/{acceptedToken}`, "facilitatorOf", undefined, 200, /"surveyId":null/],
  [`GET ${invitation}/nonsense`, "nobody", undefined, 404, /ask the person who sent it/],
  [`POST ${invitation}/{clientToken}/accept`, "nobody", { name: "Zoe Ng" }, 200, /"token":"/],
  [`POST ${invitation}/{clientToken}/accept`, "nobody", undefined, 200, /"token":"/],
  [`POST ${invitation}/{clientToken}/accept`, "nobody", { name: " " }, 400, /enter your name/],
  [`POST ${invitation}/{clientToken}/accept`, "nobody", { name: "x".repeat(121) }, 400, /120/],
  [`POST ${invitation}/{clientToken}/accept`, "stranger", {}, 409, /signed in with another address/],
  [`POST ${invitation}/{clientToken}/accept`, "facilitatorOf", {}, 409, /signed in with another address/],
  [`POST ${invitation}/{clientToken}/accept`, "admin", {}, 409, /signed in with another address/],
  [`POST ${invitation}/{acceptedToken}/accept`, "client", {}, 200, /"token":null/],
  [`POST ${invitation}/{acceptedToken}/accept`, "nobody", {}, 401, /Please sign in to it to accept/],
  [`POST ${invitation}/{acceptedToken}/accept`, "otherClient", {}, 409, /signed in with another address/],
  [`POST ${invitation}/{closedProgramme}/accept`, "nobody", {}, 409, /has closed this programme/],
  [`POST ${invitation}/nonsense/accept`, "nobody", {}, 404],
  [`POST ${invitation}/{clientToken}/decline`, "nobody", undefined, 204],
  [`POST ${invitation}/{clientToken}/decline`, "stranger", undefined, 204],
  [`POST ${invitation}/{acceptedToken}/decline`, "nobody", undefined, 409, /already accepted/],
  [`POST ${invitation}/nonsense/decline`, "nobody", undefined, 404],

  [`GET ${invitation}`, "invitee", undefined, 200, /^\[\{[^}]*"state":"invited","surveyId":null\}\]$/],
  [`GET ${invitation}`, "client", undefined, 200, /"state":"accepted","surveyId":"/],
  [`GET ${invitation}`, "unconfirmedInvitee", undefined, 200, /^\[\]$/],
  [`GET ${invitation}`, "stranger", undefined, 200, /^\[\]$/],
  [`GET ${invitation}`, "facilitatorOf", undefined, 200, /^\[\]$/],
  [`GET ${invitation}`, "nobody", undefined, 401],
  ...ofInvitee(`GET ${received}`, 200, /"facilitator":"Mira Holm".*"hasAccount":true,"isSignedIn":true/),
  [
    "GET /received-client-invitations/{mirasClient}",
    "client",
    undefined,
    200,
    /"state":"accepted".*"surveyId":"/,
  ],
  ...ofInvitee(`POST ${received}/accept`, 200, /"surveyId":"[^"]+","token":null/),
  ["POST /received-client-invitations/{mirasClient}/accept", "client", undefined, 200, /"token":null/],
  ...ofInvitee(`POST ${received}/decline`, 204),
  ["POST /received-client-invitations/{mirasClient}/decline", "client", undefined, 409, /already accepted/],

  ...ofFacilitator(`GET ${clients}/{sharingClient}/analysis`, /"responseCount":3/),
  [`GET ${clients}/{mirasClient}/analysis`, "facilitatorOf", undefined, 404, /isn’t shared with you/],
  ...ofFacilitator(`GET ${clients}/{sharingClient}/retakes`, /"programme":"Spring cohort","changes":null/),
  [`GET ${clients}/{mirasClient}/retakes`, "facilitatorOf", undefined, 200, /^\[\]$/],
  ...ofFacilitator(`GET ${clients}/{mirasClient}/ledger`, /"what":"joined"/),
  ...ofFacilitator(`GET ${clients}/{mirasClient}/notes`, /"text":""/),
  ...ofFacilitator(`PUT ${clients}/{mirasClient}/notes`, /"text":"Hello"/, { text: "Hello" }),
  [`PUT ${clients}/{mirasClient}/notes`, "facilitatorOf", { text: "x".repeat(20_001) }, 400, /20,000/],
  [`PUT ${clients}/{mirasClient}/notes`, "facilitatorOf", {}, 400],
];
