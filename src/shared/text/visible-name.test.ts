import { describe, expect, it } from "vitest";
import { isLegibleName, withoutUnseen } from "./visible-name.ts";

describe("isLegibleName", () => {
  it.each(["Ada", "Nguyễn", "ज़ोया", "בְּרֵאשִׁ֖ית", "می‌خواهم", "山田", "🙂", "♥", "👨‍👩‍👧", "1"])(
    "takes %j",
    (name) => {
      expect(isLegibleName(name)).toBe(true);
    },
  );

  it.each([
    "",
    " ",
    "\u200B",
    "\u200E\u200F",
    "\u2800",
    "\u3164",
    "\u00AD",
    "\u0301",
    "a\u0301\u0302\u0303\u0304\u0305",
  ])("refuses %j", (name) => {
    expect(isLegibleName(name)).toBe(false);
  });
});

it("drops what nobody sees", () => {
  expect(withoutUnseen("A\u200Bd\u00ADa\u2060\uFEFF")).toBe("Ada");
});
