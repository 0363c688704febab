import { useStartWords } from "#src/islands/kit/browser/start-words.ts";
import { HalfWindow } from "#src/islands/kit/window/HalfWindow.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { startWordNames } from "#src/shared/onboarding/start-words.ts";

/** The words that someone has picked on the landing page: they're still there, and the account is what they wait for. */
export function StartWords() {
  const words = useStartWords();
  if (words.length === 0) return null;
  return (
    <div className="grid gap-2 mb-6">
      <HalfWindow names={startWordNames(words)} />
      <p>
        Your {words.length} words are saved in this browser. Sign up, and you can start your first round with
        them.{" "}
        <a className="link-line" href={`${paths.home()}#words`}>
          Change my words
        </a>
      </p>
    </div>
  );
}
