// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";
import { Chip } from "./Chip.tsx";

afterEach(cleanup);

describe("Button", () => {
  it("does not send a form unless it is told to", () => {
    render(<Button>Copy</Button>);
    expect(screen.getByRole("button").getAttribute("type")).toBe("button");
  });

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
  it("asks for the other state", () => {
    const toggled = vi.fn();
    render(<Chip label="Calm" description="Steady under pressure" pressed onToggle={toggled} />);
    const chip = screen.getByRole("button", { name: "Calm", pressed: true });
    fireEvent.click(chip);
    expect(toggled).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("is named by its word, and described by its meaning", () => {
    render(
      <Chip label="Calm" description="Steady under pressure" pressed={false} onToggle={() => undefined} />,
    );
    const chip = screen.getByRole("button", { name: "Calm" });
    const description = document.getElementById(chip.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("Steady under pressure");
  });
});
