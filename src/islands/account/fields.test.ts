import { signUp } from "#src/shared/languages/en/sign-up.ts";
import { fieldOf } from "#src/islands/kit/forms/form.tsx";
import { describe, expect, it } from "vitest";
import { normalCode } from "#src/shared/account/account-texts.ts";
import { registerInput } from "#src/shared/account/account.input.ts";
import { codeProblem, logInProblems, profileProblems } from "./fields.tsx";

const profile = { firstName: "Alma", lastName: "Sample", password: "12345678" };

describe("a code", () => {
  it.each([
    [" ab12cd ", "AB12CD"],
    ["ab1 2cd", "AB12CD"],
    ["AB12CD\n", "AB12CD"],
  ])("%j is %s", (typed, code) => {
    expect(normalCode(typed)).toBe(code);
    // The API takes it as the page does.
    expect(registerInput.shape.code.parse(typed)).toBe(code);
  });

  it.each([
    ["", "Please enter the verification code from your email"],
    ["AB12", "The code has 6 characters"],
    ["AB12CDE", "The code has 6 characters"],
    ["ZZZZZZ", null],
  ])("%j: %s", (code, problem) => {
    expect(codeProblem(code, signUp)).toBe(problem);
  });
});

describe("profileProblems", () => {
  it("says how long a password is", () => {
    expect(fieldOf(profileProblems({ ...profile, password: "1234567" }, signUp), "password").error).toBe(
      "Password must be at least 8 characters long",
    );
  });
});

describe("logInProblems", () => {
  it.each([
    ["", "", ["Email is required", "Password is required"]],
    ["alma", "x", ["Please enter a valid email"]],
    ["alma@example.org", "", ["Password is required"]],
    ["alma@example.org", "x", []],
  ])("says of %j and %j: %o", (email, password, messages) => {
    expect(logInProblems(email, password).map(({ message }) => message)).toEqual(messages);
  });
});
