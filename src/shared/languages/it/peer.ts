import { minutesOf, pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("it");
const minutes = (seconds: number | null) =>
  plural(minutesOf(seconds), { one: "un minuto", other: "# minuti" });

export const peer: Texts["peer"] = {
  layout: {
    skip: "Vai al contenuto",
    language: "Lingua",
    privacy: "Informativa sulla privacy",
  },

  titles: {
    form: (owner) => `Come vedi ${owner}?`,
    unnamed: "Come mi vedi?",
    error: (title) => `Errore: ${title}`,
    closed: "Questo sondaggio è chiuso",
    used: "Questo invito è già stato usato",
    own: "Il tuo sondaggio",
    unknown: "Questo link non funziona",
    busy: "Riprova più tardi",
  },

  form: {
    description:
      "Scegli le parole adatte a descrivere questa persona. Ci vuole un minuto, e nessuno vede chi ha scelto cosa.",
    picture: (title) => `Una finestra con quattro riquadri e, accanto: ${title}`,
    wish: (owner) => `${owner} vorrebbe sapere che impressione ti fa. Ci vuole un minuto.`,
    note: (owner) => `Due righe da ${owner}`,
    // A date can't follow "fino al": it would have to be "all’8" and "all’11".
    openUntil: "risposte entro:",
    lead: (min, max) =>
      `Scegli da ${String(min)} a ${String(max)} parole adatte a descrivere questa persona. Nessuno vede chi ha scelto cosa.`,
    nameLabel: "Il tuo nome",
    optional: "(facoltativo)",
    nameHint: (owner) =>
      `${owner} lo vede nell’elenco alfabetico di tutte le persone che hanno lasciato il nome, mai accanto alle parole.`,
    whoCanAnswer: {
      withThisLink: (owner) => `Chiunque abbia questo link può rispondere, anche ${owner}.`,
      anyone: (owner) =>
        `Chiunque abbia il link pubblico di questo sondaggio può rispondere, anche ${owner}.`,
      invitedForNow: (owner) =>
        `Per ora possono rispondere solo le persone che hanno ricevuto un invito da ${owner}.`,
      invited: (owner) => `Possono rispondere solo le persone che hanno ricevuto un invito da ${owner}.`,
    },
  },

  held: "Sembra che manchi la connessione, quindi la tua risposta aspetta in questo browser. Parte da sola quando torna la connessione, o quando apri di nuovo questo link. Dopo 24 ore viene cancellata da qui.",

  answered: {
    title: "Hai già risposto?",
    text: "La tua ricevuta si apre con un link tutto suo, quello che hai avuto dopo l’invio. Qui non si vede, così nessuno che usi questo dispositivo può capire chi ha risposto. Se rispondi di nuovo, valgono tutte e due le risposte.",
  },

  words: {
    search: "Cerca una parola",
    found: "Parole trovate: {n}",
    notFound: "Nessuna di queste parole ha quel significato. Prova con un’altra.",
    meanings: "Mostra i significati",
    legend: (person) => `Parole che descrivono ${person}`,
  },

  bar: {
    tray: "Parole scelte",
    trayHint: "Qui trovi le parole scelte.",
    remove: "Togli {word}",
    choose: (min, max) => `scegli da ${String(min)} a ${String(max)}`,
    picked: "per ora · ",
    count: (min, max) => `{n} per ora · scegli da ${String(min)} a ${String(max)}`,
    full: (max) => `Hai scelto ${String(max)} parole, il massimo. Togline una per aggiungerne un’altra.`,
    sending: {
      button: "Invia le mie parole",
      ready: "Invia le mie {n} parole",
      busy: "Invio…",
      missing: "Scegline ancora {n} per inviarle.",
    },
    saving: {
      button: "Salva le mie parole",
      ready: "Salva le mie {n} parole",
      busy: "Salvataggio…",
      missing: "Scegline ancora {n} per salvarle.",
    },
  },

  problems: {
    title: {
      sent: "La risposta non è ancora partita. Tutto quello che hai scelto è ancora qui.",
      saved: "Le parole non sono ancora salvate. Tutto quello che hai scelto è ancora qui.",
    },
    tooFew: (min) => `Scegli almeno ${String(min)} parole.`,
    tooMany: (max) => `Scegli al massimo ${String(max)} parole.`,
    words: "Scegli ogni parola una volta sola, e solo parole dell’elenco.",
    longName: (max) => `Il nome può avere al massimo ${String(max)} caratteri.`,
    name: "Scrivi il nome su una sola riga, in testo semplice.",
    busy: (seconds) =>
      `Dalla tua rete sono appena arrivate troppe risposte. Riprova fra ${minutes(seconds)}.`,
    fault: "Qualcosa è andato storto da parte nostra. Non si è perso nulla. Riprova.",
  },

  promise: {
    title: "Chi vede cosa, di preciso",
    mayShowResult: (owner, leaders) =>
      `${owner} può mostrare a ${leaders} quante volte è stata scelta ogni parola, ma mai da chi.`,
    mayShow: (owner) =>
      `${owner} può mostrare ad altri alcune parole che più persone hanno scelto, ma mai chi le ha scelte.`,
    asksOthers: (owner) =>
      `${owner} lo chiede anche ad altri gruppi di persone: se rispondi in più di uno, le tue risposte potrebbero essere confrontate.`,
    stored: {
      term: "Che cosa salviamo:",
      text: "le parole che scegli, e il tuo nome se lo indichi. Li teniamo separati, e niente li ricollega più: né account, né indirizzo, né dispositivo, né orario.",
    },
    seen: {
      term: (owner) => `Che cosa vede ${owner}:`,
      text: (minResponses) =>
        `quante volte è stata scelta ogni parola, sommando almeno ${String(minResponses)} nuove risposte. Mai la tua da sola, e mai chi ha scelto cosa.`,
    },
    withdrawal: {
      term: "Se cambi idea:",
      text: (minResponses) =>
        `dopo l’invio ricevi un link per ritirare la tua risposta. Se non è ancora in nessun risultato, la cancelliamo subito. Altrimenti resterà fuori dai risultati successivi quando almeno altre ${String(minResponses - 1)} persone avranno ritirato anche loro la propria.`,
    },
    limits: {
      term: "Una cosa da sapere:",
      openLink: (owner) =>
        `chiunque abbia questo link può rispondere, anche più volte. Se una sola persona avesse inviato tutte le altre risposte, potrebbe ricavarne la tua. Questo vale anche per ${owner}.`,
      invited: (owner) =>
        `il tuo link vale per una sola risposta, e registriamo soltanto che è stato usato. ${owner} sa che hai ricevuto la domanda, ma noi non riveliamo se hai risposto, a meno che tu non aggiunga il tuo nome. Non possiamo sapere se ${owner} ha mandato inviti anche alle proprie caselle email. Se una sola persona avesse inviato tutte le altre risposte, potrebbe ricavarne la tua.`,
      invitedBesideLink: (owner) =>
        `il tuo link vale per una sola risposta, e registriamo soltanto che è stato usato. ${owner} sa che hai ricevuto la domanda, ma noi non riveliamo se hai risposto, a meno che tu non aggiunga il tuo nome. Non possiamo sapere se ${owner} ha mandato inviti anche alle proprie caselle email, o ha risposto da un link pubblico. Se una sola persona avesse inviato tutte le altre risposte, potrebbe ricavarne la tua.`,
    },
    draft: {
      term: "Fino all’invio:",
      text: "le tue scelte restano in questo browser, così se ricarichi la pagina non si perde nulla.",
    },
  },

  thanks: {
    tab: "Grazie",
    title: (owner) => `${owner} ti ringrazia`,
    stored: (owner) =>
      `Le tue parole sono arrivate. ${owner} le vede solo insieme a quelle di altre persone, e non vede mai chi ha scelto cosa.`,
    repeat: "Avevi già inviato questo modulo. Abbiamo tenuto quella risposta e non abbiamo cambiato nulla.",
    given: (owner) => `Così vedi ${owner}`,
    once: "Le parole che hai scelto per questa persona si vedono solo adesso: se ricarichi o lasci questa pagina, non ci saranno più.",
    next: "Deve rispondere un’altra persona da questo dispositivo?",
    nextLink: "Apri un nuovo modulo",
  },

  ownRound: {
    title: "E tu? Come ti vedono gli altri?",
    text: "Scegli le tue parole, chiedi ad almeno tre persone e apri la tua finestra.",
    link: "Scopri come ti vedono gli altri",
  },

  receipt: {
    title: "La tua ricevuta",
    hint: "Conservala, nel caso cambiassi idea.",
    stored: {
      term: "Che cosa salviamo",
      text: "Le tue parole, e il tuo nome se l’hai indicato, tenuti separati. Né account, né indirizzo, né dispositivo, né orario.",
    },
    shown: "Quando si vedono",
    shownWhen: (owner, others) =>
      `${owner} vede le tue parole solo sommate a quelle di almeno altre ${String(others)} risposte, anch’esse nuove. Non le vede mai da sole, e non vede mai chi ha scelto cosa.`,
    withdrawal: {
      term: "Se cambi idea",
      text: "Con questo link puoi ritirare la tua risposta. Salvalo: nessuno può ritrovarlo per te, e fra un’ora sparisce da questa pagina.",
    },
    copy: "Copia il link",
    copied: "Copiato",
    selected: "Selezionato: copialo con la tastiera",
    email: "Mandamelo per email",
    subject: (owner) => `Come ritirare le mie parole per ${owner}`,
    orPrint: ", stampa questa pagina o ",
    withdraw: "ritira le mie parole adesso",
    none: {
      tab: "Nessuna ricevuta qui",
      title: "Qui non c’è nulla da mostrare",
      text: "Quando rispondi a un sondaggio, la tua ricevuta resta qui per un’ora. Questo browser non ne ha: forse l’ora è passata, o hai ritirato la risposta. Se ne hai appena inviata una, è salvata, ma il tuo browser ha rifiutato il cookie che serve a mostrare qui la ricevuta.",
      link: "Il link nella tua ricevuta continua a funzionare.",
    },
    lost: {
      text: "Da questo browser è partita una risposta, ma la ricevuta non è arrivata. Se abbiamo ricevuto la tua risposta, puoi aprire la ricevuta adesso.",
      button: "Apri la ricevuta",
    },
  },

  withdrawal: {
    tab: "Ritira la tua risposta",
    title: "Vuoi ritirare la tua risposta?",
    stored: (owner) => `Le tue parole per ${owner} sono salvate.`,
    busy: (seconds) =>
      `Questo link non corrisponde a nessuna risposta, o la risposta è già stata ritirata. Dalla tua rete sono stati provati troppi link: per provarne un altro, aspetta ${minutes(seconds)}.`,
    unreleased: {
      term: "Se non sono ancora comparse in nessun risultato:",
      text: "cancelliamo subito e per sempre le parole che hai scelto, e il tuo nome se l’hai indicato.",
    },
    released: {
      term: "Se contano già in un risultato:",
      text: "quel risultato resta com’era: totali, e un elenco di nomi non collegato alle parole. Le tue parole e il tuo nome resteranno fuori dai risultati successivi quando almeno altre due persone avranno ritirato anche loro la propria risposta (alcuni sondaggi ne chiedono di più). Se a ritirarla fossi solo tu, la differenza mostrerebbe le tue parole. Se una sola persona avesse inviato quelle altre risposte, potrebbe comunque ricavare le tue parole.",
    },
    untold: "Non lo diciamo a nessuno.",
    button: "Ritira la mia risposta",
    done: {
      title: "La tua risposta è stata ritirata",
      text: "Se questo link corrispondeva a una risposta, ora è ritirata. Se non era in nessun risultato, è già cancellata.",
      later:
        "Un risultato già mostrato resta com’era. Le tue parole e il tuo nome resteranno fuori dai risultati successivi quando almeno altre due persone avranno ritirato anche loro la propria risposta. Alcuni sondaggi ne chiedono di più.",
      end: "Puoi chiudere questa pagina.",
    },
  },

  closed: {
    text: (owner) => `${owner} non raccoglie più parole.`,
    refused: {
      "response.surveyClosed": "Questo sondaggio è chiuso. Non abbiamo salvato la tua risposta.",
      "response.surveyFull": "Questo sondaggio non accetta altre risposte.",
      "response.invitedOnly": "Solo chi ha ricevuto un invito può rispondere a questo sondaggio.",
      "response.keyOfOtherSurvey": "Questo modulo è già stato usato per rispondere a un altro sondaggio.",
    },
    thanks: "Grazie di aver voluto partecipare.",
  },

  used: {
    text: "Vale per una sola risposta, e qualcuno l’ha già inviata. Non c’è altro da fare. Grazie.",
    receipt:
      "Per ritirare le tue parole, usa il link nella tua ricevuta. Nessuno può ritrovarlo per te, perché non sappiamo di chi è ciascuna risposta.",
    other:
      "Se non eri tu, qualcuno che ha questo link ha risposto al posto tuo. La sua risposta conta come ogni altra, e un nuovo invito non permette di inviarne una seconda. Non diciamo a nessuno che questo invito è stato usato.",
  },

  unknown: {
    title: "Questo link non porta da nessuna parte",
    sent: "Quello che hai appena inviato non è stato salvato, e nessuno lo vede.",
    openLink:
      "Forse manca una lettera, o la persona che ha creato il link lo ha disattivato e ne ha fatto uno nuovo. Chiedi a chi ti ha mandato il link.",
    invited:
      "Forse manca una lettera, il sondaggio non c’è più, o la persona che lo ha creato ha ritirato l’invito. Non devi fare nulla. Se vuoi partecipare, chiedi a chi ti ha mandato l’invito.",
    code: "Oppure inserisci un codice",
  },

  busyCode: (seconds) =>
    `Questo link non funziona, e dalla tua rete sono stati provati molti link sbagliati. Un link giusto funziona comunque; per provarne altri, aspetta ${minutes(seconds)}.`,

  about: "Di che cosa si tratta",

  code: {
    title: "Vai a un sondaggio",
    lead: "Qualcuno ti ha chiesto: “Come mi vedi?”. Inserisci qui il suo codice. Non ti serve un account.",
    label: "Codice o link",
    hint: "Te lo ha mandato la persona che ti fa la domanda. Maiuscole e minuscole contano.",
    button: "Vai al sondaggio",
    missing: "Inserisci il codice, o incolla il link.",
    unreadable:
      "Questo non è un codice, e nemmeno un link a un sondaggio. Un codice non ha spazi: è l’ultima parte del link, dopo /s/.",
    unknown:
      "Nessun sondaggio corrisponde a questo codice. Controlla ogni lettera. Forse la persona che lo ha creato lo ha disattivato: in quel caso, chiedine uno nuovo.",
    begun: "Iniziato in questo browser",
    begunText:
      "Le parole che avevi segnato per qualcuno sono ancora qui. Restano in questo browser finché non le invii.",
    begunOne: "Continua la risposta iniziata (parole: {n})",
    begunOneOf: "Continua la risposta {which} (parole: {n})",
    own: "Un sondaggio tuo",
    ownText:
      "Scegli le tue parole, chiedi a persone che ti conoscono e guarda su quali parole siete d’accordo.",
    ownLink: "Inizia un sondaggio",
    hasOne: "Ne hai già uno?",
    signIn: "Accedi",
  },

  start: {
    title: "Ora tocca a te: quali parole ti descrivono?",
    label: "Le tue parole",
    rest: "Il resto lo diranno gli altri.",
    choose: (min, max) => `Scegli da ${String(min)} a ${String(max)}`,
    count: (min, max) => `{n} per ora · scegli da ${String(min)} a ${String(max)}`,
    full: (max) => `${String(max)} è il massimo. Togli una parola per sceglierne un’altra.`,
    missing: "Scegline ancora {n}.",
    link: "Inizia il mio sondaggio",
    email: "La tua email",
    button: "Mandami un codice",
    noEmail: "Inserisci il tuo indirizzo email",
    badEmail: "Inserisci un indirizzo email valido",
    kept: "Le parole che scegli per te restano in questo browser finché non ti registri.",
  },

  unsubscribe: {
    ask: "Non vuoi più ricevere queste email?",
    brings:
      "Sono inviti di persone che vorrebbero sapere come le vedi, fino a tre promemoria per ognuno, e un ringraziamento.",
    stop: "Annulla l’iscrizione",
    stopRound: "Disattiva solo quelle di questo sondaggio",
    stopAll: "Non ricevere più inviti",
    stopped: "Non riceverai altri inviti",
    stoppedRound: "Non riceverai altre email su questo sondaggio",
    stoppedRoundText:
      "Riceverai ancora inviti ad altri sondaggi. Non diciamo a nessuno che hai disattivato queste email, e puoi ancora rispondere dal link nell’email. Puoi chiudere questa pagina.",
    again: "Riceverai di nuovo gli inviti",
    againRound: "Riceverai di nuovo le email su questo sondaggio",
    resume: "Voglio ricevere di nuovo gli inviti",
    resumeRound: "Voglio ricevere di nuovo le email su questo sondaggio",
    undo: "Annulla",
    close: "Puoi chiudere questa pagina.",
  },
};
