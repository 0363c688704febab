import type { ListedAddress } from "./address.ts";
import ICAL from "ical.js";
import { cleanName, firstText } from "./names.ts";
import { addressesIn } from "./read-text.ts";

const start = /^BEGIN:VCARD/gimu;

interface Contact {
  readonly name: string;
  readonly addresses: readonly string[];
}

/** Writes a property of version 2.1 as later ones do: `TEL;CELL` and encoded names. */
function modern(line: string): string {
  const [, head = "", value = ""] = /^([^:]*):(.*)$/u.exec(line) ?? [];
  if (!head.includes(";")) return line;
  const [name = "", ...parameters] = head.split(";");
  const kept = parameters.filter((each) => !/^(?:ENCODING=|CHARSET=|QUOTED-PRINTABLE$)/iu.test(each));
  const typed = kept.map((each) => (each.includes("=") ? each : `TYPE=${each}`));
  const isEncoded = /;(?:ENCODING=)?QUOTED-PRINTABLE/iu.test(head);
  return `${[name, ...typed].join(";")}:${isEncoded ? decodePrintable(value) : value}`;
}

const decodePrintable = (value: string): string =>
  value.replaceAll(/(?:=[\dA-F]{2})+/giu, (bytes) =>
    Buffer.from(bytes.replaceAll("=", ""), "hex").toString("utf8"),
  );

/** Reads one contact. @throws for one that breaks the format */
function readContact(text: string): Contact {
  const contact = ICAL.Component.fromString(
    // A soft line break ends in "=".
    text.replaceAll("=\n", "").split("\n").map(modern).join("\n"),
  );
  const texts = (property: string) => contact.getAllProperties(property).map((each) => each.getFirstValue());
  const [full = ""] = texts("fn");
  const [parts] = texts("n");
  const [family = "", given = ""] = Array.isArray(parts) ? parts.map(String) : [];
  return {
    name: firstText(cleanName(String(full)), cleanName(`${given} ${family}`)),
    addresses: texts("email").map((address) => String(address).trim()),
  };
}

/** Reads contacts (vCard, RFC 6350 and its older versions), as Apple and phones export them. */
export function readContacts(text: string): readonly ListedAddress[] {
  const starts = [...text.matchAll(start)].map(({ index }) => index);
  return starts.flatMap((from, nth) => {
    const card = text.slice(from, starts[nth + 1]);
    const line = text.slice(0, from).split("\n").length;
    const at = (name: string, address: string, fate: ListedAddress["fate"]) => ({
      line,
      name,
      address,
      fate,
    });
    try {
      const { name, addresses } = readContact(card);
      const [first = "", ...more] = [...new Set(addresses)];
      const noted = [...new Set(addressesIn(card))].filter((address) => !addresses.includes(address));
      return [
        at(name, first, "row"),
        ...more.map((address) => at(name, address, "second_address")),
        ...noted.map((address) => at(name, address, "in_note")),
      ];
    } catch {
      return [...new Set(addressesIn(card))].map((address) => at("", address, "not_read"));
    }
  });
}
