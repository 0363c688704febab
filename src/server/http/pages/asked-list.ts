import { TRPCError } from "@trpc/server";
import type { z } from "zod";
import { unlessRefused } from "./unless-refused.ts";

interface AskedList<Query, List> {
  /** What the address asks for. */
  readonly asked: Query;
  /** undefined: this person may not see it. */
  readonly list: List | undefined;
}

/** What nobody filled in asks for nothing, and pages of a list are turned by its island. */
const given = (url: URL): Readonly<Record<string, string>> =>
  Object.fromEntries([...url.searchParams].filter(([name, value]) => value !== "" && name !== "cursor"));

const isBadRequest = (error: unknown): boolean => error instanceof TRPCError && error.code === "BAD_REQUEST";

/** The list that an address asks for by `?q=`, `&state=` and the like; all of it, where it asks for what there isn't. */
export async function askedList<Query, List>(
  input: z.ZodType<Query>,
  url: URL,
  load: (query: Query) => Promise<List>,
): Promise<AskedList<Query, List>> {
  const nothing = input.parse({});
  const asked = input.safeParse(given(url)).data ?? nothing;
  try {
    return { asked, list: await unlessRefused(load(asked)) };
  } catch (error) {
    if (!isBadRequest(error)) throw error;
    return { asked: nothing, list: await unlessRefused(load(nothing)) };
  }
}
