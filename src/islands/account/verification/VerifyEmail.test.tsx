import { setEmailAwaitingLink } from "#src/islands/account/sign-up/stored.ts";
import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { shownUser } from "#tests/factories/shown-user.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VerificationResult, VerifyEmail } from "./VerifyEmail.tsx";

watchPage();
const { dataset } = document.documentElement;
afterEach(() => delete dataset["member"]);

const user = shownUser({ onboardingStatus: "not_started" });
const member: User = { ...user, email: "eve@example.org", onboardingStatus: "completed" };
const success = { success: true, message: "Email Verified Successfully!" };
const dead = new Refusal(400, "This verification link is invalid or has expired.");

const verifiedHeading = () => screen.findByRole("heading", { name: "Email Verified Successfully!" });
const failedHeading = () => screen.findByRole("heading", { name: "Verification Failed" });
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("following an emailed link", () => {
  beforeEach(() => history.replaceState(null, "", "/verify-email/abc?status=success"));

  it("confirms once, signs in by the code, and takes the token out of the address", async () => {
    setEmailAwaitingLink("ada@example.org");
    const calls = fakeTrpc({
      "verification.verify": () => ({ ...success, autoToken: "code" }),
      "verification.exchangeAutoToken": () => ({ token: "session", user }),
    });
    renderIsland(<VerifyEmail token="abc" user={null} />);
    const heading = await verifiedHeading();
    await vi.waitFor(() => expect(document.activeElement).toBe(heading), 10_000);
    expect(hrefOf("Get Started")).toBe("/onboarding");
    expect(screen.getByText("ada@example.org")).toBeTruthy();
    expect(readToken()).toBe("session");
    expect(dataset["member"]).toBe("");
    expect(location.pathname + location.search).toBe("/verify-email?success=true");
    expect(sessionStorage).toHaveLength(0);
    expect(calls.map(({ input }) => input)).toEqual([{ token: "abc" }, { autoToken: "code" }]);
  });

  it.each([
    ["in another browser", { ...success, autoToken: null }],
    ["with a code that is refused", { ...success, autoToken: "code" }],
  ])("%s confirms, and leads to the login", async (_case, answer) => {
    fakeTrpc({
      "verification.verify": () => answer,
      "verification.exchangeAutoToken": () => new Refusal(400, "Dead."),
    });
    renderIsland(<VerifyEmail token="abc" user={null} />);
    await verifiedHeading();
    expect(hrefOf("Get Started")).toBe("/login?next=%2Fonboarding");
    expect(readToken()).toBeNull();
  });

  it("leaves whoever is signed in by a token as they are, and says so", async () => {
    storeToken("of-eve");
    fakeTrpc({
      "verification.verify": () => ({ ...success, autoToken: null }),
      "account.me": () => member,
    });
    renderIsland(<VerifyEmail token="abc" user={null} />);
    await verifiedHeading();
    expect(screen.getByText("eve@example.org")).toBeTruthy();
    expect(screen.getByText(/sign out first/)).toBeTruthy();
    expect(hrefOf("Go to Dashboard")).toBe("/dashboard");
    expect(readToken()).toBe("of-eve");
  });

  it("that is dead says so, leads back to the login, and gets a new one", async () => {
    const calls = fakeTrpc({ "verification.verify": () => dead, "verification.resend": () => success });
    renderIsland(<VerifyEmail token="abc" user={null} />);
    const heading = await failedHeading();
    await vi.waitFor(() => expect(document.activeElement).toBe(heading), 10_000);
    expect(screen.getByText(/invalid or has expired/)).toBeTruthy();
    expect(hrefOf("Back to Login")).toBe("/login");
    const resend = () => fireEvent.click(screen.getByRole("button", { name: "Resend verification email" }));
    resend();
    expect(screen.getByText("Please enter your email address")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Email"), { target: { value: " ada@example.org " } });
    resend();
    await vi.waitFor(() => expect(calls.at(-1)?.input).toEqual({ email: "ada@example.org" }), 10_000);
  });

  it("is tried again after a failure that is not the link's", async () => {
    let tries = 0;
    fakeTrpc({
      "verification.verify": () =>
        (tries += 1) === 1
          ? new Refusal(503, "Please try again in a moment.")
          : { ...success, autoToken: null },
    });
    renderIsland(<VerifyEmail token="abc" user={null} />);
    expect((await screen.findByRole("alert")).textContent).toContain("Please try again in a moment.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await verifiedHeading();
    expect(tries).toBe(2);
  });
});

describe("the result in the address", () => {
  const show = (result: boolean | null, autoToken: string | null = null, known: User | null = null) =>
    renderIsland(<VerificationResult result={result} autoToken={autoToken} user={known} />);
  beforeEach(() => history.replaceState(null, "", "/verify-email?success=true&auto_token=code&x=1#y"));

  it.each([
    [user, "Get Started", "/onboarding"],
    [member, "Go to Dashboard", "/dashboard"],
  ])("of success leads %j on by %s", async (known, label, href) => {
    fakeTrpc({});
    show(true, null, known);
    await verifiedHeading();
    expect(hrefOf(label)).toBe(href);
  });

  it("of success is not believed where nobody is signed in, and leads to the login", () => {
    fakeTrpc({});
    show(true);
    expect(screen.queryByText(/Verified/)).toBeNull();
    expect(screen.getByRole("heading", { name: "Confirm your email" })).toBeTruthy();
    expect(hrefOf("Sign in")).toBe("/login?next=%2Fonboarding");
  });

  it.each([
    [null, "Get Started", "/login?next=%2Fonboarding"],
    [member, "Go to Dashboard", "/dashboard"],
  ])("that the server has just found is told to %j", async (known, label, href) => {
    fakeTrpc({});
    renderIsland(<VerificationResult result isProved autoToken={null} user={known} />);
    await verifiedHeading();
    expect(hrefOf(label)).toBe(href);
  });

  it("knows who is signed in by a token alone", async () => {
    storeToken("abc");
    fakeTrpc({ "account.me": () => member });
    show(true);
    expect(await screen.findByRole("link", { name: "Go to Dashboard" })).toBeTruthy();
  });

  it("forgets a token that the server does not take", async () => {
    storeToken("dead");
    dataset["member"] = "";
    fakeTrpc({ "account.me": () => new Refusal(401, "Please sign in.") });
    show(true);
    await vi.waitFor(() => expect(readToken()).toBeNull(), 10_000);
    expect(dataset["member"]).toBeUndefined();
    expect(hrefOf("Sign in")).toBe("/login?next=%2Fonboarding");
  });

  it("exchanges its code, keeps the token, and takes the code out of the address before", async () => {
    let addressMeanwhile = "";
    const calls = fakeTrpc({
      "verification.exchangeAutoToken": () => {
        addressMeanwhile = location.search + location.hash;
        return { token: "session", user };
      },
    });
    show(null, "code");
    await verifiedHeading();
    expect(addressMeanwhile).toBe("?success=true&x=1#y");
    expect(readToken()).toBe("session");
    expect(calls.map(({ input }) => input)).toEqual([{ autoToken: "code" }]);
  });

  it("with a code that is refused is not believed, or a failure", async () => {
    fakeTrpc({ "verification.exchangeAutoToken": () => new Refusal(400, "Dead.") });
    const { unmount } = show(true, "code");
    await screen.findByRole("heading", { name: "Confirm your email" });
    expect(readToken()).toBeNull();
    unmount();
    show(null, "code");
    await failedHeading();
  });

  it("of failure says so; no result at all tells how it is done", async () => {
    fakeTrpc({});
    const { unmount } = show(false);
    await failedHeading();
    unmount();
    show(null);
    expect(screen.getByRole("heading", { name: "Confirm your email" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Resend verification email" })).toBeTruthy();
  });
});
