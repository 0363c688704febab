import { minutesOf, pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("nl");
const minutes = (seconds: number | null) =>
  plural(minutesOf(seconds), { one: "een minuut", other: "# minuten" });

const usedOnce = (owner: string) =>
  `Met jouw link kun je maar één keer antwoorden, en we onthouden alleen dat hij is gebruikt. ${owner} weet dat je bent gevraagd, maar krijgt niet te horen of je hebt geantwoord, tenzij je je naam invult.`;
const allOthers = "Heeft iemand alle andere antwoorden gestuurd, dan kan die persoon jouw antwoord afleiden.";

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
    busy: "Het lukt nu even niet",
  },

  form: {
    description: "Kies de woorden die passen. Het kost een minuut, en niemand ziet wie wat heeft gekozen.",
    picture: (title) => `Een venster met vier ruiten, met daarnaast: ${title}`,
    wish: (owner) => `${owner} wil graag weten: “Hoe kom ik op jou over?” Het kost een minuut.`,
    note: (owner) => `Een bericht van ${owner}`,
    openUntil: "sluit op",
    lead: (min, max) =>
      `Kies ${String(min)} tot ${String(max)} woorden die passen. Niemand ziet wie wat heeft gekozen.`,
    nameLabel: "Je naam",
    optional: "(hoeft niet)",
    nameHint: (owner) =>
      `${owner} ziet je naam in een alfabetische lijst van iedereen die een naam heeft ingevuld, maar nooit bij woorden.`,
    whoCanAnswer: {
      withThisLink: (owner) => `Iedereen met deze link kan antwoorden, ook ${owner}.`,
      anyone: (owner) => `Iedereen met de open link van deze ronde kan antwoorden, ook ${owner}.`,
      invitedForNow: (owner) =>
        `Op dit moment kunnen alleen mensen antwoorden die een uitnodiging van ${owner} hebben.`,
      invited: (owner) => `Alleen mensen die een uitnodiging van ${owner} hebben, kunnen antwoorden.`,
    },
  },

  held: "Je bent zo te zien offline. Je antwoord wacht in deze browser. Het wordt vanzelf verstuurd zodra je weer online bent, of als je deze link opnieuw opent. Na 24 uur wordt het hier gewist.",

  answered: {
    title: "Al geantwoord?",
    text: "Je ontvangstbewijs heeft een eigen link. Die kreeg je na het versturen. We tonen het ontvangstbewijs hier niet, zodat niemand op dit apparaat kan zien wie er heeft geantwoord. Antwoord je nog een keer, dan tellen beide antwoorden.",
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
      button: "Woorden versturen",
      ready: "{n} woorden versturen",
      busy: "Versturen…",
      missing: "Kies er nog {n} om te versturen.",
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
      `Er zijn zojuist te veel antwoorden uit jouw netwerk gekomen. Probeer het over ${minutes(seconds)} nog eens.`,
    fault: "Er ging iets mis bij ons. Er is niets verloren gegaan. Probeer het nog eens.",
  },

  promise: {
    title: "Wie precies wat ziet",
    mayShowResult: (owner, leaders) =>
      `${owner} kan aan ${leaders} laten zien hoe vaak elk woord is gekozen, maar nooit door wie.`,
    mayShow: (owner) =>
      `${owner} kan anderen een paar woorden laten zien die meerdere mensen hebben gekozen, maar nooit wie ze heeft gekozen.`,
    asksOthers: (owner) =>
      `${owner} vraagt het ook aan andere groepen. Antwoord je in meer dan één groep, dan zijn je antwoorden met elkaar te vergelijken.`,
    stored: {
      term: "Wat we bewaren:",
      text: "de woorden die je kiest, en je naam als je die invult. We houden ze apart, en niets brengt ze weer bij elkaar: geen account, geen adres, geen apparaat, geen tijdstip.",
    },
    seen: {
      term: (owner) => `Wat ${owner} ziet:`,
      text: (minResponses) =>
        `hoe vaak elk woord is gekozen, opgeteld over minstens ${String(minResponses)} nieuwe antwoorden. Nooit jouw antwoord alleen, en nooit wie wat heeft gekozen.`,
    },
    withdrawal: {
      term: "Als je je bedenkt:",
      text: (minResponses) =>
        `Na het versturen krijg je een link waarmee je je antwoord kunt intrekken. Zit het nog in geen enkel resultaat, dan wissen we het meteen. Anders telt het in latere resultaten niet meer mee zodra minstens ${String(minResponses - 1)} anderen hun antwoord ook hebben ingetrokken.`,
    },
    limits: {
      term: "Goed om te weten:",
      openLink: (owner) =>
        `Iedereen met deze link kan antwoorden, ook vaker dan één keer. Heeft iemand alle andere antwoorden gestuurd, en dat kan ook ${owner} zijn, dan kan die persoon jouw antwoord afleiden.`,
      invited: (owner) =>
        `${usedOnce(owner)} We kunnen niet weten of ${owner} ook uitnodigingen naar eigen mailadressen heeft gestuurd. ${allOthers}`,
      invitedBesideLink: (owner) =>
        `${usedOnce(owner)} We kunnen niet weten of ${owner} ook uitnodigingen naar eigen mailadressen heeft gestuurd, of via een open link heeft geantwoord. ${allOthers}`,
    },
    draft: {
      term: "Tot het versturen:",
      text: "Je keuze blijft in deze browser. Als je de pagina opnieuw laadt, ben je dus niets kwijt.",
    },
  },

  thanks: {
    tab: "Bedankt",
    title: (owner) => `${owner} zegt bedankt`,
    stored: (owner) =>
      `Je woorden zijn binnen. ${owner} ziet ze alleen samen met die van anderen, en ziet nooit wie wat heeft gekozen.`,
    repeat:
      "Je had dit formulier al verstuurd. Je eerste antwoord hebben we bewaard, en er is niets aan veranderd.",
    given: (owner) => `Zo zie jij ${owner}`,
    once: "Je woorden voor deze persoon zie je alleen nu: laad je deze pagina opnieuw of ga je weg, dan staan ze er niet meer.",
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
      text: "Je woorden en, los daarvan, je naam als je die hebt ingevuld. Geen account, geen adres, geen apparaat, geen tijdstip.",
    },
    shown: "Wie je woorden wanneer ziet",
    shownWhen: (owner, others) =>
      `${owner} ziet je woorden alleen opgeteld bij minstens ${String(others)} andere nieuwe antwoorden, en nooit apart. Wie wat heeft gekozen, krijgt ${owner} nooit te zien.`,
    withdrawal: {
      term: "Als je je bedenkt",
      text: "Met deze link kun je je antwoord intrekken. Bewaar hem: niemand kan hem voor je opzoeken, en over een uur staat hij niet meer op deze pagina.",
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
      text: "Heb je in een ronde geantwoord, dan staat je ontvangstbewijs hier een uur lang. In deze browser staat er geen: misschien is het uur voorbij, of heb je je antwoord ingetrokken. Heb je net een antwoord verstuurd, dan is het bewaard, maar je browser heeft de cookie geweigerd die nodig is om het ontvangstbewijs hier te tonen.",
      link: "De link in je ontvangstbewijs blijft werken.",
    },
    lost: {
      text: "Vanuit deze browser is hier een antwoord verstuurd, maar er kwam geen ontvangstbewijs terug. Is je antwoord aangekomen, dan kun je het ontvangstbewijs nu ophalen.",
      button: "Haal mijn bewijs op",
    },
  },

  withdrawal: {
    tab: "Je antwoord intrekken",
    title: "Wil je je antwoord intrekken?",
    stored: (owner) => `Je woorden voor ${owner} zijn bewaard.`,
    busy: (seconds) =>
      `Er is geen antwoord bij deze link, of het is al ingetrokken. Er zijn zojuist te veel links geprobeerd vanuit jouw netwerk: een andere kun je pas over ${minutes(seconds)} proberen.`,
    unreleased: {
      term: "Als je woorden nog in geen enkel resultaat te zien waren:",
      text: "We wissen de woorden die je hebt gekozen, en je naam als je die hebt ingevuld, meteen en voorgoed.",
    },
    released: {
      term: "Als je woorden al in een resultaat zijn meegeteld:",
      text: "Dat resultaat blijft zoals het was. Het toont hoe vaak elk woord is gekozen, en een lijst met namen die niet aan woorden gekoppeld is. In latere resultaten komen je woorden en je naam niet meer voor zodra minstens twee anderen hun antwoord ook hebben ingetrokken (in sommige rondes moeten het er meer zijn). Viel alleen jouw antwoord weg, dan zou het verschil je woorden verraden. Wie de andere ingetrokken antwoorden zelf heeft gestuurd, zou jouw woorden toch nog kunnen afleiden.",
    },
    untold: "We vertellen het aan niemand.",
    button: "Mijn antwoord intrekken",
    done: {
      title: "Je antwoord is ingetrokken",
      text: "Als er bij deze link een antwoord hoorde, is dat antwoord nu ingetrokken. Zat het nog in geen enkel resultaat, dan is het al gewist.",
      later:
        "Een resultaat dat al is getoond, blijft zoals het was. In latere resultaten komen je woorden en je naam niet meer voor zodra minstens twee anderen hun antwoord ook hebben ingetrokken. In sommige rondes moeten het er meer zijn.",
      end: "Je kunt deze pagina sluiten.",
    },
  },

  closed: {
    text: (owner) => `${owner} verzamelt geen woorden meer.`,
    refused: {
      "response.surveyClosed": "Deze ronde is gesloten. We hebben je antwoord niet bewaard.",
      "response.surveyFull": "Deze ronde is vol: er kunnen geen antwoorden meer bij.",
      "response.invitedOnly": "Alleen mensen met een uitnodiging kunnen in deze ronde antwoorden.",
      "response.keyOfOtherSurvey": "Dit formulier is al gebruikt voor een antwoord in een andere ronde.",
    },
    thanks: "Bedankt dat je mee wilde doen.",
  },

  used: {
    text: "Met een uitnodiging kun je maar één keer antwoorden, en dat heeft iemand al gedaan. Je hoeft niets meer te doen. Bedankt.",
    receipt:
      "Wil je je woorden intrekken? Volg dan de link in je ontvangstbewijs. Niemand kan hem voor je opzoeken, want we weten niet welk antwoord van wie is.",
    other:
      "Was jij het niet, dan heeft iemand anders met deze link in jouw plaats geantwoord. Dat antwoord telt net als elk ander, en ook met een nieuwe uitnodiging kun je geen tweede antwoord geven. Niemand krijgt te horen dat deze uitnodiging gebruikt is.",
  },

  unknown: {
    title: "Deze link leidt nergens heen",
    sent: "Wat je net hebt verstuurd, is niet bewaard, en niemand ziet het.",
    openLink:
      "Misschien ontbreekt er een teken, of geldt deze link niet meer en is er een nieuwe. Vraag het aan degene van wie je hem kreeg.",
    invited:
      "Misschien ontbreekt er een teken, bestaat de ronde niet meer, of is de uitnodiging ingetrokken. Je hoeft niets te doen. Wil je meedoen, vraag het dan aan degene die je heeft uitgenodigd.",
    code: "Of vul een code in",
  },

  busyCode: (seconds) =>
    `Deze link werkt niet, en vanuit jouw netwerk zijn veel verkeerde links geprobeerd. De juiste link werkt nog wel. Andere kun je pas over ${minutes(seconds)} proberen.`,

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
      "Er is geen ronde met deze code. Controleer elk teken. Misschien geldt de code niet meer: vraag dan om een nieuwe.",
    begun: "Begonnen in deze browser",
    begunText:
      "Woorden die je voor iemand hebt aangevinkt, staan er nog. Ze blijven in deze browser tot je ze verstuurt.",
    begunOne: "Ga door met je antwoord ({n} gekozen)",
    begunOneOf: "Ga door met antwoord {which} ({n} gekozen)",
    own: "Een eigen ronde",
    ownText: "Kies je eigen woorden, vraag mensen die je kennen, en zie waarover jullie het eens zijn.",
    ownLink: "Begin een ronde",
    hasOne: "Heb je er al een?",
    signIn: "Inloggen",
  },

  start: {
    title: "En nu jij: welke woorden passen bij jou?",
    label: "Jouw woorden",
    rest: "De rest is aan anderen.",
    choose: (min, max) => `Kies er ${String(min)} tot ${String(max)}`,
    count: (min, max) => `{n} gekozen · kies er ${String(min)} tot ${String(max)}`,
    full: (max) => `Meer dan ${String(max)} kan niet. Haal een woord weg om een ander te kiezen.`,
    missing: "Kies er nog {n}.",
    link: "Begin je eigen ronde",
    email: "Je e-mailadres",
    button: "Mail mij een code",
    noEmail: "Vul je e-mailadres in",
    badEmail: "Vul een geldig e-mailadres in",
    kept: "De woorden die je voor jezelf kiest, blijven in deze browser tot je een account aanmaakt.",
  },

  unsubscribe: {
    ask: "Deze mails niet meer ontvangen?",
    brings:
      "Het zijn uitnodigingen van mensen die graag willen weten hoe je hen ziet, met hoogstens drie herinneringen per uitnodiging, en een bedankje.",
    stop: "Afmelden",
    stopRound: "Alleen afmelden voor mails over deze ronde",
    stopAll: "Afmelden voor alle uitnodigingen",
    stopped: "Je krijgt geen uitnodigingen meer",
    stoppedRound: "Je krijgt geen mails meer over deze ronde",
    stoppedRoundText:
      "Uitnodigingen voor andere rondes krijg je nog wel. Niemand krijgt dit te horen, en je kunt nog antwoorden via de link in de mail. Je kunt deze pagina sluiten.",
    again: "Je krijgt weer uitnodigingen",
    againRound: "Je krijgt weer mails over deze ronde",
    resume: "Stuur ze me weer",
    resumeRound: "Stuur me weer mails over deze ronde",
    undo: "Ongedaan maken",
    close: "Je kunt deze pagina sluiten.",
  },
};
