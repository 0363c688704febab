import { expect, it } from "vitest";
import { joinName, splitName } from "./split-name.ts";

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

it("someone with one name is called that, and nothing more", () => {
  expect([joinName("Ada", "Lovelace"), joinName("Sukarno", "")]).toEqual(["Ada Lovelace", "Sukarno"]);
});
