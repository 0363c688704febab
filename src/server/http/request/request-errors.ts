import { defineRefusal } from "#src/server/errors.ts";

export const requestErrors = {
  foreignPage: defineRefusal({
    code: "request.foreignPage",
    kind: "forbidden",
    text: "This request does not come from our own pages.",
  }),
};
