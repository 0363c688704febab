import { signUp } from "#src/shared/languages/en/sign-up.ts";
import { readToken } from "#src/islands/kit/session/session.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RegisterByLink } from "./RegisterByLink.tsx";

const visited = watchPage();
const query = { next: "/assessment/new", intent: null };
const user = {
  onboardingStatus: "not_started",
  onboardingState: { intendedAccountType: null, return_to: null },
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function fill(changes: Readonly<Record<string, string>> = {}) {
  const entries = {
    Name: " Alma Sample ",
    Email: " alma@example.org ",
    Password: "walking-home",
    ...changes,
  };
  for (const [label, value] of Object.entries(entries)) type(label, value);
}

async function toCreated(answers: Parameters<typeof fakeTrpc>[0] = {}) {
  const calls = fakeTrpc({ "verification.register": () => ({ user }), ...answers });
  renderIsland(<RegisterByLink query={query} texts={signUp} names={{}} />);
  fill();
  press("Create account");
  await screen.findByRole("heading", { name: "Account Created!" });
  return calls;
}

describe("signing up by link", () => {
  it("registers once for two clicks, signs nobody in, and tells what to do", async () => {
    const calls = fakeTrpc({ "verification.register": () => ({ user }) });
    renderIsland(<RegisterByLink query={query} texts={signUp} names={{}} />);
    fill();
    act(() => {
      screen.getByRole("button", { name: "Create account" }).click();
      screen.getByRole("button", { name: "Create account" }).click();
    });
    const heading = await screen.findByRole("heading", { name: "Account Created!" });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading), 10_000);
    expect(screen.getByText("alma@example.org")).toBeTruthy();
    const tips = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(tips.join()).toMatch(/spam folder.*address.*few minutes/);
    expect(calls.map(({ input }) => input)).toEqual([
      { name: "Alma Sample", email: "alma@example.org", password: "walking-home" },
    ]);
    expect(readToken()).toBeNull();
    expect(visited).toEqual([]);
  });

  it.each([
    [{ Name: " ", Email: "", Password: "" }, "Please fill in all fields"],
    [{ Name: " " }, "Your name is missing"],
    [{ Email: "alma@example" }, "Please enter a valid email"],
    [{ Password: "1234567" }, "Password must be at least 8 characters long"],
  ])("does not send %j", (changes, message) => {
    const calls = fakeTrpc({});
    renderIsland(<RegisterByLink query={query} texts={signUp} names={{}} />);
    fill(changes);
    press("Create account");
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain(message);
    expect(calls).toEqual([]);
  });

  it("says that an address has an account, in the server's words, and leads to the login", async () => {
    const message = "This email address is already registered. Please log in instead.";
    fakeTrpc({ "verification.register": () => new Refusal(409, message) });
    renderIsland(<RegisterByLink query={query} texts={signUp} names={{}} />);
    fill();
    press("Create account");
    expect(await screen.findByText("Registration failed")).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(2);
    const link = within(screen.getByRole("alert")).getByRole("link", { name: "Sign in" });
    expect(link.getAttribute("href")).toBe("/login?next=%2Fassessment%2Fnew");
    expect(field("Password").value).toBe("walking-home");
  });

  it.each([
    [new Refusal(409, ""), "This email address is already registered. Please log in instead."],
    [new Refusal(400, ""), "Please try again"],
    [{}, "Invalid registration response"],
    [{ user: null }, "Invalid registration response"],
    [new Refusal(429, "Too many attempts."), "Too many attempts."],
  ])("answered by %j says that registration failed: %s", async (answer, message) => {
    fakeTrpc({ "verification.register": () => answer });
    renderIsland(<RegisterByLink query={query} texts={signUp} names={{}} />);
    fill();
    press("Create account");
    expect(await screen.findByText("Registration failed")).toBeTruthy();
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.queryByText("Account Created!")).toBeNull();
  });

  it("puts the server's word beside its field", async () => {
    const message = "Choose a password that is hard to guess";
    fakeTrpc({
      "verification.register": () => new Refusal(400, message, [{ path: "password", message }]),
    });
    renderIsland(<RegisterByLink query={query} texts={signUp} names={{}} />);
    fill();
    press("Create account");
    await screen.findByText("Registration failed");
    expect(field("Password").getAttribute("aria-invalid")).toBe("true");
  });

  it("outlives a reload without the password, and leads back to the form", async () => {
    await toCreated();
    expect(Object.values(sessionStorage)).toEqual(["alma@example.org"]);
    expect(JSON.stringify(Object.values(localStorage))).not.toContain("walking-home");
    cleanup();
    renderIsland(<RegisterByLink query={query} texts={signUp} names={{}} />);
    expect(screen.getByRole("heading", { name: "Account Created!" })).toBeTruthy();
    press("Use another address");
    expect(field("Email").value).toBe("");
  });
});

describe("asking for the email again", () => {
  const button = () => screen.getByRole("button", { name: "Resend verification email" });
  const sent = "Verification email sent successfully";
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

  async function resendWith(answer: unknown) {
    vi.useRealTimers();
    const calls = await toCreated({ "verification.resend": () => answer });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.click(button());
    await act(() => vi.advanceTimersByTimeAsync(50));
    return calls.filter(({ procedure }) => procedure === "verification.resend");
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** Texts on the page, but for toasts. */
  const inPlace = (text: string) => screen.queryAllByText(text, { selector: ".text-muted" }).length;
  const toast = (title: string) =>
    screen.queryAllByText(title, { selector: ".toast:not([data-closed]) *" }).length;

  it("says that it was sent, for five seconds", async () => {
    const calls = await resendWith({ success: true, message: sent });
    expect(calls.map(({ input }) => input)).toEqual([{ email: "alma@example.org" }]);
    expect([inPlace(sent), toast(sent)]).toEqual([1, 1]);
    await pass(4_900);
    expect(inPlace(sent)).toBe(1);
    await pass(100);
    expect(inPlace(sent)).toBe(0);
    vi.useRealTimers();
  });

  it.each([
    [{}, sent],
    [{ success: true, message: "On its way." }, "On its way."],
  ])("answered by %j says %j", async (answer, text) => {
    await resendWith(answer);
    expect([inPlace(text), toast(text)]).toEqual([1, 1]);
    vi.useRealTimers();
  });

  it.each([
    [{ success: false, message: "The mail server is down." }, "The mail server is down."],
    [{ success: false }, "Failed to resend verification email. Please try again later."],
    [new Refusal(429, "Too many attempts."), "Too many attempts."],
    [new Refusal(500, ""), "Please try again later or contact support"],
  ])("answered by %j fails: %s", async (answer, text) => {
    await resendWith(answer);
    expect(toast("Error sending verification email")).toBe(1);
    expect(toast(text)).toBe(1);
    expect(inPlace(sent)).toBe(0);
    vi.useRealTimers();
  });

  it("shows a warning for ten seconds: there is time to open the link by hand", async () => {
    const warning = "The mail is in the local mailbox.";
    await resendWith({ success: true, message: sent, warning });
    expect([toast("Open the link by hand"), toast(warning)]).toEqual([1, 1]);
    await pass(9_800);
    expect(toast(warning)).toBe(1);
    await pass(300);
    expect(toast(warning)).toBe(0);
    vi.useRealTimers();
  });
});
