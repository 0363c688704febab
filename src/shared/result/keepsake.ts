/** What an owner's own picture of a whole window comes as. */
export const keepsakeFormats = ["square", "story"] as const;
export type KeepsakeFormat = (typeof keepsakeFormats)[number];
