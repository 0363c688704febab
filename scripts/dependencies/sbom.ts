import { licenceOf } from "./licences.ts";
import type { LockedPackage } from "./lock-file.ts";

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
