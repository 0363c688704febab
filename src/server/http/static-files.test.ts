import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { StaticFiles } from "./static-files.ts";

const dist = mkdtempSync(join(tmpdir(), "static-files-"));
mkdirSync(join(dist, "client"));
for (const ending of ["", ".br", ".gz"])
  writeFileSync(join(dist, `client/page.html${ending}`), `page${ending}`);
const files = StaticFiles.load(dist, (_, built) => built);

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
])("to whoever takes %s it sends %s", (accepted, encoding) => {
  const answer = files.respond("/page", (name) => (name === "accept-encoding" ? accepted : undefined));
  expect(answer?.headers.get("content-encoding") ?? null).toBe(encoding);
});
