import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { oldPicture, shownPicture, wordlessPicture } from "#tests/factories/group/shown-picture.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { GroupSlides } from "./slides.tsx";

watchPage();

const show = (picture: GroupPicture) =>
  renderIsland(
    <GroupSlides
      title="How we come across"
      byline="Team picture of Northwind"
      picture={picture}
      audience="each other"
      backHref="/picture"
    />,
  );

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const press = (key: string) => fireEvent.keyDown(document.body, { key });

/** The headings up to the last slide, by keys. */
function goThrough(): readonly string[] {
  const seen = [heading()];
  for (let n = 0; n < 10; n += 1) {
    press("ArrowRight");
    if (seen[seen.length - 1] !== heading()) seen.push(heading());
  }
  return seen;
}

describe("slides of a picture", () => {
  it("show one large thing each, and stop at either end", () => {
    const picture = shownPicture();
    show(picture);
    expect(goThrough()).toEqual([
      picture.sentence,
      "Your words for each other",
      "Themes",
      picture.difference,
      ...picture.questions,
    ]);
    expect(screen.getByText("7 of 7")).toBeTruthy();
    press("Home");
    expect(screen.getByText("1 of 7")).toBeTruthy();
    press("Tab");
    expect(screen.getByText("1 of 7")).toBeTruthy();
  });

  it("go by buttons, too, with the focus on what is new", () => {
    show(shownPicture());
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(document.activeElement?.textContent).toBe("Your words for each other");
    fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByRole("button", { name: "Back" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("link", { name: "Stop presenting" }).getAttribute("href")).toBe("/picture");
  });

  it("leave out what a picture doesn’t have", () => {
    show(wordlessPicture());
    expect(goThrough()[1]).toBe("Themes");
  });

  it("show an old picture as its words", () => {
    show(oldPicture());
    expect(goThrough()).toEqual(["Two words in common", "Your words for each other"]);
    expect(screen.getByText(/^Words that at least five/)).toBeTruthy();
  });
});
