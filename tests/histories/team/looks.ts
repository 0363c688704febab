import { mails } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { procedureAt, type ProcedurePath } from "#src/server/trpc/router.ts";
import { contextWith } from "#tests/setup/call-context.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { TRPCError } from "@trpc/server";
import { asc, eq } from "drizzle-orm";

/** Objects that reader and owner know by name. */
export interface Known {
  readonly organisationId: string;
  readonly teamRoundId: string;
  /** The reader's own survey. */
  readonly surveyId: string;
}

type Look = readonly [path: ProcedurePath, input: (known: Known) => object | undefined];

const ofTeam = (known: Known) => ({ teamRoundId: known.teamRoundId });
const ofSurvey = (known: Known) => ({ surveyId: known.surveyId });
const withFormat = (format: "json" | "csv" | "pdf" | "slides") => (known: Known) => ({
  ...ofTeam(known),
  format,
});
const nothing = () => undefined;

/** Every call about a team round, for participants and leaders. */
export const looks: readonly Look[] = [
  ["team.get", ofTeam],
  ["team.form", ofTeam],
  ["team.own", nothing],
  ["team.list", ({ organisationId }) => ({ id: organisationId })],
  ["team.picture", withFormat("json")],
  ["team.picture", withFormat("csv")],
  ["team.picture", withFormat("pdf")],
  ["team.picture", withFormat("slides")],
  ["organisation.list", nothing],
  ["organisation.get", ({ organisationId }) => ({ id: organisationId })],
  ["organisation.invites", ({ organisationId }) => ({ id: organisationId })],
  ["survey.list", nothing],
  ["dashboard.overview", () => ({ all: true })],
  ["dashboard.stats", nothing],
  ["survey.get", ofSurvey],
  ["dashboard.results", () => ({ all: true })],
  ["analysis.get", ofSurvey],
  ["analysis.snapshots", ofSurvey],
  ["analysis.export", (known) => ({ ...ofSurvey(known), format: "json" })],
  ["analysis.export", (known) => ({ ...ofSurvey(known), format: "csv" })],
  ["response.list", ofSurvey],
  ["invitation.list", ofSurvey],
  ["ownData.export", nothing],
];

/** A call's answer or refusal for someone. */
export async function ask(
  deps: TestDeps,
  actor: Actor,
  path: ProcedurePath,
  input: object | undefined,
): Promise<string> {
  try {
    const answer = await procedureAt(path).call(contextWith({ deps, actor }), input);
    return answer === undefined ? "done" : JSON.stringify(answer);
  } catch (error) {
    if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR")
      return `${error.code}: ${error.message}`;
    throw error;
  }
}

/** A token in a link is random, here drawn in the order of emails. */
const withoutTokens = (text: string): string => text.replaceAll(/\d{43}/g, "token");

/** All emails to someone, with their times. */
export async function readMails(deps: TestDeps, { email }: Actor): Promise<string> {
  const { kind, subject, text, html, bucket, state, dueAt, createdAt } = mails;
  const sent = await deps.db.read
    .select({ kind, subject, text, html, bucket, state, dueAt, createdAt })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(createdAt), asc(kind), asc(subject));
  return withoutTokens(JSON.stringify(sent));
}
