import { type DemoRole, demoRoles } from "#src/shared/voice/demo-roles.ts";
import type { FieldProblem } from "#src/islands/kit/forms/form.tsx";

/** What a visitor says of themselves before the demo. Empty texts are left out of calls. */
export interface Intro {
  readonly role: DemoRole;
  readonly firstName: string;
  readonly email: string;
  /** The device's own voice speaks, in the place of the coach's. */
  readonly readsAloud: boolean;
}

export const introFields = { role: "demo-role", firstName: "demo-first-name", email: "demo-email" } as const;

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An intro as its form has it, or what's wrong with it. */
export function readIntro(form: FormData): Intro | readonly FieldProblem[] {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const role = Object.keys(demoRoles).find(isNamed(text("role")));
  const firstName = text("firstName");
  const email = text("email");
  const problems: FieldProblem[] = [];
  if (role === undefined) problems.push({ fieldId: introFields.role, message: "Please select your role" });
  if (email !== "" && firstName === "")
    problems.push({
      fieldId: introFields.firstName,
      message: "Add your first name, so we can greet you in the email.",
    });
  if (email !== "" && !looksLikeEmail.test(email))
    problems.push({ fieldId: introFields.email, message: "Please enter a valid email" });
  return role === undefined || problems.length > 0
    ? problems
    : { role, firstName, email, readsAloud: form.has("readsAloud") };
}

const isNamed =
  (name: string) =>
  (role: string): role is DemoRole =>
    role === name;
