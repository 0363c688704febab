import type { Texts } from "#src/shared/languages/en/index.ts";
import { accountTexts } from "./account-texts.ts";

/** What the form says in one language. It travels to the browser, so it has no functions. */
export type SignUpTexts = Texts["signUp"];

/** A sentence of the server in the form's language, if the form knows it. */
export function saidIn({ said }: SignUpTexts, sentence: string): string {
  const english: Readonly<Record<string, string>> = accountTexts;
  return Object.entries(said).find(([key]) => english[key] === sentence)?.[1] ?? sentence;
}
