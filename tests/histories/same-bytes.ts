import { AssertionError } from "node:assert";

const around = 160;

/** Compares two lists of whole answers. A failure shows the place only, because an answer is long. */
export function sameBytes(actual: readonly string[], expected: readonly string[], where: string): void {
  for (let n = 0; n < Math.max(actual.length, expected.length); n += 1) {
    const [one = "(nothing)", other = "(nothing)"] = [actual[n], expected[n]];
    if (one === other) continue;
    let place = 0;
    while (one[place] === other[place]) place += 1;
    const part = (text: string) => text.slice(Math.max(0, place - around), place + around);
    const message = `${where}: ${one.split("\n", 1).join()} differs:\n${part(one)}\ninstead of\n${part(other)}`;
    throw new AssertionError({ message, actual: part(one), expected: part(other) });
  }
}
