/** An error and its causes, outermost first. */
function* chain(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/** The driver, its client and Node all set a `code`, such as SQLITE_BUSY. */
const codeOf = (error: Error): string =>
  "code" in error && typeof error.code === "string" ? error.code : "";

/** This write waited too long behind others and never began. */
export class QueueTimeoutError extends Error {
  override readonly name = "QueueTimeoutError";
}

/** A write took too long and was rolled back. */
export class WriteTimeoutError extends Error {
  override readonly name = "WriteTimeoutError";
}

/** A libSQL server hasn't answered lately, and another request is probing it. */
export class SilentServerError extends Error {
  override readonly name = "SilentServerError";
}

/** The disk of the database is nearly full. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";
}

/** Another process held the lock for too long, or the server ended the transaction: nothing was stored. */
export const isLocked = (error: unknown): boolean =>
  [...chain(error)].some((at) =>
    /^SQLITE_(BUSY|LOCKED)|^TRANSACTION_(ACTIVE|CLOSED|TIMEOUT)|^STREAM_EXPIRED/.test(codeOf(at)),
  );

/** Others were writing for too long, or this write took too long: nothing was stored. */
export const isBusy = (error: unknown): boolean =>
  isLocked(error) ||
  [...chain(error)].some((at) => at instanceof QueueTimeoutError || at instanceof WriteTimeoutError);

/** The database can't be reached: a server is down or hangs, or a file can't be opened. */
export function isUnreachable(error: unknown): boolean {
  return [...chain(error)].some(
    (at) =>
      /^SQLITE_(CANTOPEN|IOERR|FULL|READONLY|NOTADB)|^(HRANA_)?WEBSOCKET_|^CLIENT_CLOSED|^SERVER_ERROR/.test(
        codeOf(at),
      ) ||
      at.name === "TimeoutError" ||
      at instanceof SilentServerError ||
      /fetch failed|ECONNREFUSED|ECONNRESET|socket hang up|Unable to open connection/.test(at.message),
  );
}

/** There is no space for what was to be stored. */
export const isFull = (error: unknown): boolean =>
  [...chain(error)].some((at) => at instanceof NoRoomError || codeOf(at).startsWith("SQLITE_FULL"));

/** The file isn't a database, or is corrupt. */
export const isDamaged = (error: unknown): boolean =>
  [...chain(error)].some((at) => /^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(at)));

/** A row with this key exists. */
export function isDuplicate(error: unknown): boolean {
  return [...chain(error)].some(
    (at) => codeOf(at).startsWith("SQLITE_CONSTRAINT") && /UNIQUE|PRIMARY/.test(at.message),
  );
}
