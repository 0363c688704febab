import { getPlace } from "#src/server/domain/workshop/guest/get-place.ts";
import { setGuestCounted } from "#src/server/domain/workshop/guest/guest-place.ts";
import { getWorkshop } from "#src/server/domain/workshop/leading/workshop.ts";
import { somewhere, type StartedRound } from "#tests/factories/organisation/organisation.ts";
import { describeRoom, gatherRoom, openRoom, type Room } from "#tests/factories/organisation/workshop.ts";
import { once } from "#tests/setup/once.ts";
import type { TestDeps } from "#tests/setup/deps.ts";

const keyOf = ({ keys: [key = ""] }: Room): string => key;

/** Workshops of a team in several steps. */
export function workshopNames(deps: TestDeps, started: () => Promise<StartedRound>) {
  const gathering = once(async () => gatherRoom(deps, { of: await started() }));
  const describing = once(async () => describeRoom(deps, { of: await started() }));
  const open = once(async () => openRoom(deps, { of: await started() }));
  return {
    workshop: async () => (await gathering()).workshop.id,
    workshopCode: async () => (await gathering()).workshop.code,
    guestKey: async () => keyOf(await gathering()),
    guestId: once(async () => {
      const { owner, workshop } = await gathering();
      return (await getWorkshop(deps, owner, workshop.id)).people[0]?.guestId ?? "";
    }),
    describingWorkshop: async () => (await describing()).workshop.id,
    describingCode: async () => (await describing()).workshop.code,
    describingGuest: async () => keyOf(await describing()),
    assigned: async () =>
      (await getPlace(deps, somewhere, keyOf(await describing()))).colleagues[0]?.guestId ?? "",
    openGuest: async () => keyOf(await open()),
    /** Five of its guests agree to be counted. */
    countedWorkshop: once(async () => {
      const { workshop, keys } = await open();
      for (const guestKey of keys.slice(0, 5))
        await setGuestCounted(deps, somewhere, { guestKey, counted: true });
      return workshop.id;
    }),
    openWorkshop: async () => (await open()).workshop.id,
  };
}
