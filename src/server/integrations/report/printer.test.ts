import { catalogue } from "#src/shared/words/catalogue.ts";
import { makeReport } from "#tests/factories/report.ts";
import { makeAgreeingSnapshot, makeSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { readPages } from "#tests/setup/read-pdf.ts";
import fc from "fast-check";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { printReport } from "./printer.ts";

const varied = makeReport(makeVariedSnapshot(7));
const ids = catalogue.map(({ id }) => id);
/** pdf.js splits hyphenated words, so spaces are ignored. */
const dense = (text: string) => text.replaceAll(/\s/g, "");

const anyReport = fc
  .record({
    self: fc.shuffledSubarray(ids, { minLength: 5, maxLength: 10 }),
    peers: fc.array(fc.shuffledSubarray(ids, { minLength: 5, maxLength: 10 }), {
      minLength: 3,
      maxLength: 40,
    }),
    name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }),
    named: fc.nat(40),
    title: fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }),
    ownerName: fc.string({ unit: "grapheme", maxLength: 241 }),
    guess: fc.option(fc.shuffledSubarray(ids, { minLength: 5, maxLength: 10 }), { nil: undefined }),
  })
  .map(({ self, peers, name, named, title, ownerName, guess }) => {
    const names = Array.from({ length: Math.min(named, peers.length) }, () => name);
    return makeReport(makeSnapshot({ self, peers, names, ...(guess && { guess }) }), { title, ownerName });
  });

describe("the printed report", () => {
  it("has the person, the portrait, every word and how reliable it is", async () => {
    const pages = await readPages(await printReport(varied));
    const [first = "", second = ""] = pages.map(dense);
    const { title, ownerName, facts, name, portrait, question, step, agreementText, confidence } = varied;
    for (const text of [title, ownerName, facts, name, ...portrait, question, step])
      expect(first).toContain(dense(text));
    // Numbers about the whole are on the second page.
    for (const text of [agreementText, confidence.text, ...varied.names]) {
      expect(first).not.toContain(dense(text));
      expect(second).toContain(dense(text));
    }
    for (const { title: pane, words } of varied.panes) {
      expect(first).toContain(dense(pane));
      for (const { name: word, votes } of words) expect(second).toContain(dense(`${word}${votes ?? ""}`));
    }
    expect(second).toContain(dense(varied.anonymity));
    for (const claim of [...varied.canTell, ...varied.cannotTell]) expect(second).toContain(dense(claim));
  });

  it("fits on two pages for any allowed snapshot", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async (report) => {
        const pages = await readPages(await printReport(report));
        expect(pages).toHaveLength(2);
        // The last text of each page is above its foot only if all the rest was.
        expect(pages[0]).toMatch(/One thing to try.*Page 1 of 2/);
        expect(pages[1]).toMatch(/Who took part.*Page 2 of 2/);
        expect(dense(pages[1] ?? "")).toContain(dense(report.anonymity));
      }),
      { numRuns: 25 },
    );
  });

  it("shows bands and no counts below five answers", async () => {
    const three = makeReport(makeAgreeingSnapshot(wordsFrom(0), 3, wordsFrom(3, 5)));
    const text = (await readPages(await printReport(three))).join(" ");
    expect(text).toMatch(/Bold most/);
    expect(text).not.toMatch(/\d of 3/);
  });

  it("has the same bytes each time, and no time finer than the day", async () => {
    const [once, again] = [await printReport(varied), await printReport(varied)];
    expect(Buffer.compare(once, again)).toBe(0);
    const pdf = await getDocumentProxy(new Uint8Array(once));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: varied.title,
      Creator: "Openpane",
      Producer: "Openpane",
      CreationDate: "D:20261120000000Z",
      PDFFormatVersion: "1.7",
      Language: "en",
    });
    expect(info).not.toHaveProperty("ModDate");
    expect(info).not.toHaveProperty("Author");
    await pdf.loadingTask.destroy();
  });

  it("is tagged with headings, lists and described figures", async () => {
    const bytes = await printReport(varied);
    expect(Buffer.from(bytes).toString("latin1")).toMatch(
      /\/MarkInfo .*\/StructTreeRoot |\/StructTreeRoot .*\/MarkInfo /s,
    );
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const trees = await Promise.all([1, 2].map(async (n) => (await pdf.getPage(n)).getStructTree()));
    await pdf.loadingTask.destroy();
    const [first, second] = trees.map((tree) => JSON.stringify(tree));
    expect(first?.match(/"role":"H1"/g)).toHaveLength(1);
    expect(first?.match(/"role":"Figure"/g)).toHaveLength(1);
    expect(first).toContain(JSON.stringify(varied.windowText));
    expect(second).toContain(JSON.stringify(varied.agreementText));
    expect(second?.match(/"role":"H2"/g)).toHaveLength(9);
    expect(second).toMatch(/"role":"L".*"role":"LI".*"role":"LBody"/);
  });
});
