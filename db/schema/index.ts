export * from "./answer.ts";
export * from "./mail.ts";
export * from "./rate-limit.ts";
export * from "./session.ts";
export * from "./snapshot.ts";
export * from "./survey.ts";
export * from "./user.ts";
export * from "./verification-code.ts";
