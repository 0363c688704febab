import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useHasUnsavedWords } from "#src/islands/survey/words/use-word-draft.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** What is being picked on the round's page, and would be lost. */
export function Unsaved({ survey: { id, traits, predictedTraits } }: { survey: Survey }) {
  const hasWords = useHasUnsavedWords(id, "words", traits);
  const hasGuess = useHasUnsavedWords(id, "guess", predictedTraits);
  const what = [hasWords && "change to your own words", hasGuess && "guess"].filter((each) => each !== false);
  if (what.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>
        You haven’t saved your {what.join(" and your ")} yet, so it won’t count.{" "}
        <a href={paths.assessment(id)}>Save it first</a>
      </p>
    </Notice>
  );
}
