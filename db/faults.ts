import { LibsqlError } from "@libsql/client";

/** An error with all that caused it, outermost first. */
function* chain(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

const codeOf = (error: Error): string => (error instanceof LibsqlError ? error.code : "");

/** Another writer held the lock for too long, or the server ended the transaction: nothing was stored. */
export function isBusy(error: unknown): boolean {
  return [...chain(error)].some((at) =>
    /^SQLITE_(BUSY|LOCKED)|^TRANSACTION_(ACTIVE|CLOSED)|^STREAM_EXPIRED/.test(codeOf(at)),
  );
}

/** The database cannot be reached at all: a server that is down, or a file that cannot be opened. */
export function isUnreachable(error: unknown): boolean {
  return [...chain(error)].some(
    (at) =>
      /^SQLITE_(CANTOPEN|IOERR|FULL|READONLY)|^(HRANA_)?WEBSOCKET_|^CLIENT_CLOSED|^SERVER_ERROR/.test(
        codeOf(at),
      ) || /fetch failed|ECONNREFUSED|ECONNRESET|socket hang up/.test(at.message),
  );
}

/** A row with that key is there already. */
export function isDuplicate(error: unknown): boolean {
  return [...chain(error)].some(
    (at) => codeOf(at).startsWith("SQLITE_CONSTRAINT") && /UNIQUE|PRIMARY/.test(at.message),
  );
}
