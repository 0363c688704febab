import { refusal } from "#src/server/errors.ts";

export const requestErrors = {
  foreignPage: refusal({
    code: "request.foreignPage",
    kind: "forbidden",
    text: "This request does not come from our own pages.",
  }),
};
