// @ts-check
/**
 * `node scripts/run.mjs <script.ts | tool> [arguments]`: sets the project up if needed, then runs a script or
 * a tool under the project's Node, so that npm scripts work in a fresh clone and under any Node.
 */
import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { SetUpError, root, setUp } from "./set-up.mjs";

/**
 * Replaces this process with a command: output, signals and exit code.
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
 * Scripts that operate an installation use the installed packages: their user can't write to node_modules,
 * and a restart must not wait for the network.
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
