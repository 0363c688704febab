import { refusal } from "#src/server/errors.ts";

export const mailErrors = {
  linkNotFound: refusal({ code: "mail.linkNotFound", kind: "not_found", text: "Link not found." }),
  addressUnconfirmed: refusal({
    code: "mail.addressUnconfirmed",
    kind: "forbidden",
    text: "Please confirm your email address first.",
  }),
};
