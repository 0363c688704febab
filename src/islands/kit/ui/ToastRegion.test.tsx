// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { showToast, toasts, ToastRegion } from "./toasts.tsx";

function showOne() {
  render(<ToastRegion />);
  act(() => void showToast({ title: "Login failed", body: "Try again.", tone: "error" }));
  const toast = screen.getByText("Login failed").closest(".toast");
  if (toast === null) throw new Error("The toast is not drawn.");
  return toast;
}

function drag(toast: Element, byPx: number) {
  fireEvent.pointerDown(toast, { clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: 100 + byPx, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: 100 + byPx, pointerId: 1 });
}

describe("ToastRegion", () => {
  afterEach(() => {
    cleanup();
    toasts.set([]);
  });

  it("reads out what another island says", () => {
    showOne();
    expect(screen.getByRole("status").textContent).toContain("Try again.");
  });

  it("is silent where the form has said it, and no landmark while it is empty", () => {
    render(<ToastRegion />);
    expect(screen.queryByRole("region")).toBeNull();
    act(() => void showToast({ title: "Login failed", isSaid: true }));
    expect(screen.getByText("Login failed").closest(".toast")?.getAttribute("aria-live")).toBe("off");
    expect(screen.getByRole("region", { name: "Notifications" })).toBeTruthy();
  });

  it("dismisses by its button", () => {
    const toast = showOne();
    fireEvent.click(screen.getByRole("button", { name: /^Dismiss/ }));
    expect(toast.hasAttribute("data-closed")).toBe(true);
  });

  it.each([
    [50, true],
    [49, false],
    [-80, false],
  ])("swiped by %d px, dismissed: %s", (byPx, dismissed) => {
    const toast = showOne();
    drag(toast, byPx);
    expect(toast.hasAttribute("data-closed")).toBe(dismissed);
  });
});
