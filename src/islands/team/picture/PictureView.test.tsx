import { storeToken } from "#src/islands/kit/session/token-store.ts";
import { shownPicture } from "#tests/factories/organisation/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LoadedPicture, PictureView } from "./PictureIsland.tsx";
import { Presentation } from "./present.tsx";

watchPage();

describe("a team picture", () => {
  it("says why there are no words where fewer than eight are counted", () => {
    renderIsland(<PictureView picture={shownPicture({ counted: 5, words: [] })} />);
    expect(screen.getByText(/This picture shows no words/)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Arena" })).toBeNull();
  });

  it.each([
    [() => shownPicture(), "How we come across"],
    [() => new Refusal(404, "There’s no team picture yet."), "There’s nothing here"],
  ])("is asked for where the page came without", async (answer, heading) => {
    storeToken("token");
    fakeTrpc({ "team.picture": answer });
    renderIsland(
      <LoadedPicture teamRoundId="round-1" initial={null}>
        {(picture) => <h1>{picture.title}</h1>}
      </LoadedPicture>,
    );
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
