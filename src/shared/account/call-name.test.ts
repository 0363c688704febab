import { expect, it } from "vitest";
import { callName } from "./call-name.ts";

it.each([
  ["Mira Holm", "Mira"],
  ["Zoë O’Brien-Ruiz", "Zoë"],
  ["Mira", "Mira"],
  ["Dr. Mira Holm", "Dr. Mira Holm"],
  ["J. Holm", "J. Holm"],
  ["Dr. Holm", "Dr. Holm"],
  ["Ana de la Cruz", "Ana de la Cruz"],
])("calls %j %j", (name, called) => {
  expect(callName(name)).toBe(called);
});
