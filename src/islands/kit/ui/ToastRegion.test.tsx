// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast, pauseToast, resumeToast, showToast, ToastRegion, toasts } from "./toasts.tsx";

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

const titles = () => toasts.get().map((toast) => toast.title);
const open = () => toasts.get().filter((toast) => toast.open);

describe("toasts", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    toasts.set([]);
    vi.useRealTimers();
  });

  it("are dismissed after 5 s and forgotten 5 s later", () => {
    showToast({ title: "Saved" });
    vi.advanceTimersByTime(4_999);
    expect(open()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(open()).toHaveLength(0);
    expect(titles()).toEqual(["Saved"]);
    vi.advanceTimersByTime(4_999);
    expect(titles()).toEqual(["Saved"]);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it("show at most five, the newest first", () => {
    for (const title of ["1", "2", "3", "4", "5", "6"]) showToast({ title });
    expect(titles()).toEqual(["6", "5", "4", "3", "2"]);
  });

  it("are not shown twice with the same words: the newer one stands alone, for its full time", () => {
    showToast({ title: "Login failed", body: "Try again.", tone: "error" });
    showToast({ title: "Login failed", body: "Too many attempts.", tone: "error" });
    vi.advanceTimersByTime(3_000);
    showToast({ title: "Login failed", body: "Try again.", tone: "error" });
    expect(toasts.get().map(({ body }) => body)).toEqual(["Try again.", "Too many attempts."]);
    vi.advanceTimersByTime(4_999);
    expect(open()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(open()).toHaveLength(0);
  });

  it("stand still while someone reads them, and then have their full time", () => {
    const id = showToast({ title: "Saved" });
    vi.advanceTimersByTime(4_000);
    pauseToast(id);
    vi.advanceTimersByTime(60_000);
    expect(open()).toHaveLength(1);
    resumeToast(id);
    vi.advanceTimersByTime(4_999);
    expect(open()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(open()).toHaveLength(0);
  });

  it("go on leaving when the pointer passes over one that was dismissed", () => {
    const id = showToast({ title: "Saved" });
    dismissToast(id);
    pauseToast(id);
    resumeToast(id);
    vi.advanceTimersByTime(5_000);
    expect(titles()).toEqual([]);
  });
});
