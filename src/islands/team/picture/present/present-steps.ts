import { teamPanes, type TeamPane } from "#src/shared/team/picture-content.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";

/** What a presentation goes through. */
export type Step = "start" | TeamPane | "agreement" | "questions";

/** In order. A picture without words has no panes to show. */
export const stepsFor = ({ words }: Pick<TeamPicture, "words">): readonly Step[] => [
  "start",
  ...(words.length > 0 ? teamPanes : []),
  "agreement",
  "questions",
];

/** "2 of 6". */
export const placeIn = (order: readonly Step[], step: Step): string =>
  `${String(order.indexOf(step) + 1)} of ${String(order.length)}`;
