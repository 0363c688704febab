import { hours } from "#src/server/clock.ts";
import { sendDigests, announceSharedResults } from "#src/server/domain/facilitator/news.ts";
import { remindPeers } from "#src/server/domain/invitation/remind-peers.ts";
import { remindClients } from "#src/server/domain/programme/asking/remind-clients.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { notifyOwners } from "#src/server/domain/survey/timed/notify-owners.ts";
import { choose } from "#tests/histories/peer-steps.ts";
import * as client from "./client-steps.ts";
import * as facilitator from "./facilitator-steps.ts";
import type { Step, StepOfAll, StepOfOne } from "./history.ts";
import { isShown, isShownToMia, type Person } from "./person.ts";
import type { Play } from "./play.ts";
import * as rules from "./rules.ts";
import { minResponses } from "./start.ts";

/* What each step of a history does. */

/** From now on the facilitator knows what they see, and what a picture counts. */
export function note(play: Play, isPicture: boolean): void {
  const { known, people, viewer, mira } = play;
  const isSeen = viewer === mira ? isShown : isShownToMia;
  for (const person of people) {
    const isIn = isPicture && person.state === "accepted" && person.isCounted && person.results > 0;
    if (!isSeen(person) && !isIn) continue;
    const { index, version, plans, hasPlan } = person;
    known.add(`own ${index} ${version}`);
    for (const [n, { isReleased }] of person.peers.entries()) if (isReleased) known.add(`peer ${index} ${n}`);
    if (isSeen(person) && hasPlan) known.add(`plan ${index} ${plans}`);
  }
}

async function pass({ deps }: Play, count: number | null): Promise<void> {
  const { clock } = deps;
  if (count !== null) clock.advance(hours(count));
  else {
    const daysOn = (8 - clock.now().getUTCDay()) % 7 || 7;
    clock.advance(hours(24 * daysOn + 8 - clock.now().getUTCHours()));
  }
  await closeDueSurveys(deps);
  await notifyOwners(deps);
  await announceSharedResults(deps);
  await sendDigests(deps);
  await remindPeers(deps);
  await remindClients(deps);
}

/** What each client's page says about the audience of their result, after Mia joined or left. */
async function readAllSharing(play: Play): Promise<void> {
  for (const person of play.people) if (person.shares) await client.readSharing(play, person);
}

async function takeOfAll(play: Play, step: StepOfAll): Promise<void> {
  switch (step.kind) {
    case "add":
      await facilitator.add(play);
      break;
    case "check":
      await facilitator.check(play);
      break;
    case "closeProgramme":
      await facilitator.closeProgramme(play);
      break;
    case "endPlan":
      await facilitator.endPlan(play);
      break;
    case "deleteProgramme":
      await facilitator.deleteProgramme(play);
      break;
    case "extend":
      await facilitator.extend(play, step.days);
      break;
    case "wait":
      await pass(play, step.hours);
      break;
    case "miaComes":
      await facilitator.miaComes(play);
      await readAllSharing(play);
      break;
    case "miaGoes":
      await facilitator.miaGoes(play);
      await readAllSharing(play);
      break;
    case "miaLeavesTeam":
      await facilitator.miaLeavesTeam(play);
      await readAllSharing(play);
      break;
    case "allAgree":
      for (const person of play.people)
        if (person.results > 0) await client.share(play, person, { group: true });
      break;
    case "picture": {
      const counted = await facilitator.makePicture(play);
      if (counted === null) return;
      play.pictures += 1;
      note(play, true);
      if (!play.secrets.isOther) await rules.expectLawfulPicture(play, counted);
      return;
    }
  }
}

async function takeOfOne(play: Play, step: StepOfOne, person: Person): Promise<void> {
  switch (step.kind) {
    case "accept":
      await client.accept(play, person);
      break;
    case "decline":
      await client.decline(play, person);
      break;
    case "leave":
      await client.leave(play, person);
      break;
    case "words":
      await client.pickWords(play, person);
      break;
    case "link":
      await client.makeLink(play, person);
      break;
    case "reveal":
      await client.reveal(play, person);
      break;
    case "renew":
      await client.answer(play, person, minResponses);
      await client.reveal(play, person);
      break;
    case "close":
      await client.close(play, person);
      break;
    case "deleteRound":
      await client.deleteRound(play, person);
      break;
    case "shareAgain":
      await client.share(play, person, { again: true });
      break;
    case "invite":
      await client.invite(play, person, step.count);
      break;
    case "answer":
      await client.answer(play, person, step.count);
      break;
    case "withdraw":
      await client.takeBack(play, person, step.which);
      break;
    case "result":
      await client.share(play, person, { result: step.wanted });
      break;
    case "group":
      await client.share(play, person, { group: step.wanted });
      break;
    case "plan":
      await client.sharePlan(play, person, step.wanted);
      break;
    case "reply":
      await client.reply(play, person, step.accept);
      break;
    case "nudge":
      await facilitator.nudge(play, person);
      break;
    case "address":
      await facilitator.correctAddress(play, person);
      break;
    case "remove":
      await facilitator.remove(play, person);
      break;
    case "startMeeting":
      await facilitator.startMeeting(play, person);
      break;
    case "moveMeeting":
      await facilitator.moveMeeting(play, person);
      break;
    case "endMeeting":
      await facilitator.endMeeting(play, person);
      break;
    case "notes":
      await facilitator.takeNotes(play, person);
      break;
  }
}

/** @returns the person whom the step was about, if any */
export async function take(play: Play, step: Step): Promise<Person | undefined> {
  if (!("who" in step)) {
    await takeOfAll(play, step);
    return undefined;
  }
  const person = choose(play.people, step.who);
  if (person !== undefined) await takeOfOne(play, step, person);
  return person;
}
