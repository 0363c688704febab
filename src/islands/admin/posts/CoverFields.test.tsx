import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import type { PostCover } from "#src/shared/blog/post-content.ts";
import { CoverFields } from "./fields.tsx";

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
  fireEvent.click(screen.getByRole("radio", { name: "None yet" }));
  expect(screen.queryByRole("button", { name: "Choose a picture" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "A window" }));
  expect(covers).toEqual([null, null, first]);
});
