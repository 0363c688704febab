import { greeting } from "#src/server/domain/mail/templates/greeting.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { stages, stageTexts, type Stage } from "#src/shared/programme/programme.ts";
import { paths } from "#src/shared/site/paths.ts";

/** How far the clients of a programme are. */
export interface DigestedProgramme {
  readonly title: string;
  readonly stages: Readonly<Partial<Record<Stage, number>>>;
  /** Names of clients whose window can be opened. */
  readonly ready: readonly string[];
  /** Names of clients who have shared their result in the last week. */
  readonly shared: readonly string[];
}

const namedAtMost = 10;

function listNames(names: readonly string[]): string {
  const named = names.slice(0, namedAtMost).join(", ");
  const others = names.length - namedAtMost;
  return others > 0 ? `${named} and ${others} more` : named;
}

const countsOf = ({ stages: counts }: DigestedProgramme): string =>
  stages
    .filter((stage) => counts[stage] !== undefined)
    .map((stage) => `${stageTexts[stage]}: ${String(counts[stage])}`)
    .join(" · ");

const paragraphsOf = (programme: DigestedProgramme): readonly string[] => [
  `“${programme.title}”: ${countsOf(programme)}`,
  ...(programme.ready.length === 0 ? [] : [`Ready to open: ${listNames(programme.ready)}`]),
  ...(programme.shared.length === 0 ? [] : [`Shared with you this week: ${listNames(programme.shared)}`]),
];

/** How far each client of a facilitator is: stages and names, and nothing of any answer. */
export const facilitatorDigestMail = (
  env: Pick<Env, "siteUrl">,
  {
    firstName,
    programmes,
  }: { readonly firstName: string; readonly programmes: readonly DigestedProgramme[] },
  unsubscribeUrl: string,
): MailContent =>
  renderMail(env, {
    subject: "Your clients this week",
    before: [
      greeting(firstName),
      "Here’s where your clients are this week.",
      ...programmes.flatMap(paragraphsOf),
    ],
    button: { label: "Open my clients", url: `${env.siteUrl}${paths.dashboardFacilitator()}` },
    after: ["We send this on Mondays while something is under way."],
    unsubscribeUrl,
  });
