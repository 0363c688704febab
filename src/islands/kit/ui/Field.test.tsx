// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";
import { Chip } from "./Chip.tsx";
import { ErrorSummary } from "#src/islands/kit/forms/form.tsx";
import { Field, PasswordField, TextAreaField } from "./Field.tsx";

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

describe("ErrorSummary", () => {
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

describe("Button", () => {
  it("says that it works, and sends nothing twice", () => {
    const sent = vi.fn();
    render(
      <form onSubmit={sent}>
        <Button type="submit" busy busyLabel="Sending…">
          Send my 6 words
        </Button>
      </form>,
    );
    const button = screen.getByRole("button", { name: "Sending…" });
    fireEvent.click(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(sent).not.toHaveBeenCalled();
  });
});

describe("Chip", () => {
  it("is named by its word, and described by its meaning", () => {
    render(
      <Chip label="Calm" description="Steady under pressure" pressed={false} onToggle={() => undefined} />,
    );
    const chip = screen.getByRole("button", { name: "Calm" });
    const description = document.getElementById(chip.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("Steady under pressure");
  });
});
