import { strict as assert } from "node:assert";
import { execFile } from "node:child_process";
import { appendFileSync, cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { startBuiltServer } from "#scripts/built-server.ts";
import { sources } from "#scripts/build/build-if-changed.ts";
import { paths } from "#src/shared/site/paths.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { ask, requireWell } from "./asking.ts";
import type { Fault } from "./fault.ts";
import { makeSite, type Site } from "./site.ts";

/** Copies the project, so that its sources can change. */
function copyProject(folder: string): void {
  for (const part of [...sources, "scripts", "tests"])
    cpSync(part, join(folder, part), { recursive: true, force: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}

const build = (folder: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, ["scripts/build.ts"], { cwd: folder });

/** Changes something that most islands share: a file whose content changes has another name, and so has each that names it. */
function changeSources(folder: string): void {
  const shared = join(folder, "src/islands/kit/session/token-store.ts");
  appendFileSync(shared, '\nObject.assign(globalThis, { build: "new" });\n');
}

const versioned = /\/_astro\/[\w.@-]+|(?<=["'`(]\.\/)[\w.@-]+\.(?:js|css)/g;

/** All versioned files that a page asks for, and those that they may ask for later, with their sizes. */
async function filesBehind(url: string, page: string): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const look = async (text: string): Promise<void> => {
    const names = new Set(text.match(versioned) ?? []);
    for (const name of names) {
      const path = name.startsWith("/") ? name : `/_astro/${name}`;
      if (found.has(path)) continue;
      found.set(path, 0);
      const answer = await fetch(url + path);
      if (!answer.ok) {
        found.delete(path);
        continue;
      }
      const bytes = await answer.text();
      found.set(path, bytes.length);
      await look(bytes);
    }
  };
  await look(page);
  return found;
}

async function missingAt(url: string, files: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [path, size] of files) {
    const text = await (await fetch(url + path)).text();
    if (text.length !== size) missing.push(path);
  }
  return missing;
}

/** Everything that is open in a browser: what its pages are made of, and a form that can be sent. */
async function openPages(url: string, site: Site) {
  const pages = ["/dashboard/self", "/assessment/results", "/account", paths.shared(site.shareIds[0] ?? "")];
  const texts = await Promise.all(pages.map(async (path) => (await ask(url, path, site)).text));
  const form = await (await fetch(url + paths.shared(site.shareIds[0] ?? ""))).text();
  const key = /name="submissionKey" value="([\w-]+)"/.exec(form)?.[1] ?? "";
  return { files: await filesBehind(url, texts.join("\n")), key };
}

/** A newer build comes beside a running server, which is started again after a while; people have pages of the older one open. */
export const buildSwapped: Fault = {
  name: "build-swapped",
  run: async (scene) => {
    const { folder } = scene;
    copyProject(folder);
    await build(folder);
    const databaseUrl = `file:${join(folder, "openpane.db")}`;
    const site = await makeSite(databaseUrl, 1);
    const start = async () => {
      const started = await startBuiltServer(databaseUrl, {}, folder);
      scene.afterwards(started.kill);
      return started;
    };
    const old = await start();
    const open = await openPages(old.url, site);
    assert.ok(open.files.size > 30, `pages ask for ${String(open.files.size)} files only`);

    changeSources(folder);
    await build(folder);
    await requireWell(old.url, site);
    assert.deepEqual(await missingAt(old.url, open.files), [], "the running server lost files of its own");

    const fresh = await start();
    const reopened = await openPages(fresh.url, site);
    const changed = [...open.files.keys()].filter((path) => !reopened.files.has(path));
    assert.ok(changed.length > 10, `the new build has ${String(changed.length)} files of other names only`);
    assert.deepEqual(await missingAt(fresh.url, open.files), [], "open pages miss files after the restart");
    // Where several processes serve, one of them is still the old one.
    const until = performance.now() + 20_000;
    while ((await missingAt(old.url, reopened.files)).length > 0 && performance.now() < until)
      await sleep(500);
    assert.deepEqual(
      await missingAt(old.url, reopened.files),
      [],
      "the old process misses files of new pages",
    );
    await old.stop();

    const answer = await fetch(fresh.url + paths.shared(site.shareIds[0] ?? ""), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams([
        ...wordsFrom(3).map((word) => ["selectedTraits", word]),
        ["submissionKey", open.key],
      ]),
    });
    assert.equal(answer.status, 303, "a form that was open before can't be sent");
    await requireWell(fresh.url, site);
    await fresh.stop();
    return `${String(open.files.size)} files behind open pages, ${String(changed.length)} of them not in the new build: all still served after the restart, and the new ones by the old process; a form that was open is taken`;
  },
};
