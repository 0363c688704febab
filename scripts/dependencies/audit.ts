import { spawnSync } from "node:child_process";
import { z } from "zod";

/** What an audit came to. `unknown`: the registry couldn't be asked. */
export type Audit =
  | { readonly result: "clean" }
  | { readonly result: "unknown"; readonly reason: string }
  | { readonly result: "vulnerable"; readonly packages: readonly string[] };

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
});
const refusal = z.object({ message: z.string() });

/** Reads what `npm audit --json` printed. */
export function readAudit(printed: string): Audit {
  const said: unknown = JSON.parse(printed);
  const found = report.safeParse(said);
  if (!found.success)
    return { result: "unknown", reason: refusal.safeParse(said).data?.message ?? "npm says nothing" };
  const packages = Object.values(found.data.vulnerabilities).map(
    ({ name, severity }) => `${name} (${severity})`,
  );
  return packages.length === 0 ? { result: "clean" } : { result: "vulnerable", packages };
}

/** Asks the registry for known faults of the packages that the running product needs. */
export function runAudit(): Audit {
  const { stdout, error } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
  if (error !== undefined) return { result: "unknown", reason: error.message };
  return readAudit(stdout);
}
