import { listIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

export const reply: Texts["reply"] = {
  titles: {
    invites: (facilitator) => `${facilitator} ti invita`,
    unknown: "Non troviamo questo invito",
    busy: "Riprova fra un momento",
  },
  unknown: {
    byLink:
      "Forse manca un pezzo del link: alcuni programmi di posta spezzano quelli lunghi. Riprova con il link nell’email, o copialo tutto.",
    withdrawn: "Forse è stato ritirato. Se lo aspettavi, chiedi a chi te lo ha mandato.",
  },
  busy: "Dalla tua rete sono appena stati aperti troppi inviti. Aspetta un minuto, poi ricarica questa pagina.",

  facts: {
    title: (facilitator) => `${facilitator} ti invita a vederti come ti vedono gli altri`,
    lead: "Scegli da 5 a 10 parole che ti descrivono, e le persone che scegli tu fanno lo stesso per te. Poi una finestra mostra quello che vedete sia tu sia gli altri, quello che vedono solo gli altri e quello che hai scelto solo tu.",
    leaders: (names) => `${listIn("it", names)} conducono insieme questo percorso.`,
    purpose: (facilitator) => `${facilitator}, sullo scopo del percorso`,
    sees: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "vedranno" : "vedrà"} a che punto sei e quante persone hanno risposto, e il tuo risultato solo se lo condividi. Nessuno vede chi ha scelto cosa, nemmeno tu.`,
    all: "Tutto quello che viene salvato, e chi lo vede",
    good: "Buono a sapersi",
    time: {
      term: "Il tuo tempo",
      text: "Circa tre minuti per cominciare. A ogni persona a cui chiedi ne serve circa uno.",
    },
    deadline: {
      term: "Scadenza",
      none: "Non c’è.",
      until: "Per le risposte delle persone a cui chiedi: {time}.",
    },
    window: {
      term: "La finestra",
      byClient: (least) => `La apri tu, quando hanno risposto almeno ${String(least)} persone.`,
      withOne: (owner, least) =>
        `La apri insieme con ${owner} in una sessione, quando hanno risposto almeno ${String(least)} persone.`,
      withSome: (least) =>
        `La apri insieme con una delle persone che conducono il percorso, in una sessione, quando hanno risposto almeno ${String(least)} persone.`,
    },
    whose: {
      term: "Di chi è",
      text: "Il sondaggio è tuo. Puoi lasciare il percorso in qualsiasi momento e tenere tutto.",
    },
    notes: {
      term: "Appunti",
      text: ({ everyone, areSeveral }) =>
        `${everyone} ${areSeveral ? "possono" : "può"} tenere appunti sul lavoro che fate insieme. Sono privati, e non li vedrai.`,
    },
  },

  form: {
    title: "Vuoi partecipare?",
    hasDeclined: "Hai risposto “No, grazie”",
    declined: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "vedono" : "vede"} che hai rifiutato, e nient’altro. Non devi fare nulla. Se cambi idea, puoi ancora accettare finché il percorso è in corso.`,
    nameLabel: "Il tuo nome",
    nameHint: "Lo vedranno le persone a cui chiedi.",
    noName: "Inserisci il tuo nome.",
    badName: "Scrivi il nome su una sola riga, in testo semplice, con 120 caratteri al massimo.",
    newAccount: (email) =>
      `Se accetti, verrà creato un account gratuito per ${email}, con cui potrai tornare al tuo sondaggio. In questo modo accetti anche:`,
    terms: "Termini",
    privacy: "Informativa sulla privacy",
    signedIn: (email) => `Hai fatto l’accesso come ${email}.`,
    accept: "Accetta e inizia il mio sondaggio",
    acceptAfterAll: "Accetta lo stesso",
    busy: "Avvio del sondaggio…",
    decline: "No, grazie",
    declineHint: ({ everyone, areSeveral }) =>
      `Non chiederemo perché. ${everyone} ${areSeveral ? "vedranno" : "vedrà"} che hai rifiutato, e puoi cambiare idea finché il percorso è in corso.`,
    count: {
      title: "Vuoi che la tua finestra conti nel profilo del gruppo?",
      text: ({ owner }) =>
        `${owner} vede parole che molte persone hanno in comune, senza mai vedere di chi sono. Chi conosce quasi tutte le altre finestre potrebbe indovinare una parte della tua. Quello che scegli non viene mostrato a nessuno. Puoi cambiarlo più tardi.`,
      yes: "Includi la mia finestra",
      no: "Lasciala fuori",
    },
    signIn: {
      text: (email) =>
        `${email} ha già un account qui. Accedi per accettare: poi ti riportiamo a questa pagina.`,
      label: "Accedi per accettare",
    },
    switchAccount: {
      text: (email) =>
        `Questo invito è per ${email}, e tu hai fatto l’accesso con un altro account. Prima esci: poi ti riportiamo a questa pagina.`,
      label: "Esci e torna qui",
    },
    offline: "In questo momento il sito non è raggiungibile. Riprova fra un momento.",
    failed: "Qualcosa è andato storto da parte nostra. Riprova.",
  },

  end: {
    over: {
      title: "Questo percorso è finito",
      text: (facilitator, programme) =>
        `${facilitator} ha chiuso “${programme}”, quindi non c’è più nulla da accettare o rifiutare.`,
      own: "Puoi comunque scoprire come ti vedono gli altri:",
      link: "inizia un sondaggio tuo",
    },
    left: {
      title: "Non fai più parte di questo percorso",
      text: ({ everyone, areSeveral }, programme) =>
        `${everyone} non ${areSeveral ? "possono" : "può"} vedere niente di tuo in “${programme}”. Se non hai eliminato il tuo sondaggio, c’è ancora, ed è tuo.`,
      link: "Vai ai miei sondaggi",
    },
    accepted: {
      title: "Partecipi anche tu",
      signIn: (email, programme) =>
        `L’invito a “${programme}” è stato accettato. Accedi come ${email} per andare al sondaggio.`,
      signInLink: "Accedi",
      noPassword: "Non hai mai scelto una password?",
      noPasswordLink: "Ricevi un link per sceglierne una",
      switchAccount: (email, programme) =>
        `L’invito a “${programme}” è stato accettato per ${email}, e tu hai fatto l’accesso con un altro account. Per andare al sondaggio, esci e accedi come ${email}.`,
      otherAccount: {
        title: "Questo sondaggio è in un altro account",
        text: (programme) =>
          `L’invito a “${programme}” è stato accettato, ma il sondaggio di questo invito non è nell’account con cui hai fatto l’accesso.`,
      },
      text: (facilitator, programme) =>
        `Hai accettato l’invito di ${facilitator} a “${programme}”. Il tuo sondaggio ti aspetta.`,
      link: "Vai al mio sondaggio",
    },
  },
};
