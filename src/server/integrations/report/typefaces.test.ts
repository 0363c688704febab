import { describe, expect, it } from "vitest";
import { coveredCharacters, faceFor, legible, losesLetters, faces, readTypefaces } from "./typefaces.ts";

describe("legible", () => {
  it.each([
    ["Łukasz Ζωή Юлия", "Łukasz Ζωή Юлия"],
    ["Zoe\u0308", "Zoë"],
    ["山田 Taro", "[…] Taro"],
    ["a\u202fb\u2011c", "a b-c"],
    ["🙂", "[…]"],
  ])("makes %j %j", (raw, clean) => {
    expect(legible(raw)).toBe(clean);
  });

  it.each([
    ["Łukasz", false],
    ["山田", true],
    ["[…] is what it says", false],
  ])("of %j loses letters: %s", (raw, loses) => {
    expect(losesLetters(raw)).toBe(loses);
  });
});

describe("faceFor", () => {
  it.each([
    ["display", "Spring", "display"],
    ["display", "Łukasz", "display"],
    ["display", "Ωmega", "text"],
    ["strong", "Łukasz", "text"],
  ] as const)("in %s prints %j in %s", (face, text, chosen) => {
    expect(faceFor(face, text)).toBe(chosen);
  });
});

/** The characters of a TrueType file, from its format 4 table. */
function charactersOf(bytes: Uint8Array): ReadonlySet<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = Array.from({ length: view.getUint16(4) }, (_, n) => 12 + n * 16);
  const cmap = view.getUint32((entries.find((at) => view.getUint32(at) === 0x63_6d_61_70) ?? 0) + 8);
  const table = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, n) => cmap + view.getUint32(cmap + 8 + n * 8),
  ).find((at) => view.getUint16(at) === 4);
  if (table === undefined) throw new Error("No table of format 4.");
  const segments = view.getUint16(table + 6) / 2;
  const found = new Set<number>();
  for (let n = 0; n < segments; n += 1) {
    const end = view.getUint16(table + 14 + n * 2);
    const start = view.getUint16(table + 16 + (segments + n) * 2);
    for (let code = start; code <= end && code < 0xff_ff; code += 1) found.add(code);
  }
  return found;
}

it.each(faces)("knows the characters of the file of %s", async (face) => {
  const inFile = charactersOf((await readTypefaces())[face]);
  const claimed = new RegExp(`[${coveredCharacters[face]}]`, "u");
  const promised = Array.from({ length: 0x30_00 }, (_, code) => code).filter((code) =>
    claimed.test(String.fromCodePoint(code)),
  );
  expect(promised.length).toBeGreaterThan(190);
  expect(promised.filter((code) => !inFile.has(code))).toEqual([]);
});
