import { wordsFrom } from "#tests/factories/survey.ts";
import type { Row } from "./row.ts";

const answer = { selectedTraits: wordsFrom(3) };
const ann = { emails: ["Ann <Ann@Example.org>"] };
const invitations = "/surveys/{own}/invitations";

export const invitationRows: readonly Row[] = [
  [`POST ${invitations}`, "owner", ann, 201, /"invited":\[\{"id":"[^"]+","email":"ann@example.org"/],
  [`POST ${invitations}`, "owner", { ...ann, message: "Thank you. It helps me" }, 201, /"skipped":\[\]/],
  [`POST ${invitations}`, "owner", { emails: ["ann"] }, 201, /"invited":\[\],.*not an email address/],
  [`POST ${invitations}`, "owner", { emails: ["{ownerEmail}"] }, 201, /your own mailbox/],
  [`POST ${invitations}`, "owner", { emails: ["a@x.io, A@x.io"] }, 201, /twice/],
  ["POST /surveys/{organisation}/invitations", "owner", ann, 201, /ann@example.org/],
  [`POST ${invitations}`, "owner", {}, 400, /Addresses are a list/],
  [`POST ${invitations}`, "owner", { emails: [] }, 400, /at least one/],
  [`POST ${invitations}`, "owner", { emails: Array(101).fill("a@x.io") }, 400, /At most 100/],
  [`POST ${invitations}`, "owner", { emails: ["a@x.io,".repeat(1_001)] }, 400, /more addresses/],
  [`POST ${invitations}`, "owner", { emails: ["a@x.io,".repeat(8_000)] }, 400, /send it in parts/],
  [`POST ${invitations}`, "owner", { ...ann, message: "x".repeat(1_001) }, 400, /1000 characters/],
  [`POST ${invitations}`, "owner", { ...ann, message: "see evil.example" }, 400, /links or addresses/],
  [`POST ${invitations}`, "owner", { ...ann, message: "a\u202eb" }, 400, /plain text/],
  [`POST ${invitations}`, "stranger", ann, 404, /Round not found/],
  [`POST ${invitations}`, "admin", ann, 404],
  [`POST ${invitations}`, "nobody", ann, 401],
  ["POST /surveys/unknown/invitations", "owner", ann, 404],
  ["POST /surveys/{closed}/invitations", "owner", ann, 409, /closed/],

  [`GET ${invitations}`, "owner", undefined, 200, /^\[\]$/],
  [
    "GET /surveys/{invited}/invitations",
    "owner",
    undefined,
    200,
    /^\[\{"id":"[^"]+","email":"[^"]+","invitedAt":"[^"]+"\}\]$/,
  ],
  ["GET /surveys/{invited}/invitations", "stranger", undefined, 404],
  ["GET /surveys/{invited}/invitations", "admin", undefined, 404],
  ["GET /surveys/{invited}/invitations", "nobody", undefined, 401],
  ["DELETE /surveys/{invited}/invitations/{invitationId}", "owner", undefined, 204],
  ["DELETE /surveys/{invited}/invitations/unknown", "owner", undefined, 404, /Invitation not found/],
  [`DELETE ${invitations}/{invitationId}`, "owner", undefined, 404, /Invitation not found/],
  ["DELETE /surveys/{invited}/invitations/{invitationId}", "stranger", undefined, 404, /Round not found/],
  ["DELETE /surveys/{invited}/invitations/{invitationId}", "nobody", undefined, 401],

  ["GET /invitations", "stranger", undefined, 200, /^\[\]$/],
  ["GET /invitations", "nobody", undefined, 401],
  ["GET /invitations/{invitationToken}", "nobody", undefined, 200, /"open":true/],
  ["GET /invitations/{usedToken}", "nobody", undefined, 200, /"open":false/],
  ["GET /invitations/{usedToken}", "owner", undefined, 200, /"open":true/],
  ["GET /invitations/unknown", "nobody", undefined, 404, /Invitation not found/],
  ["GET /invitations/{revokedToken}", "nobody", undefined, 404, /Invitation not found/],
  ["POST /invitations/{invitationToken}/responses", "nobody", answer, 201, /"withdrawKey"/],
  ["POST /invitations/{invitationToken}/responses", "stranger", { ...answer, peerName: "Zoë" }, 201],
  ["POST /invitations/{invitationToken}/responses", "owner", answer, 403, /your own round/],
  ["POST /invitations/{invitationToken}/responses", "nobody", {}, 400, /pick your words/],
  ["POST /invitations/{usedToken}/responses", "nobody", answer, 409, /has been used. It takes one answer/],
  ["POST /invitations/{usedToken}/responses", "owner", answer, 403, /your own round/],
  ["POST /invitations/{revokedToken}/responses", "nobody", answer, 404],
  ["POST /invitations/{closedToken}/responses", "nobody", answer, 409, /closed/],
  ["POST /invitations/unknown/responses", "nobody", answer, 404, /Invitation not found/],
];
