import { accountName, nameOrNone } from "#src/shared/account/account.input.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { trimmedText } from "#src/shared/text/bounded.input.ts";
import { z } from "zod";
import { demoRoles, isDemoRole } from "./demo-roles.ts";

/** Who has tried the demo, and wants to hear from us. */
export const demoVisitorInput = z.object({
  firstName: accountName,
  lastName: nameOrNone.optional(),
  email: trimmedText(254, accountTexts.enterValidEmail, accountTexts.enterEmail)
    .min(1, accountTexts.enterEmail)
    .toLowerCase()
    .pipe(z.email(accountTexts.enterValidEmail)),
  role: z.enum(Object.keys(demoRoles).filter(isDemoRole), "Please select your role"),
});

export type DemoVisitor = z.output<typeof demoVisitorInput>;
