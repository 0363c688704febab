import { billings } from "#db/schema/index.ts";
import { after, days } from "#src/server/clock.ts";
import { deleteAccount } from "#src/server/domain/account/own-data/delete-account.ts";
import { knownPassword } from "#tests/factories/password.ts";
import { anywhere } from "#tests/factories/programme/client.ts";
import { meetingSteps } from "#src/shared/meeting/meeting.output.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { ask, type Deed } from "./looks.ts";
import type { Person } from "./person.ts";
import type { Play } from "./play.ts";
import { faId } from "./start.ts";

/** Does something, and hears what comes of it. */
async function act(play: Play, path: Deed, input: Readonly<Record<string, unknown>>) {
  const heard = await ask(play, path, input);
  play.heard.push(`${path} ${heard}`);
  return heard;
}

const isDone = (heard: string): boolean => !/^[A-Z_]+: /.test(heard);

export const nudge = (play: Play, { clientId }: Person) => act(play, "programme.nudge", { faId, clientId });

export const startMeeting = (play: Play, { clientId }: Person) => act(play, "meeting.start", { clientId });

export const moveMeeting = (play: Play, { clientId }: Person) =>
  act(play, "meeting.move", { clientId, step: meetingSteps[1] });

export const endMeeting = (play: Play, { clientId }: Person) => act(play, "meeting.end", { clientId });

export const takeNotes = (play: Play, { clientId }: Person) =>
  act(play, "clientResult.saveNotes", { clientId, text: "Calm today." });

export const extend = (play: Play, count: number) =>
  act(play, "programme.update", {
    faId,
    closesAt: after(play.deps.clock.now(), days(count)).toISOString(),
  });

export const closeProgramme = (play: Play) => act(play, "programme.close", { faId });

/** A list with someone who is a client, and someone who isn't. */
export const check = (play: Play) =>
  act(play, "programme.check", { faId, text: "Nora <nora@example.org>\nClient <client-0@example.org>" });

export const add = (play: Play) =>
  act(play, "programme.addClients", { faId, clients: [{ name: "Nora", email: "nora@example.org" }] });

export async function remove(play: Play, person: Person): Promise<void> {
  const heard = await act(play, "programme.removeClient", { faId, clientId: person.clientId });
  if (isDone(heard)) endWith(person);
}

/** The facilitator has nothing of them any more; their round is theirs. */
function endWith(person: Person): void {
  Object.assign(person, {
    ...{ state: "removed", shares: false, isWaiting: false, isCounted: false, hasPlan: false },
  });
}

export async function deleteProgramme(play: Play): Promise<void> {
  const heard = await act(play, "programme.delete", { faId });
  if (!isDone(heard)) return;
  play.hasProgramme = false;
  play.picture.clear();
  for (const person of play.people) endWith(person);
}

/** The plan ends, as the payment provider would tell. */
export const endPlan = ({ deps, mira }: Play): Promise<unknown> =>
  deps.db.write((tx) =>
    tx.update(billings).set({ subscriptionStatus: "canceled" }).where(eq(billings.userId, mira.userId)),
  );

const madePicture = z.object({ counted: z.number() });

const pictureFormats = ["json", "csv", "pdf"] as const;

/** @returns how many were counted; null where no picture was made. */
export async function makePicture(play: Play): Promise<number | null> {
  const heard = await act(play, "group.make", { faId });
  if (!isDone(heard)) return null;
  for (const format of pictureFormats)
    play.picture.set(format, await ask(play, "group.export", { faId, format }));
  return madePicture.parse(JSON.parse(heard)).counted;
}

export async function endAccount(play: Play): Promise<void> {
  await deleteAccount(play.deps, play.mira, anywhere, knownPassword);
  play.hasProgramme = false;
  play.accounts -= 1;
  for (const person of play.people) endWith(person);
}
