import { responseErrors } from "#src/server/domain/response/errors.ts";
import { defineRefusals } from "#src/server/errors.ts";

export const invitationErrors = {
  notFound: responseErrors.invitationNotFound,
  ...defineRefusals("invitation", {
    tooManyAddresses: {
      kind: "bad_request",
      text: "That’s more addresses than a round can take.",
      field: "emails",
    },
    notAList: {
      kind: "bad_request",
      text: "We can’t read people from this file. Save it as CSV or as an Excel workbook (.xlsx), and choose it again.",
    },
  }),
};
