import type { Email } from "#src/server/domain/mail/text/email.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { paths } from "#src/shared/site/paths.ts";

interface LookedBackOn {
  readonly surveyId: string;
  readonly title: string;
  readonly firstName: string;
  /** The panes whose plans are due, at least one. */
  readonly panes: readonly Quadrant[];
}

const list = new Intl.ListFormat("en-GB");

/** Sent on the day the reader chose. Names the plans, not their content: emails are read over shoulders. */
export function lookBackMail({ surveyId, title, firstName, panes }: LookedBackOn): Email {
  const isOne = panes.length === 1;
  const plans = isOne ? "plan" : "plans";
  const names = list.format(panes.map((pane) => `the ${paneText[pane].name}`));
  return {
    to: firstName,
    subject: `How did your ${plans} go?`,
    lines: [
      `You asked us to remind you of your ${plans} for ${names} in “${title}”.`,
      "How did it go? Write down what you noticed while it’s fresh. It takes two minutes.",
    ],
    button: [`Look back on my ${plans}`, `${paths.assessmentResults(surveyId)}#plan`],
    after: [`We won’t email you about ${isOne ? "it" : "them"} again unless you choose another day.`],
  };
}
