import type { OrganisationRole } from "#src/shared/organisation/organisation.ts";

/** Texts that people read without an account: team invitees and workshop guests. */
export const texts = {
  hello: "Hello,",
  someone: "Someone",
  aTeam: "a team",
  team: (name: string) => `the team “${name}”`,
  invitation: {
    subject: (name: string, titled: string) => `${name} invites you to ${titled}`,
    note: (name: string) => `${name}’s note:`,
    asks: (name: string, titled: string) => `${name} invites you to ${titled}.`,
    parts: {
      member: "You’ll be able to take part in team rounds.",
      facilitator: "You’ll be a facilitator: you can invite people and start team rounds.",
      owner: "You’ll be an owner: you run it together.",
    } satisfies Record<OrganisationRole, string>,
    rounds:
      "In a team round, colleagues pick words for each other. You read your own window, and nobody else can, unless you show it to them. Nobody sees who picked what.",
    button: "See the invitation",
    replies: (name: string | null) =>
      `If you have a question, reply to this email. Your reply goes to ${name ?? "the person who sent it"}.`,
    choice: "You can accept or decline there. It takes a minute.",
    link: (days: number) => `The link works for ${days} days. It’s yours alone, so please don’t pass it on.`,
    ignore: (name: string | null) => `If you don’t know ${name ?? "who this is"}, you can ignore this email.`,
  },
  place: {
    subject: "Your place in the workshop",
    asks: (title: string, host: string | null, team: string | null) =>
      `You asked for the link to your place in “${title}”, a workshop${team === null ? "" : ` of “${team}”`}${host === null ? "" : ` led by ${host}`}. Here it is.`,
    button: "Open my place",
    until: (time: string) =>
      `It works until ${time} at the latest. Then everything about you is erased, and we can’t bring it back.`,
    secret:
      "Anyone with this link can see your window, so please keep it to yourself. We don’t keep your email address.",
    ignore: "If you didn’t ask for this, someone may have mistyped their address. You can ignore this email.",
  },
} as const;
