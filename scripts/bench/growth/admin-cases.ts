import { getAdminOverview } from "#src/server/domain/admin/get-overview.ts";
import { getHealth } from "#src/server/domain/admin/health/get-health.ts";
import { listLog } from "#src/server/domain/admin/log/list-log.ts";
import { listMails } from "#src/server/domain/admin/mails/list-mails.ts";
import { getPerson } from "#src/server/domain/admin/people/get-person.ts";
import { listPeople } from "#src/server/domain/admin/people/list-people.ts";
import { listAdminPlans } from "#src/server/domain/admin/plans/list-plans.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";
import { listPosts } from "#src/server/domain/blog/writing/list-posts.ts";
import type { LogInput } from "#src/shared/admin/log.input.ts";
import type { PostListQuery } from "#src/shared/blog/post.input.ts";
import type { PeopleQuery } from "#src/shared/admin/people.input.ts";
import type { MailsInput, PlansInput, RoundsInput } from "#src/shared/admin/lists.input.ts";
import { always, type Case } from "./case.ts";

const people = (name: string, query: PeopleQuery) =>
  always(`administrators: ${name}`, ({ deps }) => listPeople(deps, query));
const rounds = (name: string, query: RoundsInput) =>
  always(`administrators: ${name}`, ({ deps }) => listRounds(deps, query));
const plans = (name: string, query: PlansInput) =>
  always(`administrators: ${name}`, ({ deps }) => listAdminPlans(deps, query));
const log = (name: string, query: LogInput) =>
  always(`administrators: ${name}`, ({ deps }) => listLog(deps, query));
const posts = (name: string, query: PostListQuery) =>
  always(`administrators: ${name}`, ({ deps }) => listPosts(deps, query));
const mails = (name: string, query: MailsInput) =>
  always(`administrators: ${name}`, ({ deps }) => listMails(deps, query));

/** What administrators look through. All people have one name. Most states that are filtered by are rare, or nobody's. */
export const adminCases: readonly Case[] = [
  people("people, newest first", {}),
  people("people of a common name", { q: "alma" }),
  people("… oldest first", { q: "alma", sort: "oldest" }),
  people("… unconfirmed", { q: "alma", state: "unverified" }),
  people("… administrators", { q: "alma", state: "administrators" }),
  people("people of two common words", { q: "alma samp" }),
  people("a person by their address", { q: "user42@example.org" }),
  people("unconfirmed people", { state: "unverified" }),
  people("administrators", { state: "administrators" }),
  always("administrators: a person", ({ deps, owner }) => getPerson(deps, owner.userId)),
  rounds("rounds", {}),
  rounds("rounds, oldest first", { sort: "oldest" }),
  rounds("open rounds", { state: "open" }),
  rounds("closed rounds", { state: "closed" }),
  rounds("rounds without a link", { state: "unlinked" }),
  mails("refused emails", {}),
  mails("refused emails to a common name", { q: "alma" }),
  mails("emails given up", { state: "failed" }),
  mails("refused emails, last first", { sort: "latest" }),
  mails("emails given up, oldest first", { state: "failed", sort: "oldest" }),
  plans("plans", {}),
  plans("plans given", { state: "given" }),
  plans("plans paid for", { state: "paid" }),
  plans("trials", { state: "trial" }),
  plans("plans ended", { state: "ended" }),
  plans("plans that end soonest", { sort: "soonest" }),
  plans("plans paid for that end soonest", { state: "paid", sort: "soonest" }),
  plans("plans given that end last", { state: "given", sort: "latest" }),
  plans("plans of a common name", { q: "alma" }),
  plans("… oldest people first", { q: "alma", sort: "oldest" }),
  log("log", {}),
  log("log, oldest first", { sort: "oldest" }),
  log("log of one kind of act, which is rare", { act: "delete person" }),
  always("administrators: log of one person", ({ deps, owner }) => listLog(deps, { person: owner.userId })),
  log("log of a common name", { q: "alma" }),
  log("… oldest first", { q: "alma", sort: "oldest" }),
  log("… one kind of act, which is rare", { q: "alma", act: "delete person" }),
  log("log of a person by their address", { q: "user42@example.org" }),
  posts("posts", {}),
  posts("posts of a common word", { q: "po" }),
  posts("… deleted", { q: "po", state: "deleted" }),
  always("administrators: health", ({ deps }) => getHealth(deps)),
  always("administrators: totals", ({ deps }) => getAdminOverview(deps)),
];
