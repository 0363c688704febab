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
    text: "Too many of these pages are open in your browser or your network. Please close some of them.",
  }),
};
