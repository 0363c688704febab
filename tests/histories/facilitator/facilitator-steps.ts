import { billings } from "#db/schema/index.ts";
import { after, days } from "#src/server/clock.ts";
import { deleteAccount } from "#src/server/domain/own-data/delete-account.ts";
import { changeRole } from "#src/server/domain/organisation/members.ts";
import { knownPassword } from "#tests/factories/password.ts";
import { anywhere } from "#tests/factories/programme/client.ts";
import { meetingSteps } from "#src/shared/meeting/meeting.output.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { ask, type Deed } from "./looks.ts";
import type { Person } from "./person.ts";
import type { Play } from "./play.ts";
import { faId, teamId } from "./start.ts";

type Input = Readonly<Record<string, unknown>>;

/** Acts as the programme's owner, and records the outcome if the owner is observed. */
async function own(play: Play, path: Deed, input: Input) {
  const heard = await ask(play, path, input);
  if (play.viewer === play.mira) play.heard.push(`${path} ${heard}`);
  return heard;
}

/** Acts as the observed facilitator while they lead the programme, else as its owner. */
async function act(play: Play, path: Deed, input: Input) {
  const actor = play.hasMia ? play.viewer : play.mira;
  const heard = await ask(play, path, input, actor);
  if (actor === play.viewer) play.heard.push(`${path} ${heard}`);
  return heard;
}

const isDone = (heard: string): boolean => !/^[A-Z_]+: /.test(heard);

export const nudge = (play: Play, { clientId }: Person) => act(play, "programme.nudge", { faId, clientId });

export const startMeeting = (play: Play, { clientId }: Person) => act(play, "meeting.start", { clientId });

export const moveMeeting = (play: Play, { clientId }: Person) =>
  act(play, "meeting.move", { clientId, step: meetingSteps[1] });

/** An address that nobody can be invited at, so that the refusal alone speaks. */
export const correctAddress = (play: Play, { clientId }: Person) =>
  act(play, "programme.correctAddress", { faId, clientId, email: "nowhere" });

export const endMeeting = (play: Play, { clientId }: Person) => act(play, "meeting.end", { clientId });

export const takeNotes = (play: Play, { clientId }: Person) =>
  act(play, "clientResult.saveNotes", { clientId, text: "Calm today." });

export const extend = (play: Play, count: number) =>
  act(play, "programme.update", {
    faId,
    closesAt: after(play.deps.clock.now(), days(count)).toISOString(),
  });

export const closeProgramme = (play: Play) => own(play, "programme.close", { faId });

/** A list with an existing client and a new person. */
export const check = (play: Play) =>
  act(play, "programme.check", { faId, text: "Nora <nora@example.org>\nClient <client-0@example.org>" });

export const add = (play: Play) =>
  act(play, "programme.addClients", { faId, clients: [{ name: "Nora", email: "nora@example.org" }] });

export async function remove(play: Play, person: Person): Promise<void> {
  const heard = await own(play, "programme.removeClient", { faId, clientId: person.clientId });
  if (isDone(heard)) endWith(person);
}

/** The facilitator loses access; the survey remains theirs. */
function endWith(person: Person): void {
  Object.assign(person, {
    ...{
      state: "removed",
      shares: false,
      isForMia: false,
      isCounted: false,
      hasPlan: false,
    },
  });
}

export async function deleteProgramme(play: Play): Promise<void> {
  const heard = await own(play, "programme.delete", { faId });
  if (!isDone(heard)) return;
  play.hasProgramme = false;
  play.hasMia = false;
  play.picture.clear();
  for (const person of play.people) endWith(person);
}

/** What a client agrees to afterwards is later. */
export async function miaComes(play: Play): Promise<void> {
  const { mia, deps } = play;
  const colleague = { faId, userId: mia.userId, organisationId: teamId };
  if (isDone(await own(play, "programme.addFacilitator", colleague))) play.hasMia = true;
  deps.clock.advance(1);
}

export async function miaGoes(play: Play): Promise<void> {
  const { mia } = play;
  if (!isDone(await act(play, "programme.removeFacilitator", { faId, userId: mia.userId }))) return;
  play.hasMia = false;
  play.trace.push("Mia goes");
}

/** She rejoins the team at once, but not the programme. */
export async function miaLeavesTeam(play: Play): Promise<void> {
  const { deps, mira, mia } = play;
  deps.clock.advance(1);
  for (const role of ["member", "owner"] as const)
    await changeRole(deps, mira, { id: teamId, userId: mia.userId, role });
  if (play.hasMia) play.trace.push("Mia goes");
  play.hasMia = false;
}

/** The plan ends, as the payment provider would report. */
export const endPlan = ({ deps, mira }: Play): Promise<unknown> =>
  deps.db.write((tx) =>
    tx.update(billings).set({ subscriptionStatus: "canceled" }).where(eq(billings.userId, mira.userId)),
  );

const madePicture = z.object({ counted: z.number() });

const pictureFormats = ["json", "csv", "pdf", "slides"] as const;

/** @returns how many were counted; null without a picture */
export async function makePicture(play: Play): Promise<number | null> {
  const heard = await own(play, "group.make", { faId });
  if (!isDone(heard)) return null;
  for (const format of pictureFormats)
    play.picture.set(format, await ask(play, "group.export", { faId, format }));
  return madePicture.parse(JSON.parse(heard)).counted;
}

export async function endAccount(play: Play): Promise<void> {
  await deleteAccount(play.deps, play.mira, anywhere, knownPassword);
  play.hasProgramme = false;
  play.hasMia = false;
  play.accounts -= 1;
  for (const person of play.people) endWith(person);
}
