/**
 * `npm run container:steps`: runs the Containerfile's steps in a clean folder without a container engine,
 * then the result as a user who may write nothing but the data, until its health check passes. Can't try base
 * images and paths outside the folder. Needs a registry for npm.
 */
import { freePort } from "#tests/setup/process/free-port.ts";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { argumentsOf, parseContainerfile, type Instruction, type Stage } from "./container/containerfile.ts";

const siteUrl = "https://openpane.example.org";

/** A stage as folders: `root` is its file system. */
interface Made {
  readonly root: string;
  readonly env: Record<string, string>;
  folder: string;
}

const stages = new Map<string, Made>();

function shell(line: string, folder: string, env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync("/bin/sh", ["-c", line], { cwd: folder, env, stdio: "inherit" });
  if (status !== 0) throw new Error(`This failed: ${line}`);
}

function copy({ root, folder }: Made, { flags, rest }: Instruction): void {
  const sources = rest.split(/\s+/);
  const target = sources.pop() ?? "";
  const to = target.startsWith("/") ? join(root, target) : join(folder, target);
  const from = stages.get(flags["from"] ?? "");
  if (from !== undefined) {
    for (const path of sources) {
      const place = target.startsWith(".") && sources.length > 1 ? join(to, basename(path)) : to;
      cpSync(join(from.root, path), place, { recursive: true, verbatimSymlinks: true });
    }
    if (flags["chown"] !== undefined && process.getuid?.() === 0) shell(`chown ${flags["chown"]} ${to}`, to);
    return;
  }
  // The files of a clean clone, without those that engines ignore.
  const listed = `git ls-files -z --cached --others --exclude-standard -- ${sources.join(" ")}`;
  const ignored = "--anchored --no-wildcards-match-slash --exclude-from=.containerignore";
  shell(`${listed} | tar --create ${ignored} --null --files-from=- | tar --extract --directory=${to}`, ".");
}

function follow(made: Made, instruction: Instruction): void {
  const { root, env } = made;
  const { name, rest } = instruction;
  if (name === "WORKDIR") {
    made.folder = join(root, rest);
    mkdirSync(made.folder, { recursive: true });
  } else if (name === "COPY") copy(made, instruction);
  else if (name === "ARG") env[rest] = siteUrl;
  else if (name === "RUN") {
    console.log(`RUN ${rest}`);
    shell(rest, made.folder, { ...process.env, ...env });
  } else if (name === "ENV")
    for (const [, key = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g))
      env[key] = value.replace(/^\$(\w+)$/, (_, other: string) => env[other] ?? "");
}

function make({ base, name, instructions }: Stage, root: string): Made {
  const made: Made = { root, env: {}, folder: root };
  mkdirSync(join(root, "usr/local/bin"), { recursive: true });
  if (base.includes("/node:")) cpSync(process.execPath, join(root, "usr/local/bin/node"));
  for (const instruction of instructions) follow(made, instruction);
  stages.set(name, made);
  return made;
}

/** Runs the image's server until its health check passes, then ends it. */
async function tryServer({ instructions }: Stage, { root, env, folder }: Made): Promise<void> {
  shell("chmod -R a-w,a+rX .", folder);
  const settings = {
    PATH: `${join(root, "usr/local/bin")}:/usr/bin:/bin`,
    ...env,
    PORT: String(await freePort()),
    DATABASE_URL: `file:${join(root, "data/openpane.db")}`,
    MAIL_URL: "smtp://127.0.0.1:1",
    BOT_CHECK_SECRET: "0123456789abcdef0123456789abcdef",
  };
  const said = (name: string) => instructions.findLast((one) => one.name === name)?.rest ?? "";
  const [uid = 0, gid = 0] = said("USER").split(":").map(Number);
  const as = { cwd: folder, env: settings, ...(process.getuid?.() === 0 && { uid, gid }) };
  const [program = "", ...args] = argumentsOf(said("CMD"));
  const [checker = "", ...checkerArgs] = argumentsOf(said("HEALTHCHECK").replace(/^CMD /, ""));
  const server = spawn(program, args, { ...as, stdio: "inherit" });
  const exited = once(server, "exit");
  const until = performance.now() + 60_000;
  while (spawnSync(checker, checkerArgs, as).status !== 0) {
    if (server.exitCode !== null || performance.now() > until) throw new Error("The server isn't well.");
    await setTimeout(200);
  }
  const page = await fetch(`http://127.0.0.1:${settings.PORT}/`, {
    headers: { host: new URL(siteUrl).host },
  });
  if (!(await page.text()).includes(siteUrl)) throw new Error("Public pages don't have the site's address.");
  server.kill("SIGTERM");
  await exited;
  if (server.exitCode !== 0) throw new Error(`The server ended with ${String(server.exitCode)}.`);
}

const folder = mkdtempSync(join(tmpdir(), "openpane-image-"));
// The server runs as another user, who needs access.
chmodSync(folder, 0o755);
try {
  const [build, image] = parseContainerfile(readFileSync("Containerfile", "utf8"));
  if (build === undefined || image === undefined) throw new Error("The Containerfile lacks a stage.");
  make(build, join(folder, "build"));
  const made = make(image, join(folder, "image"));
  await tryServer(image, made);
  const [megabytes = ""] = execFileSync("du", ["-sm", made.root], { encoding: "utf8" }).split("\t");
  console.log(
    `The image would hold ${megabytes} MB without its base; its server starts, is well, and stops.`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
