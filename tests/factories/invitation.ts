import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { submitInvitedResponse } from "#src/server/domain/response/submit-response.ts";
import type { Receipt } from "#src/shared/invitation/response.output.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { wordsFrom } from "./survey.ts";

/** The tokens in an address's emails, oldest first. */
export async function invitationTokens(deps: Pick<Deps, "db">, email: string): Promise<readonly string[]> {
  const texts = (await mailsTo(deps, email)).map(({ text }) => text);
  return texts.flatMap((text) => /\/assessment\/invite\/([\w-]+)/.exec(text)?.[1] ?? []);
}

/** Invites an address. @returns the token in its newest email */
export async function invite(deps: Deps, owner: Actor, surveyId: string, email: string): Promise<string> {
  await invitePeople(deps, owner, surveyId, { emails: [email], message: null });
  const token = (await invitationTokens(deps, email)).at(-1);
  if (token === undefined) throw new Error(`There is no invitation for ${email}.`);
  return token;
}

let peers = 0;

/** An invited person's answer, from its own address. */
export function answerInvited(
  deps: Deps,
  token: string,
  input: { readonly traitIds?: string[]; readonly submissionKey?: string } = {},
): Promise<Receipt> {
  peers += 1;
  const sender = { actor: null, origin: { network: `10.200.${String(peers >> 8)}.${String(peers & 255)}` } };
  return submitInvitedResponse(deps, sender, token, {
    traitIds: wordsFrom(3),
    peerName: null,
    ...input,
  });
}
