import { groupTexts } from "#src/shared/group/texts.en.ts";
import type { ReplyFacts, ReplyTexts } from "#src/shared/invitation/reply-page.ts";

/*
 * What clients read on the page of their invitation, in English.
 */

interface Named {
  /** The full name of the facilitator whose programme it is. */
  readonly facilitator: string;
  /** What they are called. */
  readonly owner: string;
  /** What all who lead it are called: "Mira and Mia". */
  readonly everyone: string;
  readonly programme: string;
}

export const texts = {
  tab: (facilitator: string) => `${facilitator} invites you`,

  facts: (
    { facilitator, owner, everyone, programme }: Named,
    {
      leaders,
      purpose,
      closesAt,
      minResponses,
      opens,
    }: {
      /** All full names, where more than one leads it. */
      readonly leaders: string | null;
      readonly purpose: string;
      readonly closesAt: Date | null;
      readonly minResponses: number;
      readonly opens: "client" | "together";
    },
  ): ReplyFacts => ({
    subject: programme,
    title: `${facilitator} invites you to see yourself as others do`,
    lead: "You pick 5 to 10 words that describe you, and people you choose do the same for you. Then a window shows what you both see, what only they see, and what only you picked.",
    leaders: leaders && `${leaders} lead this programme together.`,
    purpose: purpose === "" ? null : { quote: `“${purpose}”`, from: `${facilitator}, on what it’s for` },
    lists: [
      {
        title: `What ${everyone} will see`,
        points: [
          "How far you are, from accepting to opening your window.",
          "How many people have answered. You see the same number.",
          "Your result, only if you share it. You can stop at any time.",
        ],
      },
      {
        title: `What ${everyone} will never see`,
        points: [
          "Who picked which words. Nobody sees that, not even you.",
          "The email addresses of the people you ask.",
          "The notes you keep for yourself.",
        ],
      },
    ],
    facts: {
      title: "Good to know",
      rows: [
        {
          term: "Your time",
          text: "About three minutes to start. Each person you ask needs about one.",
        },
        {
          term: "Deadline",
          text: closesAt === null ? "There isn’t one." : "People can answer until {time}.",
          time: closesAt,
        },
        { term: "The window", text: whoOpens(opens, leaders === null ? owner : null, minResponses) },
        {
          term: "Whose it is",
          text: "The round belongs to you. You can leave the programme at any time and keep everything.",
        },
        {
          term: "Notes",
          text: `${everyone} may keep notes about your work together. Those are private, and you won’t see them.`,
        },
      ],
    },
  }),

  reply: ({ owner, everyone }: Named, email: string, hasDeclined: boolean): ReplyTexts => ({
    title: hasDeclined ? "You’ve said no, thanks" : "Would you like to take part?",
    declined: hasDeclined
      ? `${everyone} can see that you declined, and nothing else. You don’t have to do anything. If you change your mind, you can still accept while the programme runs.`
      : null,
    nameHint: "The people you ask will see it.",
    newAccount: `Accepting creates a free account for ${email}, so you can come back to your round. It`,
    accept: hasDeclined ? "Accept after all" : "Accept and start my round",
    count: {
      ...groupTexts.ask,
      text: `${groupTexts.ask.text(owner)} ${groupTexts.ask.untold} You can change it later.`,
    },
    busy: "Starting your round…",
    declineHint: `We won’t ask why. ${everyone} will see that you declined, and you can change your mind while the programme runs.`,
  }),

  end: {
    over: {
      title: "This programme has ended",
      text: ({ facilitator, programme }: Named) =>
        `${facilitator} has closed “${programme}”, so there’s nothing left to accept or decline.`,
      ownRound: "You can still find out how others see you:",
      ownRoundLink: "start a round of your own",
    },
    left: {
      title: "You’re no longer in this programme",
      text: ({ everyone, programme }: Named) =>
        `${everyone} can’t see anything of yours in “${programme}”. Unless you deleted your round, it’s still there, and it’s yours.`,
      link: "Go to my rounds",
    },
    elsewhere: {
      title: "This round is in another account",
      text: ({ programme }: Named) =>
        `The invitation to “${programme}” has been accepted, but its round isn’t in the account you’re signed in with.`,
    },
    joined: {
      title: "You’re taking part",
      text: ({ facilitator, programme }: Named) =>
        `You’ve accepted ${facilitator}’s invitation to “${programme}”. Your round is waiting for you.`,
      link: "Go to my round",
      signIn: ({ programme }: Named, email: string) =>
        `The invitation to “${programme}” has been accepted. Sign in as ${email} to go to the round.`,
      switchAccount: ({ programme }: Named, email: string) =>
        `The invitation to “${programme}” has been accepted for ${email}, and you’re signed in with another account. To go to the round, sign out and sign in as ${email}.`,
    },
  },
} as const;

/** @param alone the only facilitator; null where there are more */
function whoOpens(opens: "client" | "together", alone: string | null, minResponses: number): string {
  const once = `once at least ${String(minResponses)} people have answered.`;
  if (opens === "client") return `You open it yourself, ${once}`;
  return alone === null
    ? `You open it together with one of them, in a session, ${once}`
    : `You and ${alone} open it together in a session, ${once}`;
}
