import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import type { Timers } from "#src/server/clock.ts";
import { onTestFinished } from "vitest";

/*
 * An SMTP server that does something special at the n-th step over all connections. At `content` an email has
 * arrived but isn't accepted; at `taken` it is, before the client knows.
 */

export type Step = "greeting" | "EHLO" | "HELO" | "MAIL" | "RCPT" | "DATA" | "content" | "taken";

/** At the step, another answer is sent, the connection goes dead, or everything stops for good. */
export type Mishap = number | "drop" | "freeze";

export interface Trouble {
  /** The number of the step, the first being 1. */
  readonly at: number;
  readonly mishap: Mishap;
}

export interface TakenMail {
  readonly messageId: string;
  readonly to: string;
  /** On the clock of the pace; 0 without one. */
  readonly at: number;
}

/** The time for each answer, and its clock. */
export interface Pace {
  readonly answerMs: number;
  readonly timers: Timers;
}

const answers: Readonly<Record<Step, string>> = {
  greeting: "220 fake ESMTP",
  EHLO: "250 fake",
  HELO: "250 fake",
  MAIL: "250 OK",
  RCPT: "250 OK",
  DATA: "354 Go on",
  content: "",
  taken: "250 Taken",
};

const isStep = (word: string): word is Step => word in answers;
const endOfContent = "\r\n.\r\n";

export class SteppingSmtpServer {
  readonly taken: TakenMail[] = [];
  readonly steps: Step[] = [];
  /** Resolves when the step of the trouble has come. */
  readonly reached: Promise<void>;
  /** Answers in progress: so many clients only wait. */
  held = 0;
  readonly #trouble: Trouble | null;
  readonly #pace: Pace | null;
  readonly #server = createServer((socket) => {
    this.#talk(socket);
  });
  readonly #sockets = new Set<Socket>();
  #reach: () => void = () => undefined;
  #isFrozen = false;

  constructor(trouble: Trouble | null, pace: Pace | null = null) {
    this.#trouble = trouble;
    this.#pace = pace;
    this.reached = new Promise((resolve) => {
      this.#reach = resolve;
    });
  }

  async start(): Promise<string> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    const address = this.#server.address() satisfies AddressInfo | string | null;
    if (address === null || typeof address === "string") throw new Error("The server does not listen.");
    return `smtp://127.0.0.1:${String(address.port)}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** What happened at the step of the trouble; null before it. */
  get troubledStep(): Step | null {
    return this.#trouble === null ? null : (this.steps[this.#trouble.at - 1] ?? null);
  }

  #talk(socket: Socket): void {
    let heard = "";
    let to = "";
    let isContent = false;
    this.#sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => this.#sockets.delete(socket));
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1");
      for (;;) {
        const mark = isContent ? endOfContent : "\r\n";
        const end = heard.indexOf(mark);
        if (end === -1) return;
        const part = heard.slice(0, end);
        heard = heard.slice(end + mark.length);
        if (isContent) {
          isContent = false;
          this.#take(socket, part, to);
          continue;
        }
        const word = part.slice(0, 4).toUpperCase();
        to = /^RCPT TO:<(.*?)>/i.exec(part)?.[1] ?? to;
        isContent = isStep(word) && this.#step(socket, word) && word === "DATA";
      }
    });
    this.#step(socket, "greeting");
  }

  #take(socket: Socket, content: string, to: string): void {
    if (!this.#step(socket, "content")) return;
    const messageId = /^Message-ID: <(.+)>/im.exec(content)?.[1] ?? "";
    this.taken.push({ messageId, to, at: this.#pace?.timers.now() ?? 0 });
    this.#step(socket, "taken");
  }

  /** Counts the step and answers it, or makes the trouble. @returns whether it went well */
  #step(socket: Socket, step: Step): boolean {
    if (this.#isFrozen) return false;
    this.steps.push(step);
    if (this.#trouble?.at === this.steps.length) {
      this.#reach();
      return this.#meet(socket, step, this.#trouble.mishap);
    }
    if (answers[step] !== "") this.#answer(socket, `${answers[step]}\r\n`);
    return true;
  }

  #answer(socket: Socket, text: string): void {
    if (this.#pace === null || this.#pace.answerMs === 0) {
      socket.write(text);
      return;
    }
    this.held += 1;
    this.#pace.timers.wait(this.#pace.answerMs, () => {
      this.held -= 1;
      socket.write(text);
    });
  }

  #meet(socket: Socket, step: Step, mishap: Mishap): boolean {
    if (mishap === "freeze") this.#isFrozen = true;
    else if (mishap === "drop") socket.destroy();
    else {
      // An accepted email can't be refused afterwards.
      socket.write(step === "taken" ? `${answers.taken}\r\n` : `${String(mishap)} No\r\n`);
      if (mishap === 421 && step !== "taken") socket.end();
    }
    return false;
  }
}

/** Starts a server that ends with the test. */
export async function startSteppingSmtpServer(
  trouble: Trouble | null = null,
  pace: Pace | null = null,
): Promise<{ server: SteppingSmtpServer; url: string }> {
  const server = new SteppingSmtpServer(trouble, pace);
  const url = await server.start();
  onTestFinished(() => server.stop());
  return { server, url };
}
