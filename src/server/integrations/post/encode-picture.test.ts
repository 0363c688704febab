import sharp from "sharp";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { encodePicture } from "./encode-picture.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a53" } });

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4);
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};

/** A PNG header that claims a size. */
function pngOf(width: number, height: number, pixels = Buffer.alloc(0)): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", size),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("an uploaded picture", () => {
  it.each([
    ["JPEG", () => plain(3_000, 2_000).jpeg()],
    ["PNG", () => plain(3_000, 2_000).png()],
    ["WebP", () => plain(3_000, 2_000).webp()],
    ["AVIF", () => plain(300, 200).avif({ effort: 0 })],
  ])("in %s becomes WebP in a page's size", async (_, make) => {
    const { picture } = await encodePicture(await make().toBuffer());
    const { format, width, height } = await sharp(picture?.bytes).metadata();
    expect(format).toBe("webp");
    expect([picture?.width, picture?.height]).toEqual([width, height]);
    expect(width).toBe(_ === "AVIF" ? 300 : 1_600);
    expect(width / height).toBeCloseTo(1.5, 1);
  });

  it("is rotated like its camera says and loses its metadata", async () => {
    const exif = { IFD0: { Copyright: "Nora Quist", ImageDescription: "at home" } };
    const file = await plain(300, 200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const { picture } = await encodePicture(Buffer.concat([file, Buffer.from("<script>alert(1)</script>")]));
    expect([picture?.width, picture?.height]).toEqual([200, 300]);
    const { exif: kept, xmp, icc, orientation } = await sharp(picture?.bytes).metadata();
    expect([kept, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(picture?.bytes.includes("Nora")).toBe(false);
    expect(picture?.bytes.includes("<script>")).toBe(false);
  });

  it.each([
    [
      "a drawing in SVG",
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>a()</script></svg>"),
      /JPEG, PNG/,
    ],
    ["a GIF that is a script", Buffer.from("GIF89a/*\u0000*/=alert(1)"), /JPEG, PNG/],
    ["a zip", Buffer.from("PK\u0003\u0004aaaa"), /JPEG, PNG/],
    ["nothing", Buffer.alloc(0), /JPEG, PNG/],
    [
      "a drawing after a PNG's first bytes",
      Buffer.from("\x89PNG\r\n\x1a\n<svg xmlns='http://www.w3.org/2000/svg'/>", "latin1"),
      /can’t be read/,
    ],
    ["half a picture", pngOf(300, 300, deflateSync(Buffer.alloc(9_000))), /can’t be read/],
    ["a few bytes that claim 40,000 pixels", pngOf(40_000, 40_000), /too large/],
    ["a long strip", pngOf(40_000, 1), /too large/],
    [
      "zeros that unpack to a gigabyte",
      pngOf(11_000, 11_000, deflateSync(Buffer.alloc(5_000_000))),
      /too large/,
    ],
  ])("is refused when it is %s", async (_, file, reason) => {
    const { picture, refusal } = await encodePicture(file);
    expect(picture).toBeNull();
    expect(refusal).toMatch(reason);
  });

  it("in AVIF is decoded within 300 MB or refused", async () => {
    const tooMany = await plain(3_001, 3_000).avif({ effort: 0, quality: 1 }).toBuffer();
    expect((await encodePicture(tooMany)).refusal).toMatch(/too large.*9 as AVIF/);
    const most = { effort: 0, quality: 1, bitdepth: 12, chromaSubsampling: "4:4:4" } as const;
    const file = await plain(3_000, 3_000).avif(most).toBuffer();
    const path = join(mkdtempSync(join(tmpdir(), "openpane-avif-")), "most.avif");
    onTestFinished(() => rmSync(dirname(path), { recursive: true }));
    writeFileSync(path, file);
    const script = `
      const { readFileSync } = await import("node:fs");
      const { encodePicture } = await import(${JSON.stringify(join(import.meta.dirname, "encode-picture.ts"))});
      await import("sharp");
      const before = process.resourceUsage().maxRSS;
      const { refusal } = await encodePicture(readFileSync(${JSON.stringify(path)}));
      console.log(JSON.stringify([refusal, process.resourceUsage().maxRSS - before]));`;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      encoding: "utf8",
    });
    const [refusal, kilobytes] = z.tuple([z.null(), z.number()]).parse(JSON.parse(stdout));
    expect(refusal).toBeNull();
    expect(kilobytes / 1_024).toBeLessThan(300);
  });
});
