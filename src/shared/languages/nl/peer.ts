import { minutesOf, pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("nl");
const minutes = (seconds: number | null) =>
  plural(minutesOf(seconds), { one: "een minuut", other: "# minuten" });

const usedOnce = (owner: string) =>
  `Met jouw link kun je één keer antwoorden, en hij onthoudt alleen dat hij is gebruikt. ${owner} weet dat je bent gevraagd, maar krijgt niet te horen of je hebt geantwoord.`;
const allOthers = "Heeft iemand alle andere antwoorden gestuurd, dan kan die persoon het jouwe afleiden.";

export const peer: Texts["peer"] = {
  layout: {
    skip: "Naar de inhoud",
    language: "Taal",
    privacy: "Privacybeleid",
  },

  titles: {
    form: (owner) => `Hoe zie jij ${owner}?`,
    unnamed: "Hoe zie jij mij?",
    error: (title) => `Fout: ${title}`,
    closed: "Deze ronde is gesloten",
    used: "Deze uitnodiging is al gebruikt",
    own: "Je eigen ronde",
    unknown: "Deze link werkt niet",
    busy: "Nu even niet",
  },

  form: {
    description: "Kies de woorden die passen. Het kost een minuut, en niemand ziet wie wat heeft gekozen.",
    picture: (title) => `Een venster met vier ruiten, met daarnaast: ${title}`,
    wish: (owner) => `${owner} wil graag weten: “Hoe kom ik op jou over?” Het kost een minuut.`,
    note: (owner) => `Een bericht van ${owner}`,
    openUntil: "open tot",
    lead: (min, max) =>
      `Kies ${String(min)} tot ${String(max)} woorden die passen. Niemand ziet wie wat heeft gekozen.`,
    nameLabel: "Je naam",
    optional: "(hoeft niet)",
    nameHint: (owner) =>
      `${owner} ziet je naam in een alfabetische lijst van iedereen die een naam heeft ingevuld, nooit bij woorden.`,
    whoCanAnswer: {
      withThisLink: (owner) => `Iedereen met deze link kan antwoorden, ook ${owner}.`,
      anyone: (owner) => `Iedereen met de open link van deze ronde kan antwoorden, ook ${owner}.`,
      invitedForNow: (owner) =>
        `Op dit moment kunnen alleen mensen antwoorden die door ${owner} zijn uitgenodigd.`,
      invited: (owner) => `Alleen mensen die door ${owner} zijn uitgenodigd, kunnen antwoorden.`,
    },
  },

  held: "Je lijkt offline te zijn. Je antwoord wacht in deze browser. Het wordt vanzelf verstuurd zodra je weer online bent, of als je deze link opnieuw opent. Na 24 uur wordt het hier gewist.",

  answered: {
    title: "Al geantwoord?",
    text: "Je ontvangstbewijs heeft een eigen link. Die kreeg je na het versturen. We tonen het hier niet, zodat niemand op dit apparaat kan zien wie er heeft geantwoord. Antwoord je nog een keer, dan tellen beide antwoorden.",
  },

  words: {
    search: "Zoek in de woorden",
    found: "Gevonden woorden: {n}",
    notFound: "Daar is hier geen woord voor. Probeer een ander.",
    meanings: "Laat zien wat elk woord betekent",
    legend: (person) => `Woorden die ${person} beschrijven`,
  },

  bar: {
    tray: "Gekozen woorden",
    trayHint: "Hier komen de woorden die je kiest.",
    remove: "{word} weghalen",
    choose: (min, max) => `kies er ${String(min)} tot ${String(max)}`,
    picked: "gekozen · ",
    count: (min, max) => `{n} gekozen · kies er ${String(min)} tot ${String(max)}`,
    full: (max) =>
      `Je hebt er ${String(max)} gekozen, meer kan niet. Haal er een weg om een ander te kiezen.`,
    sending: {
      button: "Woorden sturen",
      ready: "{n} woorden sturen",
      busy: "Versturen…",
      missing: "Kies er nog {n} om te sturen.",
    },
    saving: {
      button: "Woorden bewaren",
      ready: "{n} woorden bewaren",
      busy: "Bewaren…",
      missing: "Kies er nog {n} om te bewaren.",
    },
  },

  problems: {
    title: {
      sent: "Nog niet verstuurd. Alles wat je hebt gekozen, staat er nog.",
      saved: "Nog niet bewaard. Alles wat je hebt gekozen, staat er nog.",
    },
    tooFew: (min) => `Kies minstens ${String(min)} woorden.`,
    tooMany: (max) => `Kies hoogstens ${String(max)} woorden.`,
    words: "Kies elk woord maar één keer, en alleen woorden uit de lijst.",
    longName: (max) => `Een naam mag hoogstens ${String(max)} tekens hebben.`,
    name: "Schrijf je naam als gewone tekst op één regel.",
    busy: (seconds) =>
      `Er zijn net te veel antwoorden uit jouw netwerk gekomen. Probeer het over ${minutes(seconds)} nog eens.`,
    fault: "Er ging iets mis bij ons. Er is niets verloren gegaan. Probeer het nog eens.",
  },

  promise: {
    title: "Wie precies wat ziet",
    mayShowResult: (owner, leaders) =>
      `${owner} mag de totalen aan ${leaders} laten zien, maar nooit wie wat heeft gekozen.`,
    mayShow: (owner) =>
      `${owner} mag anderen een paar woorden laten zien die meerdere van jullie hebben gekozen, maar nooit wie ze heeft gekozen.`,
    asksOthers: (owner) =>
      `${owner} vraagt het ook aan andere groepen. Antwoord je in meer dan een daarvan, dan zijn je antwoorden te vergelijken.`,
    stored: {
      term: "Wat we bewaren:",
      text: "de woorden die je kiest, en je naam als je die invult. We houden ze apart, en niets brengt ze weer bij elkaar: geen account, geen adres, geen apparaat, geen tijdstip.",
    },
    seen: {
      term: (owner) => `Wat ${owner} ziet:`,
      text: (minResponses) =>
        `totalen van minstens ${String(minResponses)} nieuwe antwoorden samen. Nooit alleen dat van jou, en nooit wie wat heeft gekozen.`,
    },
    withdrawal: {
      term: "Als je je bedenkt:",
      text: (minResponses) =>
        `Na het versturen krijg je een link die je antwoord weghaalt. Zit het nog in geen enkel resultaat, dan wissen we het meteen. Anders laten latere resultaten het weg zodra minstens ${String(minResponses - 1)} anderen hun antwoord ook hebben ingetrokken.`,
    },
    limits: {
      term: "Goed om te weten:",
      openLink: (owner) =>
        `Iedereen met deze link kan antwoorden, ook vaker dan één keer. Heeft iemand alle andere antwoorden gestuurd, en dat kan ook ${owner} zijn, dan kan die persoon het jouwe afleiden.`,
      invited: (owner) =>
        `${usedOnce(owner)} We kunnen niet weten of ${owner} ook eigen mailboxen heeft uitgenodigd. ${allOthers}`,
      invitedBesideLink: (owner) =>
        `${usedOnce(owner)} We kunnen niet weten of ${owner} ook eigen mailboxen heeft uitgenodigd, of via een open link heeft geantwoord. ${allOthers}`,
    },
    draft: {
      term: "Tot je verstuurt:",
      text: "Je keuze blijft in deze browser. Als je de pagina opnieuw laadt, ben je dus niets kwijt.",
    },
  },

  thanks: {
    tab: "Bedankt",
    title: (owner) => `${owner} zegt bedankt`,
    stored: (owner) =>
      `Je woorden zijn binnen. ${owner} ziet ze alleen samen met die van anderen, en nooit wie wat heeft gekozen.`,
    repeat: "Je had dit formulier al verstuurd. We hebben dat antwoord bewaard en niets veranderd.",
    given: (owner) => `Zo zie jij ${owner}`,
    once: "Je ziet je woorden alleen nu: laad je deze pagina opnieuw of ga je weg, dan zijn ze verdwenen.",
    next: "Wil nog iemand op dit apparaat antwoorden?",
    nextLink: "Open een nieuw formulier",
  },

  ownRound: {
    title: "En hoe zien anderen jou?",
    text: "Kies je eigen woorden, vraag minstens drie mensen en open je venster.",
    link: "Ontdek hoe anderen jou zien",
  },

  receipt: {
    title: "Je ontvangstbewijs",
    hint: "Bewaar het, voor als je je bedenkt.",
    stored: {
      term: "Wat we bewaren",
      text: "Je woorden, en je naam als je die hebt ingevuld, los van elkaar. Geen account, geen adres, geen apparaat, geen tijdstip.",
    },
    shown: "Wie ze wanneer ziet",
    shownWhen: (owner, others) =>
      `${owner} ziet je woorden alleen als deel van totalen: samen met minstens ${String(others)} andere nieuwe antwoorden, nooit apart, en nooit wie wat heeft gekozen.`,
    withdrawal: {
      term: "Als je je bedenkt",
      text: "Deze link haalt je antwoord weg. Bewaar hem: niemand kan hem voor je opzoeken, en deze pagina vergeet hem over een uur.",
    },
    copy: "Link kopiëren",
    copied: "Gekopieerd",
    selected: "Geselecteerd: kopieer hem met je toetsenbord",
    email: "Mail hem naar jezelf",
    subject: (owner) => `Zo trek ik mijn woorden voor ${owner} in`,
    orPrint: ", print deze pagina of ",
    withdraw: "trek je woorden nu in",
    none: {
      tab: "Geen ontvangstbewijs",
      title: "Hier is geen ontvangstbewijs",
      text: "Als je in een ronde hebt geantwoord, staat je ontvangstbewijs hier een uur lang. In deze browser staat er geen: misschien is het uur voorbij, of heb je je antwoord ingetrokken. Heb je net een antwoord verstuurd, dan is het bewaard, maar je browser heeft de cookie geweigerd die het ontvangstbewijs hier brengt.",
      link: "De link in je ontvangstbewijs blijft werken.",
    },
    lost: {
      text: "Deze browser heeft hier een antwoord verstuurd en geen ontvangstbewijs teruggekregen. Als je antwoord is aangekomen, kun je het nu ophalen.",
      button: "Haal mijn bewijs op",
    },
  },

  withdrawal: {
    tab: "Je antwoord intrekken",
    title: "Wil je je antwoord intrekken?",
    stored: (owner) => `Je woorden voor ${owner} zijn bewaard.`,
    busy: (seconds) =>
      `Er zijn net te veel links geprobeerd vanuit jouw netwerk. Probeer het over ${minutes(seconds)} nog eens. Deze link hoort niet bij een antwoord, of het antwoord is al ingetrokken.`,
    unreleased: {
      term: "Als nog geen resultaat ze heeft getoond:",
      text: "We wissen de woorden die je hebt gekozen, en je naam als je die hebt ingevuld, meteen en voorgoed.",
    },
    released: {
      term: "Als een resultaat ze al meetelt:",
      text: "Dat resultaat blijft zoals het was: totalen, en een lijst met namen die niet aan woorden gekoppeld is. Latere resultaten laten je woorden en je naam weg zodra minstens twee anderen hun antwoord ook hebben ingetrokken (in sommige rondes moeten het er meer zijn). Was je de enige, dan zou het verschil je woorden verraden. Wie die andere antwoorden zelf heeft gestuurd, zou ze toch nog kunnen afleiden.",
    },
    untold: "We vertellen het aan niemand.",
    button: "Mijn antwoord intrekken",
    done: {
      title: "Je antwoord is ingetrokken",
      text: "Als deze link bij een antwoord hoorde, is dat ingetrokken. Zat het nog in geen enkel resultaat, dan is het al gewist.",
      later:
        "Een resultaat dat al is getoond, blijft zoals het was. Latere resultaten laten je woorden en je naam weg zodra minstens twee anderen hun antwoord ook hebben ingetrokken. In sommige rondes moeten het er meer zijn.",
      end: "Je kunt deze pagina sluiten.",
    },
  },

  closed: {
    text: (owner) => `${owner} verzamelt geen woorden meer.`,
    refused: {
      "response.surveyClosed": "Deze ronde is gesloten. We hebben je antwoord niet bewaard.",
      "response.surveyFull": "In deze ronde passen geen antwoorden meer.",
      "response.invitedOnly": "Alleen mensen met een uitnodiging kunnen in deze ronde antwoorden.",
      "response.keyOfOtherSurvey": "Deze sleutel hoort bij een antwoord in een andere ronde.",
    },
    thanks: "Bedankt dat je mee wilde doen.",
  },

  used: {
    text: "Je kunt er één keer mee antwoorden, en dat heeft iemand al gedaan. Je hoeft niets meer te doen. Bedankt.",
    receipt:
      "Wil je je woorden intrekken? Volg dan de link in je ontvangstbewijs. Niemand kan hem voor je opzoeken, want we weten niet welk antwoord van wie is.",
    other:
      "Was jij het niet, dan heeft iemand anders met deze link in jouw plaats geantwoord. Dat antwoord telt als elk ander, en een nieuwe uitnodiging levert geen tweede op. Niemand krijgt te horen dat deze uitnodiging gebruikt is.",
  },

  unknown: {
    title: "Deze link leidt nergens heen",
    sent: "Wat je net hebt verstuurd, is niet bewaard, en niemand ziet het.",
    openLink:
      "Misschien ontbreekt er een teken, of is de link uitgezet en is er een nieuwe gemaakt. Vraag het aan degene die hem je heeft gestuurd.",
    invited:
      "Misschien ontbreekt er een teken, bestaat de ronde niet meer, of is de uitnodiging ingetrokken. Je hoeft niets te doen. Wil je meedoen, vraag het dan aan degene die je heeft uitgenodigd.",
    code: "Vul liever een code in",
  },

  busyCode: (seconds) =>
    `Probeer het over ${minutes(seconds)} nog eens. Deze link werkt niet, en vanuit jouw netwerk zijn veel verkeerde links geprobeerd. Een goede link werkt nog wel.`,

  about: "Waar dit over gaat",

  code: {
    title: "Naar een ronde",
    lead: "Vroeg iemand je: “Hoe zie jij mij?” Vul dan hier de code in. Je hebt geen account nodig.",
    label: "Code of link",
    hint: "Je kreeg hem van degene die het je vroeg. Let op hoofdletters en kleine letters.",
    button: "Naar de ronde",
    missing: "Vul de code in, of plak de link.",
    unreadable:
      "Dit is geen code en geen link naar een ronde. Een code heeft geen spaties: het is het laatste stuk van de link, na /s/.",
    unknown:
      "Geen enkele ronde heeft deze code. Controleer elk teken. Misschien is hij uitgezet: vraag dan om een nieuwe.",
    begun: "Begonnen in deze browser",
    begunText:
      "Woorden die je voor iemand hebt aangevinkt, staan er nog. Ze blijven in deze browser tot je ze verstuurt.",
    begunOne: "Ga door met je antwoord ({n} gekozen)",
    begunOneOf: "Ga door met antwoord {which} ({n} gekozen)",
    own: "Een eigen ronde",
    ownText: "Kies je eigen woorden, vraag mensen die je kennen, en zie waar die twee elkaar raken.",
    ownLink: "Begin een ronde",
    hasOne: "Heb je er al een?",
    signIn: "Inloggen",
  },

  start: {
    title: "En nu jij: welke woorden passen bij jou?",
    label: "Jouw woorden",
    rest: "De rest zouden anderen zeggen.",
    choose: (min, max) => `Kies er ${String(min)} tot ${String(max)}`,
    count: (min, max) => `{n} gekozen · kies er ${String(min)} tot ${String(max)}`,
    full: (max) => `Meer dan ${String(max)} kan niet. Haal een woord weg om een ander te kiezen.`,
    missing: "Kies er nog {n}.",
    link: "Begin je eigen ronde",
    email: "Je e-mailadres",
    button: "Mail mij een code",
    noEmail: "Vul je e-mailadres in",
    badEmail: "Vul een geldig e-mailadres in",
    kept: "Je woorden blijven in deze browser tot je een account maakt.",
  },

  unsubscribe: {
    ask: "Deze mails stoppen?",
    brings:
      "Het zijn uitnodigingen van mensen die graag willen weten hoe je hen ziet, een herinnering of twee, en een bedankje.",
    stop: "Afmelden",
    stopRound: "Stop alleen mails over deze ronde",
    stopAll: "Stop alle uitnodigingen",
    stopped: "Je krijgt geen uitnodigingen meer",
    stoppedRound: "Je krijgt geen mails meer over deze ronde",
    stoppedRoundText:
      "Uitnodigingen voor andere rondes krijg je nog wel. Niemand krijgt dit te horen, en je kunt nog antwoorden via de link in de mail. Je kunt deze pagina sluiten.",
    again: "Je krijgt weer uitnodigingen",
    againRound: "Je krijgt weer mails over deze ronde",
    resume: "Stuur ze me weer",
    resumeRound: "Stuur me weer mails over deze ronde",
    undo: "Herstel",
    close: "Je kunt deze pagina sluiten.",
  },
};
