import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { storeToken } from "#src/islands/kit/session/session.ts";
import { shownPicture } from "#tests/factories/organisation/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { LoadedPicture, PictureView } from "./Picture.tsx";
import { Presentation } from "./present.tsx";

watchPage();

const list = (name: string) => within(screen.getByRole("region", { name }));

describe("a team picture", () => {
  it("lists words pane by pane, and three questions", () => {
    renderIsland(<PictureView picture={shownPicture()} />);
    expect(list("Arena").getByText("8 of 9")).toBeTruthy();
    expect(list("Blind Spot").getByText("most of 9")).toBeTruthy();
    expect(list("Façade").getByText("Not enough of you share a word here.")).toBeTruthy();
    expect(list("What to talk about").getAllByRole("listitem")).toHaveLength(3);
    expect(list("How far you and others agree").getByText(/between 10 and 45/)).toBeTruthy();
  });

  it("says why there are no words where fewer than eight are counted", () => {
    renderIsland(<PictureView picture={shownPicture({ counted: 5, words: [] })} />);
    expect(screen.getByText(/This picture shows no words/)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Arena" })).toBeNull();
  });

  it("leads to its files, and prints", () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    renderIsland(<PictureView picture={shownPicture()} />);
    const hrefs = ["Download PDF", "Download CSV"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );
    expect(hrefs).toEqual([
      "/api/team-rounds/round-1/picture?format=pdf",
      "/api/team-rounds/round-1/picture?format=csv",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Print this page" }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    [() => shownPicture(), "How we come across"],
    [() => new Refusal(404, "There’s no team picture yet."), "There’s nothing here"],
  ])("is asked for where the page came without", async (answer, heading) => {
    storeToken("token");
    fakeTrpc({ "team.picture": answer });
    renderIsland(<LoadedPicture teamRoundId="round-1" initial={null} />);
    expect(await screen.findByRole("heading", { name: heading })).toBeTruthy();
  });
});

describe("presenting it", () => {
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
  const press = (key: string) => fireEvent.keyDown(document.body, { key });

  it("goes through it by keys, and stops at either end", () => {
    renderIsland(<Presentation picture={shownPicture()} />);
    const seen = [heading()];
    for (let n = 0; n < 6; n += 1) {
      press("ArrowRight");
      seen.push(heading());
    }
    expect(seen).toEqual([
      ...["How we come across", "Arena", "Blind Spot", "Façade"],
      ...["How far you and others agree", "What to talk about", "What to talk about"],
    ]);
    press("Home");
    expect(screen.getByText("1 of 6")).toBeTruthy();
    press("Tab");
    expect(screen.getByText("1 of 6")).toBeTruthy();
  });

  it("goes by buttons, too, with the focus on what is new", () => {
    renderIsland(<Presentation picture={shownPicture()} />);
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(document.activeElement?.textContent).toBe("Arena");
    fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(heading()).toBe("How we come across");
  });

  it("has no panes where the picture has no words", () => {
    renderIsland(<Presentation picture={shownPicture({ counted: 5, words: [] })} />);
    expect(screen.getByText("1 of 3")).toBeTruthy();
    expect(screen.getByText(/It shows no words/)).toBeTruthy();
  });
});
