import { defineRefusal } from "#src/server/errors.ts";

export const invitationErrors = {
  notFound: defineRefusal({ code: "invitation.notFound", kind: "not_found", text: "Invitation not found." }),
  tooManyAddresses: defineRefusal({
    code: "invitation.tooManyAddresses",
    kind: "bad_request",
    text: "That’s more addresses than a round can take.",
    field: "emails",
  }),
};
