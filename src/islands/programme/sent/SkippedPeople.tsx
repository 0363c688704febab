import { readSkipped, skippedKey } from "#src/islands/programme/outcome.ts";
import { perTab } from "#src/islands/kit/browser/browser-storage.ts";
import { useStoredText } from "#src/islands/kit/browser/use-stored-text.ts";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { people } from "#src/shared/survey/survey-stage.ts";

/** Who was on the list and gets no email. Known in the tab that sent it, for as long as that is open. */
export function SkippedPeople({ faId }: { faId: string }) {
  const skipped = readSkipped(useStoredText(perTab, skippedKey(faId)));
  if (skipped.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={`${people(skipped.length)} ${skipped.length === 1 ? "wasn’t" : "weren’t"} invited`}
    >
      <ul className="grid gap-1">
        {skipped.map(({ name, email, reason }, place) => (
          // The same address may have been sent twice.
          <li key={place} className="wrap-anywhere">
            <strong>{name || email}</strong> {name !== "" && `(${email}) `}
            {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
