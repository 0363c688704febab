/** The footer's claims about the operator. Each can be turned off. */
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

export const badgesToShow = (granted: BadgesGranted): readonly Badge[] =>
  badges.filter(({ needs }) => granted[needs]);

/** A fact that only the operator knows. */
interface OperatorFact {
  /** What they say; empty until they do, and then the legal pages show a marked blank. */
  readonly value: string;
  /** The text of the blank. */
  readonly asks: string;
}

/**
 * Who runs this copy, for /terms, /privacy and /cookies. Complete it before you invite others: each `value`
 * replaces a blank, and once none is left these pages no longer call themselves templates. The texts are in
 * src/content/pages: have them checked.
 */
export const operator = {
  legalName: { value: "", asks: "name of the person or company that runs this copy" },
  address: { value: "", asks: "postal address" },
  country: { value: "", asks: "country whose law applies" },
  court: { value: "", asks: "place of the court" },
  authority: { value: "", asks: "data protection authority" },
  effectiveDate: { value: "", asks: "date from which this text applies" },
  minimumAge: { value: "", asks: "least age, in years" },
  host: { value: "", asks: "who hosts the server, and in which country" },
  backups: { value: "", asks: "how often copies of the database are made, and when they are erased" },
  logs: { value: "", asks: "how long logs are kept" },
  mailService: { value: "", asks: "who runs the mail server, and in which country" },
  model: { value: "", asks: "the model’s provider and country, or “none”" },
  transfers: {
    value: "",
    asks: "which of these get data outside the EU, and what allows it (adequacy decision, standard clauses), or “none”",
  },
  dataProtectionOfficer: { value: "", asks: "how to reach the data protection officer, or “none”" },
  organisationSurveys: {
    value: "",
    asks: "who answers for rounds at work: we, the organisation, or both together, and where that is agreed",
  },
  voice: { value: "", asks: "“built-in”, “OpenAI” or “ElevenLabs” with its country, or “none”" },
  payments: { value: "", asks: "“nobody, no plan is sold” or “Stripe” with its company and country" },
  botCheck: { value: "", asks: "“our own” or the verifier’s name and country" },
  breachedPasswords: { value: "", asks: "the service’s name and country, or “none”" },
  analytics: { value: "", asks: "who counts visits or records, and in which country, or “nobody”" },
} as const satisfies Readonly<Record<string, OperatorFact>>;

/** Badges in the footer, true of the studio's own site. Turn off here what isn't true of yours. */
export const badgesGranted: BadgesGranted = { voiceGrantee: true, cardPayments: true };

export type OperatorFactName = keyof typeof operator;
