import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { teamPanes, type TeamPane } from "#src/shared/team/picture-content.ts";
import { teamWordName } from "#src/shared/team/picture-text.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";

interface TeamResultPane extends ResultPane {
  readonly quadrant: TeamPane;
}

/** The words that the team shares, pane by pane, as the window draws them. The Unknown isn't counted. */
export const panesOf = ({
  words,
  counted,
}: Pick<TeamPicture, "words" | "counted">): readonly TeamResultPane[] =>
  teamPanes.map((quadrant) => ({
    quadrant,
    title: paneText[quadrant].name,
    words: words
      .filter(({ pane }) => pane === quadrant)
      .map(({ traitId, people }) => ({
        traitId,
        name: teamWordName(traitId),
        evidence: "clear" as const,
        bandLabel: `${String(people)} of ${String(counted)}`,
        share: null,
      })),
  }));
