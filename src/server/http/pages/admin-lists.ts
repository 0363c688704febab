import { mailsInput, plansInput, roundsInput } from "#src/shared/admin/lists.input.ts";
import { logQueryInput } from "#src/shared/admin/log.input.ts";
import { peopleQueryInput } from "#src/shared/admin/people.input.ts";
import { postListInput } from "#src/shared/blog/post.input.ts";
import { askedList } from "./asked-list.ts";
import type { PageLocals } from "./pages.ts";

/*
 * The first page of each list of administrators, as the address asks for it; null where the page doesn't know who is signed in.
 */

type Who = Pick<PageLocals, "api" | "actor">;

export const loadPeople = ({ api, actor }: Who, url: URL) =>
  askedList(peopleQueryInput, url, async (query) => actor && api.admin.people(query));

export const loadRounds = ({ api, actor }: Who, url: URL) =>
  askedList(roundsInput, url, async (query) => actor && api.admin.rounds(query));

export const loadMails = ({ api, actor }: Who, url: URL) =>
  askedList(mailsInput, url, async (query) => actor && api.admin.mails(query));

export const loadPlans = ({ api, actor }: Who, url: URL) =>
  askedList(plansInput, url, async (query) => actor && api.admin.plans(query));

export const loadLog = ({ api, actor }: Who, url: URL) =>
  askedList(logQueryInput, url, async (query) => actor && api.admin.log(query));

export const loadPosts = ({ api, actor }: Who, url: URL) =>
  askedList(postListInput, url, async (query) => actor && api.post.list(query));
