import { buildIfChanged } from "./build/build-if-changed.ts";

console.log(buildIfChanged() ? "Built into dist/." : "The build in dist/ is up to date.");
