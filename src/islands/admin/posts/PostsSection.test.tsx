import type { PostCover } from "#src/shared/blog/post-content.ts";
import type { PostRow } from "#src/shared/blog/post.output.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { CoverFields, tagsFrom } from "#src/islands/admin/posts/editor/DraftFields.tsx";
import { PostsSection } from "./list.tsx";
import { PictureDialog } from "./pictures.tsx";

watchPage();

const row: PostRow = {
  ...{ source: "database", id: "a", slug: "a", title: "A post", state: "deleted", needsChange: false },
  ...{ publishedAt: null, savedAt: "2026-11-20T10:00:00.000Z" },
};

it("is searched by words of titles, and goes on to other states with them", async () => {
  const calls = fakeTrpc({ "post.list": () => ({ items: [], next: null }) });
  renderIsland(<PostsSection state="draft" initial={{ items: [row], next: null }} />);
  fireEvent.change(screen.getByLabelText("Search by words of a title"), { target: { value: "po" } });
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { state: "draft", q: "po" } }));
  expect(await screen.findByText(/Nothing matches/)).toBeTruthy();
  const href = screen.getByRole("link", { name: "Published" }).getAttribute("href");
  expect(href).toBe("/admin/blog?state=published&q=po");
});

const first: PostCover = {
  kind: "window",
  alt: "A window",
  panes: { arena: 7, blindSpot: 1, facade: 1, unknown: 1 },
  words: { arena: "calm" },
};

function Fields({ onCover }: { onCover: (cover: PostCover | null) => void }) {
  const [cover, setCover] = useState<PostCover | null>(first);
  const change = (changed: PostCover | null) => {
    setCover(changed);
    onCover(changed);
  };
  return <CoverFields cover={cover} library={[]} onChange={change} />;
}

beforeEach(() => {
  document.body.replaceChildren();
});

it("keeps what was filled in while arrow keys pass by the other kinds, and opens nothing by itself", () => {
  const covers: (PostCover | null)[] = [];
  render(<Fields onCover={(cover) => covers.push(cover)} />);
  fireEvent.click(screen.getByRole("radio", { name: "A picture" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Choose a picture" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Drawn for you" }));
  expect(screen.queryByRole("button", { name: "Choose a picture" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "A window" }));
  expect(covers).toEqual([null, null, first]);
});

it("asks for what is missing, one thing after the other, where it's missing", () => {
  renderIsland(
    <PictureDialog file={null} library={[]} onClose={() => undefined} onPicked={() => undefined} />,
  );
  const upload = () => fireEvent.click(screen.getByRole("button", { name: "Upload" }));
  const said = () => screen.queryByRole("alert")?.textContent;
  const file = screen.getByLabelText("A file from this device");
  upload();
  expect([said(), document.activeElement]).toEqual(["Choose a picture first.", file]);
  fireEvent.change(file, { target: { files: [new File(["x"], "a.png", { type: "image/png" })] } });
  expect(said()).toBeUndefined();
  upload();
  expect([said(), document.activeElement]).toEqual([
    "Say what the picture shows.",
    screen.getByLabelText("What does it show?"),
  ]);
});

it.each([
  ["Johari Window, blind spots", ["johari-window", "blind-spots"]],
  ["one,, one , ", ["one"]],
  ["", []],
  ["Top 10!", ["top"]],
])("reads %j", (text, tags) => {
  expect(tagsFrom(text)).toEqual(tags);
  expect(tagsFrom(tags.join(", "))).toEqual(tags);
});
