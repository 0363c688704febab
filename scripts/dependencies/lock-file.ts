import { readFileSync } from "node:fs";
import { z } from "zod";

/** A package of package-lock.json. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Needed to build and test alone, and not by the server that people run. */
  readonly isForDevelopment: boolean;
  /** SHA-512 of the published archive, which npm compares; null: npm would install whatever it is given. */
  readonly integrity: string | null;
  /** An SPDX expression, as the package states it; null: it doesn't. */
  readonly licence: string | null;
  /** Where the archive was fetched from; null: npm takes it from the registry that it is set up with. */
  readonly source: string | null;
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      dev: z.boolean().default(false),
      integrity: z.string().nullable().default(null),
      license: z.string().nullable().default(null),
      resolved: z.string().nullable().default(null),
    }),
  ),
});

const inFolder = "node_modules/";

/** All packages of a lock file but the project itself; one that is there in two places comes twice. */
export function readLockFile(file = "package-lock.json"): LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(file, "utf8")));
  return Object.entries(packages).flatMap(([path, { version, dev, integrity, license, resolved }]) => {
    if (path === "") return [];
    const name = path.slice(path.lastIndexOf(inFolder) + inFolder.length);
    return [{ name, version, isForDevelopment: dev, integrity, licence: license, source: resolved }];
  });
}

/** What makes an entry unsafe to install, or ties it to one machine's registry; null where nothing does. */
export function faultOf({ name, version, integrity, source }: LockedPackage): string | null {
  const fault = (what: string) => `${name}@${version} ${what}`;
  if (integrity === null) return fault("has no hash: run npm run lock:complete.");
  if (!integrity.startsWith("sha512-")) return fault(`has a hash that isn’t SHA-512: ${integrity}`);
  // Where people install from is theirs to choose, and a machine's own mirror is nobody else's business.
  if (source !== null) return fault(`is tied to ${source}: see omit-lockfile-registry-resolved in .npmrc.`);
  return null;
}
