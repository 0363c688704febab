import { expect, it } from "vitest";
import { tagsFrom, tagsText } from "./fields.tsx";

it.each([
  ["Johari Window, blind spots", ["johari-window", "blind-spots"]],
  ["one,, one , ", ["one"]],
  ["", []],
  ["Top 10!", ["top"]],
])("reads %j", (text, tags) => {
  expect(tagsFrom(text)).toEqual(tags);
  expect(tagsFrom(tagsText(tags))).toEqual(tags);
});
