import { once } from "node:events";
import { text } from "node:stream/consumers";
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerEnvelope,
  type SMTPServerOptions,
} from "smtp-server";
import { onTestFinished } from "vitest";

/** A received email. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, as sent. */
  readonly raw: string;
}

/** The server's next answers: `code` at the recipient or sign-in, or silence until it is released. */
export type Mood =
  | { readonly kind: "takes" }
  | { readonly kind: "refuses"; readonly code: number; readonly at: "sender" | "recipient" | "data" }
  | { readonly kind: "hangs" };

const refusal = (responseCode: number): Error => Object.assign(new Error("No."), { responseCode });

/** A real SMTP server that records emails and answers as a test wants. */
export class FakeSmtpServer {
  readonly received: ReceivedMail[] = [];
  /** Named recipients in order, including those of refused emails. */
  readonly asked: string[] = [];
  mood: Mood = { kind: "takes" };
  readonly #server: SMTPServer;
  #waiting: (() => void)[] = [];

  constructor() {
    this.#server = new SMTPServer(this.#options());
    this.#server.on("error", () => undefined);
  }

  async start(port = 0): Promise<string> {
    this.#server.listen(port, "127.0.0.1");
    await once(this.#server.server, "listening");
    return this.url;
  }

  get url(): string {
    const address = this.#server.server.address();
    if (address === null || typeof address === "string") throw new Error("The server does not listen.");
    return `smtp://127.0.0.1:${String(address.port)}`;
  }

  async stop(): Promise<void> {
    this.#waiting.forEach((resume) => {
      resume();
    });
    await new Promise<void>((resolve) => {
      this.#server.close(resolve);
    });
  }

  #refusesAt(at: "sender" | "recipient" | "data"): Error | null {
    return this.mood.kind === "refuses" && this.mood.at === at ? refusal(this.mood.code) : null;
  }

  async #take(stream: SMTPServerDataStream, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> {
    const raw = await text(stream);
    const refused = this.#refusesAt("data");
    if (refused !== null) throw refused;
    if (this.mood.kind === "hangs") await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const from = mailFrom === false ? "" : mailFrom.address;
    this.received.push({ from, to: rcptTo.map(({ address }) => address), raw });
  }

  #options(): SMTPServerOptions {
    return {
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      closeTimeout: 100,
      onMailFrom: (_address, _session, callback) => {
        callback(this.#refusesAt("sender"));
      },
      onRcptTo: (address, _session, callback) => {
        this.asked.push(address.address);
        callback(this.#refusesAt("recipient"));
      },
      onData: (stream, session, callback) => {
        this.#take(stream, session.envelope).then(
          () => {
            callback();
          },
          (error: unknown) => {
            callback(error instanceof Error ? error : new Error("No."));
          },
        );
      },
    };
  }
}

/** Starts a server that ends with the test. */
export async function startSmtpServer(): Promise<FakeSmtpServer> {
  const server = new FakeSmtpServer();
  await server.start();
  onTestFinished(() => server.stop());
  return server;
}
