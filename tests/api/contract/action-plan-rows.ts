import type { Row } from "./row.ts";

const plan = { traitId: "witty", deed: "One dry remark", until: "2099-01-31" };
/* The server's clock is at 20 November 2026. */
const reminded = { ...plan, until: "2026-12-04", remind: true };
const path = "/surveys/{shown}/plans";

export const actionPlanRows: readonly Row[] = [
  [`GET ${path}`, "owner", undefined, 200, /^\[\]$/],
  ["GET /surveys/{planned}/plans", "owner", undefined, 200, /"traitId":"witty"/],
  ["GET /surveys/{open}/plans", "owner", undefined, 200, /^\[\]$/],
  ["GET /surveys/{planned}/plans", "stranger", undefined, 404],
  ["GET /surveys/{planned}/plans", "nobody", undefined, 401],
  [`PUT ${path}/blindSpot`, "owner", plan, 200, /"pane":"blindSpot","traitId":"witty"/],
  [`PUT ${path}/facade`, "owner", reminded, 200, /"remind":true/],
  [`PUT ${path}/arena`, "owner", {}, 200, /"traitId":null,"person":"","deed":"","until":null/],
  [`PUT ${path}/unknown`, "owner", { ...plan, remind: true }, 400, /within a year/],
  [`PUT ${path}/unknown`, "owner", { ...reminded, until: "2026-11-20" }, 400, /Choose a later one/],
  [`PUT ${path}/unknown`, "owner", { ...reminded, until: null }, 400, /Choose the day/],
  [`PUT ${path}/unknown`, "owner", { ...plan, until: "2027-02-30" }, 400, /2027-01-31/],
  [`PUT ${path}/unknown`, "owner", { ...plan, traitId: "awesome" }, 400, /isn’t in the list/],
  [`PUT ${path}/unknown`, "owner", { deed: "x".repeat(501) }, 400, /at most 500/],
  [`PUT ${path}/unknown`, "owner", { deed: "\u202Eabc" }, 400, /plain text/],
  [`PUT ${path}/unknown`, "owner", { person: "Ann\nBob" }, 400, /one line/],
  [`PUT ${path}/unknown`, "owner", { remind: "yes" }, 400, /true or false/],
  [`PUT ${path}/corner`, "owner", plan, 400, /A pane is one of/],
  ["PUT /surveys/{open}/plans/arena", "owner", plan, 409, /opened the window/],
  ["PUT /surveys/unknown/plans/arena", "owner", plan, 404],
  [`PUT ${path}/arena`, "stranger", plan, 404],
  [`PUT ${path}/arena`, "nobody", plan, 401],
  ["DELETE /surveys/{planned}/plans/unknown", "owner", undefined, 204],
  [`DELETE ${path}/arena`, "owner", undefined, 204],
  ["DELETE /surveys/{planned}/plans/unknown", "stranger", undefined, 404],
  ["DELETE /surveys/{planned}/plans/unknown", "nobody", undefined, 401],
];
