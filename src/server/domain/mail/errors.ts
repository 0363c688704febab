import { defineRefusal } from "#src/server/errors.ts";

export const mailErrors = {
  linkNotFound: defineRefusal({ code: "mail.linkNotFound", kind: "not_found", text: "Link not found." }),
  addressUnconfirmed: defineRefusal({
    code: "mail.addressUnconfirmed",
    kind: "forbidden",
    text: "Please confirm your email address first.",
  }),
};
