import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PostRow } from "#src/shared/blog/post.output.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { PostsSection } from "./list.tsx";

watchPage();

const row: PostRow = {
  ...{ source: "database", id: "a", slug: "a", title: "A post", state: "deleted", needsChange: false },
  ...{ publishedAt: null, savedAt: "2026-11-20T10:00:00.000Z" },
};

it("keeps the keyboard in place when a post that is restored leaves the list", async () => {
  fakeTrpc({ "post.undelete": () => ({}), "post.list": () => ({ items: [], next: null }) });
  renderIsland(<PostsSection state="deleted" initial={{ items: [row], next: null }} />);
  const restore = screen.getByRole("button", { name: "Restore" });
  restore.focus();
  fireEvent.click(restore);
  expect(await screen.findByText("None here.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Deleted" }));
});

it("is searched by words of titles, and goes on to other states with them", async () => {
  const calls = fakeTrpc({ "post.list": () => ({ items: [], next: null }) });
  renderIsland(<PostsSection state="draft" initial={{ items: [row], next: null }} />);
  fireEvent.change(screen.getByLabelText("Search by words of a title"), { target: { value: "po" } });
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { state: "draft", q: "po" } }));
  expect(await screen.findByText(/Nothing matches/)).toBeTruthy();
  const href = screen.getByRole("link", { name: "Published" }).getAttribute("href");
  expect(href).toBe("/admin/blog?state=published&q=po");
});
