/**
 * `npm start`: builds when sources changed, then is the production server (src/server/main.ts), which migrates its
 * database, listens and says where.
 */
import { buildIfChanged } from "./build/build-if-changed.ts";

buildIfChanged();
await import("./serve.ts");
