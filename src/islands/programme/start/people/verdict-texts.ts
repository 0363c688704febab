import type { CheckedRow } from "#src/shared/programme/programme.output.ts";

export type ClientVerdict = CheckedRow["verdict"];

interface VerdictText {
  readonly text: string;
  /** The field in which it is put right. */
  readonly field: "name" | "email" | null;
}

/** What is said of a row, beside the field that it is about. */
export const verdictTexts: Readonly<Record<ClientVerdict, VerdictText>> = {
  ok: { text: "Ready", field: null },
  duplicate: { text: "This address is in the list already.", field: "email" },
  already_client: { text: "Already a client of this programme.", field: "email" },
  not_an_address: { text: "This isn’t an email address.", field: "email" },
  missing_name: { text: "Please add a name.", field: "name" },
  own_address: { text: "This is your own address.", field: "email" },
};

export const isVerdict = (value: unknown): value is ClientVerdict =>
  typeof value === "string" && Object.hasOwn(verdictTexts, value);
