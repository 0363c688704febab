import { connect, type Socket } from "node:net";

/*
 * The load. On two cores the sender must cost less than the server, or it is the sender that gets measured: one that
 * parses HTTP in JavaScript was busy all the time while the server was half idle. So each connection sends ready-made
 * bytes and reads of an answer what it must, its status and its length.
 */

export interface Load {
  /** Where to send, such as http://127.0.0.1:4321 */
  readonly url: string;
  readonly connections: number;
  /** The next request as bytes; null ends the load. */
  readonly next: () => Buffer | null;
}

export interface Measured {
  readonly perSecond: number;
  readonly p99Ms: number;
}

interface Request {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A request as the bytes that go over the wire. */
export function requestBytes({ method = "GET", path, headers = {}, body = "" }: Request): Buffer {
  const all = { host: "127.0.0.1", ...headers, ...(body === "" ? {} : { "content-length": body.length }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}

export const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** @throws when any answer is not a success. */
export async function hammer({ url, connections, next }: Load): Promise<Measured> {
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () => oneConnection(connect(Number(port), hostname), next, times)),
  );
  const seconds = (performance.now() - start) / 1_000;
  return { perSecond: times.length / seconds, p99Ms: percentile(times, 0.99) };
}

/** Sends one request after the other, each when the one before has been answered whole. */
function oneConnection(socket: Socket, next: Load["next"], times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let began = 0;
    let isWhole: ((chunk: Buffer) => boolean) | null = null;
    const send = () => {
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
    socket.setNoDelay(true).on("connect", send).on("error", reject);
    socket.on("data", (chunk) => {
      try {
        isWhole ??= readHead(chunk);
        if (!isWhole(chunk)) return;
        times.push(performance.now() - began);
        send();
      } catch (error) {
        socket.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

const lastChunk = Buffer.from("0\r\n\r\n");

/** Reads an answer's headers, which come in one piece, and tells how to know from its pieces that it is whole. */
function readHead(first: Buffer): (chunk: Buffer) => boolean {
  const end = first.indexOf("\r\n\r\n");
  const head = first.toString("latin1", 0, end);
  if (!head.startsWith("HTTP/1.1 2")) throw new Error(`${head.slice(0, 12)} under load.`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) return (chunk) => chunk.subarray(-lastChunk.length).equals(lastChunk);
  let missing = end + 4 + Number(length);
  return (chunk) => {
    missing -= chunk.length;
    return missing === 0;
  };
}
