/** What the footer may say of whoever runs this copy. Each is a claim, so each can be switched off. */
export interface BadgesGranted {
  /** They have a grant of ElevenLabs. */
  readonly voiceGrantee: boolean;
  /** They take cards through Stripe. */
  readonly cardPayments: boolean;
}

interface Badge {
  readonly name: string;
  /** The small picture before it. */
  readonly file: string;
  readonly needs: keyof BadgesGranted;
}

const badges: readonly Badge[] = [
  {
    name: "ElevenLabs Grants recipient",
    file: "/badges/voice-grant.svg",
    needs: "voiceGrantee",
  },
  { name: "Powered by Stripe", file: "/badges/card-payments.svg", needs: "cardPayments" },
];

/** The badges that are true of this copy. */
export const badgesToShow = (granted: BadgesGranted): readonly Badge[] =>
  badges.filter(({ needs }) => granted[needs]);
