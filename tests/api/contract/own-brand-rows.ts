import type { Row } from "./row.ts";

/** One pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const asPng = { "content-type": "image/png" };
const logo = "PUT /account/brand/logo";
const colour = "PUT /account/brand/colour";
const assessments = "POST /facilitator/assessments";
const tests = "POST /facilitator/invitation-tests";
const spring = { title: "Spring", clients: [{ name: "Ann", email: "ann@example.org" }] };

/** Someone's own logo and colour, and their own words in invitations. */
export const ownBrandRows: readonly Row[] = [
  ["GET /account/brand", "owner", undefined, 200, /^\{"logo":null,"colour":null,"isAvailable":false\}$/],
  ["GET /account/brand", "facilitator", undefined, 200, /"isAvailable":true/],
  ["GET /account/brand", "admin", undefined, 200, /"isAvailable":true/],
  ["GET /account/brand", "trying", undefined, 200, /"isAvailable":false/],
  ["GET /account/brand", "nobody", undefined, 401],

  [logo, "facilitator", png, 200, /"logo":"data:image\/png;base64,/, asPng],
  [logo, "trying", png, 402, /come with a paid plan/, asPng],
  [logo, "owner", png, 402, /come with a paid plan/, asPng],
  [logo, "facilitator", Buffer.from("<svg/>"), 400, /PNG, JPEG or WebP/, asPng],
  [logo, "facilitator", {}, 400, /send a picture/],
  [logo, "nobody", png, 401, /./, asPng],
  ["DELETE /account/brand/logo", "owner", undefined, 200, /"logo":null/],
  ["DELETE /account/brand/logo", "nobody", undefined, 401],

  [colour, "facilitator", { colour: "#FFFFFF" }, 200, /"colour":"#717171"/],
  [colour, "trying", { colour: "#1d5fa8" }, 402, /come with a paid plan/],
  [colour, "trying", { colour: null }, 200, /"colour":null/],
  [colour, "facilitator", { colour: "red" }, 400, /looks like #1d5fa8/],
  [colour, "facilitator", {}, 400],
  [colour, "nobody", { colour: null }, 401],

  [assessments, "facilitator", { ...spring, subject: "See yourself" }, 201, /"subject":"See yourself"/],
  [assessments, "facilitator", { ...spring, subject: "Win at spam.example" }, 400, /can.t have links/],
  [assessments, "facilitator", { ...spring, opening: "See\nhttps://spam.example" }, 400, /can.t have links/],
  [assessments, "facilitator", { ...spring, opening: "Write to me@spam.example" }, 400, /can.t have links/],
  [assessments, "facilitator", { ...spring, subject: "One\nBcc: two" }, 400, /one line of plain text/],
  [assessments, "trying", { ...spring, subject: "See yourself" }, 402, /come with a paid plan/],
  [assessments, "trying", { ...spring, opening: "Dear all" }, 402, /come with a paid plan/],

  [tests, "facilitator", { title: "Spring", subject: "Hello" }, 201, /"sentTo":"mira@example.org"/],
  [tests, "facilitator", { title: "Spring", subject: "www.spam.example" }, 400, /can.t have links/],
  [tests, "unconfirmedFacilitator", { title: "Spring" }, 403, /confirm your email address/],
  [tests, "owner", { title: "Spring" }, 402],
  [tests, "nobody", { title: "Spring" }, 401],
];
