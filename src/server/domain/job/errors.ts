import { defineRefusal } from "#src/server/errors.ts";

export const jobErrors = {
  busy: defineRefusal({
    code: "job.busy",
    kind: "unavailable",
    text: "This is still being worked on. Please try again in a moment.",
  }),
};
