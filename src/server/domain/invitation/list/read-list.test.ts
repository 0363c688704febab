import { asked, readSigned as read } from "#tests/fakes/reading.ts";
import { describe, expect, it } from "vitest";
import { readList } from "./read-list.ts";

const anna = "Anna Berg|anna@example.org";
const ben = "Ben Cole|ben@example.org";
const annaAsked = asked("Anna Berg", "anna@example.org");
const benAsked = asked("Ben Cole", "ben@example.org");
const cells = (header: string, fields: Readonly<Record<string, string>>, separator = ","): string =>
  header
    .split(separator)
    .map((title) => fields[title.replaceAll('"', "")] ?? "")
    .join(separator);
const table = (header: string, rows: readonly Readonly<Record<string, string>>[], separator = ",") =>
  [header, ...rows.map((row) => cells(header, row, separator))].join("\n");

/** As Google Contacts exports since 2024 (test data of the public projects neomutt-contacts, contacts2csv and others). */
const google =
  "First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value";
/** As Google Contacts exported before. */
const googleBefore =
  "Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Additional Name Yomi,Family Name Yomi,Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden Name,Birthday,Gender,Location,Billing Information,Directory Server,Mileage,Occupation,Hobby,Sensitivity,Priority,Subject,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Type,E-mail 2 - Value";
/** As Outlook for Windows exports. */
const outlook =
  '"Title","First Name","Middle Name","Last Name","Suffix","Company","Department","Job Title","Assistant\'s Name","Categories","E-mail Address","E-mail Type","E-mail Display Name","E-mail 2 Address","E-mail 2 Type","E-mail 2 Display Name","Manager\'s Name","Notes","Spouse","Web Page"';
const linkedIn = "First Name,Last Name,URL,Email Address,Company,Position,Connected On";
const hubSpot =
  "Record ID,First Name,Last Name,Email,Phone Number,Lead Status,Create Date,Associated Company,Country/Region,Contact owner";

describe("a list of people", () => {
  it.each([
    ["an address book’s form", "Anna Berg <anna@example.org>", [anna]],
    ["quotes", '"Anna Berg" <anna@example.org>', [anna]],
    ["a surname first", "Berg, Anna <anna@example.org>", [anna]],
    ["a surname first, in quotes", '"Berg, Anna" <anna@example.org>', [anna]],
    ["commas", "Anna Berg, anna@example.org", [anna]],
    ["blanks", "Anna Berg anna@example.org", [anna]],
    [
      "an address without its sign",
      "Anna Berg, anna@example.org\nBen Cole, ben(at)example.org",
      [anna, "Ben Cole|ben(at)example.org"],
    ],
    [
      "addresses alone among names",
      "Anna Berg, anna@example.org\nben@example.org\nCleo Marsh, cleo(at)example.org",
      [anna, "|ben@example.org", "Cleo Marsh|cleo(at)example.org"],
    ],
    [
      "two forms",
      "Anna Berg <anna@example.org>\nBen Cole, ben(at)example.org",
      [anna, "Ben Cole|ben(at)example.org"],
    ],
    ["blanks, and the address first", "Anna@Example.org Anna Berg", [anna]],
    ["brackets", "Anna Berg (anna@example.org)", [anna]],
    ["a bullet", "• Anna Berg: anna@example.org", [anna]],
    ["a number", "12. Anna Berg - anna@example.org", [anna]],
    ["mailto", "Anna Berg <mailto:anna@example.org>", [anna]],
    ["a byte order mark", "\ufeffAnna Berg,anna@example.org", [anna]],
    ["a cell in quotes", '"Berg, Anna",anna@example.org', [anna]],
    ["two on a line", "Anna Berg <anna@example.org>; Ben Cole <ben@example.org>", [anna, ben]],
    ["two with commas", "Anna Berg <anna@example.org>, Ben Cole <ben@example.org>", [anna, ben]],
    ["two with surnames first", "Berg, Anna <anna@example.org>; Cole, Ben <ben@example.org>", [anna, ben]],
    ["one without brackets", "Anna Berg <anna@example.org> ben@example.org", [anna, "|ben@example.org"]],
    ["addresses alone", "anna@example.org, ben@example.org", ["|anna@example.org", "|ben@example.org"]],
    ["lines of Windows", "Anna Berg,anna@example.org\r\nBen Cole,ben@example.org\r\n", [anna, ben]],
    ["headings", "Name;E-Mail\nAnna Berg;anna@example.org", [anna]],
    ["headings in quotes", '"Email","First name","Last name"\nanna@example.org,Anna,Berg', [anna]],
    ["a column of addresses", "E-Mail-Adresse\nanna@example.org", ["|anna@example.org"]],
    ["no name", "anna@example.org", ["|anna@example.org"]],
    ["the address as the name", "anna@example.org <anna@example.org>", ["|anna@example.org"]],
    ["no address", "Anna Berg", ["Anna Berg|"]],
    ["half an address", "Anna Berg, anna@", ["Anna Berg|anna@"]],
    ["a word for an address", "Name;Email\nAnna Berg;anna.example.org", ["Anna Berg|anna.example.org"]],
    ["a row without an address below headings", "Name,Email\nAnna Berg,\n", ["Anna Berg|"]],
    ["a name in another script", "山田 太郎 <taro@example.org>", ["山田 太郎|taro@example.org"]],
    ["nothing", " \n;;;\n\t\t", []],
    [
      "an email’s header",
      'From: Anna Berg <anna@example.org>\nTo: "Cole, Ben" <ben@example.org>,\n\tcy@example.org\nSubject: Lunch on Friday?',
      ["~|anna@example.org", ben, "|cy@example.org"],
    ],
    [
      "a name as emails encode it",
      "=?UTF-8?Q?J=C3=B6rg_?= =?iso-8859-1?q?M=FCller=2C?= <joerg@example.org>, =?UTF-8?B?QW5uYSBCZXJn?= <anna@example.org>",
      ["Jörg Müller|joerg@example.org", anna],
    ],
    [
      "a chat",
      "[12.03.24, 10:15] Anna Berg: anna@example.org\nBen Cole, [12.03.24 10:15] ben@example.org\n[12.03.24, 10:16] Anna Berg: Thanks!",
      [annaAsked, benAsked],
    ],
    [
      "a chat with senders above",
      "Anna Berg, [12.03.24 10:15]\nanna@example.org\nBen Cole, [12.03.24 10:16]\nmine is ben@example.org",
      [annaAsked, "|ben@example.org"],
    ],
    ["a chat of a phone", "12/03/2024, 10:15 - Anna Berg: anna@example.org", [annaAsked]],
    [
      "a chat that we don’t know",
      "Anna Berg\nhere you go\nMine: anna@example.org",
      ["Anna Berg|", asked("Mine", "anna@example.org")],
    ],
    [
      "sentences and a signature",
      "Hi Mira,\nplease invite Anna Berg (anna@example.org), and:\n\nThanks\nBen Cole\nHead of Sales\nE: ben@example.org",
      [annaAsked, benAsked],
    ],
    ["someone’s office", '"Office (Anna Berg)" <anna@example.org>', [anna]],
    [
      "pronouns, titles",
      '"Dr. Berg (she/her), Anna";anna@example.org\nBen Cole;ben@example.org',
      ["Dr. Anna Berg|anna@example.org", ben],
    ],
    ["a footer", "Name\tEmail\nAnna Berg\tanna@example.org\nShowing 1–7 of 7\t", [anna]],
    ["a footer alone on its line", "Email,Name\nanna@example.org,Anna Berg\nShowing 1–7 of 7", [anna]],
    ["a note instead of a name", "ask ben@example.org", ["|ben@example.org"]],
    ["a sentence", "[10:32] Anna: you can write to anna@example.org", ["|anna@example.org"]],
    [
      "an open quote",
      'Name,Email\nAnna Berg,anna@example.org\n"Ben Cole,ben@example.org\nCy Dorn,cy@example.org',
      [anna, '"Ben Cole|ben@example.org'.slice(1), "Cy Dorn|cy@example.org"],
    ],
    ["an address twice", "anna@example.org\nAnna Berg <Anna@example.org>", [anna, "=|anna@example.org"]],
    ["a separator of Excel", "sep=|\nName|Mail\nAnna Berg|anna@example.org", [anna]],
    [
      "columns without headings",
      "Anna;Berg;anna@example.org",
      ['|anna@example.org ? {"Column 1":"Anna","Column 2":"Berg"}'],
    ],
    [
      "unknown headings",
      'Wer,Bereich,Kontakt\n"Berg, Anna",Vertrieb,anna@example.org\nBen Cole,Einkauf,ben@example.org',
      [
        '|anna@example.org ? {"Wer":"Anna Berg","Bereich":"Vertrieb"}',
        '|ben@example.org ? {"Wer":"Ben Cole","Bereich":"Einkauf"}',
      ],
    ],
    [
      "notes instead of names",
      "anna@example.org,prefers afternoons\nben@example.org,ask cy@example.org first",
      [
        '|anna@example.org ? {"Column 2":"prefers afternoons"}',
        '|ben@example.org ? {"Column 2":"ask first"}',
        "~|cy@example.org",
      ],
    ],
    [
      "Google’s columns",
      table(google, [
        {
          "First Name": "Anna",
          "Last Name": "Berg",
          Notes: '"Prefers afternoons, never ""Mondays"",\nask ben@example.org"',
          Labels: "* myContacts",
          "E-mail 1 - Value": "anna@example.org ::: anna@home.example.org",
          "E-mail 2 - Value": "berg@example.org",
        },
        { "First Name": "Cy", "Organization Name": "Acme", "Phone 1 - Value": "+49 30 1" },
      ]),
      [anna, "+|anna@home.example.org", "+|berg@example.org", "~|ben@example.org", "Cy|"],
    ],
    [
      "Google’s columns of before",
      table(googleBefore, [
        {
          Name: "Anna Berg",
          "Given Name": "Anna",
          "Family Name": "Berg",
          "Group Membership": "* myContacts",
          "E-mail 1 - Value": "anna@example.org",
        },
      ]),
      [anna],
    ],
    [
      "Outlook’s columns",
      table(outlook, [
        {
          "First Name": '"Anna"',
          "Last Name": '"Berg"',
          Company: '"Acme"',
          "E-mail Address": '"anna@example.org"',
          "E-mail Display Name": '"Anna Berg (anna@example.org)"',
        },
      ]),
      [anna],
    ],
    [
      "LinkedIn’s explanation above",
      `Notes:\n"Some of the email addresses are missing."\n\n${table(linkedIn, [
        { "First Name": "Anna", "Last Name": "Berg", "Email Address": "anna@example.org", Company: "Acme" },
      ])}`,
      [anna],
    ],
    [
      "HubSpot’s columns",
      table(hubSpot, [
        {
          "Record ID": "101",
          "First Name": "Anna",
          "Last Name": "Berg",
          Email: "anna@example.org",
          "Contact owner": "erin@example.org",
        },
        { "Record ID": "102", "First Name": "Ben", "Last Name": "Cole", Email: "ben@example.org" },
      ]),
      [anna, "~|erin@example.org", ben],
    ],
    [
      "a German personnel system’s columns",
      "Personalnummer;Nachname;Vorname;Geburtsdatum;Ort;Mobil;E-Mail;Eintritt\n1001;Berg;Anna;01.01.1990;Köln;0151;anna@example.org;01.03.2026",
      [anna],
    ],
    [
      "their managers’ addresses, too",
      "Name,Manager Email,Email\nAnna Berg,kim@example.org,anna@example.org",
      [anna, "~|kim@example.org"],
    ],
    [
      "numbers below a heading for people",
      'Employee #,"Last name, First name",Work Email\n41,"Berg, Anna",anna@example.org',
      [anna],
    ],
    [
      "a suffix behind a comma",
      '"Berg, MBA";anna@example.org\n"Ben Cole, Jr.";ben@example.org',
      ["Berg|anna@example.org", ben],
    ],
    [
      "a table in Markdown",
      "| # | Name | Role | Email |\n|---|---|---|---|\n| 1 | **Anna Berg** | lead | <anna@example.org> |\n| 2 | Ben Cole | dev | `ben@example.org` |",
      [anna, ben],
    ],
    [
      "names above their addresses",
      "Anna Berg\nanna@example.org\n\nBen Cole\nE: ben@example.org",
      [annaAsked, benAsked],
    ],
    [
      "their host’s address beside their own",
      "User Email,Invitee Name,Invitee Email\nerin@example.org,Anna Berg,anna@example.org\nerin@example.org,Ben Cole,ben@example.org",
      [anna, "~|erin@example.org", ben, "~|erin@example.org"],
    ],
    [
      "a heading above addresses",
      "Berlin\nanna@example.org\nben@example.org",
      ["Berlin|", "|anna@example.org", "|ben@example.org"],
    ],
    [
      "a total, and a broken address",
      "Name;Mail\nBen Cole;ben@@example,org\nSumme;1",
      ["Ben Cole|ben@@example,org"],
    ],
    ["surnames in a column of names", "Name;Vorname;Mail\nBerg;Anna;anna@example.org", [anna]],
    [
      "contacts",
      "BEGIN:VCARD\nVERSION:3.0\nN:Berg;Anna;;;\nFN:Anna Berg\nEMAIL;type=INTERNET;type=pref:anna@example.org\nitem1.EMAIL;type=INTERNET:berg@example.org\nNOTE:ask ben@example.org\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:Ben Cole\nEND:VCARD",
      [anna, "+|berg@example.org", "~|ben@example.org", "Ben Cole|"],
    ],
    [
      "contacts with broken lines, a picture, and the preferred address last",
      "BEGIN:VCARD\nVERSION:3.0\nFN:Anna Berg\nEMAIL;type=HOME:berg@example.org\nEMAIL;type=WORK;type=pref:anna@exam\n ple.org\nPHOTO;ENCODING=b;TYPE=JPEG:/9j/4A\n AQ==\nEND:VCARD",
      [anna, "+|berg@example.org"],
    ],
    [
      "contacts of old phones",
      "BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:Zo=EB=\n=DF Berg\nEMAIL;INTERNET:anna@example.org\nNOTE;ENCODING=QUOTED-PRINTABLE:ask=0D=0A=\nben@exam=\nple.org\nEND:VCARD",
      ["Zoëß Berg|anna@example.org", "~|ben@example.org"],
    ],
    ["a word about someone", "Berg, Anna (extern; a, b) <anna@example.org>", [anna]],
    ["a sentence", 'and don’t forget to ask "Anna Berg" <anna@example.org>', ["|anna@example.org"]],
  ])("is read with %s", async (_, text, rows) => {
    expect(await read({ text })).toEqual(rows);
  });

  it("counts lines from 1, including headings, empty ones and breaks in a cell", () => {
    const rows = readList('Name,Note,Email\n\nAnna,"two\nlines",anna@example.org\nBen,,ben@example.org');
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });
});
