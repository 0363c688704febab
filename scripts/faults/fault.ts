/** A bad day: it happens to the built server, and what people are promised must hold. */
export interface Fault {
  /** What it is called on the command line. */
  readonly name: string;
  /**
   * @returns what was measured, for people to read.
   * @throws when something that was promised did not hold.
   */
  readonly run: (scene: Scene) => Promise<string>;
}

/** Where a fault happens. */
export interface Scene {
  /** An empty folder, which goes afterwards. */
  readonly folder: string;
  /** Does this when the fault is over, however it ended; what was asked for last comes first. */
  readonly afterwards: (end: () => unknown) => void;
}
