import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";

/** The signed-in person as the API gives it. */
export const userOutput = z
  .strictObject({
    id: z.string(),
    email: z.email(),
    name: z.string().describe("The whole name: `displayName`, or else the first name, then the last name."),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string().nullable(),
    username: z.string().nullable(),
    role: z.enum(["user", "admin"]),
    isAdmin: z.boolean(),
    onboardingStatus: z.enum(["not_started", "completed"]),
    onboardingState: z.strictObject({
      intendedAccountType: z.enum(["individual", "facilitator"]).nullable(),
      return_to: z.string().nullable(),
    }),
  })
  .meta({ id: "User" });

export type User = Shape<typeof userOutput>;

export const signedInOutput = z
  .strictObject({ token: z.string(), user: userOutput })
  .meta({ id: "SignedIn" });

export type SignedIn = Shape<typeof signedInOutput>;

/** What calls answer that email something or change a password. */
export const doneOutput = z
  .strictObject({
    success: z.literal(true),
    message: z.string(),
  })
  .meta({ id: "Done" });

export type Done = Shape<typeof doneOutput>;

export const successOutput = z.strictObject({ success: z.literal(true) }).meta({ id: "Success" });

/** A session, as the API shows it to its owner. */
const sessionOutput = z.strictObject({
  id: z.string().describe("Names the session. It is a hash of its token, and opens nothing."),
  device: z.string().describe('What it was begun with: "Firefox on Windows".'),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().describe("To the hour."),
  current: z.boolean().describe("Whether it is the session that asks."),
});

export type SessionInfo = Shape<typeof sessionOutput>;

export const sessionListOutput = z.array(sessionOutput);
