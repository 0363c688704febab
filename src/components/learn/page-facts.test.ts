import { expect, it } from "vitest";
import { pageFacts } from "./page-facts.ts";
import { questions } from "./questions.ts";

it("tells search engines of the article, and of each question that stands on the page", () => {
  const facts = JSON.stringify(pageFacts((path) => `https://openpane.example${path}`));
  expect(facts).toContain('"mainEntityOfPage":"https://openpane.example/learn/johari-window"');
  for (const { question, answer } of questions) {
    expect(facts).toContain(JSON.stringify(question));
    expect(facts).toContain(JSON.stringify(answer));
  }
});

it("writes sources without a stop behind a question mark", () => {
  const facts = JSON.stringify(pageFacts((path) => path));
  expect(facts).toContain("as developmental goals? The International Journal");
  expect(facts).not.toContain("?.");
});
