import { defineRefusals } from "#src/server/errors.ts";

export const jobErrors = defineRefusals("job", {
  busy: { kind: "unavailable", text: "This is still being worked on. Please try again in a moment." },
});
