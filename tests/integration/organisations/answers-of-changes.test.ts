import { saveBilling } from "#src/server/domain/billing/queries.ts";
import { days, minutes } from "#src/server/clock.ts";
import { getOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { renameOrganisation } from "#src/server/domain/organisation/change-organisation.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import {
  listOpenInvites,
  resendInvite,
  revokeInvite,
} from "#src/server/domain/organisation/inviting/open-invites.ts";
import { makeOrganisation } from "#src/server/domain/organisation/make-organisation.ts";
import { saveOwnWords, setGuestCounted } from "#src/server/domain/workshop/guest/change-place.ts";
import { getPlace } from "#src/server/domain/workshop/guest/get-place.ts";
import { removeGuest } from "#src/server/domain/workshop/leading/end-workshop.ts";
import { getWorkshop } from "#src/server/domain/workshop/leading/get-workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { startWorkshop } from "#src/server/domain/workshop/leading/start-workshop.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";
import { addMember, makeTeam, somewhere } from "#tests/factories/organisation/organisation.ts";
import {
  describeAssigned,
  describeRoom,
  gatherRoom,
  wordsOfOwn,
} from "#tests/factories/organisation/workshop.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

/* A call that changes something answers from what it has read and written, and doesn't read again: that has to be what a reader gets next. */

it("of an organisation are what its owner reads next, also of one with seats", async () => {
  const deps = await makeDeps();
  const { owner, team } = await makeTeam(deps);
  expect(team).toEqual(await getOrganisation(deps, owner, team.id));
  await deps.db.write((tx) => saveBilling(tx, owner.userId, { seats: 3 }, deps.clock.now()));
  for (let n = 0; n < 3; n += 1) {
    deps.clock.advance(minutes(1));
    await addMember(deps, team, { role: "facilitator" });
  }
  const renamed = await renameOrganisation(deps, owner, { id: team.id, name: "Quay" });
  expect(renamed).toEqual(await getOrganisation(deps, owner, team.id));
  expect(renamed).toMatchObject({ name: "Quay", seats: { total: 3, taken: 3 } });
  const second = await makeOrganisation(deps, owner, { name: "Second" });
  expect(second).toMatchObject({ isActive: true, seats: { total: 3, taken: 1 } });
  expect(second).toEqual(await getOrganisation(deps, owner, second.id));
});

it("of inviting are what is listed next, also of someone who was asked before", async () => {
  const deps = await makeDeps();
  const { owner, team } = await makeTeam(deps);
  const open = () => listOpenInvites(deps, owner, team.id);
  const invite = (emails: string[]) => inviteMembers(deps, owner, { id: team.id, emails, role: "member" });
  const { invited } = await invite(["ann@example.net", "bob@example.net"]);
  expect(invited).toEqual(await open());
  const [ann, bob] = invited;
  await revokeInvite(deps, owner, { id: team.id, inviteId: ann?.id ?? "" });
  deps.clock.advance(days(1));
  const again = await invite(["ann@example.net"]);
  expect(again.invited).toMatchObject([{ id: ann?.id }]);
  expect(await open()).toEqual([...again.invited, bob]);
  const resent = await resendInvite(deps, owner, { id: team.id, inviteId: bob?.id ?? "" });
  expect(await open()).toEqual([...again.invited, resent]);
});

it("of a workshop are what its host reads next, step by step", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await describeRoom(deps, { many: 8 });
  const read = () => getWorkshop(deps, owner, workshop.id);
  const move = async (next: WorkshopStep) => {
    expect(await moveWorkshop(deps, owner, workshop.id, next)).toEqual(await read());
  };
  await move("describing");
  for (const guestKey of keys.slice(0, 7)) await describeAssigned(deps, guestKey);
  for (const { guestId } of (await read()).people.slice(0, 1))
    expect(await removeGuest(deps, owner, { workshopId: workshop.id, guestId })).toEqual(await read());
  await move("open");
  const places = await Promise.all(
    keys.map((guestKey) =>
      getPlace(deps, somewhere, guestKey).then(
        () => guestKey,
        () => null,
      ),
    ),
  );
  for (const guestKey of places.flatMap((one) => one ?? []))
    expect(await setGuestCounted(deps, somewhere, { guestKey, counted: true })).toEqual(
      await getPlace(deps, somewhere, guestKey),
    );
  await move("picture");
  await move("ended");
});

it("of a workshop are what its host and guests read next while it gathers, and when it ends early", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await gatherRoom(deps, { many: 7 });
  const read = () => getWorkshop(deps, owner, workshop.id);
  for (const guestKey of keys)
    expect(await saveOwnWords(deps, somewhere, { guestKey, traitIds: wordsOfOwn })).toEqual(
      await getPlace(deps, somewhere, guestKey),
    );
  for (const step of ["words", "describing", "ended"] as const)
    expect(await moveWorkshop(deps, owner, workshop.id, step)).toEqual(await read());
  const other = await startWorkshop(deps, owner, { id: workshop.organisation.id, title: "Another" });
  expect(other).toEqual(await getWorkshop(deps, owner, other.id));
});
