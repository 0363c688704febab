import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { wordsFrom } from "#tests/factories/survey.ts";
import type { Scene } from "./fault.ts";

/** What many senders have seen. */
export interface Sent {
  /** Submission keys of answers that the server has said it stored. */
  readonly acknowledged: readonly string[];
  /** How often each status came, and "no answer" for a connection that was refused or broke. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** How long a sender waited for an answer of the server, at most. */
  readonly longestMs: number;
}

export interface Senders {
  /** So far. */
  readonly sent: Sent;
  /** Lets each answer that is under way be acknowledged, and sends no more. */
  readonly stop: () => Promise<Sent>;
}

const pauseMs = 50;
/** Longer than any fault lasts. */
const patienceMs = 120_000;

/** What a scene needs to have answers sent in it. */
interface Sending {
  readonly scene: Scene;
  /** Where the server is now. */
  readonly urlOf: () => string;
  /** Links of the rounds that are answered. */
  readonly shareIds: readonly string[];
  /** How many peers send at the same time. */
  readonly lanes: number;
}
/** Each answer comes from an address of its own: one address may send 120 answers a minute. */
let answers = 0;

/**
 * Peers who answer one after the other in some lanes, and send an answer again under its submission key until the server
 * says that it is stored, as a person does who reloads the page.
 */
export function startSenders({ scene, urlOf, shareIds, lanes }: Sending): Senders {
  const acknowledged: string[] = [];
  const outcomes = new Map<string, number>();
  let longestMs = 0;
  let isStopped = false;
  let isOver = false;
  scene.afterwards(() => {
    isStopped = true;
    isOver = true;
  });

  async function sendOnce(body: string, n: number): Promise<boolean> {
    const address = `10.${String((n >> 16) & 255)}.${String((n >> 8) & 255)}.${String(n & 255)}`;
    const startedAt = performance.now();
    const outcome = await fetch(`${urlOf()}/api/shared/${shareIds[n % shareIds.length] ?? ""}/responses`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body,
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      async (answer) => {
        await answer.text();
        return String(answer.status);
      },
      () => "no answer",
    );
    longestMs = Math.max(longestMs, performance.now() - startedAt);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return outcome === "201";
  }

  async function lane(): Promise<void> {
    while (!isStopped) {
      const n = (answers += 1);
      const submissionKey = randomBytes(32).toString("base64url");
      const body = JSON.stringify({ selectedTraits: wordsFrom(n), submissionKey });
      const until = performance.now() + patienceMs;
      while (!(await sendOnce(body, n))) {
        if (isOver) return;
        if (performance.now() > until)
          throw new Error("An answer could not be sent, however often it was tried.");
        await sleep(pauseMs);
      }
      acknowledged.push(submissionKey);
    }
  }

  const running = Promise.all(Array.from({ length: lanes }, lane));
  // A failure is reported by `stop`. Until then it must not end the process.
  running.catch(() => undefined);
  const sent = (): Sent => ({ acknowledged, outcomes, longestMs });
  return {
    get sent() {
      return sent();
    },
    stop: async () => {
      isStopped = true;
      await running;
      return sent();
    },
  };
}
