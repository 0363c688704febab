import { languageInput } from "#src/shared/languages/languages.input.ts";
import { z } from "zod";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { pictureFormat } from "#src/shared/group/group.input.ts";
import { submissionKey } from "#src/shared/invitation/response.input.ts";
import { asTraitIds, traitSelection } from "#src/shared/survey/survey.input.ts";
import { opaqueName, trimmedText } from "#src/shared/text/bounded.input.ts";
import { plainText, isLegibleName } from "#src/shared/text/plain-text.ts";
import { unlinked } from "#src/shared/programme/programme.input.ts";
import { unlinkedTitle } from "#src/shared/team/team.input.ts";
import { workshopSteps } from "./steps.ts";
import { workshopLimits } from "./workshop-limits.ts";

const { leastDescribed, mostDescribed, leastDays, mostDays, guestNameMaxLength } = workshopLimits;

const notDescribed = `Each person describes ${String(leastDescribed)} to ${String(mostDescribed)} others.`;
const notDays = `Choose ${String(leastDays)} to ${String(mostDays)} days.`;

export const newWorkshopInput = z.object({
  title: unlinkedTitle,
  /** How many others each describes; in a group of six it's five at most. */
  describes: z
    .int(notDescribed)
    .min(leastDescribed, notDescribed)
    .max(mostDescribed, notDescribed)
    .optional(),
  /** The number of days until everything about guests is erased. */
  keepDays: z.int(notDays).min(leastDays, notDays).max(mostDays, notDays).optional(),
  /** A team whose leaders can host it, too. */
  organisationId: opaqueName.optional(),
  language: languageInput.optional(),
});

export type NewWorkshop = z.output<typeof newWorkshopInput>;

/** Those of one team, or all. */
export const workshopListInput = z.object({ organisationId: opaqueName.optional() });

export const workshopIdInput = z.object({ workshopId: opaqueName });

export const workshopPictureInput = workshopIdInput.extend({ format: pictureFormat });

export const workshopStepInput = z.object({
  /** The next step, or `ended`. The present one changes nothing. */
  step: z.enum(workshopSteps, `A step is one of ${workshopSteps.join(", ")}.`),
});

export const workshopGuestIdInput = workshopIdInput.extend({ guestId: opaqueName });

export const workshopCodeInput = z.object({ code: opaqueName });

const enterName = "Please enter the name that people here know you by.";

const guestName = trimmedText(
  guestNameMaxLength,
  `A name can have at most ${String(guestNameMaxLength)} characters.`,
  "A name is text.",
)
  .min(1, enterName)
  .regex(plainText, "A name is one line of plain text.")
  // People describe each other by what they read: a name that shows nothing can't be theirs.
  .refine((text) => text === "" || isLegibleName(text), enterName)
  .superRefine(unlinked("A name"));

export const newGuestInput = z.object({
  /** What people in the room call them. */
  name: guestName,
  /** 256 random bits from the sender, which become the guest's key: joining is idempotent. */
  guestKey: submissionKey.optional(),
});

export type NewGuest = z.output<typeof newGuestInput>;

/** An invalid key gets the answer of an unknown one, because no key is empty. */
export const guestKeyInput = z.object({ guestKey: opaqueName.catch("") });

export const guestWordsInput = guestKeyInput.extend({ selectedTraits: traitSelection }).transform(asTraitIds);

/** What a guest picked for another one. */
export const guestAnswerInput = guestKeyInput
  .extend({ guestId: opaqueName, selectedTraits: traitSelection, submissionKey: submissionKey.optional() })
  .transform(asTraitIds);

export type GuestAnswer = z.output<typeof guestAnswerInput>;

/** Where a guest wants the address of their place sent. */
export const guestMailInput = z.object({
  email: trimmedText(254, accountTexts.enterValidEmail, accountTexts.enterValidEmail)
    .toLowerCase()
    .pipe(z.email(accountTexts.enterValidEmail)),
  /** That of the page; by default, what the workshop says. */
  language: languageInput.optional(),
});

export type GuestMail = z.output<typeof guestMailInput>;
