import { TRPCError } from "@trpc/server";
import type { z } from "zod";
import { unlessRefused } from "./page-form.ts";
import {
  mailsInput,
  plansInput,
  roundsInput,
  logQueryInput,
  peopleQueryInput,
} from "#src/shared/admin/admin.input.ts";
import { postListInput } from "#src/shared/blog/post.input.ts";
import type { PageLocals } from "./pages.ts";
import { completePost } from "#src/shared/blog/complete-post.ts";
import type { ShownPost } from "#src/shared/blog/post-content.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { readingMinutes } from "#src/shared/site/blog.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";

interface LoadedList<Query, List> {
  /** What the address asks for. */
  readonly asked: Query;
  /** undefined: this person may not see it. */
  readonly list: List | undefined;
}

/** Empty fields ask for nothing, and the island pages through a list. */
const filledIn = (url: URL): Readonly<Record<string, string>> =>
  Object.fromEntries([...url.searchParams].filter(([name, value]) => value !== "" && name !== "cursor"));

const isBadRequest = (error: unknown): boolean => error instanceof TRPCError && error.code === "BAD_REQUEST";

/** The list that an address asks for by `?q=`, `&state=` and so on; the whole one if the query is invalid. */
export async function loadList<Query, List>(
  input: z.ZodType<Query>,
  url: URL,
  load: (query: Query) => Promise<List>,
): Promise<LoadedList<Query, List>> {
  const nothing = input.parse({});
  const asked = input.safeParse(filledIn(url)).data ?? nothing;
  try {
    return { asked, list: await unlessRefused(load(asked)) };
  } catch (error) {
    if (!isBadRequest(error)) throw error;
    return { asked: nothing, list: await unlessRefused(load(nothing)) };
  }
}

/* The first page of each administrators' list; null if the page doesn't know who is signed in. */

type Who = Pick<PageLocals, "api" | "actor">;

export const loadPeople = ({ api, actor }: Who, url: URL) =>
  loadList(peopleQueryInput, url, async (query) => actor && api.admin.people(query));

export const loadRounds = ({ api, actor }: Who, url: URL) =>
  loadList(roundsInput, url, async (query) => actor && api.admin.rounds(query));

export const loadMails = ({ api, actor }: Who, url: URL) =>
  loadList(mailsInput, url, async (query) => actor && api.admin.mails(query));

export const loadPlans = ({ api, actor }: Who, url: URL) =>
  loadList(plansInput, url, async (query) => actor && api.admin.plans(query));

export const loadLog = ({ api, actor }: Who, url: URL) =>
  loadList(logQueryInput, url, async (query) => actor && api.admin.log(query));

export const loadPosts = ({ api, actor }: Who, url: URL) =>
  loadList(postListInput, url, async (query) => actor && api.post.list(query));

/** A working copy as if it were published now. @param lead its first paragraph */
export function shownDraft(post: AdminPost, lead: string, now: Date): ShownPost {
  const { slug, title, description, author, tags, markdown, publishedAt, updatedAt } = post;
  const cover =
    post.cover?.kind === "window" ? { ...post.cover, words: withoutUndefined(post.cover.words) } : post.cover;
  const facts = completePost({ title, description, author, tags, cover }, lead);
  return {
    id: slug,
    data: {
      ...facts,
      title: title === "" ? "Without a title" : title,
      publishedAt: publishedAt === null ? now : new Date(publishedAt),
      updatedAt: updatedAt === null ? null : new Date(updatedAt),
    },
    minutes: readingMinutes(markdown),
  };
}
