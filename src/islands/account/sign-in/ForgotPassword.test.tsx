import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ForgotPassword } from "./ForgotPasswordIsland.tsx";

watchPage();

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
