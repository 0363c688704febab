// @vitest-environment happy-dom
import { paths } from "#src/shared/site/paths.ts";
import { beforeAll, expect, it } from "vitest";
import { rewriteDemoLinks } from "./demo-page.ts";

// Its listeners live as long as the page: once is enough for all tests.
beforeAll(() => rewriteDemoLinks(document));

/** A link that an island has drawn, after someone did this to a word in it. */
function linkAfter(kind: string, href: string) {
  document.body.innerHTML = `<a href="${href}" download="file"><b>Word</b></a>`;
  document.querySelector("b")?.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
  const link = document.querySelector("a");
  return [link?.getAttribute("href"), link?.hasAttribute("download")];
}

it.each(["click", "auxclick", "contextmenu"])(
  "a link leads into the demo before a %s does anything",
  (kind) => {
    expect(linkAfter(kind, paths.results())).toEqual([paths.demo("results"), false]);
    expect(linkAfter(kind, paths.surveyExport("demo-team", "pdf"))).toEqual(["#demo", false]);
  },
);

it("a link to a public page stays as it is", () => {
  expect(linkAfter("click", paths.subscribe())).toEqual([paths.subscribe(), true]);
});
