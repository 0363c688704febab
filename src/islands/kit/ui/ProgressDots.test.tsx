// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ProgressDots } from "./ProgressDots.tsx";

afterEach(cleanup);

it.each([
  [0, 0, "0 of 3 answers"],
  [2, 2, "2 of 3 answers"],
  [3, 3, "3 of 3 answers"],
  [7, 3, "7 answers"],
])("after %d answers fills %d of 3 dots and says “%s”", (done, filled, text) => {
  const { container } = render(<ProgressDots done={done} total={3} unit="answers" />);
  expect(container.querySelectorAll("[data-on]")).toHaveLength(filled);
  expect(container.textContent).toBe(text);
});
