/**
 * `npm run container:steps`: does what the Containerfile says in a clean folder, without a container engine, then runs what comes out as
 * someone who may write nothing but the data, and waits for its health check. Needs a minute or two, and a registry for npm.
 *
 * What it can't try: the base images, and paths outside the folder. Started by root, it runs the server as the image's user.
 */
import { freePort } from "#tests/setup/process/free-port.ts";
import { execFileSync, spawn, spawnSync, type SpawnSyncOptions } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { argumentsOf, parseContainerfile, type Instruction, type Stage } from "./container/containerfile.ts";

const siteUrl = "https://openpane.example.org";
const isRoot = process.getuid?.() === 0;

/** A stage as folders: `root` stands for the file system's. */
interface Made {
  readonly root: string;
  readonly env: Record<string, string>;
  workdir: string;
  user: { readonly uid: number; readonly gid: number } | null;
  health: readonly string[];
  command: readonly string[];
}

const inside = ({ root, workdir }: Made, path: string): string =>
  join(root, path.startsWith("/") ? path : join(workdir, path));

/** The files that git knows, without what .containerignore names: what a build from a clean clone would be given. */
function listContext(): readonly string[] {
  const ignored = readFileSync(".containerignore", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const isIgnored = (path: string): boolean =>
    ignored.some((pattern) =>
      pattern.startsWith("*")
        ? !path.includes("/") && path.endsWith(pattern.slice(1))
        : path.split("/")[0] === pattern,
    );
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return listed.split("\0").filter((path) => path !== "" && !isIgnored(path));
}

function copyContext(made: Made, sources: readonly string[], target: string): void {
  const wanted = sources.includes(".") ? listContext() : sources;
  for (const path of wanted) {
    const to = join(inside(made, target), path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(path, to);
  }
}

function copy(made: Made, stages: ReadonlyMap<string, Made>, { flags, rest }: Instruction): void {
  const paths = rest.split(/\s+/);
  const target = paths.pop() ?? "";
  const from = flags["from"] === undefined ? undefined : stages.get(flags["from"]);
  if (from === undefined) {
    copyContext(made, paths, target);
    return;
  }
  for (const path of paths) {
    const to =
      paths.length > 1 || target.endsWith("/")
        ? join(inside(made, target), basename(path))
        : inside(made, target);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(inside(from, path), to, { recursive: true, verbatimSymlinks: true });
    const [uid, gid] = (flags["chown"] ?? "").split(":").map(Number);
    if (isRoot && uid !== undefined && gid !== undefined) chownSync(to, uid, gid);
  }
}

function run(made: Made, line: string): void {
  console.log(`RUN ${line}`);
  const options: SpawnSyncOptions = {
    cwd: inside(made, "."),
    env: { ...process.env, ...made.env },
    stdio: "inherit",
  };
  const { status } = spawnSync("/bin/sh", ["-c", line], options);
  if (status !== 0) throw new Error(`This failed: ${line}`);
}

function setVariables(made: Made, rest: string): void {
  for (const [, name = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g))
    made.env[name] = value.replace(/^\$(\w+)$/, (_, other: string) => made.env[other] ?? "");
}

function follow(made: Made, stages: ReadonlyMap<string, Made>, instruction: Instruction): void {
  const { name, rest } = instruction;
  if (name === "WORKDIR") {
    made.workdir = rest;
    mkdirSync(inside(made, "."), { recursive: true });
  } else if (name === "COPY") copy(made, stages, instruction);
  else if (name === "RUN") run(made, rest);
  else if (name === "ARG") made.env[rest] = rest === "SITE_URL" ? siteUrl : "";
  else if (name === "ENV") setVariables(made, rest);
  else if (name === "USER") {
    const [uid = 0, gid = 0] = rest.split(":").map(Number);
    made.user = { uid, gid };
  } else if (name === "HEALTHCHECK") made.health = argumentsOf(rest.replace(/^CMD /, ""));
  else if (name === "CMD") made.command = argumentsOf(rest);
}

function make(stage: Stage, root: string, stages: ReadonlyMap<string, Made>): Made {
  const made: Made = { root, env: {}, workdir: "/", user: null, health: [], command: [] };
  mkdirSync(root, { recursive: true });
  if (stage.base.includes("/node:")) {
    // What the base image brings.
    mkdirSync(join(root, "usr/local/bin"), { recursive: true });
    cpSync(process.execPath, join(root, "usr/local/bin/node"));
  }
  for (const instruction of stage.instructions) follow(made, stages, instruction);
  return made;
}

/** Runs the image's server until its health check says that it's well, then ends it. */
async function tryServer(made: Made): Promise<void> {
  const app = inside(made, ".");
  execFileSync("chmod", ["-R", "a-w,a+rX", app]);
  const settings = {
    PATH: `${join(made.root, "usr/local/bin")}:/usr/bin:/bin`,
    ...made.env,
    PORT: String(await freePort()),
    DATABASE_URL: `file:${join(made.root, "data/openpane.db")}`,
    MAIL_URL: "smtp://127.0.0.1:1",
    BOT_CHECK_SECRET: "0123456789abcdef0123456789abcdef",
  };
  const [program = "", ...args] = made.command;
  const as = isRoot && made.user !== null ? made.user : {};
  const server = spawn(program, args, { cwd: app, env: settings, stdio: "inherit", ...as });
  const exited = once(server, "exit").then(([code]: unknown[]) => code);
  const [checker = "", ...checkerArgs] = made.health;
  const isWell = (): boolean =>
    spawnSync(checker, checkerArgs, { cwd: app, env: settings, ...as }).status === 0;
  const until = performance.now() + 60_000;
  while (!isWell()) {
    if (server.exitCode !== null || performance.now() > until) throw new Error("The server isn't well.");
    await setTimeout(200);
  }
  const page = await fetch(`http://127.0.0.1:${settings.PORT}/`, {
    headers: { host: new URL(siteUrl).host },
  });
  if (!(await page.text()).includes(siteUrl)) throw new Error("Public pages don't have the site's address.");
  server.kill("SIGTERM");
  const code = await exited;
  if (code !== 0) throw new Error(`The server ended with ${String(code)}.`);
}

const folder = mkdtempSync(join(tmpdir(), "openpane-image-"));
// The server runs as another user, who has to be able to enter it.
chmodSync(folder, 0o755);
try {
  const stages = new Map<string, Made>();
  let last: Made | null = null;
  for (const [i, stage] of parseContainerfile(readFileSync("Containerfile", "utf8")).entries()) {
    last = make(stage, join(folder, String(i)), stages);
    stages.set(stage.name, last);
  }
  if (last === null) throw new Error("The Containerfile has no stage.");
  await tryServer(last);
  const bytes = execFileSync("du", ["-sm", last.root], { encoding: "utf8" }).split("\t")[0] ?? "";
  console.log(
    `What the image would hold has ${bytes} MB without its base; its server starts, is well, and stops.`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
