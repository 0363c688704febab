import type { TableRow } from "./address.ts";

type Heading = "email" | "name" | "first" | "last";

/** Headings without their blanks, digits and signs, as Google, Microsoft, HubSpot, LinkedIn and personnel systems write them. */
const headings: Readonly<Record<Heading, readonly string[]>> = {
  email: [
    ...["email", "emails", "emailaddress", "mail", "mailaddress", "emailvalue", "workemail", "primaryemail"],
    ...["emailadresse", "mailadresse", "emailadressen", "dienstlicheemail", "geschäftlicheemail"],
    ...["emailgeschäftlich", "businessemail", "companyemail", "useremail", "contactemail"],
    ...["emailprimarywork", "inviteeemail", "attendeeemail", "participantemail"],
  ],
  name: [
    ...["name", "fullname", "displayname", "client", "employee", "employeename", "contactname", "person"],
    ...["anzeigename", "vollständigername", "vollername", "mitarbeiter", "mitarbeitername", "mitarbeiterin"],
    ...[
      "namevorname",
      "nachnamevorname",
      "vornamenachname",
      "vornamename",
      "vorundnachname",
      "lastnamefirstname",
    ],
    ...["firstnamelastname", "firstandlastname", "clientname", "membername", "participant", "attendee"],
    ...["teilnehmer", "teilnehmerin", "teilnehmende", "klient", "klientin", "coachee", "mitglied"],
    ...["worker", "inviteename", "attendeename", "participantname"],
  ],
  first: ["first", "firstname", "givenname", "forename", "vorname", "rufname", "legalfirstname"],
  last: [
    ...["last", "lastname", "surname", "familyname", "legallastname"],
    ...["nachname", "familienname", "zuname"],
  ],
};

type NameColumns = Readonly<Record<Heading, number>>;

export const bareTitle = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}]/gu, "");

export function findHeadings(titles: readonly string[]): NameColumns {
  const read = titles.map(bareTitle);
  const find = (heading: Heading) => read.findIndex((title) => headings[heading].includes(title));
  return { email: find("email"), name: find("name"), first: find("first"), last: find("last") };
}

export const isEmailHeading = (title: string): boolean => headings.email.includes(bareTitle(title));

/** How far down headings are looked for: some exports start with a few lines of explanation. */
const mostPreamble = 10;

/** The last row of known headings, as some explanations are tables themselves; -1 if there is none. */
export const knownHeadings = (rows: readonly TableRow[]): number =>
  rows.slice(0, mostPreamble).findLastIndex(({ cells }) => {
    if (cells.some((cell) => cell.includes("@"))) return false;
    const { email, name, first, last } = findHeadings(cells);
    return email >= 0 || (first >= 0 && last >= 0) || (name >= 0 && cells.length > 1);
  });
