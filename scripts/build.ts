import { buildIfChanged } from "./build-if-changed.ts";

console.log(buildIfChanged() ? "Built into dist/." : "dist/ is up to date.");
