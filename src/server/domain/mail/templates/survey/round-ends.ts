import { type Email, nameInEmail, timeInUtc } from "#src/server/domain/mail/text/email.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";
import { type Round, openedTogether, overlapParagraphs } from "./round-ready.ts";

/** A round that ends soon, or has ended. */
interface EndingRound extends Round {
  readonly minResponses: number;
  /** What the round would end with if it ended now; see `surveyEnding`. */
  readonly ending: "open" | "pick" | "again" | "overlap" | "kept" | "none";
  readonly answered: number;
  /** Answers that no result shows. */
  readonly unshown: number;
}

/** "1 person has answered", "3 people have answered". */
const answersCame = (count: number): string =>
  count === 1 ? "1 person has answered" : `${String(count)} people have answered`;

/** Whether a facilitator's meeting is to open the window. */
const waitsFor = ({ ending, opener = null }: EndingRound): string | null =>
  ending === "open" || ending === "pick" ? opener : null;

/** Sent within a day of the deadline: what the round has, what it lacks and what to do. */
export function surveyClosesMail(round: EndingRound & { readonly closesAt: Date }): Email {
  const { surveyId, title, firstName, closesAt, ending, selfTraitIds } = round;
  const isAsking = waitsFor(round) !== null ? ending === "pick" : ending === "overlap" || ending === "none";
  return {
    to: firstName,
    subject: "Your round closes soon",
    lines: [
      `Your round “${title}” closes within a day, on ${timeInUtc(closesAt)}.`,
      ...stateOf(round),
      isAsking && selfTraitIds === null && "You haven’t picked your own words yet. It takes a minute.",
    ],
    button: [
      (waitsFor(round) !== null && ending === "open") || (ending === "none" && selfTraitIds === null)
        ? "See my round"
        : closingLabels[ending],
      paths.assessment(surveyId),
    ],
    after: ["We won’t remind you of this deadline again."],
  };
}

const closingLabels: Readonly<Record<EndingRound["ending"], string>> = {
  open: "Open my window",
  pick: "Pick my words",
  again: "Open my new result",
  overlap: "See what to do",
  kept: "Ask more people",
  none: "Ask more people",
};

function stateOf(round: EndingRound): readonly string[] {
  const { ending, answered, unshown, minResponses, overlap } = round;
  const soFar = `So far ${answersCame(answered)}`;
  const opener = waitsFor(round);
  if (opener !== null) return [`${soFar}. That’s enough. ${openedTogether(opener)}`];
  // Answers left over at the end stay hidden (rule A2); waiting for the deadline leaves none over.
  const betterWait = `If you can, wait until the deadline to open it, so nobody’s answer is left out. If you open it earlier, later answers show only once there are at least ${String(minResponses)} of them. That way nobody can work out who picked what.`;
  const missing = minResponses - unshown;
  switch (ending) {
    case "open":
      return [`${soFar}. That’s enough: you can open your window now, or after the deadline.`, betterWait];
    case "pick":
      return [
        `${soFar}. That’s enough. Only your own words are missing: once you’ve picked them, you can open your window, now or after the deadline.`,
        betterWait,
      ];
    case "again":
      return [
        `${soFar}. There are enough new answers for another result: you can open it now, or after the deadline.`,
        betterWait,
      ];
    case "overlap":
      return [
        `${soFar}. That’s enough, but no new result can open yet.`,
        ...overlapParagraphs(overlap, "in_progress"),
      ];
    case "kept":
      return [
        `${soFar}. Your result stays as it is. If ${missing === 1 ? "1 more person answers" : `${String(missing)} more people answer`} before the deadline, you can open a new one.`,
        ...(unshown === 0
          ? []
          : [
              `If not, ${answers(unshown)} that came after your last result won’t be shown. There’s still time to ask people.`,
            ]),
      ];
    case "none":
      return [
        `${answered === 0 ? "Nobody has answered yet" : soFar}, and a window needs ${String(minResponses)} answers. With fewer it stays closed, but there’s still time to ask people.`,
      ];
  }
}

/** Sent after the deadline: what is left to do. */
export function surveyOverMail(round: EndingRound): Email {
  const { says, button } = endingOf(round);
  return {
    to: round.firstName,
    subject: "Your round is over",
    lines: [`Your round “${round.title}” has reached its deadline, so nobody can answer any more.`, ...says],
    button,
  };
}

interface Ending {
  readonly says: readonly string[];
  readonly button: readonly [label: string, path: string];
}

function endingOf(round: EndingRound): Ending {
  const { surveyId, ending, answered, unshown, minResponses, overlap } = round;
  const came = answersCame(answered);
  const toRound = paths.assessment(surveyId);
  const opener = waitsFor(round);
  if (opener !== null)
    return {
      says: [
        `${came}. That’s enough. ${openedTogether(opener)}`,
        ...(ending === "pick" ? ["Only your own words are missing: please pick them before you meet."] : []),
      ],
      button: [ending === "pick" ? "Pick my words" : "See my round", toRound],
    };
  switch (ending) {
    case "open":
      return {
        says: [`${came}. That’s enough: you can open your window whenever you like.`],
        button: ["Open my window", toRound],
      };
    case "pick":
      return {
        says: [
          `${came}. That’s enough. Only your own words are missing: once you’ve picked them, you can open your window.`,
        ],
        button: ["Pick my words", toRound],
      };
    case "again":
      return {
        says: [
          `${came}. There are enough new answers for another result: you can open it whenever you like.`,
        ],
        button: ["Open my new result", toRound],
      };
    case "overlap":
      return {
        says: [
          `${came}. That’s enough, but no new result can open yet.`,
          ...overlapParagraphs(overlap, "completed"),
        ],
        button: ["See my round", toRound],
      };
    case "kept":
      return {
        says: [
          `${came}. Your result stays as it is.`,
          // Rule A2: nobody can compare two results to find one person's words.
          ...(unshown === 0
            ? []
            : [
                `${answers(unshown)} that came after your last result won’t be shown. A new result needs at least ${String(minResponses)} new answers, so nobody can work out who picked what.`,
              ]),
        ],
        button: ["Read my result", paths.assessmentResults(surveyId)],
      };
    case "none":
      return {
        says: [
          answered === 0
            ? `Nobody has answered, so there’s no window to open. It needs ${String(minResponses)} answers.`
            : `${came}, and a window needs ${String(minResponses)} answers. It stays closed, and nobody sees ${answered === 1 ? "the answer: that’s what we promised the person who gave it" : "the answers: that’s what we promised the people who gave them"}.`,
          round.opener
            ? `Please talk to ${nameInEmail(round.opener, "your facilitator")} about what to do next.`
            : "You can start a new round, with more time or with more people.",
        ],
        button: round.opener ? ["See my round", toRound] : ["Start a new round", paths.assessmentNew()],
      };
  }
}
