import { type SyntheticEvent, useId, useState } from "react";
import type { FieldProblem } from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Field, FieldFrame } from "#src/islands/kit/ui/Field.tsx";
import { MicrophoneTest } from "#src/islands/kit/voice/parts/MicrophoneTest.tsx";
import { OwnVoiceChoice } from "#src/islands/kit/voice/parts/beside-talk.tsx";
import type { Way } from "#src/islands/kit/voice/talk-state.ts";
import { type DemoRole, demoRoles } from "#src/shared/voice/demo-roles.ts";
import type { VoiceStatus } from "#src/islands/kit/voice/use-talk.ts";

interface IntroDialogProps {
  open: boolean;
  /** What was filled in before. */
  intro: Intro | null;
  /** Undefined until it is known. */
  status: VoiceStatus | undefined;
  /** Whether the device has a voice to choose. */
  hasOwnVoice: boolean;
  onCancel: () => void;
  onContinue: (intro: Intro, way: Way) => void;
}

/** Who the visitor is, and whether their microphone works. */
export function IntroDialog({ open, intro, status, hasOwnVoice, onCancel, onContinue }: IntroDialogProps) {
  const formId = useId();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const errorOf = (field: string) => problems.find(({ fieldId }) => fieldId === field)?.message;

  const send = (form: HTMLFormElement, way: Way) => {
    const read = readIntro(new FormData(form));
    if ("role" in read) {
      setProblems([]);
      onContinue(read, way);
      return;
    }
    setProblems(read);
    document.getElementById(read[0]?.fieldId ?? "")?.focus();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget, "voice");
  };

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="Quick Intro — Then You're In"
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={formId} look="primary">
            Continue
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        <FieldFrame label="Your role" id={introFields.role} error={errorOf(introFields.role)}>
          {(control) => (
            <select {...control} className="input" name="role" defaultValue={intro?.role ?? ""} required>
              <option value="">Select your role</option>
              {Object.entries(demoRoles).map(([role, name]) => (
                <option key={role} value={role}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field
          label="First name"
          optional
          id={introFields.firstName}
          name="firstName"
          defaultValue={intro?.firstName}
          autoComplete="given-name"
          maxLength={80}
          error={errorOf(introFields.firstName)}
        />
        <Field
          label="Email"
          optional
          id={introFields.email}
          name="email"
          defaultValue={intro?.email}
          type="email"
          autoComplete="email"
          hint="We’ll send you a link to start your own window."
          error={errorOf(introFields.email)}
        />
        {hasOwnVoice && status?.hasVoice === false && (
          <OwnVoiceChoice name="readsAloud" defaultChecked={intro?.readsAloud} />
        )}
        {/* Off as soon as the dialog is closed. */}
        {open && <MicrophoneTest />}
        {status?.hasVoice === false ? (
          <p className="text-sm text-muted">
            {status.brain === "built-in"
              ? "This coach is a program with set questions. You answer by tapping, and it needs no microphone."
              : "You type your answers. This coach needs no microphone."}
          </p>
        ) : (
          <p className="type-instead">
            No microphone?
            <Button
              look="quiet"
              onClick={({ currentTarget: { form } }) => {
                if (form) send(form, "text");
              }}
            >
              Type instead
            </Button>
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What a visitor says of themselves before the demo. Empty texts are left out of calls. */
export interface Intro {
  readonly role: DemoRole;
  readonly firstName: string;
  readonly email: string;
  /** The device's voice speaks instead of the coach's. */
  readonly readsAloud: boolean;
}

const introFields = { role: "demo-role", firstName: "demo-first-name", email: "demo-email" } as const;

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form's fields, or what's wrong with them. */
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
