import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { askDuring, printTimes } from "./other-requests.ts";
import type { Product } from "./servers.ts";
import { visit, type Visitor } from "./talk-visitor.ts";

const people = 50;
const talkMs = 45_000;
const rounds = 2;
/** Between two people who come. */
const arrivalMs = 100;
/** Of other requests, meanwhile. */
const everyMs = 20;
const [mostOtherMs, mostWaitMs] = [100, 1_500];

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Everyone has another name and asks about other words, so that not all sentences are known by heart. */
const personOf = (url: string, round: number, number: number) => ({
  url,
  network: `10.${String(100 + number)}.${String(round)}.9`,
  firstName: `Vera${letters[number % 26] ?? ""}${letters[Math.floor(number / 26)] ?? ""}${letters[round] ?? ""}`,
  answers: [0, 1, 2, 3].map(
    (step) => `What about ${catalogue[(number * 7 + step * 13) % catalogue.length]?.id ?? "kind"}?`,
  ),
});

async function visitAfter(ms: number, person: ReturnType<typeof personOf>): Promise<Visitor> {
  await setTimeout(ms);
  return visit(person, talkMs);
}

/** Resident memory of a process, in megabytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}

/** How soon the coach speaks, what other requests feel of it, and what memory is left behind. */
export async function benchTalks(product: Product): Promise<void> {
  const { url, pid } = product;
  const memory = [await memoryOf(pid)];
  printTimes("other requests alone", await askDuring(product, everyMs, () => setTimeout(3_000)), null);
  for (let round = 0; round < rounds; round += 1) {
    const visitors: Visitor[] = [];
    const all = Array.from({ length: people }, (_, number) => personOf(url, round, number));
    const beside = await askDuring(product, everyMs, async () => {
      visitors.push(
        ...(await Promise.all(all.map((person, number) => visitAfter(number * arrivalMs, person)))),
      );
    });
    printTimes(`other requests beside ${String(people)} talks`, beside, mostOtherMs);
    const waits = visitors.flatMap((visitor) => visitor.waits);
    printTimes("from a turn’s end until the coach is heard", waits, mostWaitMs);
    const seconds = visitors.reduce((sum, { audioBytes }) => sum + audioBytes / 32_000, 0);
    console.log(`${seconds.toFixed(0)} seconds of speech in ${String(talkMs / 1_000)}`);
    await setTimeout(3_000);
    memory.push(await memoryOf(pid));
  }
  console.log(
    `Resident memory before and after each time: ${memory.map((size) => size.toFixed(0)).join(", ")} MB`,
  );
}
