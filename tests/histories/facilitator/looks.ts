import { mails } from "#db/schema/index.ts";
import { procedureAt, type ProcedurePath } from "#src/server/trpc/router.ts";
import { stageGroups, stages } from "#src/shared/programme/programme.ts";
import { contextWith } from "#tests/setup/call-context.ts";
import { TRPCError } from "@trpc/server";
import { asc, eq } from "drizzle-orm";
import { clientSorts } from "#src/shared/programme/programme.input.ts";
import type { Play } from "./play.ts";
import { faId } from "./start.ts";

/*
 * Everything that a facilitator can read: each procedure with all inputs, and their emails. REST, files and
 * pages are made of the same procedures.
 */

type Input = Readonly<Record<string, unknown>>;

interface Look {
  readonly path: ProcedurePath;
  /** The calls, about this client if they need one. */
  readonly input: (clientId: string) => Input;
}

const plain = (path: ProcedurePath, input: Input = {}): Look => ({ path, input: () => input });
const ofProgramme = (path: ProcedurePath, input: Input = {}): Look => plain(path, { faId, ...input });
const ofClient = (path: ProcedurePath, input: Input = {}): Look => ({
  path,
  input: (clientId) => ({ clientId, ...input }),
});

export const looks: readonly Look[] = [
  plain("facilitator.overview"),
  plain("programme.list"),
  ...clientSorts.map((sort) => plain("programme.clients", { sort })),
  ...stages.map((stage) => plain("programme.clients", { stage })),
  ...stageGroups.map((group) => plain("programme.clients", { group })),
  ofClient("programme.client"),
  ofProgramme("programme.get"),
  ofProgramme("programme.brand"),
  ofProgramme("programme.get"),
  ofProgramme("programme.sending"),
  ofProgramme("programme.exportStages"),
  ofProgramme("programme.colleagues"),
  ofProgramme("group.state"),
  ofProgramme("group.export"),
  ofProgramme("group.export", { format: "csv" }),
  ofProgramme("group.export", { format: "pdf" }),
  ofProgramme("group.export", { format: "slides" }),
  ofClient("clientResult.analysis"),
  ofClient("clientResult.analysis"),
  ofClient("clientResult.preparation"),
  ofClient("clientResult.preparationAs", { format: "json" }),
  ofClient("clientResult.exportPreparation"),
  ofClient("clientResult.retakes"),
  ofProgramme("clientResult.groupRetakes"),
  ofClient("clientResult.ledger"),
  ofClient("clientResult.notes"),
  ofClient("meeting.get"),
  plain("ownData.export"),
];

/** The facilitator's acts, whose answers are outputs, too. */
export const deeds = [
  "programme.update",
  "programme.close",
  "programme.delete",
  "programme.removeClient",
  "programme.check",
  "programme.addClients",
  "programme.nudge",
  "programme.remind",
  "programme.setDone",
  "programme.correctAddress",
  "programme.addFacilitator",
  "programme.removeFacilitator",
  "clientResult.saveNotes",
  "group.make",
  "meeting.start",
  "meeting.move",
  "meeting.propose",
  "meeting.email",
  "meeting.end",
] as const satisfies readonly ProcedurePath[];

export type Deed = (typeof deeds)[number];

/** Calls that start something new and reveal nothing. */
export const beginnings: readonly ProcedurePath[] = [
  "programme.preview",
  "programme.previewReminder",
  "programme.test",
  "programme.create",
  "programme.startExample",
];

/** The clients' acts in the same routers. */
export const ofClients: readonly ProcedurePath[] = ["meeting.own", "meeting.ownBrand", "meeting.reply"];

/** An exact answer or refusal, but no internal error. */
export async function ask(
  { deps, mira }: Play,
  path: ProcedurePath,
  input: Input,
  actor = mira,
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

/** A file's content as text, so that marks in it are found. */
export function readable(output: string): string {
  const body = /"body":"([\w+/=]+)","encoding":"base64"/.exec(output)?.[1];
  return body === undefined ? output : `${output}${Buffer.from(body, "base64").toString()}`;
}

/** All emails to the observed facilitator, with their times. */
export async function readMails({ deps, viewer }: Play): Promise<string> {
  const sent = await deps.db.read
    .select({
      kind: mails.kind,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
      bucket: mails.bucket,
      state: mails.state,
      dueAt: mails.dueAt,
      at: mails.createdAt,
    })
    .from(mails)
    .where(eq(mails.recipient, viewer.email))
    .orderBy(asc(mails.createdAt), asc(mails.id));
  return JSON.stringify(sent);
}
