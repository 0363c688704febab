import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation } from "#src/server/domain/invitation/change-invitations.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import type { NewSurvey } from "#src/shared/survey/survey.input.ts";
import { makeAnswers, makeSharedSurvey, withdraw } from "./survey.ts";

/** The address of a person named by one letter. */
export const addressOf = (letter: string): string => `${letter.toLowerCase()}@example.org`;

/**
 * A survey with own words that invites people named by letters: "ABC". Answers come through its open link,
 * because only the list matters.
 */
export async function makeInvitedSurvey(
  deps: Deps,
  owner: Actor,
  people: string,
  { answers = 3, ...input }: NewSurvey & { readonly answers?: number } = {},
) {
  const { survey, shareId } = await makeSharedSurvey(deps, owner, input);
  const { id } = survey;
  const invite = (letters: string) =>
    invitePeople(deps, owner, id, { emails: Array.from(letters).map(addressOf), message: null });
  const answer = (count = 3) => makeAnswers(deps, shareId, count);
  if (people !== "") await invite(people);
  await answer(answers);
  return {
    id,
    invite,
    answer,
    revoke: async (letter: string) => {
      const invitations = await listInvitations(deps, owner, id);
      const found = invitations.find(({ email }) => email === addressOf(letter));
      await revokeInvitation(deps, owner, id, found?.id ?? "");
    },
    withdraw: async (receipts: Awaited<ReturnType<typeof answer>>) => {
      for (const { withdrawKey } of receipts) await withdraw(deps, withdrawKey);
    },
    open: () => revealSurvey(deps, owner, id),
    look: () => getSurvey(deps, owner, id),
  };
}
