import { parseEnv } from "#src/server/env.ts";
import { readFileSync } from "node:fs";
import { parseEnv as parseFile } from "node:util";
import { describe, expect, it } from "vitest";

describe(".env.example", () => {
  const example = parseFile(readFileSync(".env.example", "utf8"));

  it("works as it stands, offline", () => {
    const env = parseEnv(example);
    expect(env.siteUrl).toBe("http://localhost:4321");
    expect(env.MAIL_URL).toBeUndefined();
  });

  it("names every variable that the server reads, and no other", () => {
    const source = readFileSync("src/server/env.ts", "utf8");
    const read = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    expect(Object.keys(example).sort()).toEqual(read.sort());
  });
});
