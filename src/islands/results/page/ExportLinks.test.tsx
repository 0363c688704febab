import { storeToken } from "#src/islands/kit/session/session.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ExportLinks, ResultFile } from "./ExportLinks.tsx";

watchPage();
const csv = () => screen.getByRole("link", { name: "Download CSV" });
/** What the browser was given to save, and what it was to be called. */
const saved: { name: string; text: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  const blobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${String(blobs.push(blob as Blob))}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    void blobs
      .at(-1)
      ?.text()
      .then((text) => saved.push({ name: this.download, text }));
  });
});

describe("the downloads", () => {
  it("are plain links where there is no token: the cookie goes with them", () => {
    const calls = fakeTrpc({});
    renderIsland(<ExportLinks surveyId="a/b" />);
    expect(csv().getAttribute("href")).toBe("/api/surveys/a%2Fb/export?format=csv");
    expect(fireEvent.click(csv())).toBe(true);
    expect(calls).toEqual([]);
  });

  it("ask with the token where there is one", async () => {
    storeToken("abc");
    const file = { fileName: "openpane-1.csv", contentType: "text/csv", body: "a,b" };
    fakeTrpc({ "analysis.export": () => file });
    renderIsland(<ExportLinks surveyId="survey" />);
    expect(fireEvent.click(csv())).toBe(false);
    await vi.waitFor(() => expect(saved).toEqual([{ name: "openpane-1.csv", text: "a,b" }]), 10_000);
  });

  it("make bytes of what is no text", async () => {
    storeToken("abc");
    fakeTrpc({
      "analysis.export": () => ({
        fileName: "openpane-1.pdf",
        contentType: "application/pdf",
        body: Buffer.from("%PDF-1.7 é").toString("base64"),
        encoding: "base64",
      }),
    });
    renderIsland(<ResultFile surveyId="survey" format="pdf" />);
    fireEvent.click(screen.getByRole("link", { name: "Download PDF" }));
    await vi.waitFor(() => expect(saved).toEqual([{ name: "openpane-1.pdf", text: "%PDF-1.7 é" }]), 10_000);
  });

  it("say why there is no file", async () => {
    storeToken("abc");
    fakeTrpc({ "analysis.export": () => new Refusal(409, "There is nothing to export yet.") });
    renderIsland(<ExportLinks surveyId="survey" />);
    fireEvent.click(csv());
    expect(await screen.findByText("There is nothing to export yet.")).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
