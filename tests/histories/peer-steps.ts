import type { ErrorKind } from "#src/server/errors.ts";
import { submitInvitedResponse, submitResponse } from "#src/server/domain/response/submit-response.ts";
import { withdraw as takeBack } from "#tests/factories/survey.ts";
import { randomIds } from "#src/server/ids.ts";
import { rejects } from "node:assert/strict";
import type { Ballot } from "./history.ts";
import { isOpen, type PlayedSurvey } from "./survey.ts";

/** One of a list, whatever the number. */
export const choose = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)];

/** Said without vitest, as Playwright plays these steps too. */
export const refuses = (call: Promise<unknown>, kind: ErrorKind): Promise<void> => rejects(call, { kind });

let answers = 0;

/** An answer from an address of its own. Its key is drawn here: the product's ids stay those of what the owner does. */
function send({ picks, name }: Ballot) {
  answers += 1;
  const network = `10.${String(answers >> 16)}.${String((answers >> 8) & 255)}.${String(answers & 255)}`;
  const submissionKey = randomIds.token(256);
  const input = { traitIds: [...picks], peerName: name, submissionKey };
  return { sender: { actor: null, origin: { network } }, input, submissionKey };
}

/** Someone answers through the open link; one that leads nowhere, or into a round that is over, takes nothing. */
export async function answerByLink(round: PlayedSurvey, ballot: Ballot): Promise<void> {
  const { deps, model, shareId, deadShareId } = round;
  const link = shareId ?? deadShareId;
  if (link === null) return;
  const { sender, input, submissionKey } = send(ballot);
  const call = submitResponse(deps, sender, link, input);
  if (shareId === null) return refuses(call, "not_found");
  if (!isOpen(round)) return refuses(call, "conflict");
  await call;
  model.add(submissionKey, ballot);
}

/** Someone answers by an invitation: once, and not when it was taken back. */
export async function answerInvited(round: PlayedSurvey, which: number, ballot: Ballot): Promise<void> {
  const { deps, model, invitations } = round;
  const invitation = choose(invitations, which);
  if (invitation === undefined) return;
  const { sender, input, submissionKey } = send(ballot);
  const call = submitInvitedResponse(deps, sender, invitation.token, input);
  if (invitation.revoked) return refuses(call, "not_found");
  if (invitation.used || !isOpen(round)) return refuses(call, "conflict");
  await call;
  invitation.used = true;
  model.add(submissionKey, ballot);
}

/** People take their answers back, one perhaps a second time. */
export async function withdraw({ deps, model }: PlayedSurvey, which: readonly number[]): Promise<void> {
  for (const one of which) {
    const gone = choose(model.alive, one);
    if (gone === undefined) return;
    await takeBack(deps, gone.key);
    model.withdraw(gone);
  }
}
