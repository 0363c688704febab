import { invitationLinks, type programmes } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { acceptInvitation } from "#src/server/domain/client/invitation.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import { sha256 } from "#src/server/ids.ts";
import { makeClient } from "./programme.ts";
import { answer, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";

type ProgrammeRow = typeof programmes.$inferSelect;

export const anywhere = { network: "198.51.100.20" };

/** A person who was asked, and the token in their email. */
export async function askClient(
  deps: Deps,
  programme: ProgrammeRow,
  overrides: Parameters<typeof makeClient>[2] = {},
) {
  const client = await makeClient(deps, programme, overrides);
  const token = deps.ids.token(256);
  await deps.db.write((tx) =>
    tx
      .insert(invitationLinks)
      .values({ tokenHash: sha256(token), kind: "programme", invitationId: client.id }),
  );
  return { client, clientId: client.id, token };
}

/** A client with an account who has accepted. */
export async function makeMember(
  deps: Deps,
  programme: ProgrammeRow,
  overrides: Parameters<typeof makeClient>[2] = {},
) {
  const { client, clientId, token } = await askClient(deps, programme, overrides);
  // An older account: one of the same moment would have been created by the click.
  const emailVerifiedAt = after(deps.clock.now(), -days(1));
  const actor: Actor = await makeUser(deps, { email: client.email, emailVerifiedAt });
  const { surveyId } = await acceptInvitation(deps, { actor, origin: anywhere }, { token }, {});
  return { client, clientId, token, actor, surveyId };
}

export type Member = Awaited<ReturnType<typeof makeMember>>;

/** Own words and, by default, three answers. */
export async function answerAbout(
  deps: Deps,
  { actor, surveyId }: Pick<Member, "actor" | "surveyId">,
  peers: readonly (readonly string[])[] = [wordsFrom(3), wordsFrom(5), wordsFrom(7)],
  own: readonly string[] = wordsFrom(0),
): Promise<void> {
  await saveSelf(deps, actor, surveyId, [...own]);
  const { shareId } = await shareSurvey(deps, actor, surveyId);
  for (const words of peers) await answer(deps, shareId, words);
}

export async function makeOpened(
  deps: Deps,
  programme: ProgrammeRow,
  overrides: Parameters<typeof makeClient>[2] = {},
): Promise<Member> {
  const member = await makeMember(deps, programme, overrides);
  await answerAbout(deps, member);
  await revealSurvey(deps, member.actor, member.surveyId);
  return member;
}
