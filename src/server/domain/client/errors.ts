import { defineRefusals } from "#src/server/errors.ts";

interface Named {
  readonly facilitator: string;
}

export const clientErrors = defineRefusals("client", {
  linkNotFound: {
    kind: "not_found",
    text: "This invitation no longer exists. Please ask the person who sent it for a new one.",
  },
  over: {
    kind: "conflict",
    text: ({ facilitator }: Named) =>
      `${facilitator} has closed this programme, so you can’t join it any more.`,
  },
  left: {
    kind: "conflict",
    text: ({ facilitator }: Named) =>
      `You’ve left this programme. If you’d like to come back, ask ${facilitator} for a new invitation.`,
  },
  ownProgramme: { kind: "conflict", text: "You lead this programme, so you can’t be a client in it." },
  alreadyAccepted: {
    kind: "conflict",
    text: "You’ve already accepted. You can leave the programme from your round.",
  },
  noProgramme: {
    kind: "conflict",
    text: "This round isn’t part of a programme, so there’s nobody to share it with.",
  },
  waitsForMeeting: {
    kind: "conflict",
    text: ({ facilitator }: Named) =>
      `You’ll open this window together with ${facilitator}, who starts the session when you meet.`,
  },
});
