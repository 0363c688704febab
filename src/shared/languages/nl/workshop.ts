import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("nl");

const noWindow =
  "Minder dan vijf mensen zijn nog bezig met beschrijven. Dat zijn er te weinig om ook jou te beschrijven, dus dit keer krijg je geen venster.";

export const workshop: Texts["workshop"] = {
  ledBy: (host, organisation) =>
    host === null
      ? organisation === null
        ? "Een workshop"
        : `Een workshop van ${organisation}`
      : `Begeleid door ${host}${organisation === null ? "" : `, ${organisation}`}`,

  titles: {
    unknown: "We kunnen deze workshop niet vinden",
    busy: "Probeer het over een minuut nog eens",
    closed: "Er kan niemand meer bij",
    back: (name) => `Je doet mee als ${name}`,
    gone: "Hier is niets meer",
    left: "Je hebt de workshop verlaten",
    waiting: (name) => `Je doet mee, ${name}`,
    late: "Je kunt nog wel anderen beschrijven",
    leave: "Deze workshop verlaten?",
    words: "Hoe zie je jezelf?",
    saved: "Je woorden zijn bewaard",
    nobody: "Hier is niemand die je kunt beschrijven",
    described: (name) => `Je hebt ${name} beschreven`,
    end: (left) =>
      left === 0
        ? "Je hebt iedereen beschreven"
        : plural(left, { one: "Nog één persoon te gaan", other: "Nog # mensen te gaan" }),
    ended: "Deze workshop is afgelopen",
    closedWindow: "Je venster blijft dicht",
    openWindows: "De vensters zijn open",
    onWall: "Kijk naar het grote scherm",
  },

  join: {
    lead: "Hoe zien de mensen in deze ruimte jou, en hoe zie je jezelf? Hier zie je het allebei, naast elkaar. Je hebt geen account nodig, alleen een naam.",
    late: {
      described:
        "De groep is elkaar al aan het beschrijven. Je kunt nog meedoen: jij beschrijft anderen, en een paar mensen die nog niet klaar zijn, beschrijven jou. Dat kan alleen als er nog minstens vijf van hen over zijn wanneer jij je eigen woorden hebt gekozen.",
      describesOnly: `${noWindow} Je kunt nog wel anderen beschrijven: daar help je ze mee.`,
    },
    anonymous: "Niemand ziet wie wat heeft gekozen.",
    nameLabel: "Je naam",
    nameHint: "Zoals de mensen in deze ruimte je noemen.",
    button: "Doe mee aan de workshop",
    steps: "Zo gaat het",
    step: {
      own: (min, max) => `Je kiest ${String(min)} tot ${String(max)} woorden die jou beschrijven.`,
      others: (least, most) =>
        `Je kiest woorden voor ${String(least)} tot ${String(most)} mensen uit de groep. Het toeval bepaalt voor wie.`,
      counting: "Je zegt of jouw venster meetelt in het totaalbeeld van de groep. Niemand ziet wat je kiest.",
      open: "Alle vensters gaan open, elk op de telefoon van de eigenaar. In jouw venster zie je wat jij én de anderen zien, wat alleen zij zien en wat alleen jij ziet.",
    },
    promise: [
      {
        term: "Je naam:",
        text: "De begeleider van de workshop ziet hem, en de mensen die jou beschrijven ook.",
      },
      {
        term: "Je woorden en je venster:",
        text: "Alleen jij kunt die zien. Niemand ziet wie wat heeft gekozen, ook je begeleider niet.",
      },
      {
        term: "Het scherm:",
        text: "Daarop staat hoeveel mensen meedoen en hoeveel er klaar zijn, en later het totaalbeeld van de groep, zonder jullie namen.",
      },
      {
        term: "Goed om te weten:",
        text: "Iedereen in de ruimte zou twee keer kunnen meedoen. Tel dus even na of het getal op het scherm klopt met het aantal mensen.",
      },
    ],
    back: (title) => `Op deze telefoon doe je mee aan “${title}”.`,
    goOn: "Verder",
    notYou: "Ben jij dat niet?",
    another: "Doe mee met een andere naam",
    closed: (title) =>
      `De vensters van “${title}” zijn open, of de workshop is voorbij. Meedoen kon alleen tot dat moment. Vraag het aan je begeleider.`,
    closedBack: "Deed je al eerder mee, open dan de pagina die je op je telefoon had.",
    unknown:
      "Misschien klopt er een teken niet, of is de workshop gewist. Probeer de code op het grote scherm nog eens.",
    code: "Code op het scherm",
    codeHint: "Let op hoofdletters en kleine letters.",
    find: "Zoek de workshop",
    busy: "Er zijn zojuist te veel codes geprobeerd vanuit jouw netwerk. Wacht een minuut en laad deze pagina dan opnieuw.",
    problems: {
      name: "Schrijf je naam als gewone tekst op één regel.",
      noName: "Vul een naam in.",
      taken:
        "Iemand hier heeft deze naam al, of een naam die er sterk op lijkt. Zet de eerste letter van je achternaam erbij, zodat jullie uit elkaar te houden zijn.",
      mixed:
        "In deze naam staan letters uit twee alfabetten in één woord. Schrijf hem in één alfabet, zodat jullie uit elkaar te houden zijn.",
      full: (most) => `Deze workshop is vol: er doen ${String(most)} mensen mee.`,
      busy: "Er komen op dit moment te veel mensen tegelijk bij vanuit jouw netwerk. Probeer het over een minuut nog eens.",
      fault: "Er ging iets mis bij ons. Probeer het nog eens.",
    },
  },

  erased:
    "Alles over jou wordt uiterlijk op {time} gewist. Daarna houdt alleen de begeleider het totaalbeeld van de groep, als dat er is.",
  keepOpen: "Houd deze pagina open: het gaat vanzelf verder.",
  rescan: "Raak je de pagina kwijt, scan dan de code op het grote scherm nog eens.",
  leaveLink: "Workshop verlaten",
  tooLate: "Je begeleider was al verder toen je dit stuurde, dus het is niet bewaard.",

  gone: "Misschien heb je deze workshop verlaten, of heeft je begeleider je eruit gehaald. Na de laatste dag, of als de begeleider de workshop verwijdert, wordt alles over de gasten gewist, ook de vensters. Is de workshop nog bezig, vraag het dan aan je begeleider.",
  left: "Je naam, je eigen woorden en wat anderen voor jou hebben gekozen, zijn gewist. Wat jij voor anderen hebt gekozen, blijft, en nergens staat dat het van jou was.",
  busy: "Vanuit jouw netwerk zijn te veel pagina’s geopend die niet bestaan. Wacht een minuut en laad deze pagina dan opnieuw.",

  noWindow: `${noWindow} Wat je voor anderen kiest, telt net zo mee als bij iedereen.`,

  own: {
    wait: (min, max) =>
      `Je begeleider begint zodra iedereen meedoet. Eerst kies je ${String(min)} tot ${String(max)} woorden die jou beschrijven.`,
    lead: (min, max) =>
      `Kies ${String(min)} tot ${String(max)} woorden die bij jou passen. Je kunt ze veranderen tot je begeleider verdergaat.`,
    lateLead: (min, max) =>
      `De anderen zijn al begonnen. Kies ${String(min)} tot ${String(max)} woorden die bij jou passen. Daarna beschrijf jij ook anderen. Een paar mensen die nog niet klaar zijn, beschrijven dan ook jou, als er nog minstens vijf van hen over zijn wanneer je je woorden bewaart.`,
    legend: "Woorden die jou beschrijven",
    saved: "Alleen jij ziet ze. Je begeleider gaat verder als de groep zover is.",
    change: "Wijzig mijn woorden",
    leaveAsIs: "Laat mijn woorden zo",
    without: "Je kunt ook anderen beschrijven zonder een eigen venster.",
    describeOthers: "Anderen beschrijven",
  },

  describing: {
    lead: (min, max, name) =>
      `Kies ${String(min)} tot ${String(max)} woorden die bij ${name} passen. Niemand ziet wie wat heeft gekozen.`,
    skipPerson: (name) => `${name} even overslaan`,
    place: (place, of) => `Persoon ${String(place)} van ${String(of)}`,
    done: (done) => `${String(done)} beschreven`,
    doneAndLeft: (done, left) => `${String(done)} beschreven, nog ${String(left)} te gaan`,
    described: "(beschreven)",
    once: "Eén beschrijving is genoeg, en die van jou is binnen. Die kunnen we niet tonen of veranderen, want we weten niet welke van jou is.",
    goOn: (name) => `Verder met ${name}`,
    goToEnd: "Naar het einde",
    nobody:
      "Deze persoon heeft de workshop verlaten, of hoort niet bij de mensen die jij beschrijft. Niets van wat je hier hebt gekozen, is bewaard.",
    finished:
      "Als je begeleider verdergaat, gaan alle vensters tegelijk open, elk op de telefoon van de eigenaar.",
    atEnd:
      "Je bent aan het einde van de lijst. Je kunt terug naar wie er nog over is, tot je begeleider verdergaat.",
    notKnown:
      "Ken je iemand niet goed genoeg, dan hoef je niets meer te doen. Niemand krijgt te horen wie je overslaat.",
    promise: (name, least) => [
      {
        term: "Wat we bewaren:",
        text: `de woorden die je kiest, zonder koppeling met jou: geen naam, geen apparaat, geen tijdstip. Los daarvan bewaren we dat je ${name} hebt beschreven, zodat deze pagina dat kan laten zien. Niets koppelt die twee weer aan elkaar.`,
      },
      {
        term: `Wat ${name} ziet:`,
        text: `zodra alle vensters opengaan, hoe vaak elk woord is gekozen, opgeteld over minstens ${String(least)} mensen. Nooit wie wat heeft gekozen. Je begeleider ziet er niets van.`,
      },
      {
        term: "Als je je bedenkt:",
        text: "Tot de vensters opengaan, kun je je woorden met een link intrekken. Je krijgt hem na het versturen.",
      },
      { term: "Als je iemand overslaat:", text: "Niemand krijgt het te horen." },
      {
        term: "Goed om te weten:",
        text: `Als alle anderen die ${name} beschrijven hun keuze aan ${name} vertellen, zijn jouw woorden af te leiden.`,
      },
      {
        term: "En nog iets:",
        text: "Deed je met bijna dezelfde mensen mee aan een andere workshop, dan zijn de vensters van beide workshops met elkaar te vergelijken.",
      },
    ],
  },

  sent: {
    stored: (name) => `Je woorden voor ${name} zijn binnen.`,
    repeat: (name) => `Je had je woorden voor ${name} al verstuurd. Die hebben we bewaard.`,
    shows: "Ze zijn te zien zodra alle vensters opengaan.",
    receipt:
      "Tot de vensters opengaan, kun je met deze link je woorden intrekken. Daarna kan dat niet meer. Bewaar hem als je ze misschien wilt intrekken: niemand kan hem voor je opzoeken, en na de volgende beschrijving staat hier een nieuw ontvangstbewijs.",
    shownWhen: (name, others) =>
      `${name} ziet je woorden zodra alle vensters opengaan, en dan alleen opgeteld bij minstens ${String(others)} andere antwoorden. Wie wat heeft gekozen, krijgt ${name} nooit te zien. Zodra de vensters opengaan, wissen we wat je hebt gekozen en blijven alleen de aantallen over.`,
    withdraw: "Trek deze woorden nu in",
  },

  counting: {
    title: "Mag jouw venster meetellen in het totaalbeeld van de groep?",
    text: "Het totaalbeeld toont woorden die velen van jullie gemeen hebben, maar nooit van wie ze zijn. Iedereen die meedoet, kan het zien, en ook wie de groep leidt. Wie bijna alle andere vensters kent, kan een deel van jouw venster raden. Het totaalbeeld komt er alleen als minstens vijf mensen ja zeggen.",
    until:
      "Niemand ziet wat je kiest, en je kunt het veranderen tot de vensters opengaan. Zonder antwoord telt je venster niet mee.",
    yes: "Laat het meetellen",
    no: "Laat het weg",
    counted: "Je venster telt mee in het totaalbeeld van de groep.",
    leftOut: "Je venster telt niet mee in het totaalbeeld van de groep.",
    change: "Wijzigen",
  },

  result: {
    thanks: "Fijn dat je erbij was.",
    readable: "Je kunt deze pagina lezen tot alles wordt gewist.",
    onWall: "Daar staat het totaalbeeld van jullie groep. Hier staat het ook.",
    toWindow: "Naar je eigen venster",
    window: "Jouw venster",
    few: "Minder dan drie mensen hebben je beschreven, dus je venster blijft dicht. Zo kan niemand eruit afleiden wie wat heeft gekozen.",
    none: "Dit keer heeft niemand je beschreven, dus er is geen venster voor jou.",
    endedBefore: "De workshop was afgelopen voordat de vensters opengingen, dus niemand heeft een venster.",
    endedFew: "Voor een venster zijn de woorden van minstens drie mensen nodig. Jouw venster bleef dicht.",
    endedNone: "Dit keer is er geen venster voor jou.",
    picture: "Het totaalbeeld van jullie groep",
    pictureLater: "Als er een totaalbeeld van de groep is, zie je het hier.",
    question: "Een vraag",
    step: "Iets om te proberen",
    inEnglish: "De tekst hieronder is voorlopig nog in het Engels, sorry.",
    panes: {
      arena: "Wat jij en anderen zien",
      blindSpot: "Wat alleen anderen zien",
      facade: "Wat alleen jij ziet",
      unknown: "Wat niemand koos",
    },
  },

  mail: {
    title: "Deze pagina terugvinden",
    sent: "De mail is onderweg. Over een minuut zou hij er moeten zijn.",
    label: "Je e-mailadres",
    hint: "We sturen de link één keer en bewaren je adres niet. Iedereen met de link kan deze pagina lezen.",
    button: "Mail mij mijn link",
    print: "Print deze pagina",
    invalid: "Vul een geldig e-mailadres in",
    enough: (most) =>
      `We hebben je al ${String(most)} mails gestuurd. Kijk in je spammap, of kopieer het adres van deze pagina.`,
    busy: "Probeer het over een paar minuten nog eens.",
  },

  leave: {
    erased: {
      before: "Je naam en je eigen woorden worden meteen gewist. Deze pagina is er dan niet meer.",
      begun:
        "Je naam en je eigen woorden worden meteen gewist, net als wat anderen voor jou hebben gekozen. Deze pagina is er dan niet meer.",
      opened:
        "Je naam en je eigen woorden worden meteen gewist, net als wat anderen voor jou hebben gekozen, en je venster. Deze pagina is er dan niet meer.",
    },
    again: "Je kunt weer meedoen tot de vensters opengaan.",
    stays:
      "Wat jij voor anderen hebt gekozen, blijft, en nergens staat dat het van jou was. We houden je plek niet vrij.",
    picture: "Het totaalbeeld van de groep blijft zoals het is.",
    button: "Verlaten en wissen",
    stay: "Blijven",
  },
};
