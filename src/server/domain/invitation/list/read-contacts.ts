import type { ListedAddress } from "./address.ts";
import ICAL from "ical.js";
import { cleanName, decodePrintable, firstText } from "./names.ts";
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
  const charset = /;CHARSET=([\w-]+)/iu.exec(head)?.[1] ?? "utf-8";
  return `${[name, ...typed].join(";")}:${isEncoded ? decodePrintable(value, charset).replaceAll(/\r?\n/gu, String.raw`\n`) : value}`;
}

/** Joins lines that were broken, before a space or after a soft "=", and writes each as now. */
function modernised(card: string): string {
  const lines: string[][] = [];
  let isOpen = false;
  for (const line of card.replaceAll(/\n[ \t]/gu, "").split("\n")) {
    const isEncoded: boolean = isOpen || /^[^:]*QUOTED-PRINTABLE/iu.test(line);
    const goesOn: boolean = isEncoded && line.endsWith("=");
    const part = goesOn ? line.slice(0, -1) : line;
    if (isOpen) lines.at(-1)?.push(part);
    else lines.push([part]);
    isOpen = goesOn;
  }
  return lines.map((parts) => modern(parts.join(""))).join("\n");
}

/** The addresses in a contact. Its line breaks are written as two characters. */
const addressesOf = (card: string): readonly string[] => [
  ...new Set(addressesIn(card.replaceAll(String.raw`\n`, " "))),
];

/** The address to use first, as the contact says. */
const isPreferred = (property: ICAL.Property): boolean =>
  /\bpref\b/iu.test(
    `${String(property.getParameter("type"))} ${property.getFirstParameter("pref") ? "pref" : ""}`,
  );

/** Reads one contact. @throws for one that breaks the format */
function readContact(card: string): Contact {
  const contact = ICAL.Component.fromString(card);
  const texts = (property: string) => contact.getAllProperties(property).map((each) => each.getFirstValue());
  const [full = ""] = texts("fn");
  const [parts] = texts("n");
  const [family = "", given = ""] = Array.isArray(parts) ? parts.map(String) : [];
  return {
    name: firstText(cleanName(String(full)), cleanName(`${given} ${family}`)),
    addresses: contact
      .getAllProperties("email")
      .toSorted((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)))
      .map((email) => String(email.getFirstValue()).trim()),
  };
}

/** Reads contacts (vCard, RFC 6350 and its older versions), as Apple and phones export them. */
export function readContacts(text: string): readonly ListedAddress[] {
  const starts = [...text.matchAll(start)].map(({ index }) => index);
  return starts.flatMap((from, nth) => {
    const card = modernised(text.slice(from, starts[nth + 1]));
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
      const noted = addressesOf(card).filter((address) => !addresses.includes(address));
      return [
        at(name, first, "row"),
        ...more.map((address) => at(name, address, "second_address")),
        ...noted.map((address) => at("", address, "in_note")),
      ];
    } catch {
      return addressesOf(card).map((address) => at("", address, "not_read"));
    }
  });
}
