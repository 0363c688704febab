import { type Email, nameInEmail } from "#src/server/domain/mail/text/email.ts";
import { paths } from "#src/shared/site/paths.ts";
import { overlapText } from "#src/shared/survey/overlap.ts";
import type { Overlap } from "#src/shared/survey/survey.output.ts";

/*
 * Emails to a round's owner. The numbers match the owner's pages. Subjects, which lock screens show, omit the
 * title.
 */

export interface Round {
  readonly surveyId: string;
  readonly title: string;
  readonly firstName: string;
  /** Whether words of their own are picked. */
  readonly selfTraitIds: readonly string[] | null;
  /** The round that blocks this one (rule A12); null if none does. */
  readonly overlap: Overlap | null;
  /** The facilitator who opens the first window with the owner; null or missing if the owner opens it. */
  readonly opener?: string | null;
}

/** The facilitator chose their name: one that reads like a link is left out. */
export const openedTogether = (facilitator: string): string =>
  `${nameInEmail(facilitator, "Your facilitator")} would like to open your window with you in a session. Whether you join is up to you.`;

/** Explains why a window can't open despite enough answers (rule A12), and what to do. */
export function overlapParagraphs(
  overlap: Overlap | null,
  status: "in_progress" | "completed",
): readonly string[] {
  if (overlap === null) return [];
  const { reason, danger, remedy } = overlapText(overlap, status);
  return [`${reason} ${danger}`, remedy];
}

/** Sent when a window can be opened, or with what the owner has to do first. Says nothing about its content. */
export function surveyReadyMail(round: Round & { readonly snapshots: number }): Email {
  const { subject, says, label } = newsOf(round);
  const isResult = round.snapshots > 0;
  return {
    to: round.firstName,
    subject,
    lines: [says, ...overlapParagraphs(round.overlap, "in_progress")],
    button: [label, paths.assessment(round.surveyId)],
    after: [
      `We send this email once for each ${isResult ? "result" : "round"}, and never at the moment of an answer, so it doesn’t show when anyone answered.`,
    ],
  };
}

interface News {
  readonly subject: string;
  readonly says: string;
  readonly label: string;
}

/** @param snapshots the number of earlier results */
function newsOf({
  title,
  selfTraitIds,
  overlap,
  opener = null,
  snapshots,
}: Parameters<typeof surveyReadyMail>[0]): News {
  const enough = `Enough people have answered in your round “${title}”`;
  const isPicked = selfTraitIds !== null;
  if (overlap !== null)
    return snapshots > 0
      ? {
          subject: "Your new result has to wait",
          says: `${enough} for a new result, but you can’t open it yet.`,
          label: "See what to do",
        }
      : {
          subject: "Your window can’t open yet",
          says: `${enough}, but its window can’t open yet.`,
          label: "See what to do",
        };
  if (snapshots > 0)
    return {
      subject: "Your new result is ready",
      says: `${enough} since your last result. Open the new result now, or wait for more answers.`,
      label: "Open my new result",
    };
  if (opener !== null)
    return {
      subject: "Enough people have answered",
      says: `${enough}. ${openedTogether(opener)}${isPicked ? " There’s nothing to do until it starts." : " Pick your own words before you meet. It takes a minute."}`,
      label: isPicked ? "See my round" : "Pick my words",
    };
  return isPicked
    ? {
        subject: "Your window is ready",
        says: `${enough}, so your window can open. Open it now, or wait for more answers.`,
        label: "Open my window",
      }
    : {
        subject: "Enough people have answered",
        says: `${enough}. Only your own words are missing: once you’ve picked them, you can open your window. It takes a minute.`,
        label: "Pick my words",
      };
}
