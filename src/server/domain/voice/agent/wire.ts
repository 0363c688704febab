/** One connection to a browser, whatever carries it. Nothing may be sent once it is closed. */
export interface Wire {
  /** One frame of text. */
  send(text: string): void;
  /** @param reason of at most 123 bytes in UTF-8, as WebSockets demand */
  close(code: CloseCode, reason: string): void;
}

/** In good order; the server goes away; the client broke a rule; we failed. */
export type CloseCode = 1000 | 1001 | 1008 | 1011;

const reasonMax = 123;

/** A sentence that is short enough to close a connection with. */
export function reasonOf(sentence: string): string {
  let reason = sentence;
  while (Buffer.byteLength(reason) > reasonMax) reason = Array.from(reason).slice(0, -1).join("");
  return reason;
}
