import { mails } from "#db/schema/index.ts";
import { days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { thankVisitor } from "#src/server/domain/voice/thank-visitor.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

const origin = { network: "203.0.113.1" };
const visitor = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.org",
  role: "team_leader",
} as const;
const sent = ({ db }: Deps) => db.read.select().from(mails).orderBy(mails.kind);

describe("thanks for trying the demo", () => {
  it("go to the visitor with a link to sign up, and news go to the site's owner", async () => {
    const deps = await makeDeps({ voice: scriptedBrain() });
    await thankVisitor(deps, origin, visitor);
    const [thanks, news] = await sent(deps);
    expect([thanks?.kind, thanks?.recipient]).toEqual(["demo thanks", "ada@example.org"]);
    expect(thanks?.text).toContain("Hello Ada,");
    expect(thanks?.text).toContain("Create my account: http://localhost:4321/register");
    expect([news?.kind, news?.recipient]).toEqual(["demo visitor", deps.env.SUPPORT_EMAIL]);
    expect(news?.text).toContain("Name: Ada Byron");
    expect(news?.text).toContain("Role: Team Leader");
  });

  it.each([
    "Call 0900 555 123 to claim",
    "Win at evil。example",
    "Win at evil．example",
    "evil․example",
    "Ring ٠٩٠٠٥٥٥",
  ])("greet nobody with a link or a number: %s", async (firstName) => {
    const deps = await makeDeps({ voice: scriptedBrain() });
    await thankVisitor(deps, origin, { ...visitor, firstName });
    expect((await sent(deps))[0]?.text).toMatch(/^Hello,/);
  });

  it("are limited to one a month for a mailbox in any spelling, without revealing earlier ones", async () => {
    const deps = await makeDeps({ voice: scriptedBrain() });
    const thank = (n: number) =>
      thankVisitor(
        deps,
        { network: `198.51.${String(n)}.1` },
        { ...visitor, email: `ada+${String(n)}@example.org` },
      );
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(JSON.stringify(await thank(n)));
    expect(new Set(answers)).toHaveLength(1);
    expect((await sent(deps)).map(({ recipient }) => recipient).filter((to) => to !== "")).toEqual([
      "ada+0@example.org",
      deps.env.SUPPORT_EMAIL,
    ]);
    deps.clock.advance(days(29));
    await thank(5);
    deps.clock.advance(days(1));
    await thank(6);
    expect((await sent(deps)).filter(({ recipient }) => recipient !== "")).toHaveLength(4);
  });

  it("carry nobody's message to a stranger", async () => {
    const deps = await makeDeps({ voice: scriptedBrain() });
    await thankVisitor(deps, origin, { ...visitor, firstName: "Win at evil.example", lastName: "today" });
    const [thanks] = await sent(deps);
    expect(`${String(thanks?.text)}${String(thanks?.html)}`).not.toMatch(/evil|today/);
  });
});
