import { Choice } from "#src/islands/kit/ui/Field.tsx";
import { languages, languageTags, type Language } from "#src/shared/languages/languages.ts";

interface LanguageChoiceProps {
  /** null: as their browser says. */
  value: Language | null;
  onPick: (language: Language | null) => void;
  /** Whether we email them, too. */
  areEmailed?: boolean;
}

const browsers = "";
const options = [
  [browsers, "What their browser prefers"] as const,
  ...languageTags.map((tag) => [tag, languages[tag]] as const),
];

/** In which language people without an account are asked; each of them can switch it. */
export function LanguageChoice({ value, onPick, areEmailed = true }: LanguageChoiceProps) {
  return (
    <Choice<Language | typeof browsers>
      label="They read"
      value={value ?? browsers}
      options={options}
      hint={areEmailed && value === null ? "Our emails to them are in English unless you choose." : undefined}
      onPick={(picked) => onPick(picked === browsers ? null : picked)}
    />
  );
}
