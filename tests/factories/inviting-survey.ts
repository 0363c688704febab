import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { makeFacilitator } from "./programme/facilitator.ts";
import { makeDeps } from "#tests/setup/deps.ts";

/** A survey whose owner has a mailbox of many spellings, and a function that invites. */
export async function makeInvitingSurvey(input: Parameters<typeof createSurvey>[2] = {}) {
  const deps = await makeDeps();
  const owner = await makeFacilitator(deps, {
    email: "zoe.q@gmail.com",
    mailbox: "zoeq@gmail.com",
    firstName: "Zoe",
  });
  const { id } = await createSurvey(deps, owner, { title: "Spring & <b>sun</b>", ...input });
  const ask = (emails: string[], message: string | null = null) =>
    invitePeople(deps, owner, id, { emails, message });
  return { deps, owner, id, ask };
}

export const many = (count: number, name = "p") =>
  Array.from({ length: count }, (_, i) => `${name}${String(i)}@example.org`);
