import { stageTexts } from "#src/shared/programme/programme.ts";
import type { ClientInProgramme, Today } from "#src/shared/programme/programme.output.ts";

type Need = Today["today"][number];

/** Someone, or several people of one programme, who need the same thing. */
export interface NeedGroup {
  readonly need: Need["need"];
  readonly clients: readonly [ClientInProgramme, ...ClientInProgramme[]];
}

/** Clients who need a later deadline are one task, because it's the programme's. Others stay separate. */
export function groupNeeds(needs: readonly Need[]): NeedGroup[] {
  const groups: NeedGroup[] = [];
  for (const { need, client } of needs) {
    const place = groups.findIndex(
      (group) => need === "extend" && group.need === need && group.clients[0].faId === client.faId,
    );
    const found = groups[place];
    if (found) groups[place] = { need, clients: [...found.clients, client] };
    else groups.push({ need, clients: [client] });
  }
  return groups;
}

/** "Anna Berg", "Anna Berg and Ben Okoro", "Anna Berg, Ben Okoro and 3 others". */
export function namesOf(clients: NeedGroup["clients"]): string {
  const names = clients.map(({ name }) => name);
  const shown = names.length > 3 ? [...names.slice(0, 2), `${String(names.length - 2)} others`] : names;
  return new Intl.ListFormat("en-GB").format(shown);
}

/** Why they need their facilitator, in a sentence. */
export function needText({ need, clients }: NeedGroup, dateText: (iso: string) => string): string {
  const [client] = clients;
  const day = client.closesAt === null ? "soon" : `on ${dateText(client.closesAt)}`;
  switch (need) {
    case "meet":
      return "The window is ready, and you open it together.";
    case "prepare":
      return client.sharedSince === null
        ? "Shared the result with you."
        : `Shared the result with you on ${dateText(client.sharedSince)}.`;
    case "extend":
      if (clients.every(({ stage }) => stage === "invited"))
        return `${clients.length === 1 ? "Hasn’t" : "Haven’t"} replied yet, and the deadline is ${day}.`;
      return clients.length === 1
        ? `${answersSoFar(client)}, and the deadline is ${day}.`
        : `Too few answers so far, and the deadline is ${day}.`;
    case "nudge":
      return waitingText(client, dateText);
  }
}

const answersSoFar = ({ answers, minResponses }: ClientInProgramme): string =>
  answers === null || answers === 0
    ? "No answers yet"
    : `${String(answers)} of ${String(minResponses)} answers`;

/** What a client hasn't done. It never says when an answer came (rule A7). */
function waitingText(client: ClientInProgramme, dateText: (iso: string) => string): string {
  switch (client.stage) {
    case "invited":
      return `Hasn’t replied to your invitation of ${dateText(client.invitedAt)}.`;
    case "accepted":
      return "Said yes, and hasn’t picked words yet.";
    case "ownWords":
      return "Has picked words, and hasn’t asked anyone yet.";
    case "ready":
      return "The window has been ready for days, and is still closed.";
    case "asking":
    case "answering":
      return `${answersSoFar(client)}.`;
    // Nothing to do: the client is done, or has ended it.
    case "opened":
    case "shared":
    case "closed":
    case "declined":
    case "left":
      return `${stageTexts[client.stage]}.`;
  }
}
