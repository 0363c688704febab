/** `npm start`: builds if sources changed, then runs the production server (src/server/main.ts). */
import { buildIfChanged } from "./build/build-if-changed.ts";

buildIfChanged();
await import("./serve.ts");
