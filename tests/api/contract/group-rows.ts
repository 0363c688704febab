import type { Row } from "./row.ts";

const pictures = "/facilitator/assessments";
const clients = "/facilitator/clients";

export const groupRows: readonly Row[] = [
  [`POST ${pictures}/{fiveCountedWithPlan}/group`, "owner", {}, 200, /"counted":5/],
  [
    `POST ${pictures}/{fourCountedWithPlan}/group`,
    "owner",
    {},
    409,
    /A picture takes five people who have opened their window and agree/,
  ],
  // After the plan: reading only.
  [`POST ${pictures}/{fourCounted}/group`, "owner", {}, 402],
  [`GET ${pictures}/{pictured}/group`, "owner", undefined, 200, /"counted":6.*"sentence":"[A-Z]/],
  [`GET ${pictures}/{pictured}/group?format=csv`, "owner", undefined, 200, /people,in the picture,6/],
  [`GET ${pictures}/{pictured}/group?format=pdf`, "owner", undefined, 200, /^%PDF-1\.7/],
  [`GET ${pictures}/{pictured}/group?format=slides`, "owner", undefined, 200, /^%PDF-1\.7/],
  [`GET ${pictures}/{pictured}/group?number=2`, "owner", undefined, 404, /no group picture yet/],
  [`GET ${pictures}/{pictured}/group?format=xls`, "owner", undefined, 400, /json, pdf, slides or csv/],
  [`GET ${pictures}/{fourCounted}/group`, "owner", undefined, 404, /no group picture yet/],
  [`GET ${pictures}/{pictured}/group`, "facilitator", undefined, 404],
  [`GET ${pictures}/{pictured}/group`, "stranger", undefined, 404],
  [`GET ${pictures}/{pictured}/group`, "admin", undefined, 404],
  [`GET ${pictures}/{pictured}/group`, "nobody", undefined, 401],
  [`POST ${pictures}/{pictured}/group`, "facilitator", {}, 404],
  [`POST ${pictures}/{pictured}/group`, "admin", {}, 404],
  [`POST ${pictures}/{pictured}/group`, "nobody", {}, 401],
  [`GET ${pictures}/{pictured}/retakes`, "owner", undefined, 200, /^\[\]$/],
  [`GET ${pictures}/{pictured}/retakes`, "stranger", undefined, 404],
  [`GET ${pictures}/{pictured}/retakes`, "nobody", undefined, 401],
  [`GET ${clients}/{ownSharingClient}/preparation`, "owner", undefined, 200, /"hypotheses":\[\{/],
  [`GET ${clients}/{ownSharingClient}/preparation?format=pdf`, "owner", undefined, 200, /^%PDF-1\.7/],
  [`GET ${clients}/{ownSharingClient}/preparation?format=csv`, "owner", undefined, 400, /json or pdf/],
  [`GET ${clients}/{keepingClient}/preparation`, "owner", undefined, 404, /isn’t shared with you/],
  [`GET ${clients}/{ownSharingClient}/preparation`, "facilitator", undefined, 404],
  [`GET ${clients}/{ownSharingClient}/preparation`, "admin", undefined, 404],
  [`GET ${clients}/{ownSharingClient}/preparation`, "nobody", undefined, 401],
];
