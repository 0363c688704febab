import { startHashes } from "./hashes.ts";
import { setTimeout } from "node:timers/promises";
import { hammer, requestBytes, type Measured } from "./hammer.ts";
import { median, printRow } from "./load.ts";
import { makePeople, password, type People, type Person } from "./people.ts";
import { askDuring, printTimes } from "./other-requests.ts";
import type { Product } from "./servers.ts";

const atOnce = 40;
/** Enough to see what other requests feel of it. */
const perShortSurvey = 200;
/** Enough that the beginning, when nobody hashes yet, and the end, when some have nothing more to do, weigh little. */
const perSurvey = 600;
/** The machine's own pace wanders within seconds: the median of many pairs tells more than that of a few. */
const pairs = 9;
const surveys = 5;
/** Of other requests, while people sign in. */
const everyMs = 5;
const quietMs = 1_500;
const mostMs = 100;

function signInBytes({ email, network }: Person): Buffer {
  const headers = { "content-type": "application/json", "x-forwarded-for": network };
  return requestBytes({
    method: "POST",
    path: "/api/login",
    headers,
    body: JSON.stringify({ email, password }),
  });
}

/** Everyone in turn signs in by REST, 40 at a time. */
async function signInSurvey({ url }: Product, people: People, count = perSurvey): Promise<Measured> {
  const requests = people.list.map(signInBytes);
  let sent = 0;
  const next = () => {
    if (sent === count) return null;
    sent += 1;
    return requests[sent % requests.length] ?? null;
  };
  return hammer({ url, connections: atOnce, next });
}

/** Sign-ins beside the bare hash, and what other requests feel of them. */
export async function benchSignIns(product: Product): Promise<void> {
  const people = await makePeople(product, 140);
  const hashes = startHashes();
  // Code that has just started is slow; and of each program's first sign-in its owner is told by email.
  await signInSurvey(product, people, people.list.length);
  await signInSurvey(product, people, perShortSurvey);
  await hashes.measure(perSurvey, atOnce);
  const bare: number[] = [];
  const ours: Measured[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    bare.push(await hashes.measure(perSurvey, atOnce));
    ours.push(await signInSurvey(product, people));
  }
  const shares = ours.map(({ perSecond }, survey) => perSecond / (bare[survey] ?? Number.NaN));
  const medianOf = (figure: keyof Measured) => median(ours.map((one) => one[figure]));
  printRow("argon2id alone, 40 at a time (the yardstick)", median(bare), 1, Number.NaN, null);
  printRow("POST /api/login, 40 at a time", medianOf("perSecond"), median(shares), medianOf("p99Ms"), 0.85);

  console.log("\nOther requests, 200 a second, with nothing beside them and while 40 people sign in\n");
  const alone: number[] = [];
  const beside: number[] = [];
  for (let survey = 0; survey < surveys; survey += 1) {
    alone.push(...(await askDuring(product, everyMs, () => setTimeout(quietMs))));
    beside.push(...(await askDuring(product, everyMs, () => signInSurvey(product, people, perShortSurvey))));
  }
  printTimes("alone", alone, null);
  printTimes("while 40 sign in", beside, mostMs);
  await hashes.stop();
  await people.close();
}
