import { describe, expect, it } from "vitest";
import { readListFile } from "./list-file.tsx";

describe("a file with names", () => {
  it.each([
    ["UTF-8", Uint8Array.of(0x5a, 0x6f, 0xc3, 0xab)],
    ["the old code page of Windows", Uint8Array.of(0x5a, 0x6f, 0xeb)],
    ["UTF-16", Uint8Array.of(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0)],
  ])("is read as %s", async (_, bytes) => {
    expect(await readListFile(new Blob([bytes]), 100)).toBe("Zoë");
  });

  it("is refused where it is too large for a list", async () => {
    expect(await readListFile(new Blob(["a".repeat(401)]), 100)).toBeNull();
  });
});
