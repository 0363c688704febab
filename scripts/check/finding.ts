/** One finding about the installation. */
export interface Finding {
  readonly about: string;
  /** `look`: it works, but needs attention. */
  readonly state: "ok" | "look" | "fails";
  /** Never a secret. */
  readonly found: string;
  /** What to do, in one sentence; null if all is well. */
  readonly advice: string | null;
}

export const ok = (about: string, found: string): Finding => ({ about, state: "ok", found, advice: null });

export const look = (about: string, found: string, advice: string): Finding => ({
  ...{ about, state: "look", found, advice },
});

export const fails = (about: string, found: string, advice: string): Finding => ({
  ...{ about, state: "fails", found, advice },
});

/** A size for people: "1.5 GB". */
export const sizeOf = (bytes: number): string =>
  bytes >= 2 ** 30 ? `${(bytes / 2 ** 30).toFixed(1)} GB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
