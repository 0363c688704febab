import { languageInput } from "#src/shared/languages/languages.input.ts";
import { z } from "zod";
import { boundedText, opaqueName, boundedList, trimmedText } from "#src/shared/text/bounded.input.ts";
import { stages, stageGroups, openers, programmeLimits } from "./programme.ts";
import { ownWordsLimits } from "#src/shared/own-brand/own-brand.ts";
import { plainParagraphs, plainText, readsLikeLink } from "#src/shared/text/plain-text.ts";
import { newSurveyInput } from "#src/shared/survey/survey.input.ts";

export const clientSorts = ["name", "stage", "answers", "invited"] as const;

/** A filter for a facilitator's clients; all by default. */
export const clientListInput = z.object({
  /** Part of a name or an address. */
  q: boundedText(120, "A search can have at most 120 characters.").optional(),
  stage: z.enum(stages, "That isn’t a stage.").optional(),
  /** Several stages together. */
  group: z.enum(stageGroups, "That isn’t a group of stages.").optional(),
  sort: z.enum(clientSorts, `The order is one of ${clientSorts.join(", ")}.`).optional(),
  cursor: opaqueName.optional(),
});

export type ClientListQuery = z.output<typeof clientListInput>;

const { clients, nameMaxLength, purposeMaxLength, noteMaxLength, notesMaxLength, pastedMaxLength } =
  programmeLimits;

const title = newSurveyInput.shape.title.unwrap();

export const unlinked = (field: string) => (text: string, ctx: z.RefinementCtx<string>) => {
  if (readsLikeLink(text)) ctx.addIssue(`${field} can’t have links or addresses. Please take them out.`);
};

const purpose = trimmedText(
  purposeMaxLength,
  "A purpose can have at most 1,000 characters.",
  "A purpose is text.",
)
  .regex(plainParagraphs, "A purpose is plain text.")
  .superRefine(unlinked("A purpose"));

const message = trimmedText(noteMaxLength, "A note can have at most 1,000 characters.", "A note is text.")
  .regex(plainParagraphs, "A note is plain text.")
  .superRefine(unlinked("A note"))
  .nullish()
  .transform((note) => (note === undefined || note === "" ? null : note));

const subject = trimmedText(
  ownWordsLimits.subject,
  "A subject can have at most 120 characters.",
  "A subject is text.",
)
  .min(1, "Please enter a subject, or leave it out.")
  .regex(plainText, "A subject is one line of plain text.")
  .superRefine(unlinked("A subject"));

const opening = trimmedText(
  ownWordsLimits.opening,
  "An opening can have at most 1,000 characters.",
  "An opening is text.",
)
  .min(1, "Please enter an opening, or leave it out.")
  .regex(plainParagraphs, "An opening is plain text.")
  .superRefine(unlinked("An opening"));

/** The facilitator's own, instead of ours; only on a paid or given plan. */
const ownWords = { subject: subject.nullish(), opening: opening.nullish() };

/** The facilitator's own words in a reminder. */
const reminderText = trimmedText(
  noteMaxLength,
  "A text can have at most 1,000 characters.",
  "A text is text.",
)
  .regex(plainParagraphs, "A text is plain text.")
  .superRefine(unlinked("A text"))
  .nullish()
  .transform((text) => (text === undefined || text === "" ? null : text));

const name = trimmedText(nameMaxLength, "A name can have at most 120 characters.", "A name is text.")
  .min(1, "Please enter a name.")
  .regex(plainText, "A name is one line of plain text.");

/** What is no address is skipped with a reason and stops nothing, so only its size is checked here. */
const person = z.object({ name, email: trimmedText(254, "An address can have at most 254 characters.") });

const people = boundedList(
  person,
  { least: 1, most: clients },
  {
    notList: "Clients are a list.",
    tooFew: "Please add at least one client.",
    tooMany: `A programme can have at most ${String(clients)} clients.`,
  },
);

const { closesAt, minResponses } = newSurveyInput.shape;
const opens = z.enum(openers, `Who opens the window is one of ${openers.join(", ")}.`);
const reminders = z.boolean("Reminders are on or off.");

export const newProgrammeInput = z.object({
  title,
  purpose: purpose.optional(),
  message,
  ...ownWords,
  closesAt,
  minResponses,
  opens: opens.optional(),
  reminders: reminders.optional(),
  language: languageInput.optional(),
  clients: people,
});

export type NewProgrammeInput = z.output<typeof newProgrammeInput>;

/** A request repeated under its key starts nothing new. Quotes are the header's syntax (RFC 9651). */
const notKey = "An idempotency key has 16 to 128 letters, digits or hyphens, as a UUID has.";

const idempotencyKey = boundedText(130, notKey, "An idempotency key is text.")
  .regex(/^(?:[\w.:+/=-]{16,128}|"[\w.:+/=-]{16,128}")$/, { error: notKey, abort: true })
  .transform((key) => key.replaceAll('"', ""));

export const startProgrammeInput = newProgrammeInput.extend({ idempotencyKey: idempotencyKey.optional() });

export type StartProgrammeInput = z.output<typeof startProgrammeInput>;

/** What to call the example. */
export const exampleInput = z.object({ title });

/** What may change later. Who opens the window may not: clients agreed to it. */
export const programmeChangesInput = z.object({
  title: title.optional(),
  purpose: purpose.optional(),
  closesAt,
  minResponses,
  reminders: reminders.optional(),
  language: languageInput.optional(),
});

export type ProgrammeChanges = z.output<typeof programmeChangesInput>;

export const newClientsInput = z.object({ clients: people });

export const programmeIdInput = z.object({ faId: opaqueName });

export const clientIdInput = z.object({ clientId: opaqueName });

export const clientOfProgrammeInput = programmeIdInput.extend(clientIdInput.shape);

/** Clients to remind of their next step. */
export const remindersInput = z.object({
  clientIds: boundedList(
    opaqueName,
    { least: 1, most: clients },
    {
      notList: "Clients are a list.",
      tooFew: "Please choose at least one client.",
      tooMany: `That’s at most ${String(clients)} clients at once.`,
    },
  ),
  text: reminderText,
});

export type RemindersInput = z.output<typeof remindersInput>;

/** The reminder that a client would get. */
export const reminderPreviewInput = clientIdInput.extend({ text: reminderText });

/** Whether what a client shares waits for the facilitator. */
export const doneInput = clientIdInput.extend({ done: z.boolean("This is true or false.") });

export const correctedAddressInput = clientOfProgrammeInput.extend({ email: person.shape.email });

/** Who is to lead the programme, too, and the team that both lead. */
export const newFacilitatorInput = z.object({ userId: opaqueName, organisationId: opaqueName });

export const facilitatorOfProgrammeInput = programmeIdInput.extend({ userId: opaqueName });

/** Pasted names and addresses, or CSV; `faId` also finds existing clients of that programme. */
export const clientCheckInput = z.object({
  text: boundedText(pastedMaxLength, "That’s more than we can check at once. Please paste it in parts."),
  faId: opaqueName.optional(),
});

export const notesInput = z.object({
  text: boundedText(notesMaxLength, "Notes can have at most 20,000 characters.", "Notes are text."),
});

/** What the invitation is made of, before anything is stored. */
export const invitationPreviewInput = z.object({
  title,
  purpose: purpose.optional(),
  message,
  ...ownWords,
  closesAt,
  minResponses,
  opens: opens.optional(),
  language: languageInput.optional(),
  /** Whom the preview greets. */
  name: name.optional(),
});

export type InvitationPreviewInput = z.output<typeof invitationPreviewInput>;
