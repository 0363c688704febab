import { accountName, nameOrNone } from "#src/shared/account/account.input.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { opaqueName, trimmedText } from "#src/shared/text/bounded.input.ts";
import { z } from "zod";
import { demoRoles, isDemoRole } from "./demo-roles.ts";
import { talkPurposes } from "./talk.ts";

/** A coach's talk names the round whose newest result it is about. The built-in coach can replace another. */
export const signedUrlInput = z
  .object({
    purpose: z.enum(talkPurposes, `A purpose is one of ${talkPurposes.join(", ")}.`).default("demo"),
    surveyId: opaqueName.optional(),
    brain: z.literal("built-in", "The only coach that can take over is built-in.").optional(),
  })
  .refine(({ purpose, surveyId }) => purpose === "demo" || surveyId !== undefined, {
    path: ["surveyId"],
    message: "Please say which assessment the talk is about.",
  });

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
