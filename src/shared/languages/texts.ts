import { findTrait } from "#src/shared/words/catalogue.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { it } from "./it/index.ts";
import { ptBR } from "./pt-BR/index.ts";
import type { Language } from "./languages.ts";

/* All sentences in all languages, for the server alone: a browser gets those of one page in one language. */

export type Texts = typeof en;

const all: Readonly<Record<Language, Texts>> = {
  en,
  de: en,
  es,
  fr,
  it,
  ja: en,
  nl: en,
  pl: en,
  "pt-BR": ptBR,
  "zh-Hans": en,
};

export const textsIn = (language: Language): Texts => all[language];

/** Words by their ids, as a language calls them. A person's own words are what they are. */
export const wordNames = (texts: Texts, ids: readonly string[]): string[] =>
  ids.map((id) => texts.words[id]?.[0] ?? findTrait(id)?.name ?? id);

interface Word {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** The words of a form in a language, in its alphabetical order. */
export function localWords(texts: Texts, language: Language, traits: readonly Word[]): readonly Word[] {
  const local = traits.map(({ id, name, description }) => {
    const [called, meaning] = texts.words[id] ?? [name, description];
    return { id, name: called, description: meaning };
  });
  const { compare } = new Intl.Collator(language);
  return local.toSorted((one, other) => compare(one.name, other.name));
}
