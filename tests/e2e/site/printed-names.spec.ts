import { readFileSync } from "node:fs";
import { pdfOf } from "#src/server/integrations/report/page.ts";
import { typed } from "#src/server/integrations/report/paper.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { namesInScripts } from "#tests/factories/names.ts";
import { differenceOf, drawLine } from "#tests/setup/pictures.ts";

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

test("prints names in nine scripts as pictures show them", async ({ page: tab }) => {
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
    const setting = { face: "text", direction: "auto", size: size * scale } as const;
    const difference = await differenceOf(picture, await drawLine(namesInScripts[at] ?? "", setting), gap);
    // A missing mark differs by 0.3, another order by a half.
    expect.soft(difference, namesInScripts[at]).toBeLessThan(0.27);
  }
});
