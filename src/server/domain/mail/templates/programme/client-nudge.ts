import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { programmeLimits, type Stage } from "#src/shared/programme/programme.ts";
import { paths } from "#src/shared/site/paths.ts";
import { deadline, greetClient, inFacilitatorsWords, type AskingProgramme } from "./asking-programme.ts";

interface NudgedRound {
  readonly surveyId: string;
  readonly stage: Stage;
}

/** Asks a client to go on with their round, from where it is. Without numbers: they're on the round's page. */
export function clientNudgeMail(
  env: Pick<Env, "siteUrl">,
  programme: AskingProgramme,
  clientName: string,
  { surveyId, stage, unsubscribeUrl }: NudgedRound & { readonly unsubscribeUrl: string },
): MailContent {
  const { name, titled } = inFacilitatorsWords(programme);
  return renderMail(env, {
    subject: `A reminder from ${name}: your next step`,
    before: [
      greetClient(clientName),
      `${name} asked us to remind you of your round in ${titled}.`,
      nextStep(programme, stage, name),
    ],
    button: {
      label: labelOf(programme, stage),
      url: `${env.siteUrl}${paths.assessment(surveyId)}`,
    },
    after: [
      ...deadline(programme),
      `${name} sees how far your round is, never who has answered. They can nudge you at most once every ${String(programmeLimits.nudgeDays)} days.`,
    ],
    unsubscribeUrl,
  });
}

function labelOf({ opens }: AskingProgramme, stage: Stage): string {
  if (stage === "accepted") return "Pick my words";
  if (stage === "ready") return opens === "together" ? "See my round" : "Open my window";
  return "Ask people";
}

function nextStep({ opens }: AskingProgramme, stage: Stage, name: string): string {
  if (stage === "accepted")
    return "The next step is to pick the words that describe you. It takes two minutes.";
  if (stage === "ownWords") return "You’ve picked your own words. Now ask some people how they see you.";
  if (stage !== "ready")
    return "People can still answer. If you’d like to hear from more of them, ask a few more.";
  return opens === "together"
    ? `Your window is ready. ${name} would like to open it with you.`
    : "Your window is ready. You can open it now, or wait for more answers.";
}
