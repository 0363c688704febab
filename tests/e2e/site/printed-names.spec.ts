import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pdfOf } from "#src/server/integrations/report/page.ts";
import { typed } from "#src/server/integrations/report/paper.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { namesInScripts } from "#tests/factories/names.ts";
import { drawByPango } from "#tests/setup/pango.ts";
import { differenceOf } from "#tests/setup/pictures.ts";

/** In points. */
const size = 80;
/** Pixels for each. */
const scale = 2;
const page = { width: 900, height: 200 } as const;

/** Less than a space, more than between letters. */
const gap = 37;

/** A PDF with a name on each page. */
const printNames = (): Promise<Uint8Array> =>
  pdfOf({ title: "Names", madeOn: new Date(0), size: [page.width, page.height] }, (paper, root) => {
    for (const [at, name] of namesInScripts.entries()) {
      if (at > 0) paper.pen.addPage();
      paper.tag(root, "P", () => {
        paper.put(name, typed({ size }), { x: 30, y: 40 });
      });
    }
  });

/** Draws each page of /names.pdf on a canvas. */
const html = `<!doctype html><title>Names</title><body><script type="module">
  import { getDocument } from "/pdf.mjs";
  const pdf = await getDocument({ url: location.origin + "/names.pdf" }).promise;
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const page = await pdf.getPage(n);
    const viewport = page.getViewport({ scale: ${String(scale)} });
    const canvas = document.createElement("canvas");
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, canvasContext: canvas.getContext("2d"), viewport }).promise;
    document.body.append(canvas);
  }
</script>`;

test("prints names in nine scripts as Pango draws them", async ({ page: tab }) => {
  const folder = mkdtempSync(join(tmpdir(), "openpane-pango-"));
  try {
    const byPango = drawByPango(folder, namesInScripts, size * scale);
    const files: Record<string, string | Buffer> = {
      "/": html,
      "/names.pdf": Buffer.from(await printNames()),
      "/pdf.mjs": readFileSync("node_modules/unpdf/dist/pdfjs.mjs"),
    };
    await tab.route("http://names.test/**", (route) => {
      const path = new URL(route.request().url()).pathname;
      const contentType = path.endsWith("mjs") ? "text/javascript" : "text/html";
      return route.fulfill({ body: files[path] ?? "", contentType });
    });
    await tab.goto("http://names.test/");
    await expect(tab.locator("canvas")).toHaveCount(namesInScripts.length);
    const pictures = await tab
      .locator("canvas")
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLCanvasElement ? one.toDataURL() : "")));
    for (const [at, url] of pictures.entries()) {
      const picture = Buffer.from(url.replace(/^.*,/, ""), "base64");
      const difference = await differenceOf(picture, byPango[at] ?? picture, gap);
      // A missing mark differs by 0.3, another order by a half.
      expect.soft(difference, namesInScripts[at]).toBeLessThan(0.27);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
