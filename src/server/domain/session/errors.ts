import { defineRefusals } from "#src/server/errors.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";

export const sessionErrors = defineRefusals("session", {
  notFound: { kind: "not_found", text: "Session not found." },
  wrongCredentials: { kind: "unauthenticated", text: accountTexts.badCredentials },
});
