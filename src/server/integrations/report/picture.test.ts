import fc from "fast-check";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { PrintedPicture } from "#src/server/domain/group/printed-picture.ts";
import { wordGroups } from "#src/shared/group/picture-parts.ts";
import { groupTexts } from "#src/shared/group/texts.en.ts";
import { groupWorlds } from "#tests/factories/group/group-worlds.ts";
import {
  oldPicture,
  pictureIn,
  shownPicture,
  wordlessPicture,
} from "#tests/factories/group/shown-picture.ts";
import { readPages } from "#tests/setup/read-pdf.ts";
import { printPicture } from "./printer.ts";

const team: PrintedPicture = {
  ...{ title: "How we come across", byline: "Team picture of Northwind" },
  ...{ picture: shownPicture(), audience: "each other" },
};
const sponsors: PrintedPicture = {
  ...{ ...team, byline: "Group picture by Erin Walsh", audience: "sponsor" },
  participation: { asked: 14, joined: 12 },
};

/** pdf.js splits hyphenated words, so spaces are ignored. */
const dense = (text: string) => text.replaceAll(/\s/g, "");
const read = async (printed: PrintedPicture, look: "report" | "slides") =>
  (await readPages(await printPicture(printed, look))).map(dense);

const saidIn = ({ picture }: PrintedPicture): readonly string[] => [
  picture.sentence,
  ...wordGroups(picture).flatMap(({ names }) => names),
  ...picture.themes.map(({ share }) => `${String(share)}%`),
  picture.difference ?? "",
  ...picture.questions,
];

describe.each(["report", "slides"] as const)("a picture as %s", (look) => {
  it("says all that the page says", async () => {
    const text = (await read(team, look)).join("");
    for (const said of [team.title, team.byline, "9 people in the picture", "6 March 2027", ...saidIn(team)])
      expect(text).toContain(dense(said));
  });

  it("tells a sponsor who took part, and what comes next", async () => {
    const text = (await read(sponsors, look)).join("");
    for (const said of [...saidIn(sponsors), "Who took part", "Next steps", ...groupTexts.sponsor.steps])
      expect(text).toContain(dense(said));
    expect(text).toMatch(/14.*asked.*12.*joined.*9.*in.*the.*picture/);
    expect((await read(team, look)).join("")).not.toContain("Nextsteps");
  });

  it("leaves out numbers that aren’t told", async () => {
    const text = (await read({ ...sponsors, participation: { asked: 14, joined: null } }, look)).join("");
    expect(text).not.toContain("joined");
  });

  it("leaves nothing empty, and shows an old picture as its words", async () => {
    const wordless = (await read({ ...team, picture: wordlessPicture() }, look)).join("");
    expect(wordless).not.toContain(dense("Your words for each other"));
    const old = (await read({ ...team, picture: oldPicture() }, look)).join("");
    expect(old).toContain(dense(groupTexts.earlier));
    for (const absent of ["Themes", "To talk about", "How it’s made"])
      expect(old).not.toContain(dense(absent));
  });

  it("has the same bytes each time, and the day alone", async () => {
    const [once, again] = [await printPicture(team, look), await printPicture(team, look)];
    expect(Buffer.compare(once, again)).toBe(0);
    const pdf = await getDocumentProxy(new Uint8Array(once));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: team.title, CreationDate: "D:20270306000000Z" });
    await pdf.loadingTask.destroy();
  });

  it("names letters that its typefaces don’t have", async () => {
    const text = (await read({ ...team, title: "Նարե" }, look)).join("");
    expect(text).toContain(dense("[…] stands for letters"));
  });
});

const anyPicture = fc
  .record({
    world: fc.constantFrom(...groupWorlds),
    people: fc.integer({ min: 5, max: 20 }),
    audience: fc.constantFrom("each other", "group", "sponsor"),
    seed: fc.nat(100_000),
    title: fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }),
  })
  .map(({ world, people, audience, seed, title }): PrintedPicture => ({
    ...{ title, byline: "Group picture by Erin Walsh", audience },
    picture: pictureIn({ world, people, describers: Math.min(people - 1, 8) }, audience, seed),
    participation: { asked: 200, joined: 199 },
  }));

it("is one or two pages of A4 for any group, with its whole text above the foot", async () => {
  await fc.assert(
    fc.asyncProperty(anyPicture, async (printed) => {
      const pages = await read(printed, "report");
      expect([1, 2]).toContain(pages.length);
      for (const [index, page] of pages.entries())
        expect(page).toMatch(new RegExp(`Page${String(index + 1)}of${String(pages.length)}$`));
      expect(pages.join("")).toContain(dense(groupTexts.how.points[3]));
    }),
    { numRuns: 20 },
  );
});

it("is slides of 16:9 for any group, one large thing each", async () => {
  await fc.assert(
    fc.asyncProperty(anyPicture, async (printed) => {
      const { picture, audience } = printed;
      const pdf = await getDocumentProxy(new Uint8Array(await printPicture(printed, "slides")));
      const words = picture.words.length > 0 ? 1 : 0;
      const difference = picture.difference === null ? 0 : 1;
      expect(pdf.numPages).toBe(2 + words + difference + 3 + (audience === "sponsor" ? 2 : 0));
      for (let n = 1; n <= pdf.numPages; n += 1)
        expect((await pdf.getPage(n)).view).toEqual([0, 0, 1280, 720]);
      await pdf.loadingTask.destroy();
    }),
    { numRuns: 15 },
  );
});

it("is tagged with a table, lists and headings", async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await printPicture(team, "report")));
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  await pdf.loadingTask.destroy();
  expect(tree.match(/"role":"H1"/g)).toHaveLength(1);
  expect(tree).toMatch(/"role":"Table".*"role":"TR".*"role":"TH".*"role":"TD"/);
  expect(tree).toMatch(/"role":"L".*"role":"LI"/);
});
