import { proof } from "#src/shared/site/proof.ts";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const anonymity = readFileSync("docs/anonymity.md", "utf8");

it("counts the rules of the promise as they are written down", () => {
  const rules = [...anonymity.matchAll(/^\*\*A(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(rules).toEqual(Array.from({ length: proof.rules }, (_, place) => place + 1));
});

it.each(["tests/histories/hold.ts", "tests/histories/facilitator/hold.ts"])(
  "plays in %s as many as the landing page says",
  (file) => {
    expect(readFileSync(file, "utf8")).toMatch(/proof\.(?:rounds|programmes)\b/);
  },
);
