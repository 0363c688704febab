import { z } from "zod";
import { asTraitIds, traitSelection } from "#src/shared/survey/survey.input.ts";
import { trimmedText, boundedText, opaqueName } from "#src/shared/text/bounded.input.ts";
import { isLegibleName, plainText } from "#src/shared/text/plain-text.ts";
import { isName } from "#src/shared/survey/participants.ts";

export const peerNameMaxLength = 80;

const notKey = "A submission key is 32 random bytes as base64url.";

/** 256 random bits from the sender: an answer sent twice is stored once. Becomes the withdraw key. */
export const submissionKey = boundedText(43, notKey).regex(/^[\w-]{43}$/, notKey);

export const newResponseInput = z
  .object({
    selectedTraits: traitSelection,
    peerName: trimmedText(
      peerNameMaxLength,
      `A name can have at most ${String(peerNameMaxLength)} characters.`,
      "A name is text.",
    )
      .regex(plainText, "A name is one line of plain text.")
      .refine((name) => name === "" || isLegibleName(name), "A name needs letters that people can read.")
      .nullish()
      .transform((name) => (typeof name === "string" && isName(name) ? name : null)),
    submissionKey: submissionKey.optional(),
  })
  .transform(asTraitIds);

export type NewResponse = z.output<typeof newResponseInput>;

export const shareIdInput = z.object({ shareId: opaqueName });

export const shareCodeInput = z.object({ code: opaqueName });

/** An invalid key gets the answer of an unknown one, because no key is empty. */
export const withdrawKeyInput = z.object({ withdrawKey: opaqueName.catch("") });
