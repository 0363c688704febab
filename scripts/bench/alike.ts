import { Agent, request } from "node:http";
import { median } from "./load.ts";
import { makePeople, nextNetwork, password, type People } from "./people.ts";
import type { Product } from "./servers.ts";

/*
 * Whether the time of an answer tells if an address has an account. Known and unknown addresses take turns in one run over
 * one connection, in pairs of random order, so that whatever else the machine does falls on both.
 */

const samples = 200;
/** Between two requests: what one sets in motion, such as sending its email, must not fall on the other. */
const pauseMs = 10;

interface Question {
  readonly path: string;
  readonly bodyFor: (email: string) => object;
}

const questions: readonly Question[] = [
  { path: "/api/login", bodyFor: (email) => ({ email, password: "Wrong-tulip-4" }) },
  { path: "/api/send-verification-code", bodyFor: (email) => ({ email }) },
  { path: "/api/request-password-reset", bodyFor: (email) => ({ email }) },
  { path: "/api/resend-verification", bodyFor: (email) => ({ email }) },
  {
    path: "/api/verify-code-and-register",
    bodyFor: (email) => ({ email, code: "AAAAAA", firstName: "Ada", lastName: "Vale", password }),
  },
];

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** How long an answer takes, in ms, and its status. */
function ask(
  url: string,
  { path, bodyFor }: Question,
  email: string,
): Promise<{ ms: number; status: number | undefined }> {
  const body = JSON.stringify(bodyFor(email));
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    // Another one each time: limits count by it.
    "x-forwarded-for": nextNetwork(),
  };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    request(`${url}${path}`, { method: "POST", agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve({ ms: performance.now() - start, status: answer.statusCode }));
    })
      .on("error", reject)
      .end(body);
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

async function compare(product: Product, people: People, question: Question): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  const statuses = new Set<number | undefined>();
  for (const [n, { email }] of people.list.entries()) {
    const sides = [
      { email, times: known },
      { email: `nobody-${String(n)}@example.org`, times: unknown },
    ];
    for (const side of Math.random() < 0.5 ? sides : sides.reverse()) {
      const { ms, status } = await ask(product.url, question, side.email);
      side.times.push(ms);
      statuses.add(status);
      await pause();
    }
  }
  const [ofKnown, ofUnknown] = [median(known), median(unknown)];
  const ratio = ofKnown / ofUnknown;
  const isAlike = statuses.size === 1 && ratio > 0.9 && ratio < 1.1;
  const cells = [
    `POST ${question.path}`.padEnd(38),
    `status ${[...statuses].join(", ")}`,
    `known ${ofKnown.toFixed(2)} ms`.padStart(18),
    `unknown ${ofUnknown.toFixed(2)} ms`.padStart(20),
    `ratio ${ratio.toFixed(3)}`.padStart(14),
    `  ${isAlike ? "ok" : "DIFFERENT"} (within 10 %)`,
  ];
  console.log(cells.join(" "));
}

/** Compares what known and unknown addresses are answered, and how fast. */
export async function benchAlike(product: Product): Promise<void> {
  const people = await makePeople(product, samples);
  // Code that has just started is slow.
  const warm = await makePeople(product, 30);
  for (const question of questions)
    for (const { email } of warm.list) await ask(product.url, question, email);
  for (const question of questions) await compare(product, people, question);
  await people.close();
  await warm.close();
}
