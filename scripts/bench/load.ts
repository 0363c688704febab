import { connect, type Socket } from "node:net";

/*
 * The load must cost less than the server on two cores. Each connection sends prepared bytes and reads only
 * an answer's status and length.
 */

const connections = 32;

const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);
export const p99 = (numbers: readonly number[]): number => percentile(numbers, 0.99);

interface Request {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object;
}

let networks = 0;

/** A request as bytes, from its own network, so that limits don't matter. */
export function requestBytes({ path, headers = {}, json }: Request): Buffer {
  const n = (networks += 1);
  // Consecutive ones are in different /24s, which are limited, too.
  const network = `10.${String(n & 255)}.${String((n >> 8) & 255)}.${String((n >> 16) & 255)}`;
  const body = json === undefined ? "" : JSON.stringify(json);
  const length = Buffer.byteLength(body);
  const sent = json === undefined ? {} : { "content-type": "application/json", "content-length": length };
  const all = { host: "127.0.0.1", "x-forwarded-for": network, ...headers, ...sent };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return Buffer.from(
    `${json === undefined ? "GET" : "POST"} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`,
  );
}

/** The same request from so many networks that none exceeds its limit. */
export function fromManyNetworks(request: Request): () => Buffer {
  const all = Array.from({ length: 256 }, () => requestBytes(request));
  let n = 0;
  return () => all[(n += 1) % all.length] ?? requestBytes(request);
}

interface Load {
  readonly url: string;
  readonly atOnce: number;
  /** Null ends the load. */
  readonly next: () => Buffer | null;
  /** How answers begin; any other is an error. */
  readonly wanted?: string;
}

/** Sends over several connections. @returns how long each answer took, in milliseconds */
async function send({ url, atOnce, next, wanted = "HTTP/1.1 2" }: Load): Promise<readonly number[]> {
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  const host = hostname === "localhost" ? "127.0.0.1" : hostname;
  const lanes = Array.from({ length: atOnce }, () =>
    sendInTurn(connect(Number(port), host), next, wanted, times),
  );
  await Promise.all(lanes);
  return times;
}

function sendInTurn(socket: Socket, next: Load["next"], wanted: string, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let began = 0;
    let isWhole: ((chunk: Buffer) => boolean) | null = null;
    const sendNext = () => {
      const request = next();
      if (request === null) {
        socket.end();
        resolve();
        return;
      }
      isWhole = null;
      began = performance.now();
      socket.write(request);
    };
    socket.setNoDelay(true).on("connect", sendNext).on("error", reject);
    socket.on("data", (chunk) => {
      try {
        isWhole ??= readHead(chunk, wanted);
        if (!isWhole(chunk)) return;
        times.push(performance.now() - began);
        sendNext();
      } catch (error) {
        socket.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

const lastChunk = Buffer.from("0\r\n\r\n");

/** Reads an answer's headers and returns a function that recognises its last piece. */
function readHead(first: Buffer, wanted: string): (chunk: Buffer) => boolean {
  const end = first.indexOf("\r\n\r\n");
  const head = first.toString("latin1", 0, end);
  if (!head.startsWith(wanted)) throw new Error(`${first.toString("utf8")} under load.`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) return (chunk) => chunk.subarray(-lastChunk.length).equals(lastChunk);
  let missing = end + 4 + Number(length);
  return (chunk) => {
    missing -= chunk.length;
    return missing === 0;
  };
}

/** How many requests a second a server answers. */
export async function perSecond(url: string, nextRequest: () => Buffer, seconds = 2): Promise<number> {
  const start = performance.now();
  const next = () => (performance.now() - start < seconds * 1_000 ? nextRequest() : null);
  const times = await send({ url, next, atOnce: connections });
  return times.length / ((performance.now() - start) / 1_000);
}

export function timesOf(url: string, requests: readonly Buffer[], atOnce = 1, wanted = "HTTP/1.1 2") {
  const left = [...requests];
  return send({ url, atOnce, wanted, next: () => left.pop() ?? null });
}

/** A row of the bench: the product's share of a yardstick. */
export interface Row {
  readonly name: string;
  readonly ours: () => Promise<number>;
  readonly yardstick: () => Promise<number>;
  /** The required share; null if there is none. */
  readonly least: number | null;
}

const rounds = 3;

/** Alternates both, so that a slow machine slows both, and prints the medians. */
export async function printRow({ name, ours, yardstick, least }: Row): Promise<void> {
  // Warms up.
  await yardstick();
  await ours();
  const bare: number[] = [];
  const reached: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await yardstick());
    reached.push(await ours());
  }
  const share = median(reached.map((number, round) => number / (bare[round] ?? Number.NaN)));
  const verdict = least === null ? "" : `${share >= least ? "ok" : "BELOW"} (>= ${least.toFixed(2)})`;
  if (least !== null && share < least) process.exitCode = 1;
  const [figure, beside] = [`${median(reached).toFixed(0)}/s`, `${median(bare).toFixed(0)}/s`];
  console.log(
    `${name.padEnd(52)} ${figure.padStart(9)} of ${beside.padStart(9)} ${share.toFixed(3).padStart(7)}  ${verdict}`,
  );
}
