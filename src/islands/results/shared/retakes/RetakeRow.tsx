import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { Retake } from "#src/shared/preparation/retake.ts";
import { confidenceCopy } from "#src/shared/result/texts/result-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { retakeChanges, retakeIndexText } from "./retake-text.ts";

interface RetakeRowProps {
  retake: Retake;
  /** undefined: this is the first. */
  before: Retake | undefined;
  /** Whether the page around the list is about this result. */
  isThisPage: boolean;
}

/** One result: where it comes from, what the chart draws of it, and what is different from the one before. */
export function RetakeRow({ retake, before, isThisPage }: RetakeRowProps) {
  const { faId, clientId, programme, createdAt, responseCount, confidence, agreement } = retake;
  return (
    <li aria-current={isThisPage || undefined}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h3>
          {isThisPage ? (
            programme
          ) : (
            <a className="link-line" href={paths.facilitatorInsights(faId, clientId)}>
              {programme}
            </a>
          )}
        </h3>
        {isThisPage && <span className="badge text-sm">This page</span>}
      </div>
      <p className="text-sm text-muted">
        <LocalDate iso={createdAt} /> · {people(responseCount)} answered · {confidenceCopy[confidence].name}
      </p>
      <p>{retakeIndexText(agreement)}</p>
      {retakeChanges(before, retake).map(({ lead, words }) => (
        <p key={lead}>
          {lead}
          {words !== null && <strong> {words}</strong>}
        </p>
      ))}
    </li>
  );
}
