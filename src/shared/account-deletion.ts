import { logInInput } from "#src/shared/account.ts";
import { accountDeletionTexts, isDeletionWord } from "#src/shared/account-deletion-texts.ts";
import { z } from "zod";

export * from "#src/shared/account-deletion-texts.ts";

export const deleteAccountInput = z.object({
  password: logInInput.shape.password,
  confirmation: z
    .string(accountDeletionTexts.wordMissing)
    .max(100, accountDeletionTexts.wordMissing)
    .refine(isDeletionWord, accountDeletionTexts.wordMissing),
});
