import { TRPCError } from "@trpc/server";

/**
 * The answer of a call that only some people may make; undefined where this person may not, by their role or their plan.
 * The page then says so.
 */
export async function unlessRefused<Output>(call: Promise<Output>): Promise<Output | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TRPCError && (error.code === "FORBIDDEN" || error.code === "PAYMENT_REQUIRED"))
      return undefined;
    throw error;
  }
}
