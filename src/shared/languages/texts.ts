import { findTrait } from "#src/shared/words/catalogue.ts";
import { de } from "./de/index.ts";
import { en, type Texts } from "./en/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { it } from "./it/index.ts";
import { ja } from "./ja/index.ts";
import type { Language } from "./languages.ts";
import { nl } from "./nl/index.ts";
import { pl } from "./pl/index.ts";
import { ptBR } from "./pt-BR/index.ts";
import { zhHans } from "./zh-Hans/index.ts";

/* All sentences in all languages, for the server alone: a browser gets those of one page in one language. */

const all: Readonly<Record<Language, Texts>> = {
  ...{ en, de, es, fr, it, ja, nl, pl },
  "pt-BR": ptBR,
  "zh-Hans": zhHans,
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
  return local.sort((one, other) => compare(one.name, other.name));
}
