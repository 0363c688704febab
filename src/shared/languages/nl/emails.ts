import type { AskedProgramme, AskedRound } from "#src/shared/languages/emails.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const brand = "Openpane";
const shows = "Daarmee ontdekken mensen hoe anderen hen zien.";
const asker = "de persoon die jou dit vroeg";
const inviter = "degene die jou uitnodigt";

const asks = ({ name, fullName }: AskedRound): string =>
  name === null
    ? `Iemand vraagt je: “Hoe zie jij mij?” In de naam staat een webadres of een telefoonnummer, en zulke namen zetten we niet in mails. Je vindt de naam op de pagina. De persoon die jou dit vraagt, gebruikt daarvoor ${brand}. ${shows}`
    : `${fullName ?? name} vraagt je: “Hoe zie jij mij?” ${name} gebruikt daarvoor ${brand}. ${shows}`;

function promise({ name, closes, least }: AskedRound): readonly string[] {
  const owner = name ?? asker;
  return [
    closes === null ? "" : `De ronde sluit op ${closes}. Tot dan kun je antwoorden.`,
    `Je antwoord is anoniem. Zodra minstens ${String(least)} mensen hebben geantwoord, ${name === null ? `krijgt ${asker}, te zien` : `ziet ${name}`} hoe vaak elk woord is gekozen, maar nooit door wie. Als je je naam er niet bij zet, krijgt ${name ?? `${asker},`} niet te horen of je hebt geantwoord.`,
    noReply(owner),
  ];
}

const noReply = (name: string): string =>
  `Antwoord alsjeblieft niet op deze mail: je antwoord komt niet aan bij ${name}.`;

const titled = ({ title }: AskedProgramme): string =>
  title === null ? "voor een programma" : `voor het programma “${title}”`;

const about = `Met ${brand} ontdekken mensen hoe anderen hen zien. Je kiest woorden die jou beschrijven. Andere mensen, die jij uitkiest, kiezen ook woorden die jou beschrijven. Dan zie je waarover jullie het eens zijn.`;

function clientPromise(programme: AskedProgramme): readonly string[] {
  const { name, leaders, anyLeader, areSeveral, opensTogether, least, closes, repliesTo } = programme;
  const see = areSeveral
    ? `${leaders ?? "Meerdere mensen"} leiden het programma samen. Zij zien`
    : `${leaders ?? "Wie het programma leidt,"} ziet`;
  const any =
    anyLeader ?? (areSeveral ? "Een van de mensen die het programma leiden," : "Wie het programma leidt,");
  return [
    `Je woorden en de antwoorden van anderen zijn van jou. ${see} hoever je bent en hoeveel mensen er hebben geantwoord, maar je resultaat alleen als je het deelt. Je kunt altijd stoppen met delen.`,
    opensTogether
      ? `${any} wil je resultaat graag samen met jou openen, in een sessie. Tot die sessie begint, blijft je resultaat dicht. Of je meedoet, bepaal jij: we vragen het voordat er iets wordt geopend of gedeeld, en zeggen wie het zou zien. Zodra de sessie is begonnen, of als je uit het programma stapt, kun je je resultaat zelf openen.`
      : "",
    `Niemand ziet wie wat heeft gekozen, ook jij niet. Je resultaat toont de woorden van iedereen samen, maar pas als er minstens ${String(least)} antwoorden zijn.`,
    closes === null ? "" : `De mensen die jij vraagt, kunnen antwoorden tot ${closes}.`,
    repliesTo === null
      ? ""
      : repliesTo === "nobody"
        ? noReply(name ?? inviter)
        : `Heb je een vraag, antwoord dan op deze mail. Je antwoord gaat naar ${repliesTo.name ?? inviter}.`,
  ];
}

export const emails: Texts["emails"] = {
  greeting: (name) => (name === null ? "Hallo," : `Hallo ${name},`),
  unsubscribe: "Afmelden",
  colon: ":",
  writes: (name) => `${name ?? "Iemand"} schrijft:`,

  invitation: (round) => ({
    subject: round.name === null ? "Iemand vraagt je: “Hoe zie jij mij?”" : `Hoe zie jij ${round.name}?`,
    lines: [
      asks(round),
      "Kies de woorden die passen. Het kost ongeveer een minuut, en je hebt geen account nodig.",
    ],
    button: "Kies de woorden",
    after: [
      ...promise(round),
      "Deze link is alleen voor jou, en je kunt er maar één keer mee antwoorden. Geef hem alsjeblieft niet door.",
      `${round.name === null ? "Zegt de naam op de pagina je niets" : `Ken je ${round.name} niet`}, of wil je niet antwoorden, dan kun je deze mail negeren. We herinneren je er hoogstens drie keer aan zolang de ronde open is.`,
    ],
  }),

  reminder: (round) => ({
    subject:
      round.name === null
        ? "Herinnering: “Hoe zie jij mij?”, vraagt iemand je"
        : `Herinnering: hoe zie jij ${round.name}?`,
    lines: [asks(round), "Er is nog tijd. Het kost ongeveer een minuut, en je hebt geen account nodig."],
    button: "Kies de woorden",
    after: [
      ...promise(round),
      "De link is alleen voor jou, en je kunt er maar één keer mee antwoorden. De link in de eerdere mail werkt ook.",
      `Deze herinneringen sturen wij zelf, en ${round.name ?? `${asker},`} komt niet te weten wie er een krijgt. Wil je niet antwoorden, dan kun je deze mail negeren, of de herinneringen uitzetten met de link hieronder.`,
    ],
  }),

  thanks: ({ name, fullName }) => ({
    subject: name === null ? "Een bedankje van iemand die jou iets vroeg" : `${name} zegt bedankt`,
    lines: [
      `${fullName ?? "Iemand"} vroeg je via ${brand}: “Hoe zie jij mij?” Deze mail is om je te bedanken.`,
      "Heb je woorden gekozen? Bedankt dat je de tijd nam om goed te kijken. Kwam het er niet van? Dat is ook goed.",
      `Iedereen die was uitgenodigd, krijgt deze zelfde mail. Antwoorden blijven anoniem, en ${name ?? `${asker},`} krijgt niet te horen wie er heeft geantwoord, behalve bij mensen die hun naam erbij hebben gezet.`,
      noReply(name ?? asker),
    ],
    after: [],
  }),

  clientInvitation: (programme) => ({
    subject: `${programme.name ?? "Iemand"} nodigt je uit om te ontdekken hoe anderen je zien`,
    lines: [`${programme.name ?? "Iemand"} nodigt je uit ${titled(programme)}. ${about}`],
    button: "Bekijk de uitnodiging",
    after: [
      "Daar kun je ja of nee zeggen: dat kost allebei een minuut. Heb je nog geen account, dan maken we er een aan als je ja zegt. Het is gratis en je hebt er geen wachtwoord voor nodig.",
      ...clientPromise(programme),
      `Deze link is alleen voor jou, dus geef hem alsjeblieft niet door. ${programme.name === null ? "Weet je niet wie jou uitnodigt" : `Ken je ${programme.name} niet`}, dan kun je nee zeggen of deze mail negeren.${programme.hasReminders ? ` Tot je ja of nee zegt, herinneren we je er hoogstens twee keer aan, en ${programme.name ?? `${inviter},`} kan dat ook doen.` : ""}`,
    ],
  }),

  clientReminder: (programme, by) => {
    const name = programme.name ?? "Iemand";
    const inviting = `heeft je uitgenodigd ${titled(programme)}`;
    return {
      subject: `Herinnering: ${programme.name ?? "iemand"} nodigt je uit om te ontdekken hoe anderen je zien`,
      lines: [
        `${
          by === null
            ? `${name} ${inviting}, en hoort graag van je.`
            : by === "owner"
              ? `${name} ${inviting}, en heeft ons gevraagd je daaraan te herinneren.`
              : `${by.name} leidt het programma samen met ${programme.name ?? inviter}, en heeft ons gevraagd je hieraan te herinneren: ${programme.name ?? "iemand"} ${inviting}, en hoort graag van je.`
        } Je kunt ja of nee zeggen: dat kost allebei een minuut.`,
        about,
      ],
      button: "Bekijk de uitnodiging",
      after: [
        ...clientPromise(programme),
        by === null
          ? "We sturen hoogstens twee van deze herinneringen, en stoppen zodra je ja of nee zegt."
          : "",
        "Deze link is alleen voor jou. De link in onze eerdere mail werkt ook.",
      ],
    };
  },

  guestLink: ({ hasWindow, title, organisation, host, erased }) => ({
    subject: hasWindow ? "De link naar je venster" : "De link naar het totaalbeeld van de groep",
    lines: [
      `Hier is de link waar je om vroeg. Daarmee open je ${hasWindow ? "je venster" : "het totaalbeeld van de groep"} uit de workshop “${title}”${organisation === null ? "" : ` van “${organisation}”`}${host === null ? "" : `, begeleid door ${host}`}.`,
    ],
    button: hasWindow ? "Naar mijn venster" : "Naar het totaalbeeld",
    after: [
      `Op ${erased}, of als de workshop al eerder wordt verwijderd, wissen we alles over de gasten. We kunnen het dan niet terughalen. Tot dat moment werkt de link.`,
      `Iedereen met deze link kan ${hasWindow ? "je venster zien" : "zien wat jij ziet"}, dus houd hem voor jezelf. Je e-mailadres bewaren we niet.`,
      `Met ${brand} ontdekken mensen hoe anderen hen zien. Deed je niet mee aan deze workshop, dan heeft iemand per ongeluk jouw adres getypt: open de link niet, en verwijder deze mail.`,
    ],
  }),

  code: (minutes) => ({
    subject: `Je code voor ${brand}`,
    lines: [`Hier is je code. Vul hem in om je account bij ${brand} aan te maken.`],
    after: [
      `De code is ${String(minutes)} minuten geldig.`,
      "Heb je er niet om gevraagd, dan kun je deze mail negeren. Zonder de code kan niemand met jouw adres een account aanmaken.",
    ],
  }),
};
