import { leaveWorkshop, setGuestCounted } from "#src/server/domain/workshop/guest/change-place.ts";
import { joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { getWall, getWorkshop } from "#src/server/domain/workshop/leading/get-workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { newGuestInput } from "#src/shared/workshop/workshop.input.ts";
import { somewhere } from "#tests/factories/organisation/organisation.ts";
import { gatherRoom, openRoom } from "#tests/factories/organisation/workshop.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

it("lets nobody in who looks like someone else, or like nobody", async () => {
  const deps = await makeDeps();
  const { owner, workshop } = await gatherRoom(deps);
  const join = (name: string) =>
    joinWorkshop(deps, somewhere, { code: workshop.code, ...newGuestInput.parse({ name }) });
  await expect(join("Guest\u200B 01\u2060")).rejects.toMatchObject({ code: "workshop.nameTaken" });
  for (const name of ["\u200B", "\u3164\u2800", `a${"\u0301\u0302\u0303".repeat(10)}`])
    expect(newGuestInput.safeParse({ name }).error?.issues[0]?.message).toMatch(/^Please enter the name/);
  expect(await getWorkshop(deps, owner, workshop.id)).toMatchObject({ guests: 6 });
});

it("doesn’t tell whether the picture counts someone who leaves", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await openRoom(deps, { many: 7 });
  for (const guestKey of keys.slice(1)) await setGuestCounted(deps, somewhere, { guestKey, counted: true });
  await moveWorkshop(deps, owner, workshop.id, "picture");
  for (const guestKey of keys.slice(0, 2)) {
    await leaveWorkshop(deps, somewhere, guestKey);
    expect(await getWall(deps, owner, workshop.id)).toMatchObject({ counted: 6, picture: { counted: 6 } });
  }
});
