import { defineRefusals } from "#src/server/errors.ts";

export const meetingErrors = defineRefusals("meeting", {
  notReady: {
    kind: "conflict",
    text: ({ name }: { readonly name: string }) =>
      `There’s nothing to look at with ${name} yet. Start the session once their window is ready, or shared with you.`,
  },
  notRunning: { kind: "conflict", text: "This session isn’t running." },
  notAsked: { kind: "conflict", text: "Nobody is waiting for you to open this window right now." },
});
