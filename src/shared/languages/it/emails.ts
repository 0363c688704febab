import type { AskedProgramme, AskedRound, EmailText } from "#src/shared/languages/emails.ts";
import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const brand = "Openpane";

const plural = pluralIn("it");

const asker = (name: string | null): string => name ?? "la persona che ti fa la domanda";

/** "a" becomes "ad" before another "a". */
const toAsker = (name: string | null): string =>
  name === null ? "a questa persona" : `${/^[aàáâ]/iu.test(name) ? "ad" : "a"} ${name}`;

/** "al" becomes "all’" before 8 and 11. */
const untilDate = (date: string): string => `fino ${/^(?:8|11)\b/u.test(date) ? "all’" : "al "}${date}`;

const asks = ({ name, fullName }: AskedRound): string =>
  name === null
    ? `Qualcuno ti chiede: “Come mi vedi?”. Il suo nome contiene un indirizzo web o un numero di telefono, e per questo non lo riportiamo nelle email. Lo trovi sulla pagina. Te lo chiede tramite ${brand}, che mostra alle persone come le vedono gli altri.`
    : `${fullName ?? name} ti chiede: “Come mi vedi?”. ${name} usa ${brand}, che mostra alle persone come le vedono gli altri.`;

function promise({ name, closes, least }: AskedRound): readonly string[] {
  return [
    closes === null ? "" : `Puoi rispondere ${untilDate(closes)}.`,
    `La tua risposta è anonima. Quando avranno risposto almeno ${String(least)} persone, ${asker(name)} vedrà quante volte è stata scelta ogni parola, ma mai da chi. Se non aggiungi il tuo nome, non diciamo ${toAsker(name)} se hai risposto.`,
    noReply(name),
  ];
}

const noReply = (who: string | null): string =>
  `Non rispondere a questa email: ${who === null ? "la tua risposta non le arriverebbe" : `${who} non riceverebbe la tua risposta`}.`;

const toProgramme = ({ title }: AskedProgramme): string =>
  title === null ? "a un percorso" : `al percorso “${title}”`;

const inviter = ({ name }: AskedProgramme): string => name ?? "la persona che ti invita";

const about = `${brand} mostra alle persone come le vedono gli altri. Tu scegli parole che ti descrivono, e altre persone scelte da te fanno lo stesso per te. Poi vedi su che cosa siete d’accordo.`;

function clientPromise(programme: AskedProgramme): readonly string[] {
  const { areSeveral, opensTogether, least, closes, repliesTo } = programme;
  const leaders =
    programme.leaders ??
    (areSeveral ? "Le persone che conducono il percorso" : "La persona che conduce il percorso");
  const together = areSeveral && programme.leaders !== null ? ", che conducono insieme il percorso," : "";
  const any =
    programme.anyLeader ??
    (areSeveral ? "Una delle persone che conducono il percorso" : "La persona che conduce il percorso");
  return [
    `Le tue parole e le risposte degli altri appartengono a te. ${leaders}${together} ${areSeveral ? "vedranno" : "vedrà"} a che punto sei e quante persone hanno risposto, e il tuo risultato solo se lo condividi. Puoi smettere di condividerlo in qualsiasi momento.`,
    opensTogether
      ? `${any} vorrebbe aprire il tuo risultato con te, in una sessione. Finché quella sessione non comincia, il tuo risultato resta chiuso. Decidi tu se partecipare: te lo chiederemo prima di aprire o condividere qualsiasi cosa, e ti diremo chi la vedrebbe. Una volta cominciata la sessione, o se lasci il percorso, puoi aprire il tuo risultato per conto tuo.`
      : "",
    `Nessuno vede chi ha scelto cosa, nemmeno tu. Il tuo risultato mostra le parole di tutti insieme, e servono almeno ${String(least)} risposte.`,
    closes === null ? "" : `Le persone a cui chiedi possono rispondere ${untilDate(closes)}.`,
    repliesTo === null
      ? ""
      : repliesTo === "nobody"
        ? `Non rispondere a questa email: ${inviter(programme)} non riceverebbe la tua risposta.`
        : `Se hai una domanda, rispondi a questa email. La riceverà ${repliesTo.name ?? "la persona che ti invita"}.`,
  ];
}

export const emails: Texts["emails"] = {
  greeting: (name) => (name === null ? "Ciao," : `Ciao ${name},`),
  unsubscribe: "Annulla l’iscrizione",
  colon: ":",
  writes: (name) => `${name ?? "Qualcuno"} ti scrive:`,

  invitation: (round): EmailText => ({
    subject:
      round.name === null ? "Qualcuno vorrebbe sapere che impressione ti fa" : `Come vedi ${round.name}?`,
    lines: [
      asks(round),
      `Scegli le parole adatte a descrivere ${round.name ?? "questa persona"}. Ci vuole circa un minuto, e non ti serve un account.`,
    ],
    button: "Scegli le parole",
    after: [
      ...promise(round),
      "Questo link è solo per te e vale per una sola risposta. Ti preghiamo di non darlo ad altri.",
      `Se non conosci ${round.name ?? "la persona indicata nella pagina"}, o non vuoi rispondere, puoi ignorare questa email. Te lo ricorderemo al massimo tre volte finché il sondaggio è aperto.`,
    ],
  }),

  reminder: (round): EmailText => ({
    subject:
      round.name === null
        ? "Promemoria: qualcuno vorrebbe sapere che impressione ti fa"
        : `Promemoria: come vedi ${round.name}?`,
    lines: [asks(round), "C’è ancora tempo. Ci vuole circa un minuto, e non ti serve un account."],
    button: "Scegli le parole",
    after: [
      ...promise(round),
      "Il link è solo per te e vale per una sola risposta. Funziona anche quello dell’email precedente.",
      `Questi promemoria li mandiamo noi, e non diciamo ${toAsker(round.name)} chi li riceve. Se non vuoi rispondere, puoi ignorare questa email, o disattivare i promemoria con il link qui sotto.`,
    ],
  }),

  thanks: ({ name, fullName }): Omit<EmailText, "button"> => ({
    subject: name === null ? "Qualcuno ti ringrazia" : `${name} ti ringrazia`,
    lines: [
      `${fullName ?? "Qualcuno"} ti ha chiesto tramite ${brand}: “Come mi vedi?”. Questa email è per dirti grazie.`,
      "Se hai scelto delle parole, grazie per il tempo e l’attenzione che hai dedicato alla scelta. Se non ne hai avuto modo, va bene lo stesso.",
      `Tutte le persone che hanno ricevuto l’invito ricevono questa stessa email. Le risposte restano anonime, e non diciamo ${toAsker(name)} chi ha risposto, tranne nel caso di chi ha aggiunto il proprio nome.`,
      noReply(name ?? "questa persona"),
    ],
    after: [],
  }),

  clientInvitation: (programme): EmailText => ({
    subject: `${programme.name ?? "Qualcuno"} ti invita a scoprire come ti vedono gli altri`,
    lines: [`${programme.name ?? "Qualcuno"} ti invita ${toProgramme(programme)}. ${about}`],
    button: "Guarda l’invito",
    after: [
      "Lì puoi accettare o rifiutare: in tutti e due i casi ci vuole un minuto. Se non hai ancora un account, accettando ne crei uno. È gratuito e non serve una password.",
      ...clientPromise(programme),
      `Questo link è solo per te, quindi ti preghiamo di non darlo ad altri. Se non conosci ${inviter(programme)}, puoi rifiutare o ignorare questa email.${programme.hasReminders ? ` Finché non accetti o rifiuti, te lo ricorderemo al massimo due volte, e anche ${inviter(programme)} può ricordartelo.` : ""}`,
    ],
  }),

  clientReminder: (programme, by): EmailText => {
    const name = programme.name ?? "Qualcuno";
    const who =
      by === null || by === "owner"
        ? name
        : `${by.name}, che conduce il percorso insieme con ${inviter(programme)}, ci ha chiesto di ricordartelo: ${programme.name ?? "qualcuno"}`;
    return {
      subject: `Promemoria: ${programme.name ?? "qualcuno"} ti invita a scoprire come ti vedono gli altri`,
      lines: [
        `${who} ti ha mandato un invito ${toProgramme(programme)}${by === "owner" ? " e ci ha chiesto di ricordartelo" : " e aspetta una tua risposta"}. Puoi accettare o rifiutare: in tutti e due i casi ci vuole un minuto.`,
        about,
      ],
      button: "Guarda l’invito",
      after: [
        ...clientPromise(programme),
        by === null
          ? "Mandiamo al massimo due di questi promemoria, e smettiamo quando accetti o rifiuti."
          : "",
        "Questo link è solo per te. Funziona anche quello della nostra email precedente.",
      ],
    };
  },

  guestLink: ({ hasWindow, title, organisation, host, erased }): EmailText => ({
    subject: hasWindow ? "Il link alla tua finestra" : "Il link al profilo del gruppo",
    lines: [
      `Ecco il link che hai chiesto. Porta ${hasWindow ? "alla tua finestra" : "al profilo del gruppo"} del workshop “${title}”${organisation === null ? "" : ` di “${organisation}”`}${host === null ? "" : `, condotto da ${host}`}.`,
    ],
    button: hasWindow ? "Guarda la mia finestra" : "Guarda il profilo del gruppo",
    after: [
      `Il link funziona ${untilDate(erased)}, o finché il workshop non viene eliminato. A quel punto viene cancellato tutto ciò che riguarda chi ha partecipato, e non possiamo recuperarlo.`,
      `Chiunque abbia questo link può vedere ${hasWindow ? "la tua finestra" : "quello che vedi tu"}, quindi tienilo per te. Noi non teniamo il tuo indirizzo email.`,
      `${brand} mostra alle persone come le vedono gli altri. Se non hai partecipato a questo workshop, qualcuno ha scritto male il proprio indirizzo: non aprire il link, ed elimina questa email.`,
    ],
  }),

  code: (minutes): Omit<EmailText, "button"> => ({
    subject: `Il tuo codice ${brand}`,
    lines: [`Ecco il tuo codice. Scrivilo per completare la registrazione a ${brand}.`],
    after: [
      plural(minutes, { one: "Funziona per # minuto.", other: "Funziona per # minuti." }),
      "Se non l’hai chiesto, puoi ignorare questa email. Senza il codice nessuno può registrarsi con il tuo indirizzo.",
    ],
  }),
};
