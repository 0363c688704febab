import { LanguageChoice } from "#src/islands/kit/forms/LanguageChoice.tsx";
import { readLanguage } from "#src/shared/languages/languages.ts";
import { openers, type Opener, programmeLimits } from "#src/shared/programme/programme.ts";
import type { Settings } from "./draft.ts";
import type { WizardState } from "./use-wizard.ts";
import { dayOf } from "#src/islands/kit/page/dates.tsx";
import { ScriptedForm, fieldOf } from "#src/islands/kit/forms/form.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { leastResponses, mostMinResponses, titleMaxLength } from "#src/shared/survey/survey-limits.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { type ChangeEvent, useState } from "react";

export const openerTexts: Readonly<Record<Opener, { readonly name: string; readonly meaning: string }>> = {
  client: {
    name: "The client, on their own",
    meaning: "They open it as soon as enough people have answered, and decide whether to share it with you.",
  },
  together: {
    name: "Both of you, in your session",
    meaning: "It stays closed until your session. Once your client agrees, it opens on both your screens.",
  },
};

function OpensChoice({ value, onChange }: { value: Opener; onChange: (opener: Opener) => void }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label mb-2">Who opens the window?</legend>
      {openers.map((opener) => (
        <label
          key={opener}
          className={`flex cursor-pointer gap-3 rounded-md border bg-raised p-4 ${
            value === opener ? "border-ink" : "border-hair"
          }`}
        >
          <input
            type="radio"
            name="opens"
            className="mt-1 size-5 flex-none"
            value={opener}
            checked={value === opener}
            onChange={() => onChange(opener)}
            aria-describedby={`opens-${opener}`}
            aria-labelledby={`opens-${opener}-name`}
          />
          <span className="grid gap-1">
            <span id={`opens-${opener}-name`} className="font-[600]">
              {openerTexts[opener].name}
            </span>
            <span id={`opens-${opener}`} className="text-base text-muted">
              {openerTexts[opener].meaning}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const [first, second] = programmeLimits.reminderDays;

function RemindersBox({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        className="mt-1 size-5 flex-none"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        aria-labelledby="reminders-name"
        aria-describedby="reminders-meaning"
      />
      <span className="grid gap-1">
        <span id="reminders-name" className="font-[600]">
          Remind clients who haven’t replied
        </span>
        <span id="reminders-meaning" className="text-base text-muted">
          After {first} days and again after {second}. You can turn this off at any time.
        </span>
      </span>
    </label>
  );
}

export const settingsForm = "programme-settings";

/** What the programme is for, and the rules of its rounds. */
export function SettingsStep({ wizard }: { wizard: WizardState }) {
  const { draft, change, problems, go } = wizard;
  const { settings } = draft;
  const { personal: least } = leastResponses;
  const isReady = useHydrated();
  const [openedAt] = useState(() => new Date());
  const set = (changed: Partial<Settings>) =>
    change((now) => ({ ...now, settings: { ...now.settings, ...changed } }));
  const field = (name: "title" | "purpose" | "closesOn" | "minResponses", fieldId: string = name) => ({
    ...fieldOf(problems, fieldId),
    value: settings[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: value }),
  });
  return (
    <ScriptedForm id={settingsForm} className="grid max-w-measure gap-6" onSubmit={() => go("people")}>
      <Field
        {...field("title")}
        label="Title"
        maxLength={titleMaxLength}
        autoComplete="off"
        hint="Clients see it, and so do the people they ask."
      />
      <TextAreaField
        {...field("purpose")}
        label="Purpose"
        optional
        rows={3}
        maxLength={programmeLimits.purposeMaxLength}
        hint="Why you’re doing this together. Your clients read it before they decide."
      />
      <Field
        {...field("closesOn", "closesAt")}
        label="Deadline"
        optional
        type="date"
        className="max-w-60"
        min={isReady ? dayOf(openedAt.toISOString()) : undefined}
        hint="People can answer until the end of that day. You can extend it later."
      />
      <Field
        {...field("minResponses")}
        label="Answers before a window can open"
        type="number"
        inputMode="numeric"
        className="max-w-32"
        min={least}
        max={mostMinResponses}
        hint={`At least ${least}, so nobody can tell who picked what. With three or four, a window opens to a first glimpse; a portrait needs five.`}
      />
      <OpensChoice value={settings.opens} onChange={(opens) => set({ opens })} />
      <LanguageChoice
        value={readLanguage(settings.language)}
        onPick={(tag) => set({ language: tag ?? "" })}
      />
      <RemindersBox checked={settings.reminders} onChange={(reminders) => set({ reminders })} />
    </ScriptedForm>
  );
}
