import type { Row } from "./row.ts";

const long = "x".repeat(8_193);
const failed = /keeps robots out failed/;

export const botCheckRows: readonly Row[] = [
  ["GET /bot-challenge?action=login", "nobody", undefined, 200, /^\{"mode":"off"\}$/],
  ["GET /bot-challenge?action=register_complete", "owner", undefined, 200],
  ["GET /bot-challenge?action=everything", "nobody", undefined, 400, /An action is one of login, forgot/],
  ["GET /bot-challenge", "nobody", undefined, 400, /An action is one of/],
  [
    "POST /login",
    "nobody",
    { email: "a@example.org", password: "x", recaptchaToken: ["t"] },
    400,
    /"path":"recaptchaToken"/,
  ],
  ["POST /request-password-reset", "nobody", { email: "a@example.org", recaptchaToken: {} }, 400, failed],
  ["POST /request-sign-in-link", "nobody", { email: "a@example.org", recaptchaToken: {} }, 400, failed],
  ["POST /send-verification-code", "nobody", { email: "a@example.org", recaptchaToken: long }, 400, failed],
  [
    "POST /verify-code-and-register",
    "nobody",
    {
      email: "new@example.org",
      code: "AAAAAA",
      firstName: "N",
      lastName: "N",
      password: "Granite-tulip-4",
      recaptchaToken: 7,
    },
    400,
    failed,
  ],
];
