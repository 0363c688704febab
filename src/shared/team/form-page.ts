import { en } from "#src/shared/languages/en/index.ts";
import { describingTitle, leftToDescribe, type Describing, type DescribingPage } from "./describing.ts";
import type { TeamForm, TeamRound } from "./team.output.ts";
import { teamPaths } from "./team-paths.ts";
import { texts } from "./texts.en.ts";

/* The page on which someone describes colleagues, and may step out. */

/** The field that says which form was sent. */
export const actField = { name: "act", stepOut: "step-out" } as const;

/** Whether one's window counts in the picture. */
export const countedField = { name: "counted", yes: "yes", no: "no" } as const;

/** What there is to see. */
export type TeamFormPage =
  | { readonly show: "unknown"; readonly status: 404 }
  | { readonly show: "left"; readonly status: 200 }
  | { readonly show: "notInIt"; readonly status: 403 }
  | ({ readonly form: TeamForm } & (
      | { readonly show: "over"; readonly status: number; readonly isSent: boolean }
      | { readonly show: "stepOut"; readonly status: 200 }
      | (DescribingPage & {
          readonly isSent: boolean;
          /** Their own part, to which the end of the form links. */
          readonly own: Pick<NonNullable<TeamRound["own"]>, "surveyId" | "hasOwnWords"> | null;
        })
    ));

/** Whom a member describes. */
export const describingIn = ({ id, colleagues }: TeamForm): Describing => ({
  path: teamPaths.teamForm(id),
  people: colleagues.map(({ personId, name, firstName, isDescribed }) => ({
    ...{ id: personId, name, called: firstName, isDescribed },
  })),
});

/** The heading, and the tab's title. */
export function teamFormTitle(page: TeamFormPage): string {
  if (page.show === "end") return texts.titles.end(leftToDescribe(page.describing));
  return "describing" in page ? describingTitle(en, page) : texts.titles[page.show];
}

/** The tab's title, which names an error first. */
export const teamFormTab = (page: TeamFormPage): string =>
  page.show === "form" && page.problems.length > 0
    ? en.peer.titles.error(teamFormTitle(page))
    : teamFormTitle(page);
