import { mails } from "#db/schema/index.ts";
import type { Deps } from "#src/server/deps.ts";
import { thankVisitor } from "#src/server/domain/voice/thank-visitor.ts";
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
  it("go to the visitor with a link to sign up, and the news to whoever runs the site", async () => {
    const deps = await makeDeps();
    await thankVisitor(deps, origin, visitor);
    const [thanks, news] = await sent(deps);
    expect([thanks?.kind, thanks?.recipient]).toEqual(["demo thanks", "ada@example.org"]);
    expect(thanks?.text).toContain("Hello Ada,");
    expect(thanks?.text).toContain("Create my account: http://localhost:4321/register");
    expect([news?.kind, news?.recipient]).toEqual(["demo visitor", deps.env.SUPPORT_EMAIL]);
    expect(news?.text).toContain("Name: Ada Byron");
    expect(news?.text).toContain("Role: Team Leader");
  });

  it("carry nobody's message to a stranger", async () => {
    const deps = await makeDeps();
    await thankVisitor(deps, origin, { ...visitor, firstName: "Win at evil.example", lastName: "today" });
    const [thanks] = await sent(deps);
    expect(`${String(thanks?.text)}${String(thanks?.html)}`).not.toMatch(/evil|today/);
  });

  it("are three a day for a mailbox, in any spelling and from anywhere", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 3; n += 1)
      await thankVisitor(
        deps,
        { network: `198.51.${String(n)}.1` },
        { ...visitor, email: `ada+${String(n)}@example.org` },
      );
    await expect(thankVisitor(deps, origin, visitor)).rejects.toMatchObject({ kind: "too_many_requests" });
  });

  it("are three a day from an address", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 3; n += 1)
      await thankVisitor(deps, origin, { ...visitor, email: `person-${String(n)}@example.org` });
    await expect(thankVisitor(deps, origin, visitor)).rejects.toMatchObject({ kind: "too_many_requests" });
    expect(await sent(deps)).toHaveLength(6);
  });
});
