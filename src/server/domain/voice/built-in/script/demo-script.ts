import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { votesWording } from "#src/server/domain/insight/insight-input.ts";
import type { ReadWord } from "#src/server/domain/insight/reading.ts";
import type { DemoRole } from "#src/shared/voice/demo-roles.ts";
import type { Beat } from "./beat.ts";
import { callName, capitalized, caveatOn, findingsOf, greeting, type Findings } from "./findings.ts";

/** A conversation about Maya's example result, for visitors without their own. */
export function demoScript(context: TalkContext): readonly Beat[] {
  const findings = findingsOf(context.snapshot);
  return [
    wish(context),
    strength(findings),
    surprise(findings, context.role),
    hidden(findings),
    ending,
    close(callName(context.firstName)),
  ];
}

const wish = (context: TalkContext): Beat => ({
  name: "wish",
  tells: [...greeting(context), "This is Maya’s window: she’s made up, but a real one works the same way."],
  asks: "In her place, what would you want to know first?",
  answers: [
    { label: "What people value in me", say: "Then her Arena comes first: words that both sides picked." },
    {
      label: "What would surprise me",
      say: "The Blind Spot holds that. On the way there, one word of her Arena.",
    },
    { label: "What nobody sees", say: "The Façade is close to that. It comes after two other panes." },
  ],
});

/** "eight of nine people", or just "other people" while counts are withheld or the word is a hint. */
const people = (word: ReadWord, findings: Findings): string =>
  findings.isCounted && word.evidence === "clear"
    ? votesWording(word, findings.responseCount)
    : "other people";

const strength = (findings: Findings): Beat => ({
  name: "strength",
  pane: "arena",
  word: findings.strength,
  tells:
    findings.strength === null
      ? []
      : [
          `Maya picked “${findings.strength.name}”, and so did ${people(findings.strength, findings)}.`,
          ...caveatOn(findings.strength, findings),
        ],
  asks: "Is there a word that you and the people around you would both pick for you?",
  answers: [
    { label: "Yes", say: "That one would be in your Arena." },
    { label: "Probably", say: "Then it would probably be in your Arena." },
    { label: "Not sure", say: "It’s hard to know without asking them." },
  ],
});

const surprise = (findings: Findings, role: DemoRole | null): Beat => ({
  name: "surprise",
  pane: "blindSpot",
  word: findings.surprise,
  tells:
    findings.surprise === null
      ? []
      : [
          `“${capitalized(findings.surprise.name)}” isn’t on her list, but ${people(findings.surprise, findings)} picked it.`,
          ...caveatOn(findings.surprise, findings),
        ],
  asks: role === null ? plainQuestion : roleQuestions[role],
  answers: [
    { label: "Just tell her", say: "She’d probably want to know when it showed." },
    { label: "Ask her what she makes of it", say: "Then she can say it in her own words." },
    { label: "Give an example", say: "An example is easier to believe than a word." },
    { label: "Not sure", say: "You could ask what she makes of it herself." },
  ],
});

const plainQuestion = "How would you bring that up with her?";
const roleQuestions: Readonly<Record<DemoRole, string>> = {
  executive_coach: "As an executive coach, how would you bring that up with her?",
  leadership_consultant: "As a leadership consultant, how would you bring that up with her?",
  team_leader: "If she were on your team, how would you bring that up with her?",
  hr_professional: "In your work in HR, how would you bring that up with her?",
  organizational_development: "In your work with organizations, how would you bring that up with her?",
  trainer_facilitator: "If she came to one of your workshops, how would you bring that up with her?",
  therapist_counselor: "With your experience of such talks, how would you bring that up with her?",
  other: plainQuestion,
};

const hidden = (findings: Findings): Beat => ({
  name: "hidden",
  pane: "facade",
  word: findings.hidden,
  tells:
    findings.hidden === null
      ? []
      : [`She also picked “${findings.hidden.name}”, and nobody else who answered did.`],
  asks: "What could be behind that?",
  answers: [
    { label: "They don’t get to see it", say: "That could be it, and only she would know." },
    { label: "She keeps it to herself", say: "That’s possible, and only she would know." },
    { label: "Not sure", say: "Only she would know." },
  ],
});

const ending: Beat = {
  name: "step",
  tells: [],
  asks: "If this were your window, what would you do with it first?",
  answers: [
    { label: "Ask someone about a word", say: "You could do that with your own." },
    { label: "Think it over", say: "Taking time over it is fine." },
    { label: "Not sure", say: "Asking someone you trust is a good start." },
  ],
};

const close = (name: string | null): Beat => ({
  name: "close",
  tells: [
    name === null ? "Thank you for trying this out." : `Thank you for trying this out, ${name}.`,
    "For a window of your own, pick a few words for yourself and ask at least three people to do the same for you.",
  ],
  asks: null,
  answers: [],
});
