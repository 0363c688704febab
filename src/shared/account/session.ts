/** For a client that does not say what it is. */
export const unknownDevice = "Unknown device";

/** One of the places where a person is signed in, as the API shows it to them. */
export interface SessionInfo {
  /** Names the session. It is a hash of its token, and opens nothing. */
  readonly id: string;
  /** In words: "Firefox on Windows". */
  readonly device: string;
  readonly createdAt: string;
  /** To the hour. */
  readonly lastSeenAt: string;
  /** Whether this is the session that asks. */
  readonly current: boolean;
}
