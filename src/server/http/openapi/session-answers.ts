import type { SessionInfo } from "#src/shared/account/session.ts";
import { z } from "zod";

const session = z.strictObject({
  id: z.string().describe("Names the session; not a token."),
  device: z.string().describe('What it was begun with: "Firefox on Windows".'),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().describe("To the hour."),
  current: z.boolean().describe("Whether it is the session that asks."),
}) satisfies z.ZodType<SessionInfo>;

export const sessionList = z.array(session);
