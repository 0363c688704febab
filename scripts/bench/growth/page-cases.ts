import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { startBuiltServer, type BuiltServer } from "#scripts/built-server.ts";
import type { Row } from "#tests/api/contract/row.ts";
import type { Case } from "./case.ts";
import { makeFreshPeople } from "./fresh-people.ts";
import type { World } from "./world.ts";

type Page = readonly [address: string, whom: Row[1]];

/** Every page that is made for its visitor, as someone finds it who has something to see there. In addresses, `{name}` is as in the contract. */
export const pages: readonly Page[] = [
  ["/shared/{link}", "nobody"],
  ["/assessment/invite/{invitationToken}", "nobody"],
  ["{cardPath}", "nobody"],
  ["/w/{workshopCode}", "nobody"],
  ["/workshops/{describingGuest}", "nobody"],
  ["/org-invites/{teamToken}", "nobody"],
  ["/new-assessment/invitee?token={clientToken}", "nobody"],
  ["/blog", "nobody"],
  ["/blog/search?q=post", "nobody"],
  ["/login", "nobody"],
  ["/debug", "nobody"],
  ["/dashboard/self", "owner"],
  ["/assessment/new", "owner"],
  ["/assessment/{shown}", "owner"],
  ["/assessment/{invited}", "owner"],
  ["/assessment/{shown}/open", "owner"],
  ["/assessment/{shown}/results", "owner"],
  ["/assessment/{over}/thank-you", "owner"],
  ["/assessment/results", "owner"],
  ["/assessment/results/compare", "owner"],
  ["/invitee-dashboard", "owner"],
  ["/account", "owner"],
  ["/assessment/{clientRound}", "client"],
  ["/assessment/{askedRound}/session", "askedClient"],
  ["/dashboard/facilitator", "facilitatorOf"],
  ["/new-assessment/facilitator", "facilitatorOf"],
  ["/facilitator/assessment/{mirasProgramme}/overview", "facilitatorOf"],
  ["/facilitator/assessment/{mirasProgramme}/insights", "facilitatorOf"],
  ["/team", "teamOwner"],
  ["/team/rounds/new?organisation={team}", "teamOwner"],
  ["/team/rounds/{teamRound}", "teamMember"],
  ["/team/rounds/{teamRound}/describe", "teamMember"],
  ["/team/rounds/{picturedTeamRound}/picture", "teamMember"],
  ["/team/rounds/{picturedTeamRound}/present", "teamOwner"],
  ["/team/workshops/new?organisation={team}", "teamOwner"],
  ["/team/workshops/{workshop}", "teamOwner"],
  ["/team/workshops/{workshop}/wall", "teamOwner"],
  ["/admin", "admin"],
  ["/admin/people", "admin"],
  ["/admin/people/{personId}", "admin"],
  ["/admin/rounds", "admin"],
  ["/admin/mail", "admin"],
  ["/admin/plans", "admin"],
  ["/admin/log", "admin"],
  ["/admin/blog", "admin"],
  ["/admin/blog/{post}", "admin"],
];

/** Servers over the databases of worlds. */
export interface Servers {
  readonly of: (world: World) => string;
  stop(): Promise<void>;
}

export async function startServers(worlds: readonly World[]): Promise<Servers> {
  const servers = new Map<World, BuiltServer>();
  for (const world of worlds) servers.set(world, await startBuiltServer(world.deps.databaseUrl));
  return {
    of: (world) => servers.get(world)?.url ?? "",
    stop: async () => {
      for (const server of servers.values()) await server.stop();
    },
  };
}

async function prepareVisit(server: string, world: World, [address, whom]: Page) {
  const people = await makeFreshPeople(world);
  const token = await people.tokenOf(whom);
  const url = server + (await people.fill(address));
  const headers = token === null ? {} : { cookie: `${sessionTokenName}=${token}` };
  return async () => {
    const answer = await fetch(url, { headers, redirect: "manual" });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${address} answered ${String(answer.status)}.`);
  };
}

export const pageCases = (servers: Servers): readonly Case[] =>
  pages.map((page) => {
    const ready = new WeakMap<World, ReturnType<typeof prepareVisit>>();
    return {
      name: page[0],
      prepare: (world) => {
        const visit = ready.get(world) ?? prepareVisit(servers.of(world), world, page);
        ready.set(world, visit);
        return visit;
      },
    };
  });
