import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServerHtmlBoundary } from "./IslandRoot.tsx";

beforeEach(() => {
  // React tells of an error that a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** An island as in Astro's page. */
function placeIsland(html = ""): Element {
  document.body.innerHTML = `<main><astro-island>${html}</astro-island></main>`;
  const island = document.querySelector("astro-island");
  if (island === null) throw new Error("There is no island.");
  return island;
}

function Form({ breaks }: { breaks: boolean }) {
  const [isBroken, setIsBroken] = useState(breaks);
  if (isBroken) throw new Error("as planned");
  return (
    <p>
      Your window <input aria-label="Title" /> <button onClick={() => setIsBroken(true)}>Break</button>
    </p>
  );
}

const inBoundary = (breaks: boolean) => createElement(ServerHtmlBoundary, null, <Form breaks={breaks} />);

const looks = () => ({
  text: document.querySelector("main")?.textContent,
  alert: screen.getByRole("alert").textContent,
});

it("leaves what the server has sent where an island cannot start", async () => {
  const island = placeIsland(renderToString(inBoundary(false)));
  await act(async () => hydrateRoot(island, inBoundary(true), { onRecoverableError: () => undefined }));
  expect(looks().text).toContain("Your window");
  expect(looks().alert).toContain("This page stopped working");
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
});

it("leaves what is there, with what was typed, where an island breaks later", () => {
  const island = placeIsland();
  render(inBoundary(false), { container: island as HTMLElement });
  fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Choir" } });
  fireEvent.click(screen.getByText("Break"));
  expect(looks().text).toContain("Your window");
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Choir");
});
