import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";

export const meetingErrors = {
  notReady: defineRefusalWith({
    code: "meeting.notReady",
    kind: "conflict",
    text: ({ name }: { readonly name: string }) =>
      `There’s nothing to look at with ${name} yet. Start the session once their window is ready, or shared with you.`,
  }),
  notRunning: defineRefusal({
    code: "meeting.notRunning",
    kind: "conflict",
    text: "This session isn’t running.",
  }),
  notAsked: defineRefusal({
    code: "meeting.notAsked",
    kind: "conflict",
    text: "Nobody is waiting for you to open this window right now.",
  }),
};
