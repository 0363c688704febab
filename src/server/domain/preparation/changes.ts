import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import type { Agreement, SnapshotContent } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { agreementShift, shiftWithinRound } from "./beyond-chance.ts";

const named = (traitIds: readonly string[]): string =>
  new Intl.ListFormat("en-GB").format(traitIds.map((id) => `“${(findTrait(id)?.name ?? id).toLowerCase()}”`));

const indexText = ({ value, low, high }: Agreement): string =>
  `${spokenIndex(value)} (${spokenIndex(low)} to ${spokenIndex(high)})`;

/** What differs beyond chance from the result before, as sentences. Of the older one no counts are told. */
export function changesSince(before: SnapshotContent, after: SnapshotContent): readonly string[] {
  const { came, went } = shiftWithinRound(before, after);
  const direction = agreementShift(before, after);
  return [
    ...(came.length > 0 ? [`The newer answers bring up ${named(came)} far more often.`] : []),
    ...(went.length > 0 ? [`The newer answers bring up ${named(went)} far less often.`] : []),
    ...(direction === null
      ? []
      : [
          `Agreement went ${direction}, from ${indexText(before.agreement)} to ${indexText(after.agreement)}.`,
        ]),
  ];
}
