import type { Row } from "./row.ts";

const newcomer = { email: "new@example.org", password: "Granite-tulip-4", name: "New Comer" };

const registered = { cookie: "registration={registrationKey}", "sec-fetch-site": "same-origin" };

export const verificationRows: readonly Row[] = [
  ["POST /register", "nobody", newcomer, 200, /^\{"user":\{"id":"[\w-]+","email":"new@example.org"/],
  ["POST /register", "nobody", { ...newcomer, recaptchaToken: "x", userId: "1" }, 200],
  ["POST /register", "nobody", {}, 400, /Please enter your email address/],
  ["POST /register", "nobody", { ...newcomer, email: "nonsense" }, 400, /valid email/],
  ["POST /register", "nobody", { ...newcomer, name: " " }, 400, /Please fill in all fields/],
  ["POST /register", "nobody", { ...newcomer, name: "x".repeat(121) }, 400, /at most 120/],
  ["POST /register", "nobody", { ...newcomer, password: "short" }, 400, /at least 8 characters long/],
  ["POST /register", "nobody", { ...newcomer, password: "password1" }, 400, /too easy to guess/],
  ["POST /register", "nobody", { ...newcomer, password: "x".repeat(257) }, 400, /at most 256/],

  [
    "POST /register",
    "nobody",
    { ...newcomer, email: "{ownerEmail}" },
    409,
    /This email address is already registered\. Please log in instead\./,
  ],
  ["POST /register", "nobody", { ...newcomer, email: "{waitingEmail}" }, 200],

  [
    "POST /resend-verification",
    "nobody",
    { email: "who@example.org" },
    200,
    /^\{"success":true,"message":"Verification email sent successfully"/,
  ],
  ["POST /resend-verification", "nobody", {}, 400, /Please enter your email address/],
  ["POST /resend-verification", "nobody", { email: "nonsense" }, 400, /valid email/],

  ["GET /verification-status", "owner", undefined, 200, /^\{"verified":true\}$/],
  ["GET /verification-status", "nobody", undefined, 401],

  ["POST /verify-email", "nobody", { token: "x".repeat(43) }, 400, /invalid or has expired/],
  [
    "POST /verify-email",
    "nobody",
    { token: "{linkToken}" },
    200,
    /^\{"success":true,"message":"Email Verified Successfully!","autoToken":null\}$/,
  ],
  ["POST /verify-email", "nobody", { token: "{linkToken}" }, 200, /"autoToken":"[\w-]{43}"/, registered],
  ["POST /verify-email", "nobody", {}, 400, /invalid or has expired/],
  ["POST /verify-email", "nobody", { token: ["x"] }, 400, /invalid or has expired/],
  ["POST /exchange-auto-token", "nobody", { autoToken: "x".repeat(43) }, 400, /invalid or has expired/],
  ["POST /exchange-auto-token", "nobody", { autoToken: "{autoToken}" }, 200, /"token":"/, registered],
  ["POST /exchange-auto-token", "nobody", { autoToken: "{autoToken}" }, 400, /invalid or has expired/],
  ["POST /exchange-auto-token", "owner", { autoToken: "{autoToken}" }, 409, /Someone else/, registered],
  ["POST /exchange-auto-token", "nobody", {}, 400, /invalid or has expired/],
];
