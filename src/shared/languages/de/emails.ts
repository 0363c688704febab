import type { AskedProgramme, AskedRound } from "#src/shared/languages/emails.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const brand = "Openpane";
const shows = "Dort erfahren Menschen, wie andere sie sehen.";
const asker = "die Person, die dich gefragt hat";
const inviter = "die Person, die dich eingeladen hat";

const asks = ({ name, fullName }: AskedRound): string =>
  name === null
    ? `Jemand fragt dich: „Wie siehst du mich?“ Der Name enthält eine Webadresse oder eine Telefonnummer, und so etwas schreiben wir nicht in E-Mails. Du findest ihn auf der Seite. Wer dich fragt, nutzt dafür ${brand}. ${shows}`
    : `${fullName ?? name} fragt dich: „Wie siehst du mich?“ ${name} nutzt dafür ${brand}. ${shows}`;

function promise({ name, closes, least }: AskedRound): readonly string[] {
  const owner = name ?? asker;
  return [
    closes === null ? "" : `Die Runde schließt am ${closes}. Bis dahin kannst du antworten.`,
    `Deine Antwort ist anonym. Sobald mindestens ${String(least)} Personen geantwortet haben, sieht ${owner}, wie oft jedes Wort gewählt wurde, aber nie, von wem. Wenn du deinen Namen nicht dazuschreibst, erfährt ${owner}${name === null ? "," : ""} nicht, ob du geantwortet hast.`,
    noReply(name),
  ];
}

const noReply = (name: string | null): string =>
  `Bitte antworte nicht auf diese E-Mail: Deine Antwort würde ${name ?? `${asker},`} nicht erreichen.`;

const titled = ({ title }: AskedProgramme): string =>
  title === null ? "zu einem Programm" : `zum Programm „${title}“`;

const about = `Mit ${brand} erfahren Menschen, wie andere sie sehen. Du wählst Wörter, die dich beschreiben. Andere Menschen, die du aussuchst, wählen auch Wörter, die dich beschreiben. Dann siehst du, wo ihr übereinstimmt.`;

function clientPromise(programme: AskedProgramme): readonly string[] {
  const { name, leaders, anyLeader, areSeveral, opensTogether, least, closes, repliesTo } = programme;
  const see = areSeveral
    ? `${leaders ?? "Mehrere Personen"} leiten das Programm gemeinsam. Sie sehen`
    : `${leaders ?? "Wer das Programm leitet,"} sieht`;
  const any =
    anyLeader ?? (areSeveral ? "Eine der Personen, die das Programm leiten," : "Wer das Programm leitet,");
  return [
    `Deine Wörter und die Antworten der anderen gehören dir. ${see}, wie weit du bist und wie viele geantwortet haben, aber dein Ergebnis nur, wenn du es teilst. Du kannst das Teilen jederzeit beenden.`,
    opensTogether
      ? `${any} möchte dein Ergebnis in einer Sitzung mit dir öffnen. Bis diese Sitzung beginnt, bleibt dein Ergebnis geschlossen. Ob du mitmachst, entscheidest du: Wir fragen, bevor etwas geöffnet oder geteilt wird, und sagen, wer es sehen würde. Sobald die Sitzung begonnen hat oder wenn du das Programm verlässt, kannst du dein Ergebnis allein öffnen.`
      : "",
    `Niemand sieht, wer was gewählt hat, auch du nicht. Dein Ergebnis zeigt die Wörter von allen zusammen, aber erst ab mindestens ${String(least)} Antworten.`,
    closes === null ? "" : `Die Menschen, die du fragst, können bis zum ${closes} antworten.`,
    repliesTo === null
      ? ""
      : repliesTo === "nobody"
        ? `Bitte antworte nicht auf diese E-Mail: Deine Antwort würde ${name ?? `${inviter},`} nicht erreichen.`
        : `Wenn du eine Frage hast, antworte auf diese E-Mail. Deine Antwort geht an ${repliesTo.name ?? inviter}.`,
  ];
}

export const emails: Texts["emails"] = {
  greeting: (name) => (name === null ? "Hallo!" : `Hallo ${name}!`),
  unsubscribe: "Abbestellen",
  colon: ":",
  writes: (name) => `${name ?? "Jemand"} schreibt:`,

  invitation: (round) => ({
    subject:
      round.name === null ? "Jemand fragt dich: „Wie siehst du mich?“" : `Wie siehst du ${round.name}?`,
    lines: [
      asks(round),
      "Wähle die Wörter, die passen. Es dauert etwa eine Minute, und du brauchst kein Konto.",
    ],
    button: "Wörter wählen",
    after: [
      ...promise(round),
      "Dieser Link ist nur für dich, und du kannst damit genau einmal antworten. Bitte gib ihn nicht weiter.",
      `Wenn du ${round.name ?? "die Person, deren Namen du auf der Seite findest,"} nicht kennst oder nicht antworten möchtest, kannst du diese E-Mail einfach ignorieren. Solange die Runde offen ist, erinnern wir dich höchstens dreimal.`,
    ],
  }),

  reminder: (round) => ({
    subject:
      round.name === null
        ? "Zur Erinnerung: „Wie siehst du mich?“, fragt dich jemand"
        : `Zur Erinnerung: Wie siehst du ${round.name}?`,
    lines: [asks(round), "Noch ist Zeit. Es dauert etwa eine Minute, und du brauchst kein Konto."],
    button: "Wörter wählen",
    after: [
      ...promise(round),
      "Der Link ist nur für dich, und du kannst damit genau einmal antworten. Der Link in der früheren E-Mail funktioniert auch.",
      `Diese Erinnerungen kommen von uns, und ${round.name ?? `${asker},`} erfährt nicht, wer eine bekommt. Wenn du nicht antworten möchtest, kannst du diese E-Mail ignorieren oder die Erinnerungen über den Link unten abstellen.`,
    ],
  }),

  thanks: ({ name, fullName }) => ({
    subject: name === null ? "Danke von der Person, die dich gefragt hat" : `${name} sagt danke`,
    lines: [
      `${fullName ?? "Jemand"} hat dich über ${brand} gefragt: „Wie siehst du mich?“ Hier kommt ein Dankeschön.`,
      "Wenn du Wörter gewählt hast: Danke, dass du dir die Zeit genommen hast, genau hinzusehen. Wenn du nicht dazu gekommen bist, ist das auch in Ordnung.",
      `Alle, die eingeladen waren, bekommen dieselbe E-Mail. Antworten bleiben anonym, und ${name ?? `${asker},`} erfährt nicht, wer geantwortet hat, außer bei denen, die ihren Namen dazugeschrieben haben.`,
      noReply(name),
    ],
    after: [],
  }),

  clientInvitation: (programme) => ({
    subject: `${programme.name ?? "Jemand"} lädt dich ein: Finde heraus, wie andere dich sehen`,
    lines: [`${programme.name ?? "Jemand"} lädt dich ${titled(programme)} ein. ${about}`],
    button: "Einladung ansehen",
    after: [
      "Dort kannst du annehmen oder ablehnen: Beides dauert eine Minute. Wenn du noch kein Konto hast, legen wir eins an, sobald du annimmst. Es ist kostenlos, und du brauchst kein Passwort.",
      ...clientPromise(programme),
      `Dieser Link ist nur für dich, gib ihn also bitte nicht weiter. Wenn du ${programme.name ?? `${inviter},`} nicht kennst, kannst du ablehnen oder diese E-Mail ignorieren.${programme.hasReminders ? ` Bis du annimmst oder ablehnst, erinnern wir dich höchstens zweimal, und auch ${programme.name ?? `${inviter},`} kann dich erinnern.` : ""}`,
    ],
  }),

  clientReminder: (programme, by) => {
    const name = programme.name ?? "Jemand";
    const inviting = `${name} hat dich ${titled(programme)} eingeladen`;
    return {
      subject: `Zur Erinnerung: ${name} lädt dich ein, herauszufinden, wie andere dich sehen`,
      lines: [
        `${
          by === null
            ? `${inviting} und wartet auf deine Antwort.`
            : by === "owner"
              ? `${inviting} und uns gebeten, dich zu erinnern.`
              : `${by.name} leitet das Programm gemeinsam mit ${programme.name ?? "der Person, die dich eingeladen hat,"} und hat uns gebeten, dich zu erinnern: ${inviting} und wartet auf deine Antwort.`
        } Du kannst annehmen oder ablehnen: Beides dauert eine Minute.`,
        about,
      ],
      button: "Einladung ansehen",
      after: [
        ...clientPromise(programme),
        by === null
          ? "Wir schicken höchstens zwei solche Erinnerungen und hören auf, sobald du annimmst oder ablehnst."
          : "",
        "Dieser Link ist nur für dich. Der Link in unserer früheren E-Mail funktioniert auch.",
      ],
    };
  },

  guestLink: ({ hasWindow, title, organisation, host, erased }) => ({
    subject: hasWindow ? "Dein Link zu deinem Fenster" : "Dein Link zum Gesamtbild der Gruppe",
    lines: [
      `Hier ist der Link, um den du gebeten hast. Er führt ${hasWindow ? "zu deinem Fenster aus dem" : "zum Gesamtbild der Gruppe aus dem"} Workshop „${title}“${organisation === null ? "" : ` von „${organisation}“`}${host === null ? "" : ` (Leitung: ${host})`}.`,
    ],
    button: hasWindow ? "Zu meinem Fenster" : "Zum Gesamtbild",
    after: [
      `Am ${erased}, oder wenn der Workshop schon vorher gelöscht wird, löschen wir alles über seine Gäste und können es nicht zurückholen. Bis dahin funktioniert der Link.`,
      `Wer diesen Link hat, kann ${hasWindow ? "dein Fenster sehen" : "sehen, was du siehst"}. Bitte behalte ihn also für dich. Deine E-Mail-Adresse behalten wir nicht.`,
      `Mit ${brand} erfahren Menschen, wie andere sie sehen. Wenn du bei diesem Workshop nicht dabei warst, hat sich jemand bei der eigenen Adresse vertippt: Bitte öffne den Link nicht und lösche diese E-Mail.`,
    ],
  }),

  code: (minutes) => ({
    subject: `Dein Code für ${brand}`,
    lines: [`Hier ist dein Code. Gib ihn ein, um deine Registrierung bei ${brand} abzuschließen.`],
    after: [
      `Er ist ${String(minutes)} Minuten gültig.`,
      "Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren. Ohne den Code kann sich niemand mit deiner Adresse registrieren.",
    ],
  }),
};
