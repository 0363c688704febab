import { expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { shuffled } from "./shuffled.ts";

const ids = catalogue.map(({ id }) => id);

it("gives no word a better place than another, over many people", () => {
  const people = 4_000;
  const sums = new Map<string, number>();
  for (let person = 0; person < people; person += 1)
    for (const [place, id] of shuffled(ids, `person ${String(person)}`).entries())
      sums.set(id, (sums.get(id) ?? 0) + place);
  const middle = (ids.length - 1) / 2;
  // Five standard errors of the mean place.
  const tolerance = 5 * Math.sqrt((ids.length ** 2 - 1) / 12 / people);
  for (const id of ids) expect(Math.abs((sums.get(id) ?? 0) / people - middle), id).toBeLessThan(tolerance);
});

it("makes two words neighbours only by chance", () => {
  const people = 4_000;
  let neighbours = 0;
  for (let person = 0; person < people; person += 1) {
    const order = shuffled(ids, String(person));
    if (Math.abs(order.indexOf("able") - order.indexOf("accepting")) === 1) neighbours += 1;
  }
  const expected = (people * 2) / ids.length;
  expect(Math.abs(neighbours - expected)).toBeLessThan(5 * Math.sqrt(expected));
});
