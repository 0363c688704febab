import { expect, it } from "vitest";
import { makeUser } from "#tests/factories/user.ts";
import { shownPicture } from "#tests/factories/group/shown-picture.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { pictureFile } from "./picture-files.ts";

const printed = {
  ...{ title: "=Leading", byline: "Group picture by Erin Walsh", picture: shownPicture() },
  ...{ audience: "sponsor" as const, participation: { asked: 14, joined: null } },
};

it("is a table in which no cell is a formula", async () => {
  const deps = await makeDeps();
  const { fileName, body } = await pictureFile(deps, { actor: await makeUser(deps) }, printed, "csv");
  expect(fileName).toBe("openpane-leading-picture-2.csv");
  const lines = body.replace("\ufeff", "").trim().split("\r\n");
  expect(lines).toEqual([
    "section,item,value",
    `picture,title,"'=Leading"`,
    "picture,date,2027-03-06",
    "people,asked,14",
    "people,in the picture,9",
    `picture,sentence,${printed.picture.sentence}`,
    "word,Dependable,In more than half of all descriptions",
    "word,Helpful,In more than half of all descriptions",
    "word,Calm,In more than a third of all descriptions",
    "word,Logical,More often than you’d expect by chance",
    ...["Warmth,35%", "Steadiness,25%", "Clear thinking,20%", "Drive,5%"].map(
      (row) => `How others describe them,${row}`,
    ),
    ...["Clear thinking", "Drive", "Steadiness"].map(
      (theme) => `How they describe themselves,${theme},above chance`,
    ),
    `picture,difference,"${printed.picture.difference ?? ""}"`,
    ...printed.picture.questions.map((question, index) => `question,${String(index + 1)},${question}`),
  ]);
});

it("is printed as a report and as slides, so many an hour", async () => {
  const deps = await makeDeps();
  const actor = await makeUser(deps);
  const file = (format: "pdf" | "slides") => pictureFile(deps, { actor }, printed, format);
  for (const [format, name] of [
    ["pdf", "openpane-leading-picture-2.pdf"],
    ["slides", "openpane-leading-slides-2.pdf"],
  ] as const) {
    const { fileName, contentType, body, encoding } = await file(format);
    expect({ fileName, contentType, encoding }).toEqual({
      ...{ fileName: name, contentType: "application/pdf", encoding: "base64" },
    });
    expect(Buffer.from(body, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  }
  for (let n = 2; n < 30; n += 1) await file("slides");
  await expect(file("pdf")).rejects.toMatchObject({ kind: "too_many_requests" });
});
