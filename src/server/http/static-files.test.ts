import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { StaticFiles } from "./static-files.ts";

const dist = mkdtempSync(join(tmpdir(), "static-files-"));
mkdirSync(join(dist, "client"));
for (const ending of ["", ".br", ".gz"])
  writeFileSync(join(dist, `client/page.html${ending}`), `page${ending}`);
const files = new StaticFiles(dist, (_, built) => built);

afterAll(() => {
  rmSync(dist, { recursive: true });
});

it.each([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0.5, gzip", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=0", null],
  ["identity", null],
  ["", null],
])("for %s the answer is %s", (accepted, encoding) => {
  const answer = files.respond("/page", (name) => (name === "accept-encoding" ? accepted : undefined));
  expect(answer?.headers.get("content-encoding") ?? null).toBe(encoding);
});

it("versioned files of another build are served, and no others", async () => {
  const other = mkdtempSync(join(tmpdir(), "other-build-"));
  onTestFinished(() => rmSync(other, { recursive: true }));
  mkdirSync(join(other, "client/_astro"), { recursive: true });
  for (const name of ["page.html", "only-there.html", "_astro/part.1234.js", "_astro/part.1234.js.br"])
    writeFileSync(join(other, "client", name), `other ${name}`);
  await files.addVersionedOf(other);
  const ask = (path: string) => files.respond(path, () => "br");
  const part = ask("/_astro/part.1234.js");
  expect(await part?.text()).toBe("other _astro/part.1234.js.br");
  expect(part?.headers.get("cache-control")).toContain("immutable");
  expect(ask("/only-there")).toBeNull();
  expect(await ask("/page")?.text()).toBe("page.br");
  await files.addVersionedOf(join(other, "gone"));
});

it("a setting replaces its built-in value in pages, in every encoding", async () => {
  const made = mkdtempSync(join(tmpdir(), "set-pages-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  mkdirSync(join(made, "client"));
  const built = "Write to support@brand.example.";
  writeFileSync(join(made, "client/help.html"), built);
  writeFileSync(join(made, "client/help.html.br"), brotliCompressSync(built));
  writeFileSync(join(made, "client/notes.txt"), built);
  const set = new StaticFiles(made, (_, policy) => policy, ["support@brand.example", "help@mine.example"]);
  const text = async (path: string, encoding: string, unpack: (body: Buffer) => Buffer) => {
    const answer = await set.respond(path, () => encoding)?.arrayBuffer();
    return unpack(Buffer.from(answer ?? new ArrayBuffer(0))).toString();
  };
  expect(await text("/help", "", (body) => body)).toBe("Write to help@mine.example.");
  expect(await text("/help", "br", brotliDecompressSync)).toBe("Write to help@mine.example.");
  expect(await text("/help", "gzip", gunzipSync)).toBe("Write to help@mine.example.");
  expect(await text("/notes.txt", "", (body) => body)).toBe(built);
});
