import { paths } from "#src/shared/site/paths.ts";
import type { ReplyFacts, ReplyTexts } from "#src/shared/invitation/reply-page.ts";

/*
 * What people read on the page of an invitation into a team, in English.
 */

interface Named {
  readonly organisation: string;
  /** The full name of who asks. */
  readonly invitedBy: string;
}

export const texts = {
  tab: (invitedBy: string) => `${invitedBy} invites you`,

  /** @param role its name and what it means */
  facts: ({ organisation, invitedBy }: Named, role: string, expiresAt: Date): ReplyFacts => ({
    subject: organisation,
    title: `${invitedBy} invites you to join a team`,
    lead: "In a team round, colleagues pick 5 to 10 words for each other. Then each of you opens a window that shows what you both see, what only they see, and what only you picked.",
    leaders: null,
    purpose: null,
    sees: {
      text: "Only you can read your window, unless you show it to someone. Nobody sees who picked what, not even those who run the team, and you can step out of any round.",
      link: { href: `${paths.privacy()}#teams`, label: "All that’s stored and seen", look: "words" },
    },
    facts: {
      title: "Good to know",
      rows: [
        { term: "Your role", text: role },
        {
          term: "Your time",
          text: "A team round takes about a minute for each colleague you describe.",
        },
        { term: "Deadline", text: "You can accept until {time}.", time: expiresAt },
      ],
    },
  }),

  /** @param called what the person who asks is called */
  reply: (organisation: string, called: string, email: string, hasDeclined: boolean): ReplyTexts => ({
    title: hasDeclined ? "You’ve said no, thanks" : `Would you like to join ${organisation}?`,
    declined: hasDeclined
      ? "You don’t have to do anything. If you change your mind, you can still join before the deadline."
      : null,
    nameHint: "Your colleagues will see it.",
    newAccount: `Joining creates a free account for ${email}. It means you agree to these:`,
    accept: hasDeclined ? "Join after all" : "Accept and join",
    count: null,
    busy: "Joining…",
    declineHint: `We won’t ask why, and we won’t email ${called} about it. You can change your mind before the deadline.`,
  }),

  end: {
    revoked: {
      title: "This invitation was withdrawn",
      text: ({ organisation, invitedBy }: Named) =>
        `You can’t join ${organisation} with it any more. Ask ${invitedBy} if that surprises you.`,
    },
    expired: {
      title: "This invitation has expired",
      text: ({ organisation, invitedBy }: Named) =>
        `To join ${organisation}, ask ${invitedBy} for a new one.`,
    },
    joined: {
      title: "This invitation has been accepted",
      text: ({ organisation, invitedBy }: Named) =>
        `You’ve joined ${organisation}. If you’ve left since and want to come back, ask ${invitedBy} for a new invitation.`,
      link: "Go to my team",
      signIn: ({ organisation }: Named, email: string) => `Sign in as ${email} to go to ${organisation}.`,
      switchAccount: ({ organisation }: Named, email: string) =>
        `${email} accepted it, and you’re signed in with another account. To go to ${organisation}, sign out and sign in as ${email}.`,
    },
  },
} as const;
