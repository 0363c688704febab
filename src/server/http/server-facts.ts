import { residentBytes } from "./metrics/list-metrics.ts";
import { listSettings } from "#src/server/env.ts";

/** What runs here, and with which settings; nothing of it is a secret. */
export const serverFacts = () => ({
  versions: [
    ["Node", process.version],
    ["SQLite in Node", process.versions.sqlite ?? "unknown"],
    ["System", `${process.platform} ${process.arch}`],
  ] as const,
  upMinutes: Math.floor(process.uptime() / 60),
  memoryMegabytes: residentBytes() / 1_048_576,
  settings: listSettings(),
});
