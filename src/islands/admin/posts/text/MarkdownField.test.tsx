import { fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { MarkdownField } from "./MarkdownField.tsx";

function Post({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <MarkdownField label="Text" value={text} onChange={setText} field={field} onPicture={() => undefined} />
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });

/** happy-dom has no `execCommand`, as some browsers have none: the field is set by script there. */
function write(initial: string, start: number, end = start) {
  render(<Post initial={initial} />);
  area().setSelectionRange(start, end);
}

beforeEach(() => {
  document.body.replaceChildren();
});

it("marks what is selected, by button and by keys, and keeps it selected", () => {
  write("be bold", 3, 7);
  fireEvent.click(screen.getByRole("button", { name: "Bold" }));
  expect(area().value).toBe("be **bold**");
  expect(area().value.slice(area().selectionStart, area().selectionEnd)).toBe("bold");
  fireEvent.keyDown(area(), { code: "KeyB", key: "b", ctrlKey: true });
  expect(area().value).toBe("be bold");
});

it("goes on with a list at Enter, and leaves Enter alone elsewhere", () => {
  write("- one", 5);
  expect(fireEvent.keyDown(area(), { key: "Enter" })).toBe(false);
  expect(area().value).toBe("- one\n- ");
  document.body.replaceChildren();
  write("one", 3);
  expect(fireEvent.keyDown(area(), { key: "Enter" })).toBe(true);
});

it("is one stop for Tab, and arrows go round it", () => {
  write("", 0);
  const bold = screen.getByRole("button", { name: "Bold" });
  const buttons = screen.getAllByRole("button");
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([bold]);
  bold.focus();
  fireEvent.keyDown(bold, { key: "ArrowLeft" });
  const picture = screen.getByRole("button", { name: "Picture" });
  expect(document.activeElement).toBe(picture);
  fireEvent.keyDown(picture, { key: "ArrowRight" });
  expect(document.activeElement).toBe(bold);
});
