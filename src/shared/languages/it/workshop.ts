import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("it");
const described = (people: number) => plural(people, { one: "# descritta", other: "# descritte" });

export const workshop: Texts["workshop"] = {
  ledBy: (host, organisation) => {
    if (host === null) return organisation === null ? "Un workshop" : `Un workshop di ${organisation}`;
    return organisation === null ? `Conduce ${host}` : `Conduce ${host}, ${organisation}`;
  },

  titles: {
    unknown: "Non troviamo questo workshop",
    busy: "Riprova fra un minuto",
    closed: "Non si può più entrare",
    back: (name) => `Partecipi come ${name}`,
    gone: "Qui non c’è più nulla",
    left: "Hai lasciato il workshop",
    waiting: (name) => `Sei dentro, ${name}`,
    late: "Fai in tempo a descrivere gli altri",
    leave: "Vuoi lasciare questo workshop?",
    words: "Come ti vedi?",
    saved: "Le tue parole sono salvate",
    nobody: "Qui non c’è nessuno da descrivere",
    described: (name) => `Hai già descritto ${name}`,
    end: (left) =>
      left === 0
        ? "Hai descritto tutte le persone"
        : plural(left, { one: "Manca una persona", other: "Mancano # persone" }),
    ended: "Questo workshop è finito",
    closedWindow: "La tua finestra resta chiusa",
    openWindows: "Le finestre sono aperte",
    onWall: "Guarda lo schermo grande",
  },

  join: {
    lead: "Guarda come ti vedono le persone in questa sala, e confrontalo con l’immagine che hai di te. Non ti serve un account, basta un nome.",
    late: {
      described:
        "Nel gruppo ci si descrive già a vicenda. Puoi ancora entrare: descriverai altre persone. Se, quando avrai scelto le tue parole, almeno cinque persone non avranno ancora finito, alcune di loro descriveranno te.",
      describesOnly:
        "Meno di cinque persone stanno ancora descrivendo gli altri. Sono troppo poche per descrivere te, quindi questa volta non avrai una finestra. Puoi comunque descrivere gli altri: per loro è un aiuto.",
    },
    anonymous: "Nessuno vede chi ha scelto cosa.",
    nameLabel: "Il tuo nome",
    nameHint: "Come ti chiamano le persone in questa sala.",
    button: "Entra nel workshop",
    steps: "Che cosa succede",
    step: {
      own: (min, max) => `Scegli da ${String(min)} a ${String(max)} parole che ti descrivono.`,
      others: (least, most) =>
        `Scegli parole per alcune persone del gruppo, da ${String(least)} a ${String(most)}. Per quali, lo decide il caso.`,
      counting: "Dici se la tua finestra conta nel profilo del gruppo. Nessuno vede che cosa scegli.",
      open: "Si apre la finestra di ogni persona, sul suo telefono: quello che vedono sia quella persona sia gli altri, quello che vede solo quella persona e quello che vedono solo gli altri.",
    },
    promise: [
      {
        term: "Il tuo nome:",
        text: "lo vedono chi conduce il workshop e le persone che ti descrivono.",
      },
      {
        term: "Le tue parole e la tua finestra:",
        text: "le vedi solo tu. Nessuno vede chi ha scelto cosa, nemmeno chi conduce il workshop.",
      },
      {
        term: "Lo schermo grande:",
        text: "quante persone sono entrate e quante hanno finito, e più tardi il profilo del gruppo, senza i vostri nomi.",
      },
      {
        term: "Una cosa da sapere:",
        text: "chiunque in sala potrebbe entrare due volte. Perciò contatevi: il numero sullo schermo grande deve essere quello delle persone.",
      },
    ],
    back: (title) => `Da questo telefono partecipi già a “${title}”.`,
    goOn: "Continua",
    notYou: "Non sei tu?",
    another: "Entra con un altro nome",
    closed: (title) =>
      `Le finestre di “${title}” sono aperte, o il workshop è finito. Si poteva entrare solo fino a quel momento. Chiedi a chi conduce il workshop.`,
    closedBack: "Se partecipavi già, apri la pagina che avevi sul telefono.",
    unknown:
      "Forse un carattere è sbagliato, o il workshop è stato cancellato. Riprova con il codice sullo schermo grande.",
    code: "Codice sullo schermo grande",
    codeHint: "Maiuscole e minuscole contano.",
    find: "Trova il workshop",
    busy: "Dalla tua rete sono appena stati provati troppi codici. Aspetta un minuto, poi ricarica questa pagina.",
    problems: {
      name: "Scrivi il nome su una sola riga, in testo semplice.",
      noName: "Inserisci un nome.",
      taken:
        "Qui qualcuno ha già questo nome, o uno che gli somiglia. Aggiungi un’iniziale, così si capisce chi è chi.",
      mixed:
        "Questo nome mescola lettere di due alfabeti in una parola. Scrivilo con uno solo, così si capisce chi è chi.",
      full: (most) => `Questo workshop è al completo: sono entrate ${String(most)} persone.`,
      busy: "Dalla tua rete stanno entrando troppe persone. Riprova fra un minuto.",
      fault: "Qualcosa è andato storto da parte nostra. Riprova.",
    },
  },

  erased:
    "Dopo il workshop, solo chi lo conduce conserva il profilo del gruppo, se c’è. Tutto ciò che ti riguarda viene cancellato (data limite: {time}).",
  keepOpen: "Tieni aperta questa pagina: va avanti da sola.",
  rescan: "Se la perdi, scansiona di nuovo il codice sullo schermo grande.",
  leaveLink: "Lascia il workshop",
  tooLate:
    "Il tuo invio non è stato salvato: quando è arrivato, chi conduce il workshop era già alla fase successiva.",

  gone: "Forse hai lasciato questo workshop, o chi lo conduce ti ha fatto uscire. Dopo l’ultimo giorno del workshop, o quando chi lo conduce lo elimina, viene cancellato tutto ciò che riguarda chi ha partecipato, anche le finestre. Se il workshop è ancora in corso, chiedi a chi lo conduce.",
  left: "Il tuo nome, le tue parole e quello che gli altri hanno scelto per te sono cancellati. Quello che hai scelto per gli altri resta, e niente dice che viene da te.",
  busy: "Dalla tua rete sono state provate troppe pagine che non esistono. Aspetta un minuto, poi ricarica questa pagina.",

  noWindow:
    "Meno di cinque persone stanno ancora descrivendo gli altri. Sono troppo poche per descrivere te, quindi questa volta non avrai una finestra. Quello che scegli per gli altri conta quanto le scelte degli altri.",

  own: {
    wait: (min, max) =>
      `Chi conduce il workshop comincia quando è entrato tutto il gruppo. Per prima cosa sceglierai da ${String(min)} a ${String(max)} parole che ti descrivono.`,
    lead: (min, max) =>
      `Scegli da ${String(min)} a ${String(max)} parole che senti tue. Puoi cambiarle finché chi conduce il workshop non passa alla fase successiva.`,
    lateLead: (min, max) =>
      `Gli altri hanno cominciato. Scegli da ${String(min)} a ${String(max)} parole che senti tue, poi descrivi anche tu altre persone. Se, quando salverai le tue parole, almeno cinque persone non avranno ancora finito, alcune di loro dovranno descrivere anche te.`,
    legend: "Parole che ti descrivono",
    saved: "Le vedi solo tu. Chi conduce il workshop passa alla fase successiva quando il gruppo è pronto.",
    change: "Cambia le mie parole",
    leaveAsIs: "Lascia le mie parole come sono",
    without: "Puoi anche descrivere gli altri senza avere una finestra tua.",
    describeOthers: "Descrivi gli altri",
  },

  describing: {
    lead: (min, max, name) =>
      `Scegli da ${String(min)} a ${String(max)} parole adatte per descrivere ${name}. Nessuno vede chi ha scelto cosa.`,
    skipPerson: (name) => `Salta ${name} per ora`,
    place: (place, of) => `Persona ${String(place)} di ${String(of)}`,
    done: described,
    doneAndLeft: (done, left) =>
      `${described(done)}, ${plural(left, { one: "ne manca #", other: "ne mancano #" })}`,
    described: "(fatto)",
    once: "Basta una descrizione, e la tua è arrivata. Non possiamo mostrarla né cambiarla, perché non sappiamo quale sia la tua.",
    goOn: (name) => `Continua con ${name}`,
    goToEnd: "Vai alla fine",
    nobody:
      "Questa persona ha lasciato il workshop, o non tocca a te descriverla. Niente di quello che hai scelto per lei è salvato.",
    finished:
      "Tutte le finestre si aprono insieme, ognuna sul telefono della persona descritta, quando chi conduce il workshop passa alla fase successiva.",
    atEnd:
      "L’elenco finisce qui. Puoi tornare alle persone che mancano finché chi conduce il workshop non passa alla fase successiva.",
    notKnown:
      "Se non conosci abbastanza bene una persona, non devi fare altro. Non diciamo a nessuno quali persone salti.",
    promise: (name, least) => [
      {
        term: "Che cosa salviamo:",
        text: `le parole che scegli, senza nulla che le colleghi a te: né nome, né dispositivo, né orario. A parte, salviamo il fatto che hai descritto ${name}, perché questa pagina lo sappia. Niente ricollega più le due cose.`,
      },
      {
        term: `Che cosa vede ${name}:`,
        text: `quando si aprono tutte le finestre, totali che riuniscono le parole di almeno ${String(least)} persone. Mai chi ha scelto cosa. Chi conduce il workshop non vede niente di tutto questo.`,
      },
      {
        term: "Se cambi idea:",
        text: "finché non si aprono le finestre, puoi ritirare le tue parole con un link. Lo ricevi dopo l’invio.",
      },
      { term: "Se salti qualcuno:", text: "non lo diciamo a nessuno." },
      {
        term: "Una cosa da sapere:",
        text: `se tutte le altre persone che descrivono ${name} raccontassero che cosa hanno scelto, si potrebbero ricavare le tue parole.`,
      },
      {
        term: "E un’altra:",
        text: "se hai partecipato a un altro workshop con quasi le stesse persone, le finestre dei due workshop potrebbero essere confrontate.",
      },
    ],
  },

  sent: {
    stored: (name) => `Le tue parole per ${name} sono arrivate.`,
    repeat: (name) => `Avevi già inviato le tue parole per ${name}. Abbiamo tenuto quelle.`,
    shows: "Si vedranno quando si apriranno tutte le finestre.",
    receipt:
      "Con questo link puoi ritirare le tue parole finché non si aprono le finestre. Dopo non cambia più nulla. Salvalo se pensi che ti possa servire: nessuno può ritrovarlo per te, e la prossima ricevuta prenderà il posto di questa.",
    shownWhen: (name, others) =>
      `${name} vedrà le tue parole quando si apriranno tutte le finestre, e solo sommate a quelle di almeno altre ${String(others)} risposte, senza mai vedere chi ha scelto cosa. In quel momento cancelliamo le tue scelte: restano solo i totali.`,
    withdraw: "Ritira queste parole adesso",
  },

  counting: {
    title: "Vuoi che la tua finestra conti nel profilo del gruppo?",
    text: "Il profilo mostra parole che molte persone del gruppo hanno in comune, senza mai dire di chi sono. Lo leggono tutte le persone che partecipano, e anche chi guida il gruppo. Chi conosce quasi tutte le altre finestre potrebbe indovinare una parte della tua. Il profilo c’è solo se almeno cinque persone dicono di sì.",
    until:
      "Nessuno vede che cosa scegli, e puoi cambiare idea finché non si aprono le finestre. Se non rispondi, la tua finestra resta fuori.",
    yes: "Includi la mia finestra",
    no: "Lasciala fuori",
    counted: "La tua finestra conta nel profilo del gruppo.",
    leftOut: "La tua finestra resta fuori dal profilo del gruppo.",
    change: "Cambia scelta",
  },

  result: {
    thanks: "Grazie per aver partecipato.",
    readable: "Puoi leggere questa pagina finché non viene cancellato tutto.",
    onWall: "Lì c’è il profilo del tuo gruppo. Eccolo anche qui.",
    toWindow: "Vai alla tua finestra",
    window: "La tua finestra",
    few: "Meno di tre persone hanno scelto parole per te, quindi la tua finestra resta chiusa. Così non si può risalire a nessuno.",
    none: "Questa volta nessuno ha scelto parole per te, quindi per te non c’è una finestra.",
    endedBefore: "È finito prima che si aprissero le finestre, quindi nessuno ne ha una.",
    endedFew: "Per aprire una finestra servono le parole di almeno tre persone. La tua è rimasta chiusa.",
    endedNone: "Questa volta per te non c’è una finestra.",
    picture: "Il profilo del tuo gruppo",
    pictureLater: "Se c’è un profilo del gruppo, lo vedrai qui.",
    question: "Una domanda",
    step: "Una cosa da provare",
    inEnglish: "Il testo che segue per ora è in inglese.",
    panes: {
      arena: "Visto da te e dagli altri",
      blindSpot: "Visto solo dagli altri",
      facade: "Visto solo da te",
      unknown: "Non scelto da nessuno",
    },
  },

  mail: {
    title: "Ritrova questa pagina",
    sent: "L’abbiamo mandato. Dovrebbe arrivare entro un minuto.",
    label: "La tua email",
    hint: "Mandiamo il link una volta sola e non teniamo il tuo indirizzo. Chiunque abbia il link può leggere questa pagina.",
    button: "Mandami il mio link",
    print: "Stampa questa pagina",
    invalid: "Inserisci un indirizzo email valido",
    enough: (most) =>
      `Ti abbiamo già mandato ${String(most)} email. Guarda nella cartella dello spam, o copia l’indirizzo di questa pagina.`,
    busy: "Riprova fra qualche minuto.",
  },

  leave: {
    erased: {
      before: "Il tuo nome e le tue parole vengono cancellati subito. Questa pagina non esisterà più.",
      begun:
        "Il tuo nome e le tue parole vengono cancellati subito, insieme a quello che gli altri hanno scelto per te. Questa pagina non esisterà più.",
      opened:
        "Il tuo nome e le tue parole vengono cancellati subito, insieme a quello che gli altri hanno scelto per te e alla tua finestra. Questa pagina non esisterà più.",
    },
    again: "Puoi entrare di nuovo finché non si aprono le finestre.",
    stays:
      "Quello che hai scelto per gli altri resta, e niente dice che viene da te. Il tuo posto non viene conservato.",
    picture: "Il profilo del gruppo resta com’è.",
    button: "Lascia e cancella",
    stay: "Rimani",
  },
};
