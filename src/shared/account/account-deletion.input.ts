import { z } from "zod";
import { requiredPassword } from "./account.input.ts";
import { boundedText } from "#src/shared/text/bounded.input.ts";
import { accountDeletionTexts, isDeletionWord } from "./account-deletion-texts.ts";

export const deleteAccountInput = z.object({
  password: requiredPassword,
  confirmation: boundedText(100, accountDeletionTexts.wordMissing, accountDeletionTexts.wordMissing).refine(
    isDeletionWord,
    accountDeletionTexts.wordMissing,
  ),
});
