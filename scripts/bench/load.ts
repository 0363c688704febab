import { connect, type Socket } from "node:net";

/*
 * The load. On two cores the sender must cost less than the server: one that parses HTTP in JavaScript was busy all the time while the
 * server was half idle. So each connection sends ready-made bytes and reads of an answer its status and its length.
 */

const connections = 32;

const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);
export const p99 = (numbers: readonly number[]): number => percentile(numbers, 0.99);

interface Request {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a POST with JSON. */
  readonly json?: object;
}

let networks = 0;

/** A request as the bytes that go over the wire, from a network of its own: limits are not what is measured. */
export function requestBytes({ path, headers = {}, json }: Request): Buffer {
  const n = (networks += 1);
  // One after the other they lie in different /24s, which are counted, too.
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

/** The same request again and again, from so many networks that none of them exceeds its limit. */
export function fromManyNetworks(request: Request): () => Buffer {
  const all = Array.from({ length: 256 }, () => requestBytes(request));
  let n = 0;
  return () => all[(n += 1) % all.length] ?? requestBytes(request);
}

interface Load {
  readonly url: string;
  readonly atOnce: number;
  /** The next request; null ends the load. */
  readonly next: () => Buffer | null;
  /** What answers begin with. Any other is an error. */
  readonly wanted?: string;
}

/** Sends over some connections at once. @returns how long each answer took, in milliseconds */
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

/** Sends one request after the other, each when the one before has been answered whole. */
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

/** Reads an answer's headers, which come in one piece, and tells how to know from its pieces that it is whole. */
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

/** How many requests are answered a second, by all of these servers together, when each is sent as many as it takes for so long. */
export async function perSecond(
  urls: readonly string[],
  nextRequest: () => Buffer,
  seconds = 2,
): Promise<number> {
  const start = performance.now();
  const next = () => (performance.now() - start < seconds * 1_000 ? nextRequest() : null);
  const all = await Promise.all(urls.map((url) => send({ url, next, atOnce: connections })));
  return all.flat().length / ((performance.now() - start) / 1_000);
}

/** How long each of these requests takes. */
export function timesOf(url: string, requests: readonly Buffer[], atOnce = 1, wanted = "HTTP/1.1 2") {
  const left = [...requests];
  return send({ url, atOnce, wanted, next: () => left.pop() ?? null });
}

/** A row of the bench: what the product reaches as a share of a yardstick. */
export interface Row {
  readonly name: string;
  readonly ours: () => Promise<number>;
  readonly yardstick: () => Promise<number>;
  /** The share that we promise ourselves; null where it is only looked at. */
  readonly least: number | null;
}

const rounds = 3;

/** Measures both in turns, so that what slows the machine down slows both, and prints the medians. */
export async function printRow({ name, ours, yardstick, least }: Row): Promise<void> {
  // Code that has just started is slow.
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
