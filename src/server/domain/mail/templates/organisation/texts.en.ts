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
      owner:
        "You’ll be an owner: with the other owners, you invite and remove people, give roles and start team rounds.",
    } satisfies Record<OrganisationRole, string>,
    rounds:
      "Openpane shows people how others see them. In a team round, you pick words for yourself, and colleagues pick words for each other. Your window puts the two side by side. Only you can read it, unless you show it to someone. Nobody sees who picked what.",
    button: "See the invitation",
    replies: (to: string) => `If you have a question, reply to this email. Your reply goes to ${to}.`,
    choice: "You can accept or decline there. It takes a minute.",
    link: (days: number) => `The link works for ${days} days. It’s yours alone, so please don’t pass it on.`,
    ignore: (name: string | null) => `If you don’t know ${name ?? "who this is"}, you can ignore this email.`,
  },
  place: {
    subject: "Your link to the workshop",
    asks: (hasWindow: boolean, title: string, host: string | null, team: string | null) =>
      `You asked for the link to ${hasWindow ? "your window from" : "the picture of"} “${title}”, a workshop${team === null ? "" : ` of “${team}”`}${host === null ? "" : ` led by ${host}`}. Here it is.`,
    button: (hasWindow: boolean) => (hasWindow ? "See my window" : "See the picture"),
    until: (time: string) =>
      `It works until ${time} at the latest. Then everything about you is erased, and we can’t bring it back.`,
    secret: (hasWindow: boolean) =>
      `Anyone with this link can see ${hasWindow ? "your window" : "what you see"}, so please keep it to yourself. We don’t keep your email address.`,
    ignore: "If you didn’t ask for this, someone has mistyped their address. There’s nothing you need to do.",
  },
} as const;
