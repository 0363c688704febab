/** What the footer may say of whoever runs this copy. Each is a claim, so each can be switched off. */
export interface BadgesGranted {
  /** They have a grant of ElevenLabs. */
  readonly voiceGrantee: boolean;
  /** They take cards through Stripe. */
  readonly cardPayments: boolean;
}

interface Badge {
  /** Read out in place of the picture. */
  readonly name: string;
  readonly file: string;
  readonly width: number;
  readonly needs: keyof BadgesGranted;
}

const badges: readonly Badge[] = [
  {
    name: "ElevenLabs Grants recipient",
    file: "/badges/elevenlabs-grants.svg",
    width: 216,
    needs: "voiceGrantee",
  },
  { name: "Powered by Stripe", file: "/badges/powered-by-stripe.svg", width: 150, needs: "cardPayments" },
];

/** The badges that are true of this copy. */
export const badgesToShow = (granted: BadgesGranted): readonly Badge[] =>
  badges.filter(({ needs }) => granted[needs]);
