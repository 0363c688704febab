import { expect, it } from "vitest";
import { readIntro } from "./intro.ts";

function filled(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it("takes a role alone", () => {
  expect(readIntro(filled({ role: "therapist_counselor", firstName: "  ", email: "" }))).toEqual({
    role: "therapist_counselor",
    firstName: "",
    email: "",
    readsAloud: false,
  });
});

it.each([
  [{ role: "" }, ["Please select your role"]],
  [{ role: "president" }, ["Please select your role"]],
  [{ role: "other", email: "ada@example.org" }, ["Add your first name, so we can greet you in the email."]],
  [{ role: "other", firstName: "Ada", email: "ada@" }, ["Please enter a valid email"]],
])("says of %j what's missing", (fields, messages) => {
  const problems = readIntro(filled(fields));
  expect(problems).toEqual(messages.map((message) => expect.objectContaining({ message }) as unknown));
});
