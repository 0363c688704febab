import { presentPassword } from "#src/shared/account.ts";
import { boundedText } from "#src/shared/bounded-input.ts";
import { accountDeletionTexts, isDeletionWord } from "#src/shared/account-deletion-texts.ts";
import { z } from "zod";

export * from "#src/shared/account-deletion-texts.ts";

export const deleteAccountInput = z.object({
  password: presentPassword,
  confirmation: boundedText(100, accountDeletionTexts.wordMissing, accountDeletionTexts.wordMissing).refine(
    isDeletionWord,
    accountDeletionTexts.wordMissing,
  ),
});
