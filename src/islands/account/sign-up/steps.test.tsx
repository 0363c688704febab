import { signUp } from "#src/shared/languages/en/sign-up.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { StartWords } from "./steps.tsx";

watchPage();
const names = Object.fromEntries(catalogue.map(({ id, name }) => [id, name]));

it("shows the words that wait for an account, and the way back to them", () => {
  localStorage.setItem(startWordsKey, "witty kind calm warm brave");
  renderIsland(<StartWords texts={signUp} names={names} />);
  const shown = [...screen.getByRole("list", { name: "Your words" }).children];
  expect(shown.map(({ textContent }) => textContent)).toEqual(["Witty", "Kind", "Calm", "Warm", "Brave"]);
  expect(screen.getByRole("link", { name: "Change my words" }).getAttribute("href")).toBe("/#words");
});

it("says nothing where there are too few for a round", () => {
  localStorage.setItem(startWordsKey, "witty kind");
  renderIsland(<StartWords texts={signUp} names={names} />);
  expect(screen.queryByRole("list")).toBeNull();
});

it("leaves the room to the steps once a code is on its way", () => {
  localStorage.setItem(startWordsKey, "witty kind calm warm brave");
  sessionStorage.setItem("openpane.sign-up", "alma@example.org");
  renderIsland(<StartWords texts={signUp} names={names} />);
  expect(screen.getByRole("list", { name: "Your words" }).children).toHaveLength(5);
  expect(screen.queryByRole("link", { name: "Change my words" })).toBeNull();
});
