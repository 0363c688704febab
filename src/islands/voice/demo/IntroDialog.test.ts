import { expect, it } from "vitest";
import { demoProblem } from "./VoiceDemo.tsx";
import { readIntro } from "./IntroDialog.tsx";

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

it.each([
  ["refused", "Three demos a day are enough.", "Demo Error", "Three demos a day are enough."],
  ["refused", "", "Demo Error", "Failed to start demo"],
  ["not-started", "Unable to connect.", "Demo Error", "Failed to start demo"],
  ["no-connection", "Unable to connect.", undefined, "Unable to connect."],
  ["microphone-denied", "Allow it.", undefined, "Allow it."],
] as const)("a demo that ends by %s, with %j, says %s: %s", (kind, message, title, said) => {
  const { problem, ...told } = demoProblem({ kind, message });
  expect([told.title, problem.message]).toEqual([title, said]);
});
