/** For a client that does not say what it is. */
export const unknownDevice = "Unknown device";
