import { listIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

export const reply: Texts["reply"] = {
  titles: {
    invites: (facilitator) => `${facilitator} nodigt je uit`,
    unknown: "We kunnen deze uitnodiging niet vinden",
    busy: "Probeer het zo nog eens",
  },
  unknown: {
    byLink:
      "Misschien ontbreekt er een stuk van de link: sommige mailprogramma’s breken lange links af. Probeer de link in de mail nog eens, of kopieer hem helemaal.",
    withdrawn:
      "Misschien is de uitnodiging ingetrokken. Had je er een verwacht, vraag het dan aan degene die je heeft uitgenodigd.",
  },
  busy: "Er zijn zojuist te veel uitnodigingen geopend vanuit jouw netwerk. Wacht een minuut en laad deze pagina dan opnieuw.",

  facts: {
    title: (facilitator) => `${facilitator} nodigt je uit om jezelf te zien zoals anderen je zien`,
    lead: "Je kiest 5 tot 10 woorden die jou beschrijven. Mensen die jij uitkiest, doen hetzelfde voor jou. Daarna laat een venster zien wat jij en zij zien, wat alleen zij zien en wat alleen jij hebt gekozen.",
    leaders: (names) => `${listIn("nl", names)} leiden dit programma samen.`,
    purpose: (facilitator) => `${facilitator} over het doel`,
    sees: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "zien" : "ziet"} hoever je bent en hoeveel mensen er hebben geantwoord, maar je resultaat alleen als je het deelt. Niemand ziet wie wat heeft gekozen, ook jij niet.`,
    all: "Alles wat we bewaren en wie het ziet",
    good: "Goed om te weten",
    time: {
      term: "Je tijd",
      text: "Een minuut of drie om te beginnen. Iedereen die jij vraagt, is ongeveer een minuut bezig.",
    },
    deadline: {
      term: "Tot wanneer",
      none: "Er is geen einddatum.",
      until: "De mensen die jij vraagt, kunnen antwoorden tot {time}.",
    },
    window: {
      term: "Het venster",
      byClient: (least) => `Je opent het zelf, zodra minstens ${String(least)} mensen hebben geantwoord.`,
      withOne: (owner, least) =>
        `Je opent het samen met ${owner} in een sessie, zodra minstens ${String(least)} mensen hebben geantwoord.`,
      withSome: (least) =>
        `Je opent het in een sessie, samen met een van de mensen die het programma leiden, zodra minstens ${String(least)} mensen hebben geantwoord.`,
    },
    whose: {
      term: "Jouw ronde",
      text: "Die is van jou. Je kunt altijd uit het programma stappen en alles houden.",
    },
    notes: {
      term: "Notities",
      text: ({ everyone, areSeveral }) =>
        `${everyone} ${areSeveral ? "kunnen" : "kan"} notities maken over jullie samenwerking. Die zijn privé, en jij krijgt ze niet te zien.`,
    },
  },

  form: {
    title: "Wil je meedoen?",
    hasDeclined: "Je hebt nee gezegd",
    declined: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "kunnen" : "kan"} zien dat je nee hebt gezegd, en verder niets. Je hoeft niets te doen. Bedenk je je, dan kun je nog ja zeggen zolang het programma loopt.`,
    nameLabel: "Je naam",
    nameHint: "De mensen die je vraagt, zien hem.",
    noName: "Vul je naam in.",
    badName: "Schrijf je naam als gewone tekst op één regel, met hoogstens 120 tekens.",
    newAccount: (email) =>
      `Als je ja zegt, maken we een gratis account aan voor ${email}, zodat je terug kunt naar je ronde. Je gaat dan akkoord met:`,
    terms: "Voorwaarden",
    privacy: "Privacybeleid",
    signedIn: (email) => `Je bent ingelogd als ${email}.`,
    accept: "Ja, start mijn ronde",
    acceptAfterAll: "Toch meedoen",
    busy: "Je ronde start…",
    decline: "Nee, bedankt",
    declineHint: ({ everyone, areSeveral }) =>
      `We vragen niet waarom. ${everyone} ${areSeveral ? "zien" : "ziet"} dat je nee hebt gezegd, en je kunt je bedenken zolang het programma loopt.`,
    count: {
      title: "Mag jouw venster meetellen in het totaalbeeld van de groep?",
      text: ({ owner }) =>
        `${owner} ziet woorden die veel mensen gemeen hebben, maar nooit van wie ze zijn. Wie bijna alle andere vensters kent, kan een deel van jouw venster raden. Niemand krijgt te zien wat je kiest. Je kunt het later veranderen.`,
      yes: "Laat het meetellen",
      no: "Laat het weg",
    },
    signIn: {
      text: (email) =>
        `Voor ${email} is hier al een account. Log in om ja te zeggen. Daarna brengen we je terug naar deze pagina.`,
      label: "Log in om mee te doen",
    },
    switchAccount: {
      text: (email) =>
        `Deze uitnodiging is voor ${email}, en je bent ingelogd met een ander account. Log eerst uit. Daarna brengen we je terug naar deze pagina.`,
      label: "Log uit en kom terug",
    },
    offline: "We kunnen de site nu niet bereiken. Probeer het zo nog eens.",
    failed: "Er ging iets mis bij ons. Probeer het nog eens.",
  },

  end: {
    over: {
      title: "Dit programma is afgelopen",
      text: (facilitator, programme) =>
        `${facilitator} heeft “${programme}” gesloten, dus ja of nee zeggen kan niet meer.`,
      own: "Je kunt nog wel ontdekken hoe anderen je zien:",
      link: "begin een eigen ronde",
    },
    left: {
      title: "Je zit niet meer in dit programma",
      text: ({ everyone, areSeveral }, programme) =>
        `${everyone} ${areSeveral ? "kunnen" : "kan"} in “${programme}” niets van jou zien. Heb je je ronde niet verwijderd, dan is hij er nog, en hij is van jou.`,
      link: "Naar mijn rondes",
    },
    accepted: {
      title: "Je doet mee",
      signIn: (email, programme) =>
        `De uitnodiging voor “${programme}” is aangenomen. Log in als ${email} om naar de ronde te gaan.`,
      signInLink: "Inloggen",
      noPassword: "Nooit een wachtwoord gekozen?",
      noPasswordLink: "Vraag er een link voor aan",
      switchAccount: (email, programme) =>
        `De uitnodiging voor “${programme}” is aangenomen voor ${email}, en je bent ingelogd met een ander account. Log uit, en log in als ${email} om naar de ronde te gaan.`,
      otherAccount: {
        title: "Deze ronde zit in een ander account",
        text: (programme) =>
          `De uitnodiging voor “${programme}” is aangenomen, maar de ronde zit niet in het account waarmee je bent ingelogd.`,
      },
      text: (facilitator, programme) =>
        `Je hebt de uitnodiging van ${facilitator} voor “${programme}” aangenomen. Je ronde staat klaar.`,
      link: "Naar mijn ronde",
    },
  },
};
