import { expect, it } from "vitest";
import { callName, familyNameFirst, splitName } from "./names.ts";

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

it.each([
  ["小龙", "李", "李小龙"],
  ["太郎", "山田", "山田太郎"],
  ["마리아", "김", "김마리아"],
  ["マリア", "佐々木", "佐々木マリア"],
  ["マリア", "ロペス", null],
  ["Bruce", "李", null],
  ["Ada", "Lovelace", null],
])("shows first name %j and last name %j as %j", (firstName, lastName, whole) => {
  expect(familyNameFirst({ firstName, lastName })).toBe(whole);
});
