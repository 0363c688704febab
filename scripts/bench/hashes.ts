import { hashPassword } from "#src/server/auth/password/passwords.ts";
import { verify } from "@node-rs/argon2";
import { fork } from "node:child_process";
import { once } from "node:events";
import { password } from "./people.ts";

/** Checks passwords and does nothing else, in a process of its own with the settings of the server's. */
export interface HashProcess {
  /** Checks `count` passwords, `atOnce` at a time. Resolves with how many that is a second. */
  measure(count: number, atOnce: number): Promise<number>;
  stop(): Promise<void>;
}

interface Order {
  readonly count: number;
  readonly atOnce: number;
}

export function startHashes(): HashProcess {
  const child = fork("scripts/bench/hashes.ts", ["work"], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  process.once("exit", () => child.kill());
  return {
    measure: (count, atOnce) =>
      new Promise((resolve) => {
        child.once("message", (perSecond) => resolve(Number(perSecond)));
        child.send({ count, atOnce } satisfies Order);
      }),
    stop: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

async function checkAll(passwordHash: string, { count, atOnce }: Order): Promise<number> {
  const start = performance.now();
  let left = count;
  const oneAfterTheOther = async () => {
    while (left > 0) {
      left -= 1;
      await verify(passwordHash, password);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther));
  return count / ((performance.now() - start) / 1_000);
}

if (process.argv[2] === "work") {
  const passwordHash = await hashPassword(password);
  process.on("message", (order: Order) => {
    void checkAll(passwordHash, order).then((perSecond) => process.send?.(perSecond));
  });
}
