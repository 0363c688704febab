import type { SessionInfo } from "#src/shared/account/session.output.ts";

type Named = Pick<SessionInfo, "id" | "device" | "lastSeenAt">;

/**
 * What to call each session so that no two are called alike: by its device, by when it was last seen where there are
 * several of that device, and with a number where even that is the same.
 */
export function sessionNames(
  sessions: readonly Named[],
  dateText: (iso: string) => string,
): ReadonlyMap<string, string> {
  const isAlone = ({ device }: Named) => sessions.filter((other) => other.device === device).length === 1;
  const given = new Map<string, number>();
  return new Map(
    sessions.map((session) => {
      const { id, device, lastSeenAt } = session;
      const name = isAlone(session) ? device : `${device}, last seen around ${dateText(lastSeenAt)}`;
      const place = (given.get(name) ?? 0) + 1;
      given.set(name, place);
      return [id, place === 1 ? name : `${name} (${String(place)})`];
    }),
  );
}
