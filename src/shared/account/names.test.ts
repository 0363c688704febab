import { expect, it } from "vitest";
import { callName, splitName } from "./names.ts";

it.each([
  ["Ada Lovelace", "Ada", "Lovelace"],
  ["Ada King Lovelace", "Ada King", "Lovelace"],
  ["  Ada \t Lovelace ", "Ada", "Lovelace"],
  ["山田\u3000太郎", "山田", "太郎"],
  ["Sukarno", "Sukarno", ""],
  ["", "", ""],
])("%j is %j and %j", (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

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
