/** The steps of a new programme, in order. */
export const stepNames = ["settings", "people", "email", "review"] as const;
export type StepName = (typeof stepNames)[number];

export const isStep = (value: unknown): value is StepName => stepNames.some((name) => name === value);

/** Settings stay as they are when people are added to a programme that runs. */
export const stepsOf = (isAdding: boolean): readonly StepName[] =>
  isAdding ? stepNames.slice(1) : stepNames;

export const isAfter = (step: StepName, other: StepName): boolean =>
  stepNames.indexOf(step) > stepNames.indexOf(other);

const settingsFields: ReadonlySet<string> = new Set([
  "title",
  "purpose",
  "closesAt",
  "minResponses",
  "opens",
  "reminders",
]);

/** The step with a field, by the field's id. */
export function stepOfField(fieldId: string): StepName {
  if (settingsFields.has(fieldId)) return "settings";
  return fieldId === "message" ? "email" : "people";
}
