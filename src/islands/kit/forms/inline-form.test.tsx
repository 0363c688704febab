// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { useFocusFallback } from "./inline-form.tsx";

afterEach(cleanup);

function Once() {
  const heir = useRef<HTMLHeadingElement>(null);
  const [isDone, setDone] = useState(false);
  return (
    <section {...useFocusFallback(heir)}>
      <h2 ref={heir} tabIndex={-1}>
        Heading
      </h2>
      {!isDone && <button onClick={() => setDone(true)}>Do it</button>}
    </section>
  );
}

it("gives the heir the focus of what is gone", () => {
  render(<Once />);
  screen.getByRole("button").focus();
  fireEvent.click(screen.getByRole("button"));
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

it("pulls the focus from nowhere else", () => {
  render(
    <>
      <Once />
      <input />
    </>,
  );
  screen.getByRole("button").focus();
  screen.getByRole("textbox").focus();
  fireEvent.click(screen.getByRole("button"));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

it("leaves someone alone who has not been inside", () => {
  render(<Once />);
  fireEvent.click(screen.getByRole("button"));
  expect(document.activeElement).toBe(document.body);
});

it("knows of focus that came before the page was hydrated", () => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<Once />);
  screen.getByRole("button").focus();
  render(<Once />, { container: page, hydrate: true });
  fireEvent.click(screen.getByRole("button"));
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
