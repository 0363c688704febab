/**
 * `npm start`: builds when sources changed, then is the production server (src/server/main.ts), which migrates its
 * database, listens and says where.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfChanged } from "./build/build-if-changed.ts";
import { serverEntry } from "./build/builds.ts";

buildIfChanged();
process.env.NODE_ENV ??= "production";
await import(pathToFileURL(resolve(serverEntry)).href);
