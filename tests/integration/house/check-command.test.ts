import { connect } from "#db/connection.ts";
import { mails, jobs } from "#db/schema/index.ts";
import { checkCommand } from "#scripts/check-command.ts";
import { checkServer } from "#scripts/check/versions.ts";
import { checkMail } from "#scripts/check/mail.ts";
import { after, days, minutes } from "#src/server/clock.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { listen } from "#tests/fakes/listen.ts";
import { startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";

const findings = z.array(
  z.object({
    about: z.string(),
    state: z.enum(["ok", "look", "fails"]),
    found: z.string(),
    advice: z.string().nullable(),
  }),
);

type Settings = Readonly<Record<string, string>>;

/** Tests don't depend on the build. */
const ofThisMachine = new Set(["Version", "Build"]);

/** `npm run check -- --json`, without findings that depend on the machine. */
async function check(settings: Settings, now?: Date) {
  const { status, said } = await checkCommand(["--json"], () => parseEnv({ PORT: "1", ...settings }), now);
  const found = findings.parse(JSON.parse(said)).filter(({ about }) => !ofThisMachine.has(about));
  return { status, said, found, states: new Map(found.map(({ about, state }) => [about, state])) };
}

async function world() {
  const deps = await makeDeps();
  const run = async (...statements: readonly string[]) => {
    const client = await connect({ url: deps.databaseUrl });
    await client.executeMultiple(`PRAGMA foreign_keys = OFF; ${statements.join(";")}`);
    client.close();
  };
  // The real time, like a database server's.
  const now = new Date();
  return {
    deps,
    now,
    run,
    check: (settings: Settings = {}) => check({ DATABASE_URL: deps.databaseUrl, ...settings }, now),
  };
}

describe("npm run check", () => {
  it("finds no fault on a healthy machine where no server runs", async () => {
    const { deps, check: look } = await world();
    const { found, states } = await look();
    const odd = found.filter(({ state }) => state !== "ok");
    expect(odd.map(({ about }) => about)).toEqual(["Server"]);
    const ofFile = deps.file === null ? [] : ["Disk", "Rights", "Privacy", "Write-ahead log"];
    expect([...states.keys()]).toEqual([
      ...[
        "Settings",
        "Database",
        "Migrations",
        "Integrity",
        "Foreign rows",
        "Sealing key",
        "Emails",
        "Jobs",
        "Clock",
      ],
      ...[...ofFile, "Mail server", "Server", "Legal texts"],
    ]);
  });

  it("names a bad setting and stops there", async () => {
    const { status, said } = await check({ MAIL_URL: "hunter2" });
    expect(status).toBe(1);
    expect(said).toContain("MAIL_URL: must start with smtp://");
    expect(said).not.toContain("hunter2");
  });

  it("reports rows that refer to missing ones", async () => {
    const { deps, run, check: look } = await world();
    const { userId } = await makeUser(deps);
    await deps.sessions.start(userId);
    await run("DELETE FROM users");
    const { status, found } = await look();
    expect(status).toBe(1);
    expect(found.find(({ about }) => about === "Foreign rows")?.found).toMatch(
      /rows in .*sessions.* name others/,
    );
  });

  it("reports a damaged file", async () => {
    const { deps, check: look } = await world();
    if (deps.file === null) return;
    for (let i = 0; i < 50; i += 1) await makeUser(deps);
    await deps.db.close();
    const bytes = await readFile(deps.file);
    const at = bytes.indexOf("example.org") & ~4_095;
    bytes.fill(0, at + 8, at + 300);
    const damaged = `${deps.file}-damaged`;
    await writeFile(damaged, bytes);
    const { status, said } = await look({ DATABASE_URL: `file:${damaged}` });
    expect(status).toBe(1);
    expect(said).toMatch(/restore the newest backup/);
  });

  it("reports emails and jobs that are overdue, and a clock that went back", async () => {
    const { deps, now, check: look } = await world();
    const since = after(now, -minutes(45));
    const soon = after(now, -minutes(5));
    const mail = { recipient: "alma@example.org", subject: "", text: "", html: "", state: "queued" } as const;
    const job = { kind: "sync billing", payload: "", requests: 1 } as const;
    await deps.db.write(async (tx) => {
      await tx.insert(mails).values({ ...mail, id: "a", eventKey: "a", createdAt: now, dueAt: soon });
      await tx.insert(jobs).values({ ...job, key: "a", runAt: soon });
    });
    const before = await look();
    for (const about of ["Emails", "Jobs", "Clock"]) expect(before.states.get(about)).toBe("ok");
    await deps.db.write(async (tx) => {
      await tx
        .insert(mails)
        .values({ ...mail, id: "b", eventKey: "b", createdAt: after(now, days(1)), dueAt: since });
      await tx.insert(jobs).values({ ...job, key: "b", runAt: since });
    });
    const late = await look();
    expect(late.found.find(({ about }) => about === "Emails")?.found).toBe("one has been due for 45 minutes");
    expect([late.states.get("Jobs"), late.states.get("Clock")]).toEqual(["look", "fails"]);
  });
});

/** An HTTP server with these replies. @returns its port */
async function answering(replies: Readonly<Record<string, string>>, status = 200): Promise<string> {
  const server = createHttpServer((request, response) => {
    response.writeHead(status).end(replies[request.url ?? ""]);
  });
  const { host, stop } = await listen(server);
  onTestFinished(stop);
  return new URL(`http://${host}`).port;
}

describe("the server", () => {
  const METRICS_TOKEN = "0123456789abcdef";

  it("is reported when it isn't ready", async () => {
    const PORT = await answering({ "/readyz": "The disk of the database is full." }, 503);
    const { state, found } = await checkServer(parseEnv({ PORT }));
    expect([state, found]).toEqual(["fails", "not ready: The disk of the database is full."]);
  });

  it("is reported when it runs another build than the newest", async () => {
    const folder = await mkdtemp(join(tmpdir(), "openpane-build-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, "build-2"));
    await symlink("build-2", join(folder, "current"));
    const states = [];
    for (const build of ["build-1", "build-2"]) {
      const metrics = `openpane_build_info{version="0.1.0",build="${build}"} 1`;
      const PORT = await answering({ "/readyz": "ok", "/metrics": metrics });
      states.push((await checkServer(parseEnv({ PORT, METRICS_TOKEN }), join(folder, "current"))).state);
    }
    expect(states).toEqual(["look", "ok"]);
  });
});

/** A mail server that accepts one password. */
async function closedMailServer(): Promise<string> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onAuth: ({ password }, _session, callback) => {
      callback(password === "right" ? null : new Error(`No, ${password ?? ""} is wrong`), { user: "u" });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen.");
  return `127.0.0.1:${String(address.port)}`;
}

const mailOf = (MAIL_URL: string, patienceMs?: number) => checkMail(parseEnv({ MAIL_URL }), patienceMs);

describe("the mail server", () => {
  it("is greeted and sent nothing", async () => {
    const server = await startSmtpServer();
    expect((await mailOf(server.url)).state).toBe("ok");
    expect([server.asked, server.received]).toEqual([[], []]);
  });

  it("is signed in to, and its words about a password aren't shown", async () => {
    const server = await closedMailServer();
    expect((await mailOf(`smtp://u:right@${server}`)).state).toBe("ok");
    const refused = await mailOf(`smtp://u:hunter2@${server}`);
    expect([refused.state, refused.found]).toEqual(["fails", "it refuses the user or the password"]);
    expect(JSON.stringify(refused)).not.toContain("hunter2");
  });
});
