// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ErrorSummary } from "./ErrorSummary.tsx";

afterEach(cleanup);

describe("ErrorSummary", () => {
  it("draws nothing while all is well", () => {
    const { container } = render(<ErrorSummary problems={[]} />);
    expect(container.childElementCount).toBe(0);
  });

  it("takes the focus when problems come, and again when new ones do", () => {
    const { rerender } = render(<ErrorSummary problems={[]} />);
    rerender(<ErrorSummary problems={[{ fieldId: "email", message: "Email is required" }]} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    screen.getByRole("link").focus();
    rerender(<ErrorSummary problems={[{ fieldId: "email", message: "Please enter a valid email" }]} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("leaves the focus in a field while the same problems stand, until the next try to send", () => {
    const problems = () => [{ fieldId: "email", message: "Email is required" }];
    const { rerender } = render(<ErrorSummary problems={problems()} attempt={1} />);
    screen.getByRole("link").focus();
    rerender(<ErrorSummary problems={problems()} attempt={1} />);
    expect(document.activeElement).toBe(screen.getByRole("link"));
    rerender(<ErrorSummary problems={problems()} attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("leads to the field, or just says what is wrong with the whole", () => {
    render(
      <ErrorSummary
        problems={[
          { fieldId: "email", message: "Email is required" },
          { fieldId: null, message: "The round is closed" },
        ]}
      />,
    );
    expect(screen.getByRole("link", { name: "Email is required" }).getAttribute("href")).toBe("#email");
    expect(screen.getByText("The round is closed").tagName).toBe("LI");
  });
});
