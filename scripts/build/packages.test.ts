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
  it("says nothing of a sound entry", () => {
    expect(faultOf(sound)).toBeNull();
  });

  it.each([
    { integrity: null },
    { integrity: "sha1-AAAA" },
    { source: "https://registry.example/left-1.0.0.tgz" },
  ])("names the package with %o", (change) => {
    expect(faultOf({ ...sound, ...change })).toContain("left@1.0.0");
  });
});

const withLicence = (licence: string | null, more: Partial<LockedPackage> = {}): LockedPackage => ({
  name: "left",
  version: "1.0.0",
  isForDevelopment: false,
  integrity: null,
  licence,
  source: null,
  ...more,
});

it("everything that the product runs on has an allowed licence", () => {
  expect(readLockFile().flatMap((locked) => licenceFaultOf(locked) ?? [])).toEqual([]);
});

describe("licenceFaultOf", () => {
  it.each(["MIT", "(Apache-2.0 AND BSD-3-Clause)", "MIT OR ISC"])("lets %s through", (licence) => {
    expect(licenceFaultOf(withLicence(licence))).toBeNull();
  });

  it.each(["AGPL-3.0-only", "MIT AND GPL-3.0-only", "SEE LICENSE IN x", "", null])(
    "wants %s read first",
    (licence) => {
      expect(licenceFaultOf(withLicence(licence))).toContain("left@1.0.0");
    },
  );

  it("leaves tools for development alone", () => {
    expect(licenceFaultOf(withLicence("AGPL-3.0-only", { isForDevelopment: true }))).toBeNull();
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
