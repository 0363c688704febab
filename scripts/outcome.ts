export interface Outcome {
  /** 0: done; 1: refused without a change; 2: unknown command. */
  readonly status: 0 | 1 | 2;
  readonly said: string;
}

/** Prints it to the right stream and sets the exit code. */
export function say({ status, said }: Outcome): void {
  if (status === 0) console.log(said);
  else console.error(said);
  process.exitCode = status;
}
