/** As in package.json: a test compares them. */
export const version = "0.1.0";

/** Names that an operator may want to change; nothing else repeats them. */
export const brand = {
  name: "Openpane",
  studio: "Openpane Studio",
  supportEmail: "support@openpane.example",
  tagline: "Your Self-Awareness is a Superpower",
} as const;
