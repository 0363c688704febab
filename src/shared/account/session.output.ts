import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";

/** One of the places where a person is signed in, as the API shows it to them. */
const sessionOutput = z.strictObject({
  id: z.string().describe("Names the session. It is a hash of its token, and opens nothing."),
  device: z.string().describe('What it was begun with: "Firefox on Windows".'),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().describe("To the hour."),
  current: z.boolean().describe("Whether it is the session that asks."),
});

export type SessionInfo = Shape<typeof sessionOutput>;

export const sessionListOutput = z.array(sessionOutput);
