import { signUp } from "#src/shared/languages/en/sign-up.ts";
import { botCheckTexts } from "#src/shared/bot-check/bot-check.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ForgotPassword } from "./password-reset.tsx";
import { LogIn } from "./LogIn.tsx";
import { SignUp } from "#src/islands/account/sign-up/Register.tsx";

/* The forms when no challenge can be made: they say so, keep their fields, and can be sent again. */

watchPage();
const query = { next: null, intent: null };

beforeEach(() => {
  const refusal = { message: botCheckTexts.unavailable };
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(Response.json(refusal, { status: 503 }))),
  );
});

const forms = [
  ["Log In", () => <LogIn query={query} />],
  ["Send Reset Instructions", () => <ForgotPassword logInHref="/login" />],
  ["Send verification code", () => <SignUp texts={signUp} query={query} />],
] as const;

it.each(forms)("%s says that the check failed, and keeps what was typed", async (name, draw) => {
  renderIsland(draw());
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.org" } });
  const password = screen.queryByLabelText("Password");
  if (password !== null) fireEvent.change(password, { target: { value: "walking-home" } });
  fireEvent.click(screen.getByRole("button", { name }));
  // In a toast, and in the form, where it stays.
  expect(await screen.findAllByText(botCheckTexts.unavailable)).toHaveLength(2);
  expect(fetch).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.org");
  if (password instanceof HTMLInputElement) expect(password.value).toBe("walking-home");
  fireEvent.click(screen.getByRole("button", { name }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), 10_000);
});
