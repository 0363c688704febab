import { defineRefusal } from "#src/server/errors.ts";

export const requestErrors = {
  foreignPage: defineRefusal({
    code: "request.foreignPage",
    kind: "forbidden",
    text: "This request didn’t come from our own pages.",
  }),

  tooManyStreams: defineRefusal({
    code: "request.tooManyStreams",
    kind: "too_many_requests",
    text: "This page is open in too many tabs. Please close some of them.",
  }),
};
