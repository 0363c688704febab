import { once } from "node:events";
import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** A tab of a browser that Playwright doesn't drive; everything is done by scripts in the page. */
export interface Tab {
  /** Opens an address and waits until the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Retries until a starting browser answers. */
export async function whenReady<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 300) throw error;
      await sleep(100);
    }
  }
}

/** Starts a program in a process group, so that its children end with it. */
export function startGroup(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(command, args, { detached: true, stdio: "ignore", env: { ...process.env, ...environment } });
}

export async function endGroup(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null) return;
  const ended = once(program, "exit");
  process.kill(-program.pid, "SIGKILL");
  await ended;
}
