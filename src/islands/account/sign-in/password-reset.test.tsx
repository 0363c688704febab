import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readToken, storeToken } from "#src/islands/kit/session/session.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { ForgotPassword, ResetPassword } from "./password-reset.tsx";

watchPage();

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = (password: string, confirmation = password) => {
  type("New password", password);
  type("Confirm password", confirmation);
};
const send = () => fireEvent.click(screen.getByRole("button", { name: "Set new password" }));

describe("choosing a new password", () => {
  beforeEach(() => history.replaceState(null, "", "/login?token=abc"));

  it("sends it once with the link's token, takes the token out of the address, and leads to the login", async () => {
    storeToken("old");
    const calls = fakeTrpc({
      "account.resetPassword": () => ({ success: true, message: "Done." }),
      "account.me": () => new Refusal(401, "Please sign in."),
    });
    renderIsland(<ResetPassword token="abc" hasCookie={false} />);
    fill("Granite-tulip-4");
    send();
    const link = await screen.findByRole("link", { name: "Go to Login" });
    expect(link.getAttribute("href")).toBe("/auth?tab=login");
    expect(location.search).toBe("");
    expect(readToken()).toBeNull();
    expect(calls[0]?.input).toEqual({ token: "abc", password: "Granite-tulip-4" });
    expect(calls.map(({ procedure }) => procedure)).toEqual(["account.resetPassword", "account.me"]);
  });

  it.each([
    ["by the token", "of bea", false],
    ["by the cookie", null, true],
  ])("says that someone else is signed in %s, and leaves them so", async (_, kept, hasCookie) => {
    if (kept !== null) storeToken(kept);
    fakeTrpc({
      "account.resetPassword": () => ({ success: true, message: "Done." }),
      "account.me": () => ({ email: "bea@example.org" }),
    });
    renderIsland(<ResetPassword token="abc" hasCookie={hasCookie} />);
    fill("Granite-tulip-4");
    send();
    expect(await screen.findByText("bea@example.org")).toBeTruthy();
    expect(screen.getByText(/sign out first/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Go to Login" })).toBeNull();
    expect(readToken()).toBe(kept);
  });

  it.each([
    ["", "", "Password is required"],
    ["Short-1", "Short-1", "Password must be at least 8 characters"],
    ["granite-tulip", "granite-tulip", "Password must include uppercase, lowercase, and numbers"],
    ["Granite-tulip-4", "Granite-tulip-5", "Passwords don't match"],
  ])("does not send %j and %j", (password, confirmation, message) => {
    const calls = fakeTrpc({});
    renderIsland(<ResetPassword token="abc" hasCookie={false} />);
    fill(password, confirmation);
    send();
    expect(screen.getByRole("alert").textContent).toContain(message);
    expect(calls).toEqual([]);
  });

  it.each([
    [
      "failed",
      () => new Refusal(500, "Something went wrong."),
      "Password reset failed. Please try again later.",
    ],
    [
      "is busy",
      () => new Refusal(503, "The database is out."),
      "Password reset failed. Please try again later.",
    ],
    [
      "could not be reached",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "Password reset failed. Please try again.",
    ],
  ])("says whether to try now or later when the server %s", async (_, answer, says) => {
    fakeTrpc({ "account.resetPassword": answer });
    renderIsland(<ResetPassword token="abc" hasCookie={false} />);
    fill("Granite-tulip-4");
    send();
    const toast = await screen.findByText("Password reset failed");
    expect(toast.parentElement?.textContent).toContain(says);
    expect(screen.getByRole("alert").textContent.includes(says)).toBe(says.includes("later"));
  });

  it("says that the link is dead, keeps what was typed, and leads to a new one", async () => {
    const message = "This link is invalid or has expired. Please ask for a new one.";
    fakeTrpc({ "account.resetPassword": () => new Refusal(400, message, [{ path: "token", message }]) });
    renderIsland(<ResetPassword token="abc" hasCookie={false} />);
    fill("Granite-tulip-4");
    send();
    expect(await screen.findByText("Password reset failed")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain(message);
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("Granite-tulip-4");
    expect(screen.getByRole("link", { name: "Ask for a new link" }).getAttribute("href")).toBe(
      "/login?mode=forgot-password",
    );
  });
});

describe("asking for a new password", () => {
  const answer = { success: true, message: "If your email is registered with us, you will hear." };
  const type = (value: string) => fireEvent.change(screen.getByLabelText("Email"), { target: { value } });
  const send = () => screen.getByRole("button", { name: "Send Reset Instructions" });

  it("asks once for two clicks, then says to look into the mailbox", async () => {
    const calls = fakeTrpc({ "account.requestPasswordReset": () => answer });
    renderIsland(<ForgotPassword logInHref="/login" />);
    type(" ada@example.org ");
    act(() => {
      send().click();
      send().click();
    });
    const heading = await screen.findByRole("heading", { name: "Check Your Email" });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading), 10_000);
    expect(screen.getByText(answer.message)).toBeTruthy();
    expect(screen.getByText(/expires in one hour/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return to Login" }).getAttribute("href")).toBe("/login");
    expect(calls.map(({ input }) => input)).toEqual([{ email: "ada@example.org" }]);
  });

  it.each(["", "ada", "ada@example"])("does not send %j", (email) => {
    const calls = fakeTrpc({});
    renderIsland(<ForgotPassword logInHref="/login" />);
    type(email);
    fireEvent.click(send());
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain("Please enter a valid email address");
    expect(calls).toEqual([]);
  });

  it("says when the request failed, and keeps the address", async () => {
    fakeTrpc({ "account.requestPasswordReset": () => new Refusal(429, "Too many attempts.") });
    renderIsland(<ForgotPassword logInHref="/login" />);
    type("ada@example.org");
    fireEvent.click(send());
    expect(await screen.findByText("Request failed")).toBeTruthy();
    // In the toast, and still in the form when that has gone.
    expect(screen.getAllByText("Too many attempts.")).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.org");
  });

  it.each([
    [{ success: false, message: "The post is on strike." }, "The post is on strike."],
    [{ success: false }, "Failed to request password reset. Please try again later."],
  ])("takes the answer's word for it: %j is a failure", async (said, text) => {
    fakeTrpc({ "account.requestPasswordReset": () => said });
    renderIsland(<ForgotPassword logInHref="/login" />);
    type("ada@example.org");
    fireEvent.click(send());
    expect(await screen.findByText("Request failed")).toBeTruthy();
    expect(screen.getAllByText(text)).toHaveLength(2);
  });

  it("says in the toast that something went wrong, and in the form what, when no answer comes", async () => {
    fakeTrpc({
      "account.requestPasswordReset": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    renderIsland(<ForgotPassword logInHref="/login" />);
    type("ada@example.org");
    fireEvent.click(send());
    expect(await screen.findByText("An error occurred. Please try again.")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("We couldn’t reach the server");
  });
});
