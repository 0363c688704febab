import { users } from "#db/schema/index.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/* Status, body and headers don't reveal whether an address has an account. `npm run bench` compares times. */

const profile = { firstName: "Ada", lastName: "Vale", password: "Granite-tulip-4" };
type Call = readonly [path: string, json: (email: string) => object];
const calls: readonly Call[] = [
  ["/api/login", (email) => ({ email, password: "Granite-tulip-4" })],
  ["/api/send-verification-code", (email) => ({ email })],
  ["/api/request-password-reset", (email) => ({ email })],
  ["/api/request-sign-in-link", (email) => ({ email })],
  ["/api/verify-code-and-register", (email) => ({ email, code: "AAAAAA", ...profile })],
];

async function world() {
  const deps = await makeDeps();
  const { userId, email: known } = await makeUser(deps, { email: "known@example.org" });
  const passwordHash = await hashPassword("another password");
  await deps.db.write((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, userId)));
  const api = makeApi(deps);
  /** The whole answer, without the request's id. */
  const ask = async (path: string, json: object, address?: string) => {
    const answer = await api(path, { method: "POST", json }, address);
    const body = (await answer.text()).replace(/"requestId":"[^"]*"/, "");
    return {
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => name !== "x-request-id"),
      body,
    };
  };
  return { deps, ask, known };
}

describe.each(calls)("%s", (path, json) => {
  it("answers known and unknown addresses alike, down to the last header", async () => {
    const { ask, known } = await world();
    const answer = await ask(path, json(known));
    expect(await ask(path, json("other@example.org"))).toEqual(answer);
    expect(answer.body).not.toContain("@");
  });

  it("answers alike while a code is valid and after too many", async () => {
    const { ask, known } = await world();
    const emails = [known, "other@example.org"] as const;
    for (const email of emails) await ask("/api/send-verification-code", { email });
    for (let n = 0; n < 62; n += 1) {
      const network = `198.51.100.${String(n)}`;
      const [one, other] = [
        await ask(path, json(emails[0]), network),
        await ask(path, json(emails[1]), network),
      ];
      expect(other).toEqual(one);
      if (one.status === 429) return;
    }
    // These are never refused because of their mailbox: the link that was emailed last stays valid.
    expect(["/api/request-password-reset", "/api/request-sign-in-link"]).toContain(path);
    // Some calls hash a password each time.
  }, 90_000);
});
