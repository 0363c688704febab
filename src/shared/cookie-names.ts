/** For a client without a user agent. */
export const unknownDevice = "Unknown device";

/** Over https all but the receipt's and the workshop's have the prefix `__Host-` (request/cookies.ts). */
export const cookieNames = {
  /** Also the key of the token in the browser's storage. */
  session: "auth_token",
  device: "device",
  registration: "registration",
  receipt: "receipt",
  workshop: "workshop",
} as const;
