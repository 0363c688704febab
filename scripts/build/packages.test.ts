import { describe, expect, it } from "vitest";
import { z } from "zod";
import { faultOf, licenceFaultOf, makeSbom, readLockFile, type LockedPackage } from "./packages.ts";

const sound: LockedPackage = {
  name: "left",
  version: "1.0.0",
  isForDevelopment: false,
  integrity: "sha512-AAAA",
  licence: "MIT",
  source: null,
};

describe("package-lock.json", () => {
  it("has a hash for every package, and names no registry", () => {
    const packages = readLockFile();
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.flatMap((locked) => faultOf(locked) ?? [])).toEqual([]);
  });
});

describe("faultOf", () => {
  it.each([
    { integrity: null },
    { integrity: "sha1-AAAA" },
    { source: "https://registry.example/left-1.0.0.tgz" },
  ])("names the package with %o", (change) => {
    expect(faultOf({ ...sound, ...change })).toContain("left@1.0.0");
  });
});

it("every package of the running product has an allowed licence", () => {
  expect(readLockFile().flatMap((locked) => licenceFaultOf(locked) ?? [])).toEqual([]);
});

describe("licenceFaultOf", () => {
  it.each(["MIT", "(Apache-2.0 AND BSD-3-Clause)", "MIT OR ISC"])("accepts %s", (licence) => {
    expect(licenceFaultOf({ ...sound, licence })).toBeNull();
  });

  it.each(["AGPL-3.0-only", "MIT AND GPL-3.0-only", "SEE LICENSE IN x", "", null])(
    "needs a decision about %s",
    (licence) => {
      expect(licenceFaultOf({ ...sound, licence })).toContain("left@1.0.0");
    },
  );

  it("ignores development tools", () => {
    expect(licenceFaultOf({ ...sound, licence: "AGPL-3.0-only", isForDevelopment: true })).toBeNull();
  });
});

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

it("lists the running product's packages with hash and licence, and no tools", () => {
  const { components } = bom.parse(JSON.parse(makeSbom(readLockFile())));
  const names = components.map(({ name }) => name);
  // Tools need these two as well.
  expect(names).toEqual(expect.arrayContaining(["react", "zod", "@libsql/client"]));
  expect(names).not.toContain("vitest");
  const purls = components.map(({ purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  expect(purls).toContainEqual(expect.stringMatching(/^pkg:npm\/%40libsql\/client@\d/));
});
