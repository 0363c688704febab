import type { ErrorKind } from "#src/server/errors.ts";
import { submitInvitedResponse, submitResponse } from "#src/server/domain/response/submit-response.ts";
import { withdraw as takeBack } from "#tests/factories/survey.ts";
import { randomIds } from "#src/server/ids.ts";
import { rejects } from "node:assert/strict";
import type { Ballot } from "./history.ts";
import { isOpen, type PlayedSurvey } from "./survey.ts";

export const choose = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)];

/** Without vitest, because Playwright plays these steps, too. */
export const refuses = (call: Promise<unknown>, kind: ErrorKind): Promise<void> => rejects(call, { kind });

let answers = 0;

/** An answer from its own address. Its key is drawn here: the product's ids depend on the owner only. */
function send({ picks, name }: Ballot) {
  answers += 1;
  const network = `10.${String(answers >> 16)}.${String((answers >> 8) & 255)}.${String(answers & 255)}`;
  const submissionKey = randomIds.token(256);
  const input = { traitIds: [...picks], peerName: name, submissionKey };
  return { sender: { actor: null, origin: { network } }, input, submissionKey };
}

/** Someone answers through the open link, unless it is unknown or the survey is closed. */
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

/** Someone answers by an invitation, once, unless it was revoked. */
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

/** People withdraw their answers, one perhaps twice. */
export async function withdraw({ deps, model }: PlayedSurvey, which: readonly number[]): Promise<void> {
  for (const one of which) {
    const gone = choose(model.alive, one);
    if (gone === undefined) return;
    await takeBack(deps, gone.key);
    model.withdraw(gone);
  }
}
