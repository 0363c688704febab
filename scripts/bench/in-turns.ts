import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { request } from "node:http";
import { median } from "./load.ts";
import type { Product } from "./servers.ts";

const samples = 15;

interface Look {
  readonly name: string;
  readonly path: string;
  /** What someone with much waits for, at most, beside someone with little; null where it is only looked at. */
  readonly mostRatio: number | null;
}

/** Someone signed in, and what they open. */
export interface Visitor {
  readonly token: string;
  readonly paths: readonly Look[];
}

interface Side extends Visitor {
  /** How much there is behind their pages. */
  readonly name: string;
}

/**
 * Asks once, over a connection of its own: between two requests this process is busy for longer than the server keeps one.
 *
 * @returns milliseconds until the answer is there
 */
export function ask({ url }: Product, path: string, token: string, body?: string): Promise<number> {
  const headers = {
    ...{ authorization: `Bearer ${token}`, cookie: `${sessionTokenName}=${token}` },
    ...{ "accept-encoding": "gzip", "content-type": "application/json" },
  };
  const method = body === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    const start = performance.now();
    request(`${url}${path}`, { method, headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${String(answer.statusCode)}`));
      answer.resume().on("end", () => {
        resolve(performance.now() - start);
      });
    })
      .on("error", reject)
      .end(body);
  });
}

/** Prints what the same pages take for both, asked for in turns: what slows the machine down then slows both. */
export async function benchPages(
  product: Product,
  { few, many }: Record<"few" | "many", Side>,
): Promise<void> {
  for (const [n, { name, path, mostRatio }] of many.paths.entries()) {
    const sides = [
      { path: few.paths[n]?.path ?? "", token: few.token, times: new Array<number>() },
      { path, token: many.token, times: new Array<number>() },
    ] as const;
    for (let sample = -3; sample < samples; sample += 1)
      for (const side of sides) {
        const ms = await ask(product, side.path, side.token);
        // Code that has just started is slow.
        if (sample >= 0) side.times.push(ms);
      }
    const [ofFew = Number.NaN, ofMany = Number.NaN] = sides.map(({ times }) => median(times));
    const ratio = ofMany / ofFew;
    const cells = [
      name.padEnd(46),
      `${few.name} ${ofFew.toFixed(1)} ms`.padStart(22),
      `${many.name} ${ofMany.toFixed(1)} ms`.padStart(26),
      `ratio ${ratio.toFixed(2)}`.padStart(12),
      mostRatio === null ? "" : `  ${ratio <= mostRatio ? "ok" : "ABOVE"} (<= ${String(mostRatio)})`,
    ];
    console.log(cells.join(" "));
  }
}
