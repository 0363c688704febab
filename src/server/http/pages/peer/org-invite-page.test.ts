import { days } from "#src/server/clock.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import { listOpenInvites, revokeInvite } from "#src/server/domain/organisation/inviting/open-invites.ts";
import { getOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import type { Actor } from "#src/server/actor.ts";
import { orgInvitePageTitle } from "#src/shared/organisation/invite-page.ts";
import { orgInvitationIn } from "#tests/factories/organisation/inviting.ts";
import { makeTeam } from "#tests/factories/organisation/organisation.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";
import { openOrgInvitePage } from "./reply-page.ts";

const email = "ida@example.org";

async function invite() {
  const deps = await makeDeps();
  const { owner, team } = await makeTeam(deps);
  await inviteMembers(deps, owner, { id: team.id, emails: [email], role: "member" });
  const token = (await orgInvitationIn(deps, email)).replace("/org-invites/", "");
  const open = (actor: Actor | null, init?: RequestInit, link = token) =>
    openOrgInvitePage(
      new Request(`${deps.env.siteUrl}/org-invites/${link}`, init),
      pageLocalsOf(deps, actor),
      link,
    );
  const send = (fields: Record<string, string>, actor: Actor | null = null, headers = {}) =>
    open(actor, { method: "POST", body: new URLSearchParams(fields), headers });
  return { deps, owner, team, token, open, send };
}

type World = Awaited<ReturnType<typeof invite>>;

const placeOf = (answer: unknown) =>
  answer instanceof Response ? [answer.status, answer.headers.get("location")] : answer;

const ida = ({ deps }: World) => makeUser(deps, { email });
const revoke = async ({ deps, owner, team }: World) => {
  const [first] = await listOpenInvites(deps, owner, team.id);
  await revokeInvite(deps, owner, { id: team.id, inviteId: first?.id ?? "" });
};

it.each<[string, string, string, (world: World) => Promise<Actor | null>]>([
  ["someone new joins", "open", "join", async () => null],
  ["someone with an account signs in", "open", "signIn", async (world) => ida(world).then(() => null)],
  ["someone signed in joins", "open", "join", ida],
  ["someone else signs out", "open", "switchAccount", ({ deps }) => makeUser(deps)],
  [
    "someone who declined can still join",
    "declined",
    "join",
    ({ send }) => send({ reply: "decline" }).then(() => null),
  ],
  [
    "a member signs in",
    "used",
    "signIn",
    ({ send }) => send({ reply: "accept", name: "Ida" }).then(() => null),
  ],
  [
    "a signed-in member continues to the team",
    "used",
    "openTeam",
    async (world) => {
      const actor = await ida(world);
      await world.send({ reply: "accept" }, actor);
      return actor;
    },
  ],
  ["a revoked invitation can't be accepted", "revoked", "ended", (world) => revoke(world).then(() => null)],
  [
    "an expired invitation can't be accepted",
    "expired",
    "ended",
    async ({ deps }) => {
      deps.clock.advance(days(14));
      return null;
    },
  ],
])("%s", async (_, state, step, prepare) => {
  const world = await invite();
  const page = await world.open(await prepare(world));
  expect(page).toMatchObject({ show: "invitation", status: 200, step, invitation: { state }, problem: null });
});

it("shows an unknown link", async () => {
  const { open } = await invite();
  const page = await open(null, undefined, "nothing");
  expect(page).toEqual({ show: "unknown", status: 404 });
  expect(page instanceof Response ? "" : orgInvitePageTitle(page)).toBe("We can’t find this invitation");
});

it("creates a member with the sent name and leads to the team", async () => {
  const { deps, owner, team, send } = await invite();
  const sent = await send({ reply: "accept", name: " Ida Ames " });
  expect(placeOf(sent)).toEqual([303, `/team?organisation=${team.id}`]);
  const { members } = await getOrganisation(deps, owner, team.id);
  expect(members.map(({ name, role }) => [name, role])).toContainEqual(["Ida Ames", "member"]);
});
