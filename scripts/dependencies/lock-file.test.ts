import { describe, expect, it } from "vitest";
import { faultOf, readLockFile, type LockedPackage } from "./lock-file.ts";

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
