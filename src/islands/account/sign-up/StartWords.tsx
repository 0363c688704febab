import { useStartWords } from "#src/islands/kit/session/start-words.ts";
import { HalfWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { startWordNames } from "#src/shared/onboarding/start-words.ts";
import { useEmailAwaitingCode } from "./sign-up-store.ts";

/** The words that someone has picked on the landing page: they're still there, and the account is what they wait for. Later steps need the room. */
export function StartWords() {
  const words = useStartWords();
  const isOnTheWay = useEmailAwaitingCode() !== null;
  if (words.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2 [--window-height:7rem]">
      <HalfWindow names={startWordNames(words)} />
      {!isOnTheWay && (
        <>
          <p>
            Your {words.length} words are saved in this browser. Sign up to start your first round with them.
          </p>
          <p>
            <a className="link-line" href={`${paths.home()}#words`}>
              Change my words
            </a>
          </p>
        </>
      )}
    </div>
  );
}
