import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { version } from "./version.ts";

it("is the version of the package", () => {
  const written = z.object({ version: z.string() }).parse(JSON.parse(readFileSync("package.json", "utf8")));
  expect(version).toBe(written.version);
});
