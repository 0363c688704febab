import { responseErrors } from "#src/server/domain/response/errors.ts";
import { defineRefusal } from "#src/server/errors.ts";

export const invitationErrors = {
  notFound: responseErrors.invitationNotFound,
  tooManyAddresses: defineRefusal({
    code: "invitation.tooManyAddresses",
    kind: "bad_request",
    text: "That’s more addresses than a round can take.",
    field: "emails",
  }),
};
