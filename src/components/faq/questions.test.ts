import { expect, it } from "vitest";
import { faqFacts } from "./faq-facts.ts";
import { questionGroups } from "./questions.ts";

const all = questionGroups.flatMap(({ questions }) => questions);

it("has fifteen questions and more, each under an anchor of its own", () => {
  expect(all.length).toBeGreaterThanOrEqual(15);
  const ids = [...questionGroups, ...all].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

it("lends four to the landing page", () => {
  expect(all.filter(({ onLanding }) => onLanding)).toHaveLength(4);
});

it("asks and answers in whole sentences", () => {
  for (const { question, answer } of all) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/\.$/);
    expect(answer).not.toMatch(/undefined|!/);
  }
});

it("tells search engines all of them", () => {
  const { mainEntity } = faqFacts(questionGroups);
  expect(mainEntity.map(({ name }) => name)).toEqual(all.map(({ question }) => question));
});
