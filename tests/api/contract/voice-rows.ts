import type { Row } from "./row.ts";

const visitor = { firstName: "Ada", lastName: "Byron", email: "ada@example.org", role: "team_leader" };

export const voiceRows: readonly Row[] = [
  [
    "GET /voice/feature-status",
    "nobody",
    undefined,
    200,
    /"enabled":true,"agentId":"openpane","brain":"built-in"/,
  ],
  ["GET /voice/get-signed-url", "nobody", undefined, 200, /conversation_signature=/],
  ["GET /voice/get-signed-url?purpose=demo", "owner", undefined, 200],
  ["GET /voice/get-signed-url?purpose=sale", "nobody", undefined, 400, /A purpose is one of demo, coach/],
  ["GET /voice/get-signed-url?purpose=coach", "owner", undefined, 400, /which assessment/],
  ["GET /voice/get-signed-url?purpose=coach&surveyId={shown}", "owner", undefined, 200],
  ["GET /voice/get-signed-url?purpose=coach&surveyId={shown}", "nobody", undefined, 401],
  ["GET /voice/get-signed-url?purpose=coach&surveyId={shown}", "stranger", undefined, 404],
  ["GET /voice/get-signed-url?purpose=coach&surveyId={open}", "owner", undefined, 404],
  ["GET /voice/get-signed-url?purpose=coach&surveyId=nothing", "owner", undefined, 404],
  ["POST /helpline-demo/send-emails", "nobody", visitor, 202, /Thanks for trying/],
  ["POST /helpline-demo/send-emails", "nobody", { ...visitor, lastName: undefined }, 202],
  ["POST /helpline-demo/send-emails", "nobody", { ...visitor, role: "boss" }, 400, /Please select your role/],
  ["POST /helpline-demo/send-emails", "nobody", { ...visitor, role: "constructor" }, 400],
  ["POST /helpline-demo/send-emails", "nobody", { ...visitor, email: "ada" }, 400, /valid email/],
  ["POST /helpline-demo/send-emails", "nobody", { ...visitor, firstName: "" }, 400],
];
