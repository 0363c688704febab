import { signUp } from "#src/shared/languages/en/sign-up.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import { startWordsKey } from "#src/shared/onboarding/start-words.ts";
import type { SignInQuery } from "#src/shared/site/destination.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { SignUp } from "./Register.tsx";

const visited = watchPage();
const query = { next: "/assessment/new", intent: null };
const user = {
  onboardingStatus: "not_started",
  onboardingState: { intendedAccountType: null, return_to: null },
};
const registered = { token: "new-token", user };
const invalid = new Refusal(400, "Invalid verification code", [
  { path: "code", message: "Invalid verification code" },
]);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function toCodeStep(from: SignInQuery = query) {
  renderIsland(<SignUp texts={signUp} query={from} />);
  type("Email", " alma@example.org ");
  press("Send verification code");
  await screen.findByLabelText("Verification code");
}

async function toProfileStep(from: SignInQuery = query) {
  await toCodeStep(from);
  type("Verification code", " ab12 cd");
}

async function createAccount(from: SignInQuery = query) {
  await toProfileStep(from);
  type("First name", "Alma");
  type("Last name", "Sample");
  type("Password", "walking-home");
  press("Create account");
}

describe("signing up", () => {
  const sent = { success: true };
  let register: (input: unknown) => unknown;
  let calls: ReturnType<typeof fakeTrpc>;
  beforeEach(() => {
    register = () => registered;
    calls = fakeTrpc({
      "account.sendVerificationCode": () => sent,
      "account.verifyCodeAndRegister": (input) => register(input),
    });
  });
  const called = (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);

  it("takes the account's kind from the link, whatever words wait", async () => {
    localStorage.setItem(startWordsKey, "calm kind witty warm brave");
    await createAccount({ next: null, intent: "facilitator" });
    await vi.waitFor(() => expect(visited).toHaveLength(1), 10_000);
    expect(called("account.verifyCodeAndRegister")).toMatchObject([{ intendedAccountType: "facilitator" }]);
  });

  it("does not hold a new code's failure against another address", async () => {
    await toCodeStep();
    calls = fakeTrpc({ "account.sendVerificationCode": () => new Refusal(429, "Too many attempts.") });
    fireEvent.click(await screen.findByRole("button", { name: "Send a new code" }));
    await screen.findByText("Too many attempts.");
    press("Use another address");
    // The toast alone still says so.
    expect(screen.getAllByText("Too many attempts.")).toHaveLength(1);
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).not.toBe("true");
  });

  it("says aloud what is wrong with an address or a code, in the field", async () => {
    renderIsland(<SignUp texts={signUp} query={query} />);
    type("Email", "alma@example");
    press("Send verification code");
    expect(screen.getByRole("alert").textContent).toBe("Please enter a valid email");
    type("Email", "alma@example.org");
    press("Send verification code");
    await screen.findByLabelText("Verification code");
    type("Verification code", "AB12");
    press("Continue");
    expect(screen.getByRole("alert").textContent).toMatch(/6 characters/);
    expect(document.activeElement).toBe(screen.getByLabelText("Verification code"));
  });

  it("tells a password manager, by a field that is drawn, whose password it is", async () => {
    await toProfileStep();
    const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect([username?.type, username?.value]).toEqual(["text", "alma@example.org"]);
  });

  it("shows the server's word beside the field, and in a toast", async () => {
    const message = "Choose a password that is hard to guess";
    register = () => new Refusal(400, message, [{ path: "password", message }]);
    await createAccount();
    expect((await screen.findAllByText("Registration failed")).length).toBeGreaterThan(0);
    expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  });

  it.each([
    [{}, "Invalid registration response"],
    [{ token: "new-token" }, "Invalid registration response"],
    [{ token: "", user }, "Please try again"],
    [{ success: false, error: "Not today." }, "Not today."],
    [{ success: false }, "Please try again"],
    [new Refusal(400, ""), "Please try again"],
  ])("fails, at the same step, when the answer is %j", async (answer, message) => {
    register = () => answer;
    await createAccount();
    expect((await screen.findAllByText("Registration failed")).length).toBeGreaterThan(0);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(valueOf("First name")).toBe("Alma");
    expect([readToken(), visited]).toEqual([null, []]);
  });

  it.each(["", "This email address is already registered. Please log in instead."])(
    "leads to the login when the address has an account, said with %j",
    async (message) => {
      register = () => new Refusal(409, message);
      await createAccount();
      const link = await screen.findByRole("link", { name: "Sign in" });
      expect(
        screen.getAllByText(/This email address is already registered\. Please log in instead\./).length,
      ).toBeGreaterThan(0);
      expect(link.getAttribute("href")).toBe("/login?next=%2Fassessment%2Fnew");
    },
  );

  it.each([
    [{ success: false, error: "Not today." }, "Not today."],
    [{ success: false }, "Please try again"],
    [new Refusal(500, ""), "Please try again"],
    [new Refusal(429, "Too many codes. Try again later."), "Too many codes. Try again later."],
  ])("says that no code was sent, and keeps the address, where the answer is %j", async (answer, message) => {
    calls = fakeTrpc({ "account.sendVerificationCode": () => answer });
    renderIsland(<SignUp texts={signUp} query={query} />);
    type("Email", "alma@example.org");
    press("Send verification code");
    expect(await screen.findByText("Failed to send verification code")).toBeTruthy();
    // In a toast, and beside the field where it stays.
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(valueOf("Email")).toBe("alma@example.org");
    expect(screen.queryByLabelText("Verification code")).toBeNull();
  });

  it("leads back from a wrong code to its field, and keeps all else", async () => {
    register = () => invalid;
    await createAccount();
    fireEvent.click(await screen.findByRole("button", { name: "Back to verification" }));
    const field = screen.getByLabelText("Verification code");
    expect(document.activeElement).toBe(field);
    expect([field.getAttribute("aria-invalid"), valueOf("Verification code")]).toEqual(["true", "AB12CD"]);
    // The same code is the wrong one still.
    press("Continue");
    expect(screen.getByRole("alert").textContent).toContain("Invalid verification code");
    press("Send a new code");
    await screen.findByText("A new code is on its way");
    expect(valueOf("Verification code")).toBe("");
    expect(document.activeElement).toBe(screen.getByLabelText("Verification code"));
    type("Verification code", "cd34ef");
    expect(["First name", "Last name", "Password"].map(valueOf)).toEqual(["Alma", "Sample", "walking-home"]);
    type("First name", "Al");
    press("Change it");
    type("Verification code", "cd34eg");
    expect(valueOf("First name")).toBe("Al");
  });

  it("is at the code again after a reload, which keeps the address and nothing else", async () => {
    register = () => invalid;
    await createAccount();
    await screen.findByRole("button", { name: "Back to verification" });
    expect(Object.values(sessionStorage)).toEqual(["alma@example.org"]);
    expect(localStorage).toHaveLength(0);
    cleanup();
    renderIsland(<SignUp texts={signUp} query={query} />);
    expect(screen.getByText("alma@example.org")).toBeTruthy();
    expect(valueOf("Verification code")).toBe("");
  });

  it("takes no notice of an Enter that was meant for the code", async () => {
    await toProfileStep();
    const firstName = screen.getByLabelText("First name");
    // False: a browser sends no form after it.
    expect(fireEvent.keyDown(firstName, { key: "Enter" })).toBe(false);
    type("First name", "Alma");
    expect(fireEvent.keyDown(firstName, { key: "Enter" })).toBe(true);
  });

  it("sends another code, or to another address", async () => {
    await toCodeStep();
    fireEvent.click(await screen.findByRole("button", { name: "Send a new code" }));
    expect(await screen.findByText("A new code is on its way")).toBeTruthy();
    expect(called("account.sendVerificationCode")).toHaveLength(2);
    press("Use another address");
    expect(valueOf("Email")).toBe("alma@example.org");
  });
});

describe("someone with a token", () => {
  beforeEach(() => storeToken("old-token"));

  it("moves on when the server knows it", async () => {
    fakeTrpc({ "GET /api/me": () => user });
    renderIsland(<SignUp texts={signUp} query={query} />);
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/new"]), 10_000);
  });

  it("stays, without the token, when the server does not", async () => {
    fakeTrpc({ "GET /api/me": () => new Refusal(401, "Please sign in.") });
    renderIsland(<SignUp texts={signUp} query={query} />);
    await vi.waitFor(() => expect(readToken()).toBeNull(), 10_000);
    expect(visited).toEqual([]);
  });
});
