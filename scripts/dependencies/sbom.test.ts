import { expect, it } from "vitest";
import { z } from "zod";
import { readLockFile } from "./lock-file.ts";
import { makeSbom } from "./sbom.ts";

const bom = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      purl: z.string(),
      hashes: z.array(z.object({ content: z.string().regex(/^[\da-f]{128}$/) })),
      licenses: z.array(z.object({ expression: z.string() })),
    }),
  ),
});

it("names what the product runs on, with hash and licence, and no tools", () => {
  const { components } = bom.parse(JSON.parse(makeSbom(readLockFile())));
  const names = components.map(({ name }) => name);
  // Tools need these two as well.
  expect(names).toEqual(expect.arrayContaining(["react", "zod", "@libsql/client"]));
  expect(names).not.toContain("vitest");
  const purls = components.map(({ purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  expect(purls).toContainEqual(expect.stringMatching(/^pkg:npm\/%40libsql\/client@\d/));
});
