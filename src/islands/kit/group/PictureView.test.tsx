import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { oldPicture, shownPicture, wordlessPicture } from "#tests/factories/group/shown-picture.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { PictureView } from "./PictureView.tsx";

watchPage();

const show = (picture: GroupPicture, earlier: readonly GroupPicture[] = []) =>
  renderIsland(
    <PictureView
      title="How we come across"
      byline="Team picture of Northwind"
      picture={picture}
      audience="each other"
      files="/picture"
      presentHref="/present"
      earlier={earlier}
    />,
  );

const listed = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

/** A table's rows, cell by cell. */
const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent),
  );

describe("a group's picture", () => {
  it("says its sentence, and the words of each band", () => {
    show(shownPicture());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("How we come across");
    expect(screen.getByText(/9 people in the picture/).textContent).toMatch(/^Team picture of Northwind/);
    expect(screen.getByText("You call each other dependable and helpful before anything else")).toBeTruthy();
    expect(listed("In more than half of all descriptions")).toEqual(["Dependable", "Helpful"]);
    expect(listed("In more than a third of all descriptions")).toEqual(["Calm"]);
    expect(listed("More often than you’d expect by chance")).toEqual(["Logical"]);
  });

  it("has both views on the same rows, and names where they part", () => {
    show(shownPicture());
    const table = screen.getByRole("table");
    expect(within(table).getByRole("columnheader", { name: "How you describe each other" })).toBeTruthy();
    expect(rowsOf(table)).toEqual([
      ["Warmth", "35%", ""],
      ["Steadiness", "25%", "above chance"],
      ["Clear thinking", "20%", "above chance"],
      ["Drive", "5%", "above chance"],
    ]);
    expect(screen.getByText(/^The mind and steadiness lead in both views/)).toBeTruthy();
  });

  it("names the words of each theme, but never what somebody believes", () => {
    show(shownPicture());
    expect(screen.getByText(/Idealistic, Modest/)).toBeTruthy();
    expect(screen.queryByText(/Religious/)).toBeNull();
  });

  it("leads to the slides and its files, and prints", () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    show(shownPicture());
    const hrefs = [
      "Present it",
      "Download report (PDF)",
      "Download slides (PDF)",
      "Download table (CSV)",
    ].map((name) => screen.getByRole("link", { name }).getAttribute("href"));
    expect(hrefs).toEqual([
      "/present",
      "/picture?format=pdf",
      "/picture?format=slides",
      "/picture?format=csv",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Print this page" }));
    expect(print).toHaveBeenCalledOnce();
  });

  it("leaves nothing empty where people share no words", () => {
    show(wordlessPicture());
    expect(screen.getByText("Nine people, many words for each other")).toBeTruthy();
    expect(screen.queryByText("Your words for each other")).toBeNull();
    expect(screen.getByRole("table")).toBeTruthy();
  });

  it("shows an old one as the list of words that it is", () => {
    show(oldPicture());
    expect(screen.getByText(/^Words that at least five of these windows had in common/)).toBeTruthy();
    expect(screen.getByText("Kind")).toBeTruthy();
    for (const text of ["More often than you’d expect by chance", "Themes", "To talk about", "How it’s made"])
      expect(screen.queryByText(text)).toBeNull();
  });
});

describe("beside an earlier picture", () => {
  const changed = (title: string) => {
    const group = screen.getByText(title).parentElement;
    return [...(group?.querySelectorAll("dd") ?? [])].map(({ textContent }) => textContent);
  };
  const earlier = shownPicture({
    ...{ number: 1, createdAt: "2026-12-01T10:00:00.000Z" },
    words: ["calm", "witty"].map((traitId) => ({ traitId, band: "often" as const })),
    themes: [
      { theme: "spark", share: 40, isClear: true },
      { theme: "heart", share: 15, isClear: false },
    ],
  });

  it("says what came, what stayed and what went, and the shares of both", () => {
    show(shownPicture(), [earlier]);
    expect(changed("Came")).toEqual(["Dependable", "Helpful", "Logical"]);
    expect(changed("Stayed")).toEqual(["Calm"]);
    expect(changed("Went")).toEqual(["Witty"]);
    const table = screen.getByRole("table", { name: "Themes then and now" });
    expect(rowsOf(table)).toContainEqual(["Warmth", "15%", "35%"]);
    expect(rowsOf(table)).toContainEqual(["Liveliness", "40%", ""]);
  });

  it("can be another one, and compares words alone with an old list", () => {
    show(shownPicture(), [earlier, oldPicture()]);
    fireEvent.change(screen.getByLabelText("Compare with"), { target: { value: oldPicture().createdAt } });
    expect(changed("Went")).toEqual(["Kind"]);
    expect(screen.queryByRole("table", { name: "Themes then and now" })).toBeNull();
  });
});
