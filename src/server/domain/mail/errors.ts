import { defineRefusals } from "#src/server/errors.ts";

export const mailErrors = defineRefusals("mail", {
  linkNotFound: { kind: "not_found", text: "Link not found." },
  addressUnconfirmed: { kind: "forbidden", text: "Please confirm your email address first." },
});
