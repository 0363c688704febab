// @ts-check
/**
 * `node scripts/run.mjs <script.ts | tool> [arguments]`: sets the project up where needed, then runs a script of ours or
 * a tool of its packages under the project's Node. All npm scripts go through here, so that each works in a fresh clone
 * and whatever Node npm itself runs on.
 */
import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { SetUpError, root, setUp } from "./set-up.mjs";

/**
 * Runs a command in the place of this process: its output, its signals, its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 */
function become(command, args) {
  const child = spawn(command, args, { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code, signal) => {
    process.exit(code ?? (signal === "SIGINT" ? 130 : 143));
  });
}

/**
 * Scripts that operate an installation use the packages that are there. Their user can't write to node_modules, and a restart at night must not
 * wait for the network. Packages are installed by the build.
 */
const operating = /^scripts\/(?:serve|check|backup|restore|admin)\.ts$/;

try {
  const [, , what = "", ...args] = process.argv;
  const node = setUp({ asInstalled: operating.test(what) });
  process.chdir(root);
  if (!what.endsWith(".ts")) {
    become(what, args);
  } else if (realpathSync(node) === realpathSync(process.execPath)) {
    process.argv = [node, resolve(what), ...args];
    await import(pathToFileURL(resolve(what)).href);
  } else {
    become(node, [what, ...args]);
  }
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  console.error(error.message);
  process.exit(1);
}
