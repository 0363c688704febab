/** Starts the newest build as it is, for services that must start whatever happened to the sources. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { serverEntry } from "./build/builds.ts";

if (existsSync(serverEntry)) {
  process.env.NODE_ENV ??= "production";
  await import(pathToFileURL(resolve(serverEntry)).href);
} else {
  console.error("There is no build yet. Make one: npm run build");
  process.exitCode = 1;
}
