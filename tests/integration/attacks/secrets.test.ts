import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { parseEnv } from "#src/server/env.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { hashCode } from "#src/server/auth/emailed-secrets.ts";
import { sha256 } from "#src/server/ids.ts";
import { verificationCodes } from "#db/schema/index.ts";
import { startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { readdir, readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/* Codes, links, sessions and passwords are visible to their owner only. */

const email = "secretive-ada@example.org";
const password = "Granite-tulip-4";
const newPassword = "Marble-orchid-7";

/** Signs up, out and in, and resets the password, with sent emails. @returns all secrets */
async function live() {
  const server = await startSmtpServer();
  const deps = await makeDeps({ env: parseEnv({ MAIL_URL: server.url, LOG_LEVEL: "debug" }) });
  const api = makeApi(deps);
  const answers: Response[] = [];
  const post = async (path: string, json: object, token: string | null = null) => {
    const answer = await api(path, { method: "POST", json, token });
    expect({ path, status: answer.status }).toMatchObject({ status: path === "/api/logout" ? 204 : 200 });
    answers.push(answer.clone());
    return answer;
  };
  const transport = createSmtpTransport({ url: server.url, from: "Openpane <no-reply@example.org>" });
  const mailed = async (pattern: RegExp) => {
    await deliverDueMails(deps, transport);
    // Long lines are folded with a "=" at their ends.
    const plain = server.received.map(({ raw }) => raw.replaceAll("=\r\n", "").replaceAll("=3D", "="));
    return plain.flatMap((raw) => pattern.exec(raw)?.[1] ?? []).at(-1) ?? "nothing";
  };
  const tokenOf = async (answer: Response) => ((await answer.json()) as { token: string }).token;

  await post("/api/send-verification-code", { email });
  const code = await mailed(/^ {4}([2-9A-Z]{6})\r?$/m);
  const form = { email, code, firstName: "Ada", lastName: "Vale", password };
  const first = await tokenOf(await post("/api/verify-code-and-register", form));
  await post("/api/logout", {}, first);
  const second = await tokenOf(await post("/api/login", { email, password }));
  await post("/api/request-password-reset", { email });
  const link = await mailed(/token=([\w-]{43})/);
  for (const path of [`/login?token=${link}`, `/reset-password?token=${link}`, `/verify-email/${link}`])
    answers.push(await api(path));
  await post("/api/reset-password", { token: link, password: newPassword });
  await api("/api/login", { method: "POST", json: { email, password } });
  const third = await tokenOf(await post("/api/login", { email, password: newPassword }));
  await post("/api/request-sign-in-link", { email });
  const signInLink = await mailed(/login\?link=([\w-]{43})/);
  answers.push(await api(`/login?link=${signInLink}`));
  const fourth = await tokenOf(await post("/api/sign-in-by-link", { token: signInLink }));
  await deliverDueMails(deps, transport);
  const sessions = { first, second, third, fourth };
  return {
    deps,
    answers,
    code,
    link,
    secrets: { code, ...sessions, link, signInLink, password, newPassword },
  };
}

describe("secrets", () => {
  it("appear in no line of the log, nor does the address", async () => {
    const { deps, secrets } = await live();
    const logged = deps.logged.join("");
    expect(logged).toContain("/api/login");
    for (const secret of [...Object.values(secrets), email]) expect(logged).not.toContain(secret);
  });

  it("appear in none of the database's files after sending and closing", async () => {
    const { deps, secrets } = await live();
    const { file, db } = deps;
    await db.close();
    if (file === null) return;
    const folder = dirname(file);
    const names = await readdir(folder);
    const bytes = Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
    expect(bytes.includes(email)).toBe(true);
    for (const [name, secret] of Object.entries(secrets))
      expect({ name, isThere: bytes.includes(secret) }).toEqual({ name, isThere: false });
  });

  it("are sent by no page as a referrer, and stored in no cache", async () => {
    const { answers } = await live();
    for (const { headers } of answers) {
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });
});

describe("a stored code", () => {
  it("is found in no precomputed table, in clear or by any common hash", async () => {
    const deps = await makeDeps({ ids: { ...(await makeDeps()).ids, code: () => "K7M2PQ" } });
    const api = makeApi(deps);
    for (const address of ["a@example.org", "b@example.org"])
      await api("/api/send-verification-code", { method: "POST", json: { email: address } });
    const rows = await deps.db.read.select().from(verificationCodes);
    const [one, other] = rows;
    expect(rows).toHaveLength(2);
    expect(one?.codeHash).not.toBe(other?.codeHash);
    expect(one?.salt).toMatch(/^[\w-]{22}$/);
    expect(one?.salt).not.toBe(other?.salt);
    expect(one?.codeHash).toBe(hashCode(one?.salt ?? "", "K7M2PQ"));
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(sha256("K7M2PQ"));
    for (const algorithm of ["md5", "sha1", "sha256", "sha512"]) {
      for (const form of ["K7M2PQ", "k7m2pq", "a@example.org:K7M2PQ", "K7M2PQa@example.org"]) {
        for (const encoding of ["hex", "base64", "base64url"] as const)
          expect(stored).not.toContain(createHash(algorithm).update(form).digest(encoding));
      }
    }
  });
});
