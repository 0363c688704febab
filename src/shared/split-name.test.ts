import { expect, it } from "vitest";
import { splitName } from "./split-name.ts";

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
