import { describe, expect, it } from "vitest";
import { licenceFaultOf, listLicences } from "./licences.ts";
import { readLockFile, type LockedPackage } from "./lock-file.ts";

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

it("lists each package once, under its licence", () => {
  const twice = [withLicence("MIT"), withLicence("MIT"), withLicence("ISC", { name: "right" })];
  expect(listLicences(twice)).toEqual(["MIT (1): left@1.0.0", "ISC (1): right@1.0.0"]);
});
