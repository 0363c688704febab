import fc from "fast-check";
import { describe, expect, it, expectTypeOf, onTestFinished } from "vitest";
import { canonicalMailbox, byNetwork, type Limit } from "./limits.ts";
import { minutes } from "#src/server/clock.ts";
import { hashCountersWith, newCounterRow, type Counter, type Subject } from "./counters.ts";
import { challengeLimits, verdictLimits } from "./bot-check.ts";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789_-";
const word = fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 12 });
const host = word.map((name) => `${name}.example`);

describe("canonicalMailbox", () => {
  it.each([
    ["Ada@Example.org", "ada@example.org"],
    ["ada+news@example.org", "ada@example.org"],
    ["ada+a+b@example.org", "ada@example.org"],
    ["a.da@example.org", "a.da@example.org"],
    ["A.D.A+x@gmail.com", "ada@gmail.com"],
    ["a.da@googlemail.com", "ada@gmail.com"],
    ["+tag@example.org", "+tag@example.org"],
    ['"a@b"@example.org', '"a@b"@example.org'],
    [" ada@example.org ", "ada@example.org"],
  ])("%s is %s", (address, mailbox) => {
    expect(canonicalMailbox(address)).toBe(mailbox);
  });

  it("does not see case and tags", () => {
    fc.assert(
      fc.property(word, word, host, (name, tag, domain) => {
        expect(canonicalMailbox(`${name}+${tag}@${domain}`.toUpperCase())).toBe(
          canonicalMailbox(`${name}@${domain}`),
        );
      }),
    );
  });

  it("does not see where Gmail's dots are", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (parts) => {
        expect(canonicalMailbox(`${parts.join(".")}@googlemail.com`)).toBe(
          canonicalMailbox(`${parts.join("")}@gmail.com`),
        );
      }),
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const mailbox = canonicalMailbox(address);
        expect(canonicalMailbox(mailbox)).toBe(mailbox);
      }),
    );
  });

  it("keeps different people apart", () => {
    fc.assert(
      fc.property(word, word, host, (one, other, domain) => {
        fc.pre(one !== other);
        expect(canonicalMailbox(`${one}@${domain}`)).not.toBe(canonicalMailbox(`${other}@${domain}`));
      }),
    );
  });
});

/** Every file of limits, so that a new one is tested, too. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>("/src/server/**/*limits.ts", {
  eager: true,
});
const network = "2001:db8:7:42ff::/64";

/** One value that fits whatever a limit takes. */
class Anybody extends String {
  readonly network = network;
  readonly userId = "ada";
  readonly mailbox = "ada@example.org";
  readonly id = "round-7";
  readonly startedBy = null;
  readonly organisationId = "ada";
}
const anybody = new Anybody("ada@example.org");

const isCounter = (value: unknown): value is Counter =>
  typeof value === "object" && value !== null && "subject" in value && "most" in value;

/** A function's limits for a known and an unknown browser. */
const countersOf = (make: Make): readonly Counter[] =>
  [anybody, null].flatMap((device) => {
    const made = make(anybody, anybody, device);
    return (Array.isArray(made) ? made : [made]).filter(isCounter);
  });

type Make = (...args: unknown[]) => unknown;
const isMake = (value: unknown): value is Make => typeof value === "function";
type Maker = readonly [name: string, make: Make];
const makersInFiles = Object.entries(files)
  .filter(([file]) => !file.endsWith("/auth/limits/limits.ts"))
  .flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, make]): readonly Maker[] =>
      isMake(make) ? [[`${file} ${name}`, make]] : [],
    ),
  );

const makers: readonly Maker[] = [
  ...makersInFiles,
  ...Object.entries({ challengeLimits, verdictLimits }).flatMap(([name, make]): readonly Maker[] =>
    isMake(make) ? [[name, make]] : [],
  ),
];

describe("a limit", () => {
  it("never covers the whole site, which one caller could use up", () => {
    expectTypeOf<"site">().not.toExtend<Limit["subject"]>();
    expectTypeOf<`mailbox ${string}`>().toExtend<Limit["subject"]>();
  });

  it("of a network covers each wider network with more calls", () => {
    const levels = byNetwork({ network }, { name: "tries", most: 60, windowMs: 1 });
    expect(levels.map(({ subject, most }) => [subject, most])).toEqual([
      ["network 2001:db8:7:42ff::/64", 60],
      ["network 2001:db8:7:4200::/56", 120],
      ["network 2001:db8:7::/48", 240],
    ]);
  });

  it("counts by network, mailbox, account, browser or site, never by answers", () => {
    expectTypeOf<Counter["subject"]>().toEqualTypeOf<Subject>();
    expectTypeOf<Subject>().toEqualTypeOf<
      `${"mailbox" | "network" | "person" | "browser" | "room"} ${string}` | "site"
    >();
  });

  it("is found in every feature by this test", () => {
    expect(makers.length).toBeGreaterThan(20);
  });
});

describe.each(makers)("%s", (_, make) => {
  it("counts one person, or all networks of one", () => {
    const counters = countersOf(make);
    expect(counters).not.toEqual([]);
    const ofNetworks = counters.filter(({ subject }) => subject.startsWith("network "));
    for (const name of new Set(ofNetworks.map((one) => one.name))) {
      const levels = ofNetworks.filter((one) => one.name === name).slice(0, 3);
      const nested = byNetwork(
        { network },
        { name, most: levels[0]?.most ?? 0, windowMs: levels[0]?.windowMs ?? 0 },
      );
      expect(levels).toEqual(nested);
    }
  });

  it("is stored to the minute under a keyed hash that names no survey", () => {
    const now = new Date("2026-11-20T09:00:37.451Z");
    onTestFinished(() => hashCountersWith(""));
    for (const counter of countersOf(make)) {
      const { key, resetsAt } = newCounterRow(now, counter);
      expect(resetsAt % minutes(1)).toBe(0);
      expect(Math.abs(resetsAt - now.getTime() - counter.windowMs)).toBeLessThanOrEqual(minutes(0.5));
      hashCountersWith("another secret");
      expect(newCounterRow(now, counter).key).not.toBe(key);
      hashCountersWith("");
      expect(key).toMatch(/^[\w-]{43}$/);
      // A workshop's room counts guests, whom its wall shows anyway.
      if (!counter.subject.startsWith("room ")) expect(counter.subject).not.toMatch(/round-7|undefined/);
    }
  });
});
