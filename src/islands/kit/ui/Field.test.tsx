// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Field, TextAreaField } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";

afterEach(cleanup);

/** The texts that describe a control, in reading order. */
function descriptionsOf(control: HTMLElement): (string | null | undefined)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe("Field", () => {
  it("ties label, hint and error to the control", () => {
    render(<Field label="Email" hint="We send a code to it." error="Please enter a valid email" />);
    const input = screen.getByLabelText("Email");
    expect(descriptionsOf(input)).toEqual(["Please enter a valid email", "We send a code to it."]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("says nothing is wrong when nothing is", () => {
    render(<Field label="Email" error={null} />);
    const input = screen.getByLabelText("Email");
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    expect(input.hasAttribute("aria-describedby")).toBe(false);
  });

  it("takes the id that an error summary links to", () => {
    render(<Field id="email" label="Email" />);
    expect(screen.getByLabelText("Email").id).toBe("email");
  });
});

describe("the only field of a form", () => {
  const tried = (attempt: number, error: string | null = "Please choose a day.") => (
    <Field label="Deadline" attempt={attempt} error={error} />
  );

  it("is quiet until its form was sent", () => {
    render(tried(0, null));
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says aloud what is wrong and takes the focus, with each try again", () => {
    const { rerender } = render(tried(1));
    const first = screen.getByRole("alert");
    expect(document.activeElement).toBe(screen.getByLabelText("Deadline"));
    screen.getByLabelText("Deadline").blur();
    rerender(tried(2));
    expect(document.activeElement).toBe(screen.getByLabelText("Deadline"));
    // What is in the page already is not read again.
    expect(screen.getByRole("alert")).not.toBe(first);
  });

  it("does so with several lines, too", () => {
    render(<TextAreaField label="Message" attempt={1} error="Please write a message." />);
    const area = screen.getByLabelText("Message");
    expect(document.activeElement).toBe(area);
    expect(screen.getByRole("alert").textContent).toBe("Please write a message.");
    expect(area.hasAttribute("attempt")).toBe(false);
  });

  it("leaves both to the summary in a form of several", () => {
    render(<Field label="Email" error="Email is required" />);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("PasswordField", () => {
  it("shows and hides what was typed", () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText("Password");
    const button = screen.getByRole("button", { name: "Show password" });
    expect(input.getAttribute("type")).toBe("password");
    fireEvent.click(button);
    expect(input.getAttribute("type")).toBe("text");
    expect(button.textContent).toBe("Hide password");
    fireEvent.click(button);
    expect(input.getAttribute("type")).toBe("password");
  });
});
