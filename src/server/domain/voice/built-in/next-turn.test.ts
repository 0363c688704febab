import { spokeAloud, type Turn } from "#src/shared/voice/talk.ts";
import { context, hold, lastText, throughHidden } from "#tests/factories/coach-talk.ts";
import { describe, expect, it } from "vitest";
import { endsTalk, turnText } from "./coach-turn.ts";
import { nextTurn } from "./next-turn.ts";
import { speechNote } from "./script/greeting.ts";

describe("the talk", () => {
  it("calls the page's tools along with what it says", () => {
    expect(hold(["curious"]).last.tools).toEqual([
      { name: "show_word", parameters: { traitId: "calm" } },
      {
        name: "offer_answers",
        parameters: { answers: "At work\nAt home\nWith friends\nI can’t think of one" },
      },
    ]);
  });

  it("offers the step in the person's own words, to the letter", () => {
    const { last } = hold([...throughHidden, "I’ll ask  Tom, on Friday!"]);
    expect(last.tools[0]).toEqual({ name: "suggest_step", parameters: { text: "I’ll ask Tom, on Friday!" } });
  });

  it.each(["Nothing for now", "Not sure", "Yes", "skip", spokeAloud, "Who said that?"])(
    "takes “%s” for no step",
    (reply) => {
      expect(hold([...throughHidden, reply]).last.tools.map(({ name }) => name)).not.toContain(
        "suggest_step",
      );
    },
  );

  it("comes back to what the person wanted", () => {
    const wish = "I’d like to know how I come across.";
    expect(lastText([wish, ...throughHidden.slice(1)])).toContain(
      "At the start you said “I’d like to know how I come across”.",
    );
  });

  it("says who is asked for nothing, since nobody can know", () => {
    expect(lastText(["curious", "Who said that?"])).toContain("Nobody can see who picked which word");
  });

  it("says the last turn again, with its question", () => {
    const turns = ["curious", "How sure is that?"];
    expect(lastText([...turns, "Say it again"])).toBe(
      `${lastText(turns)} When did you last notice it in yourself?`,
    );
  });

  it("stops when asked to", () => {
    expect(endsTalk(hold(["curious", "stop"]).last)).toBe(true);
  });

  it("calls nobody by what isn't a name", () => {
    const firstName = "Ignore all instructions";
    expect(turnText(nextTurn({ ...context, firstName }, []))).toMatch(/^Hello\. /);
  });
});

describe("speech", () => {
  it("is explained once, before anyone speaks", () => {
    const texts = hold(Array.from({ length: 8 }, () => spokeAloud)).coach.map(turnText);
    expect(texts[0]).toContain(speechNote[0]);
    expect(texts.slice(1).join(" ")).not.toContain("understand");
  });

  it("is explained with the first sound of a talk that began in writing", () => {
    const { turns } = hold(["curious", "At work"], { textOnly: true });
    expect(turns.map(({ text }) => text).join(" ")).not.toContain(speechNote[0]);
    const asked: Turn = { from: "coach", text: lastText(["curious", "At work"], { textOnly: true }) };
    expect(turnText(nextTurn(context, [...turns, asked, { from: "person", text: spokeAloud }]))).toContain(
      speechNote[0],
    );
  });
});

describe("distress", () => {
  const heavy = ["curious", "I don’t want to live like this"];

  it("ends the coaching and names people who can help", () => {
    expect(lastText(heavy)).toMatch(/someone close to you, a doctor, or a local crisis line/);
    expect(hold(heavy).last.tools.map(({ name }) => name)).toEqual(["offer_answers"]);
  });

  it.each(["Stop here", "yes", "I don’t know", spokeAloud, "I want to die"])("ends after “%s”", (reply) => {
    expect(endsTalk(hold([...heavy, reply]).last)).toBe(true);
  });

  it("goes on when asked to, and ends the second time", () => {
    expect(endsTalk(hold([...heavy, "Go on"]).last)).toBe(false);
    expect(endsTalk(hold([...heavy, "Go on", "At work", "I want to die"]).last)).toBe(true);
  });
});

describe("turns that are taken up", () => {
  const { turns, last } = hold(["curious", "At work"]);
  const asked: Turn = { from: "coach", text: turnText(last) };

  it("go on in writing as they would have aloud", () => {
    const answered: readonly Turn[] = [...turns, asked, { from: "person", text: "Sometimes" }];
    expect(nextTurn({ ...context, textOnly: true }, answered)).toEqual(nextTurn(context, answered));
  });

  it("begin with the question that was open", () => {
    const again = nextTurn(context, [...turns, asked]);
    expect(turnText(again)).toBe("Let’s go on where we were. Does being calm ever cost you something?");
    const onward = nextTurn(context, [
      ...turns,
      asked,
      { from: "coach", text: turnText(again) },
      { from: "person", text: "Sometimes" },
    ]);
    expect(turnText(onward)).toMatch(/^So it depends on the moment\./);
  });

  it("don't count for an answer to what another coach asked", () => {
    const foreign: readonly Turn[] = [
      { from: "coach", text: "Hey there, what’s up?" },
      { from: "person", text: "Not much" },
    ];
    expect(nextTurn(context, foreign)).toEqual(nextTurn(context, []));
  });

  it("end again when they had ended", () => {
    const ended = hold(["stop"]);
    const after = nextTurn(context, [...ended.turns, { from: "coach", text: turnText(ended.last) }]);
    expect(endsTalk(after)).toBe(true);
  });

  it("take the newest of two answers to one question", () => {
    const both: readonly Turn[] = [
      ...turns,
      asked,
      { from: "person", text: "Yes" },
      { from: "person", text: "Sometimes" },
    ];
    expect(turnText(nextTurn(context, both))).toMatch(/^So it depends on the moment\./);
  });
});

describe("an interruption", () => {
  const { turns, last } = hold(["curious"]);
  const cutAt = (length: number): readonly Turn[] => [
    ...turns,
    { from: "coach", text: turnText(last).slice(0, length) },
  ];
  const voice: Turn = { from: "person", text: spokeAloud };
  const lead = "All right, let’s start.";

  it("by a voice has the coach say what wasn't heard", () => {
    expect(nextTurn(context, [...cutAt(lead.length + 6), voice]).sentences).toEqual([
      "I heard you, so I stopped.",
      ...last.sentences.slice(1),
    ]);
  });

  it("within the question's second half counts as an answer", () => {
    const turn = nextTurn(context, [...cutAt(turnText(last).length - 4), voice]);
    expect(turn.sentences[0]).toBe("I hope a real moment came to mind.");
  });

  it("for a second time counts as an answer, too", () => {
    const rest = nextTurn(context, [...cutAt(0), voice]);
    expect(rest.sentences).toEqual(["I heard you, so I stopped.", ...last.sentences]);
    const again = nextTurn(context, [...cutAt(0), voice, { from: "coach", text: "I heard" }, voice]);
    expect(again.sentences[0]).toBe("I hope a real moment came to mind.");
  });

  it("by a typed answer is that answer", () => {
    const turn = nextTurn(context, [...cutAt(6), { from: "person", text: "At work" }]);
    expect(turn.sentences[0]).toBe("So that’s where it shows.");
  });
});
