/** How a command of an operator ended. */
export interface Outcome {
  /** 0: done; 1: refused, and nothing has changed; 2: there is no such command. */
  readonly status: 0 | 1 | 2;
  readonly said: string;
}

/** Says it where it belongs, and leaves the exit code. */
export function say({ status, said }: Outcome): void {
  if (status === 0) console.log(said);
  else console.error(said);
  process.exitCode = status;
}
