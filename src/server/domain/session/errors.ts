import { defineRefusal } from "#src/server/errors.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";

export const sessionErrors = {
  notFound: defineRefusal({ code: "session.notFound", kind: "not_found", text: "Session not found." }),
  wrongCredentials: defineRefusal({
    code: "session.wrongCredentials",
    kind: "unauthenticated",
    text: accountTexts.badCredentials,
  }),
};
