import { getPlace } from "#src/server/domain/workshop/guest/guest-place.ts";
import { joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { getWorkshop } from "#src/server/domain/workshop/leading/workshop.ts";
import { somewhere, type StartedRound } from "#tests/factories/organisation/organisation.ts";
import {
  describeRoom,
  gatherRoom,
  openRoom,
  pictureRoom,
  type Room,
} from "#tests/factories/organisation/workshop.ts";
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
    /** Someone who came while the others describe each other. */
    lateGuest: once(async () => {
      const { workshop } = await describing();
      return (await joinWorkshop(deps, somewhere, { code: workshop.code, name: "Late" })).guestKey;
    }),
    /** Five of its guests agreed to be counted. */
    countedWorkshop: once(
      async () => (await openRoom(deps, { of: await started(), counted: 5 })).workshop.id,
    ),
    picturedWorkshop: once(async () => (await pictureRoom(deps, { of: await started() })).workshop.id),
    openCode: async () => (await open()).workshop.code,
    openWorkshop: async () => (await open()).workshop.id,
  };
}
