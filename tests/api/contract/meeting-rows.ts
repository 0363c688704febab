import type { Row } from "./row.ts";

const theirs = "/facilitator/clients/{mirasClient}/session";
const readys = "/facilitator/clients/{readyClient}/session";
const running = "/facilitator/clients/{meetingClient}/session";
const shown = "/facilitator/clients/{sharingClient}/session";
const keep = { traitId: "calm", deed: "Listen first." };
const own = "/surveys/{clientRound}/session";

/** Sessions: the facilitator's side, and the client's. */
export const meetingRows: readonly Row[] = [
  [`GET ${theirs}`, "facilitatorOf", undefined, 200, /"state":"none"/],
  [`GET ${theirs}`, "lapsedFacilitator", undefined, 200, /"state":"none"/],
  [`GET ${theirs}`, "otherFacilitator", undefined, 404],
  [`GET ${theirs}`, "client", undefined, 404],
  [`GET ${theirs}`, "admin", undefined, 404],
  [`GET ${theirs}`, "nobody", undefined, 401],
  [`POST ${readys}`, "facilitatorOf", {}, 200, /"state":"asked","step":"start","version":1/],
  [`POST ${theirs}`, "facilitatorOf", {}, 409, /nothing to look at/],
  [`POST ${theirs}`, "lapsedFacilitator", {}, 402],
  [`POST ${theirs}`, "otherFacilitator", {}, 404],
  [`POST ${theirs}`, "client", {}, 402],
  [`POST ${theirs}`, "admin", {}, 404],
  [`POST ${theirs}`, "nobody", {}, 401],
  ["PUT /facilitator/clients/{meetingClient}/session", "facilitatorOf", { step: "facade" }, 200, /"facade"/],
  [
    "PUT /facilitator/clients/{meetingClient}/session",
    "facilitatorOf",
    { step: "roof" },
    400,
    /one of start/,
  ],
  [`PUT ${theirs}`, "facilitatorOf", { step: "arena" }, 404, /isn’t shared/],
  [`PUT ${theirs}`, "otherFacilitator", { step: "arena" }, 404],
  [`PUT ${theirs}`, "admin", { step: "arena" }, 404],
  [`PUT ${theirs}`, "nobody", { step: "arena" }, 401],
  [`PUT ${running}/proposal`, "facilitatorOf", keep, 200, /"deed":"Listen first."/],
  [`PUT ${running}/proposal`, "facilitatorOf", { ...keep, deed: "x".repeat(501) }, 400, /500 characters/],
  [`PUT ${theirs}/proposal`, "facilitatorOf", keep, 404, /isn’t shared/],
  [`PUT ${running}/proposal`, "otherFacilitator", keep, 404],
  [`PUT ${running}/proposal`, "nobody", keep, 401],
  [`PUT ${shown}/proposal`, "facilitatorOf", keep, 409, /isn’t running/],
  [`POST ${running}/email`, "facilitatorOf", {}, 204],
  [`POST ${theirs}/email`, "facilitatorOf", {}, 409, /isn’t running/],
  [`POST ${theirs}/email`, "lapsedFacilitator", {}, 402],
  [`POST ${theirs}/email`, "otherFacilitator", {}, 404],
  [`POST ${theirs}/email`, "nobody", {}, 401],
  [`DELETE ${theirs}`, "facilitatorOf", undefined, 200, /"state":"none"/],
  [`DELETE ${theirs}`, "otherFacilitator", undefined, 404],
  [`DELETE ${theirs}`, "nobody", undefined, 401],

  [`GET ${own}`, "client", undefined, 200, /"withWhom":"Mira Holm"/],
  [`GET ${own}`, "otherClient", undefined, 404],
  [`GET ${own}`, "facilitatorOf", undefined, 404],
  [`GET ${own}`, "admin", undefined, 404],
  [`GET ${own}`, "nobody", undefined, 401],
  ["POST /surveys/{askedRound}/session", "askedClient", { accept: true }, 200, /"state":"running"/],
  ["POST /surveys/{askedRound}/session", "askedClient", { accept: false }, 200, /"state":"refused"/],
  ["POST /surveys/{askedRound}/session", "askedClient", { accept: "yes" }, 400, /true or false/],
  ["POST /surveys/{askedRound}/session", "facilitatorOf", { accept: true }, 404],
  [`POST ${own}`, "client", { accept: true }, 409, /Nobody is waiting/],
  [`POST ${own}`, "otherClient", { accept: true }, 404],
  [`POST ${own}`, "nobody", { accept: true }, 401],
];
