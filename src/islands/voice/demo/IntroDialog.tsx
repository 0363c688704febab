import { useId, useState } from "react";
import { type FieldProblem, ScriptedForm, fieldOf } from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Field, FieldFrame } from "#src/islands/kit/ui/Field.tsx";
import { MicrophoneTest } from "#src/islands/kit/voice/parts/MicrophoneTest.tsx";
import { ReadAloudChoice } from "#src/islands/kit/voice/parts/TalkStages.tsx";
import { type DemoRole, demoRoles, isDemoRole } from "#src/shared/voice/demo-roles.ts";
import type { VoiceStatus } from "#src/shared/voice/voice.output.ts";

interface IntroDialogProps {
  open: boolean;
  /** What was filled in before. */
  intro: Intro | null;
  /** Undefined until it is known. */
  status: VoiceStatus | undefined;
  /** Whether the device has a voice to choose. */
  hasDeviceVoice: boolean;
  onCancel: () => void;
  onContinue: (intro: Intro) => void;
}

/** Who the visitor is, and whether their microphone works. */
export function IntroDialog({ open, intro, status, hasDeviceVoice, onCancel, onContinue }: IntroDialogProps) {
  const formId = useId();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const send = (form: FormData) => {
    const read = readIntro(form);
    if ("role" in read) {
      setProblems([]);
      onContinue(read);
      return;
    }
    setProblems(read);
    document.getElementById(read[0]?.fieldId ?? "")?.focus();
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
      <ScriptedForm id={formId} className="grid gap-4" onSubmit={send}>
        <FieldFrame label="Your role" {...fieldOf(problems, introFields.role, "role")}>
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
          {...fieldOf(problems, introFields.firstName, "firstName")}
          defaultValue={intro?.firstName}
          autoComplete="given-name"
          maxLength={80}
        />
        <Field
          label="Email"
          optional
          {...fieldOf(problems, introFields.email, "email")}
          defaultValue={intro?.email}
          type="email"
          autoComplete="email"
          hint="We’ll send you a link to start your own window."
        />
        {hasDeviceVoice && status?.hasVoice === false && (
          <ReadAloudChoice name="readsAloud" defaultChecked={intro?.readsAloud} />
        )}
        {/* Off as soon as the dialog is closed. */}
        {open && <MicrophoneTest />}
        {status?.hasVoice === false && (
          <p className="text-sm text-muted">
            {status.brain === "built-in"
              ? "This coach is a program with set questions. You answer by tapping, and it needs no microphone."
              : "You type your answers. This coach needs no microphone."}
          </p>
        )}
      </ScriptedForm>
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
  const role = text("role");
  const firstName = text("firstName");
  const email = text("email");
  const problems: FieldProblem[] = [];
  if (!isDemoRole(role)) problems.push({ fieldId: introFields.role, message: "Please select your role" });
  if (email !== "" && firstName === "")
    problems.push({
      fieldId: introFields.firstName,
      message: "Add your first name, so we can greet you in the email.",
    });
  if (email !== "" && !looksLikeEmail.test(email))
    problems.push({ fieldId: introFields.email, message: "Please enter a valid email" });
  return isDemoRole(role) && problems.length === 0
    ? { role, firstName, email, readsAloud: form.has("readsAloud") }
    : problems;
}
