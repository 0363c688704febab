import { type Row, thousandAndOne } from "./row.ts";

const all = "/facilitator/assessments";
const one = `${all}/{faId}`;
const details = "/facilitator/clients/{clientId}";
const client = `${one}/clients/{clientId}`;
const lapsedClient = `${all}/{lapsedFaId}/clients/{lapsedClientId}`;

const anna = { name: "Anna Berg", email: "anna@example.org" };
const programme = { title: "Spring cohort", clients: [anna, { name: "Ben", email: "ben.example.org" }] };
const pasted = { text: "Anna Berg <anna@example.org>\nBen Cole" };

const keyed = (key: string) => ({ "idempotency-key": key });

/** No session, no plan, another facilitator and an administrator: the programme isn't theirs. */
const strangersTo = (call: string, body?: unknown, needsPlan = false): readonly Row[] => [
  [call, "nobody", body, 401],
  needsPlan
    ? [call, "owner", body, 402, /requires a paid subscription/]
    : [call, "owner", body, 404, /not found/],
  [call, "rival", body, 404, /not found/],
  [call, "admin", body, 404, /not found/],
];

export const facilitatorRows: readonly Row[] = [
  ["GET /facilitator/overview", "facilitator", undefined, 200, /"hasPlan":true/],
  ["GET /facilitator/overview", "admin", undefined, 200, /"programmeCount":0/],
  ["GET /facilitator/overview", "lapsed", undefined, 200, /"hasPlan":false.*"title":"Last year"/],
  ["GET /facilitator/overview", "owner", undefined, 402, /requires a paid subscription/],
  ["GET /facilitator/overview", "nobody", undefined, 401],

  ["POST /facilitator/example", "owner", { title: "Spring" }, 200, /"isExample":true.*"name":"Maya Lind"/],
  ["POST /facilitator/example", "lapsed", { title: "Spring" }, 200, /"isExample":true/],
  ["POST /facilitator/example", "admin", { title: "Spring" }, 200, /"isExample":true/],
  ["POST /facilitator/example", "facilitator", { title: "" }, 400, /title/],
  ["POST /facilitator/example", "nobody", { title: "Spring" }, 401],

  [`GET ${all}`, "facilitator", undefined, 200, /^\[\]$/],
  [`GET ${all}`, "lapsed", undefined, 200, /"title":"Last year"/],
  [`GET ${all}`, "admin", undefined, 200, /^\[\]$/],
  [`GET ${all}`, "owner", undefined, 200, /^\[\]$/],
  [`GET ${all}`, "nobody", undefined, 401],

  ["GET /facilitator/clients", "facilitator", undefined, 200, /"total":0,"next":null/],
  [
    "GET /facilitator/clients?q=x&stage=invited&sort=stage&cursor=50",
    "lapsed",
    undefined,
    200,
    /"items":\[\]/,
  ],
  ["GET /facilitator/clients?stage=answered", "facilitator", undefined, 400, /isn’t a stage/],
  ["GET /facilitator/clients?sort=age", "facilitator", undefined, 400, /The order is one of/],
  ["GET /facilitator/clients", "owner", undefined, 200, /"items":\[\]/],
  ["GET /facilitator/clients", "admin", undefined, 200, /"items":\[\]/],
  ["GET /facilitator/clients", "nobody", undefined, 401],

  [
    "POST /facilitator/clients/check",
    "facilitator",
    pasted,
    200,
    /"verdict":"ok".*"verdict":"not_an_address"/,
  ],
  ["POST /facilitator/clients/check", "admin", pasted, 200],
  ["POST /facilitator/clients/check", "facilitator", { text: "Mira mira@example.org" }, 200, /own_address/],
  ["POST /facilitator/clients/check", "facilitator", { text: thousandAndOne }, 200, /not_read/],
  ["POST /facilitator/clients/check", "rival", { ...pasted, faId: "{faId}" }, 404, /not found/],
  ["POST /facilitator/clients/check", "lapsed", pasted, 402, /requires a paid subscription/],
  ["POST /facilitator/clients/check", "owner", pasted, 402, /requires a paid subscription/],
  ["POST /facilitator/clients/check", "nobody", pasted, 401],

  [`POST ${all}`, "facilitator", programme, 201, /"stage":"invited".*"skipped":\[\{"name":"Ben"/],
  [`POST ${all}`, "admin", programme, 201, /"status":"running"/],
  [`POST ${all}`, "facilitator", { ...programme, clients: [] }, 400, /at least one client/],
  [
    `POST ${all}`,
    "facilitator",
    { ...programme, clients: [{ name: "A", email: "a" }] },
    400,
    /Nobody on this/,
  ],
  [`POST ${all}`, "facilitator", { ...programme, closesAt: "2020-01-31T18:00:00Z" }, 400, /"closesAt"/],
  [`POST ${all}`, "facilitator", { ...programme, minResponses: 2 }, 400, /at least 3/],
  [`POST ${all}`, "facilitator", { ...programme, message: "See www.example.org" }, 400, /can’t have links/],
  [`POST ${all}`, "facilitator", programme, 201, /"stage":"invited"/, keyed('"0b6f2a1c-93f4-4d7e-8a55"')],
  [`POST ${all}`, "facilitator", programme, 400, /"idempotencyKey"/, keyed("short")],
  [`POST ${all}`, "facilitatorOf", programme, 409, /already started/, keyed("{startedKey}")],
  [`POST ${all}`, "lapsed", programme, 402, /requires a paid subscription/],
  [`POST ${all}`, "owner", programme, 402, /requires a paid subscription/],
  [`POST ${all}`, "nobody", programme, 401],

  [`GET ${one}`, "facilitator", undefined, 200, /"title":"Spring cohort"/],
  [`GET ${all}/{lapsedFaId}`, "lapsed", undefined, 200],
  ...strangersTo(`GET ${one}`),

  [`PATCH ${one}`, "facilitator", { title: "Autumn", minResponses: 5 }, 200, /"title":"Autumn"/],
  [`PATCH ${one}`, "facilitator", { closesAt: "2099-01-31T18:00:00Z" }, 200, /"closesAt":"2099/],
  [`PATCH ${one}`, "facilitator", { closesAt: "2020-01-31T18:00:00Z" }, 400, /"closesAt"/],
  [`PATCH ${all}/{closedFaId}`, "facilitator", { title: "Autumn" }, 409, /closed/],
  [`PATCH ${all}/{lapsedFaId}`, "lapsed", { title: "Autumn" }, 200],
  ...strangersTo(`PATCH ${one}`, { title: "Autumn" }),

  [`DELETE ${one}`, "facilitator", undefined, 204],
  [`DELETE ${all}/{lapsedFaId}`, "lapsed", undefined, 204],
  ...strangersTo(`DELETE ${one}`),

  [`POST ${one}/close`, "facilitator", {}, 200, /"status":"closed"/],
  [`POST ${all}/{closedFaId}/close`, "facilitator", {}, 200, /"status":"closed"/],
  [`POST ${all}/{lapsedFaId}/close`, "lapsed", {}, 200],
  ...strangersTo(`POST ${one}/close`, {}),

  [`GET ${one}/sending`, "facilitator", undefined, 200, /"sent":0,"waiting":0,"later":0,"failed":0/],
  [`GET ${all}/{lapsedFaId}/sending`, "lapsed", undefined, 200],
  ...strangersTo(`GET ${one}/sending`),

  [`GET ${one}/stages`, "facilitator", undefined, 200, /name,email,stage/],
  [`GET ${all}/{lapsedFaId}/stages`, "lapsed", undefined, 200],
  ...strangersTo(`GET ${one}/stages`),

  [`POST ${one}/clients`, "facilitator", { clients: [anna] }, 201, /"invited":\[\{/],
  [`POST ${all}/{closedFaId}/clients`, "facilitator", { clients: [anna] }, 409, /closed/],
  [`POST ${all}/{lapsedFaId}/clients`, "lapsed", { clients: [anna] }, 402],
  ...strangersTo(`POST ${one}/clients`, { clients: [anna] }, true),

  [`DELETE ${client}`, "facilitator", undefined, 204],
  [`PUT ${client}/address`, "facilitator", { email: "Anna@B.org" }, 200, /"email":"anna@b.org"/],
  [`PUT ${client}/address`, "facilitator", { email: "anna.berg@" }, 400, /isn.t an email address/],
  [`PUT ${client}/address`, "rival", { email: "anna@b.org" }, 404, /not found/],
  [`PUT ${client}/address`, "nobody", { email: "anna@b.org" }, 401],
  [`PUT ${lapsedClient}/address`, "lapsed", { email: "anna@b.org" }, 402],
  [`DELETE ${all}/{closedFaId}/clients/{clientId}`, "facilitator", undefined, 404, /not found/],
  [`DELETE ${lapsedClient}`, "lapsed", undefined, 204],
  ...strangersTo(`DELETE ${client}`),

  [`GET ${details}`, "facilitator", undefined, 200, /"status":"running"/],
  [`GET /facilitator/clients/{lapsedClientId}`, "lapsed", undefined, 200],
  ...strangersTo(`GET ${details}`),

  [`PUT ${details}/done`, "facilitator", { done: true }, 200, /"isDone":false/],
  [`PUT ${details}/done`, "facilitator", { done: 1 }, 400, /true or false/],
  ...strangersTo(`PUT ${details}/done`, { done: true }),

  ["POST /facilitator/reminders", "facilitator", { clientIds: ["{clientId}"] }, 200, /"reminded":\[/],
  [
    "POST /facilitator/reminders",
    "rival",
    { clientIds: ["{clientId}"] },
    200,
    /"reminded":\[\],"skipped":\[\{/,
  ],
  ["POST /facilitator/reminders", "facilitator", { clientIds: [] }, 400, /at least one/],
  ["POST /facilitator/reminders", "facilitator", { clientIds: ["c"], text: "See x.org" }, 400, /links/],
  ["POST /facilitator/reminders", "owner", { clientIds: ["{clientId}"] }, 402],
  ["POST /facilitator/reminders", "nobody", { clientIds: ["{clientId}"] }, 401],

  [`POST ${client}/nudge`, "facilitator", {}, 200, /"canNudge":false/],
  [`POST ${one}/clients/{newClientId}/nudge`, "facilitator", {}, 409, /You can remind them from/],
  [`POST ${lapsedClient}/nudge`, "lapsed", {}, 402],
  ...strangersTo(`POST ${client}/nudge`, {}, true),
];
