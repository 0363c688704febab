import { TRPCError } from "@trpc/server";

/**
 * The answer of a call that a page is about; undefined where there is no such thing for this person, also because the
 * address cannot belong to anything. The page then answers 404.
 */
export async function unlessMissing<Output>(call: Promise<Output>): Promise<Output | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TRPCError && (error.code === "NOT_FOUND" || error.code === "BAD_REQUEST"))
      return undefined;
    throw error;
  }
}
