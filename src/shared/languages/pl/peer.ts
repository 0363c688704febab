import { minutesOf, pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

/* A name is always a subject or follows a colon, because we can't inflect it. */

const plural = pluralIn("pl");
const minutes = (seconds: number | null) =>
  plural(minutesOf(seconds), { one: "minutę", few: "# minuty", many: "# minut", other: "# minuty" });
const words = (n: number) => plural(n, { one: "# słowo", few: "# słowa", many: "# słów", other: "# słowa" });
const othersWithdraw = (n: number) =>
  plural(n, {
    one: "# inna osoba też wycofa swoją odpowiedź",
    few: "# inne osoby też wycofają swoje odpowiedzi",
    many: "# innych osób też wycofa swoje odpowiedzi",
    other: "# innej osoby też wycofa swoje odpowiedzi",
  });

const oneAnswer = (owner: string) =>
  `Twój link pozwala odpowiedzieć tylko raz, a my zapamiętujemy tylko to, że został użyty. ${owner} wie, że masz zaproszenie, ale nie dowie się, czy wśród odpowiedzi jest Twoja, chyba że podasz swoje imię.`;
const allOthers =
  "Jeśli wszystkie pozostałe odpowiedzi wysłała jedna osoba, może z nich wywnioskować Twoją odpowiedź.";

export const peer: Texts["peer"] = {
  layout: {
    skip: "Przejdź do treści",
    language: "Język",
    privacy: "Polityka prywatności",
  },

  titles: {
    form: (owner) => `${owner} pyta: jak mnie widzisz?`,
    unnamed: "Jak mnie widzisz?",
    error: (title) => `Błąd: ${title}`,
    closed: "Ta ankieta jest zamknięta",
    used: "To zaproszenie już wykorzystano",
    own: "Twoja własna ankieta",
    unknown: "Ten link nie działa",
    busy: "Spróbuj ponownie później",
  },

  form: {
    description: "Wybierz słowa, które pasują. To zajmie minutę i nikt nie zobaczy, kto co wybrał.",
    picture: (title) => `Okno z czterema szybami, a obok: ${title}`,
    wish: (owner) => `${owner} chce wiedzieć, jakie robi na Tobie wrażenie. To zajmie minutę.`,
    note: (owner) => `${owner} pisze:`,
    openUntil: "koniec ankiety:",
    lead: (min, max) =>
      `Wybierz od ${String(min)} do ${String(max)} słów, które pasują. Nikt nie zobaczy, kto co wybrał.`,
    nameLabel: "Twoje imię",
    optional: "(jeśli chcesz)",
    nameHint: (owner) =>
      `${owner} zobaczy je na alfabetycznej liście wszystkich osób, które podały swoje imię, ale nigdy obok słów.`,
    whoCanAnswer: {
      withThisLink: (owner) => `Odpowiedzieć może każda osoba, która ma ten link. ${owner} też.`,
      anyone: (owner) => `Odpowiedzieć może każda osoba, która ma ogólny link do tej ankiety. ${owner} też.`,
      invitedForNow: (owner) => `Na razie odpowiadać mogą tylko osoby, które zaprasza ${owner}.`,
      invited: (owner) => `Odpowiadać mogą tylko osoby, które zaprasza ${owner}.`,
    },
  },

  held: "Wygląda na to, że nie masz teraz internetu. Twoja odpowiedź czeka w tej przeglądarce. Wyśle się sama, gdy wrócisz do sieci albo znów otworzysz ten link. Po 24 godzinach zostanie stąd usunięta.",

  answered: {
    title: "Odpowiedź już wysłana?",
    text: "Twoje potwierdzenie ma własny link: ten, który pojawia się po wysłaniu. Potwierdzenia tutaj nie pokazujemy, żeby nikt na tym urządzeniu nie mógł sprawdzić, kto odpowiadał. Jeśli odpowiesz jeszcze raz, liczą się obie odpowiedzi.",
  },

  words: {
    search: "Szukaj wśród słów",
    found: "Znalezione słowa: {n}",
    notFound: "Nie ma tu takiego słowa. Spróbuj innego.",
    meanings: "Pokaż, co znaczy każde słowo",
    legend: (person) => `Słowa, które mówią, jaką osobą jest ${person}`,
  },

  bar: {
    tray: "Wybrane słowa",
    trayHint: "Tutaj pojawią się wybrane słowa.",
    remove: "Usuń: {word}",
    choose: (min, max) => `wybierz od ${String(min)} do ${String(max)}`,
    // A number comes before it that a browser counts, so it needs a form that fits any number.
    picked: "wybrano · ",
    count: (min, max) => `Wybrano: {n} · wybierz od ${String(min)} do ${String(max)}`,
    full: (max) => `Masz już ${words(max)}, więcej się nie da. Usuń jedno, żeby dodać inne.`,
    sending: {
      button: "Wyślij moje słowa",
      ready: "Wyślij moje słowa ({n})",
      busy: "Wysyłanie…",
      missing: "Aby wysłać, wybierz jeszcze: {n}.",
    },
    saving: {
      button: "Zapisz moje słowa",
      ready: "Zapisz moje słowa ({n})",
      busy: "Zapisywanie…",
      missing: "Aby zapisać, wybierz jeszcze: {n}.",
    },
  },

  problems: {
    title: {
      sent: "Jeszcze nie wysłano. Wszystkie wybrane słowa nadal tu są.",
      saved: "Jeszcze nie zapisano. Wszystkie wybrane słowa nadal tu są.",
    },
    tooFew: (min) => `Wybierz co najmniej ${words(min)}.`,
    tooMany: (max) => `Wybierz najwyżej ${words(max)}.`,
    words: "Wybierz każde słowo tylko raz i tylko z listy.",
    longName: (max) =>
      `Imię może mieć najwyżej ${plural(max, { one: "# znak", few: "# znaki", many: "# znaków", other: "# znaku" })}.`,
    name: "Wpisz imię zwykłym tekstem, w jednym wierszu.",
    busy: (seconds) =>
      `Z Twojej sieci przyszło właśnie zbyt wiele odpowiedzi. Spróbuj ponownie za ${minutes(seconds)}.`,
    fault: "Coś poszło nie tak po naszej stronie. Nic nie przepadło. Spróbuj jeszcze raz.",
  },

  promise: {
    title: "Kto co widzi",
    mayShowResult: (owner, leaders) =>
      `${owner} może pokazać, ile razy wybrano każde słowo, ale nigdy nie pokaże, kto co wybrał. Oto kto może zobaczyć te liczby: ${leaders}.`,
    mayShow: (owner) =>
      `${owner} może pokazać innym parę słów, które wybrało kilka osób, ale nigdy nie pokaże, kto je wybrał.`,
    asksOthers: (owner) =>
      `${owner} pyta też inne grupy osób. Jeśli odpowiesz w więcej niż jednej grupie, Twoje odpowiedzi będzie można porównać.`,
    stored: {
      term: "Co przechowujemy:",
      text: "słowa, które wybierasz, i Twoje imię, jeśli je podasz. Trzymamy je osobno i nic ich już ze sobą nie połączy: ani konto, ani adres, ani urządzenie, ani godzina.",
    },
    seen: {
      term: (owner) => `Co widzi ${owner}:`,
      text: (minResponses) =>
        `ile razy wybrano każde słowo, łącznie w co najmniej ${plural(minResponses, { one: "# nowej odpowiedzi", other: "# nowych odpowiedziach" })}. Nigdy nie widzi samej Twojej odpowiedzi ani tego, kto co wybrał.`,
    },
    withdrawal: {
      term: "Jeśli zmienisz zdanie:",
      text: (minResponses) =>
        `po wysłaniu dostaniesz link, przez który możesz wycofać swoją odpowiedź. Jeśli nie ma jej jeszcze w żadnym wyniku, usuwamy ją od razu. W przeciwnym razie zniknie z kolejnych wyników, gdy co najmniej ${othersWithdraw(minResponses - 1)}.`,
    },
    limits: {
      term: "Warto wiedzieć:",
      openLink: (owner) =>
        `każda osoba, która ma ten link, może odpowiedzieć, i to więcej niż raz. Jeśli wszystkie pozostałe odpowiedzi wysłała jedna osoba (może to być także ${owner}), może z nich wywnioskować Twoją odpowiedź.`,
      invited: (owner) =>
        `${oneAnswer(owner)} Nie mamy jak sprawdzić, czy ${owner} nie wysyła zaproszeń także na własne adresy e-mail. ${allOthers}`,
      invitedBesideLink: (owner) =>
        `${oneAnswer(owner)} Nie mamy jak sprawdzić, czy ${owner} nie wysyła zaproszeń także na własne adresy e-mail albo nie odpowiada przez ogólny link do tej ankiety. ${allOthers}`,
    },
    draft: {
      term: "Do czasu wysłania:",
      text: "Twój wybór zostaje w tej przeglądarce, więc po odświeżeniu strony nic nie ginie.",
    },
  },

  thanks: {
    tab: "Dziękujemy",
    title: (owner) => `${owner} dziękuje`,
    stored: (owner) =>
      `Twoje słowa dotarły. ${owner} zobaczy je tylko razem ze słowami innych osób i nigdy nie zobaczy, kto co wybrał.`,
    repeat: "Ten formularz już do nas dotarł. Zachowaliśmy tamtą odpowiedź i niczego w niej nie zmieniliśmy.",
    given: (owner) => `${owner} w Twoich oczach`,
    once: "Słowa wybrane dla tej osoby widać tylko teraz. Gdy odświeżysz tę stronę albo z niej wyjdziesz, znikną stąd.",
    next: "Na tym urządzeniu odpowiada ktoś jeszcze?",
    nextLink: "Otwórz nowy formularz",
  },

  ownRound: {
    title: "A jak inni widzą Ciebie?",
    text: "Wybierz słowa, które Cię opisują, zapytaj co najmniej trzy osoby i otwórz swoje okno.",
    link: "Sprawdź, jak widzą Cię inni",
  },

  receipt: {
    title: "Twoje potwierdzenie",
    hint: "Zachowaj je na wypadek zmiany zdania.",
    stored: {
      term: "Co przechowujemy",
      text: "Twoje słowa oraz, oddzielnie, Twoje imię (jeśli jest podane). Bez konta, adresu, urządzenia i godziny.",
    },
    shown: "Kto i kiedy widzi Twoje słowa",
    shownWhen: (owner, others) =>
      `${owner} zobaczy Twoje słowa tylko zliczone razem z co najmniej ${plural(others, { one: "# inną nową odpowiedzią", other: "# innymi nowymi odpowiedziami" })}, nigdy osobno. I nigdy nie zobaczy, kto co wybrał.`,
    withdrawal: {
      term: "Jeśli zmienisz zdanie",
      text: "Przez ten link możesz wycofać swoją odpowiedź. Zapisz go: nikt go dla Ciebie nie odszuka, a z tej strony zniknie za godzinę.",
    },
    copy: "Skopiuj link",
    copied: "Skopiowano",
    selected: "Zaznaczono link: skopiuj go skrótem klawiszowym",
    email: "Wyślij go sobie e-mailem",
    subject: (owner) => `Jak wycofać moje słowa (${owner})`,
    orPrint: ", wydrukuj tę stronę albo ",
    withdraw: "wycofaj swoje słowa teraz",
    none: {
      tab: "Nie ma potwierdzenia",
      title: "Tutaj nie ma potwierdzenia",
      text: "Po wysłaniu odpowiedzi Twoje potwierdzenie jest tu przez godzinę. W tej przeglądarce żadnego nie ma: może godzina już minęła albo odpowiedź została wycofana. Jeśli odpowiedź została wysłana przed chwilą, jest zapisana, ale Twoja przeglądarka odrzuciła plik cookie potrzebny do pokazania tu potwierdzenia.",
      link: "Link z potwierdzenia nadal działa.",
    },
    lost: {
      text: "Z tej przeglądarki wysłano tu odpowiedź, ale potwierdzenie nie wróciło. Jeśli Twoja odpowiedź dotarła, możesz je teraz odebrać.",
      button: "Odbierz je teraz",
    },
  },

  withdrawal: {
    tab: "Wycofaj odpowiedź",
    title: "Wycofać odpowiedź?",
    stored: (owner) => `Twoje słowa są zapisane. Opisana osoba to ${owner}.`,
    busy: (seconds) =>
      `Z tym linkiem nie wiąże się żadna odpowiedź albo ta odpowiedź została już wycofana. Z Twojej sieci wypróbowano właśnie zbyt wiele linków: inny możesz wypróbować dopiero za ${minutes(seconds)}.`,
    unreleased: {
      term: "Jeśli Twoich słów nie ma jeszcze w żadnym wyniku:",
      text: "wybrane słowa i Twoje imię, jeśli jest podane, usuwamy od razu i na zawsze.",
    },
    released: {
      term: "Jeśli Twoje słowa są już uwzględnione w jakimś wyniku:",
      text: "ten wynik zostaje taki, jaki był. Pokazuje, ile razy wybrano każde słowo, i listę imion, która nie jest powiązana ze słowami. Z kolejnych wyników znikną Twoje słowa i Twoje imię, gdy swoje odpowiedzi wycofają też co najmniej dwie inne osoby (w niektórych ankietach musi ich być więcej). Gdyby zniknęła tylko Twoja odpowiedź, różnica zdradziłaby Twoje słowa. Osoba, która wysłała tamte inne wycofane odpowiedzi, i tak mogłaby wywnioskować Twoje słowa.",
    },
    untold: "Nikomu o tym nie mówimy.",
    button: "Wycofaj moją odpowiedź",
    done: {
      title: "Odpowiedź została wycofana",
      text: "Jeśli ten link dotyczył jakiejś odpowiedzi, została ona wycofana. Jeśli nie było jej w żadnym wyniku, została już usunięta.",
      later:
        "Wynik, który już pokazano, zostaje taki, jaki był. Z kolejnych wyników znikną Twoje słowa i Twoje imię, gdy swoje odpowiedzi wycofają też co najmniej dwie inne osoby. W niektórych ankietach musi ich być więcej.",
      end: "Możesz zamknąć tę stronę.",
    },
  },

  closed: {
    text: (owner) => `${owner} nie zbiera już słów.`,
    refused: {
      "response.surveyClosed": "Ta ankieta jest zamknięta. Twoja odpowiedź nie została zapisana.",
      "response.surveyFull": "W tej ankiecie nie ma już miejsca na więcej odpowiedzi.",
      "response.invitedOnly": "W tej ankiecie mogą odpowiadać tylko zaproszone osoby.",
      "response.keyOfOtherSurvey": "Ten formularz posłużył już do odpowiedzi w innej ankiecie.",
    },
    thanks: "Dziękujemy za chęć udziału.",
  },

  used: {
    text: "Zaproszenie pozwala odpowiedzieć tylko raz i ktoś już to zrobił. Nic więcej nie trzeba robić. Dziękujemy.",
    receipt:
      "Jeśli chcesz wycofać swoje słowa, otwórz link ze swojego potwierdzenia. Nikt go dla Ciebie nie odszuka, bo nie wiemy, która odpowiedź jest czyja.",
    other:
      "Jeśli to nie Ty, ktoś, kto ma ten link, odpowiedział zamiast Ciebie. Ta odpowiedź liczy się jak każda inna, a nowe zaproszenie nie pozwoli wysłać drugiej. Nikt się nie dowie, że to zaproszenie wykorzystano.",
  },

  unknown: {
    title: "Ten link prowadzi donikąd",
    sent: "To, co zostało przed chwilą wysłane, nie jest zapisane i nikt tego nie widzi.",
    openLink:
      "Może brakuje w nim znaku albo jest już wyłączony i zastąpiony nowym. Zapytaj osobę, od której go masz.",
    invited:
      "Może brakuje w nim znaku, ankiety już nie ma albo zaproszenie zostało wycofane. Nie musisz nic robić. Jeśli chcesz wziąć udział, zapytaj osobę, która Cię zaprasza.",
    code: "Wpisz zamiast tego kod",
  },

  busyCode: (seconds) =>
    `Ten link nie działa, a z Twojej sieci wypróbowano wiele błędnych linków. Właściwy nadal działa. Inne możesz wypróbować dopiero za ${minutes(seconds)}.`,

  about: "O co tu chodzi?",

  code: {
    title: "Przejdź do ankiety",
    lead: "Ktoś Cię pyta: „Jak mnie widzisz?” Wpisz tu kod od tej osoby. Nie potrzebujesz konta.",
    label: "Kod lub link",
    hint: "Masz go od osoby, która Cię pyta. Wielkie i małe litery mają znaczenie.",
    button: "Przejdź do ankiety",
    missing: "Wpisz kod albo wklej link.",
    unreadable: "To nie jest kod ani link do ankiety. Kod nie ma spacji: to ostatnia część linku, po /s/.",
    unknown:
      "Nie ma ankiety z takim kodem. Sprawdź każdy znak. Może kod już nie działa: wtedy poproś o nowy.",
    begun: "Zaczęte w tej przeglądarce",
    begunText: "Zaznaczone dla kogoś słowa nadal tu są. Zostaną w tej przeglądarce, dopóki ich nie wyślesz.",
    begunOne: "Dokończ zaczętą odpowiedź (wybrano: {n})",
    begunOneOf: "Dokończ odpowiedź {which} (wybrano: {n})",
    own: "Twoja własna ankieta",
    ownText:
      "Wybierz słowa, które Cię opisują, zapytaj osoby, które Cię znają, i zobacz, w czym się zgadzacie.",
    ownLink: "Utwórz ankietę",
    hasOne: "Masz już swoją?",
    signIn: "Zaloguj się",
  },

  start: {
    title: "Teraz Ty: które słowa pasują do Ciebie?",
    label: "Twoje słowa",
    rest: "Reszta należy do innych.",
    choose: (min, max) => `Wybierz od ${String(min)} do ${String(max)}`,
    count: (min, max) => `Wybrano: {n} · wybierz od ${String(min)} do ${String(max)}`,
    full: (max) => `Najwyżej ${words(max)}. Usuń jedno, żeby wybrać inne.`,
    missing: "Wybierz jeszcze: {n}.",
    link: "Utwórz własną ankietę",
    email: "Twój e-mail",
    button: "Wyślij mi kod",
    noEmail: "Wpisz swój adres e-mail",
    badEmail: "Wpisz poprawny adres e-mail",
    kept: "Słowa, które wybierasz dla siebie, zostaną w tej przeglądarce, dopóki nie założysz konta.",
  },

  unsubscribe: {
    ask: "Wyłączyć te e-maile?",
    brings:
      "To zaproszenia od osób, które chcą wiedzieć, jak je widzisz, a do każdego zaproszenia najwyżej trzy przypomnienia i podziękowanie.",
    stop: "Wypisz mnie",
    stopRound: "Wyłącz tylko e-maile w sprawie tej ankiety",
    stopAll: "Wyłącz wszystkie zaproszenia",
    stopped: "Nie dostaniesz więcej zaproszeń",
    stoppedRound: "Nie dostaniesz więcej e-maili w sprawie tej ankiety",
    stoppedRoundText:
      "Zaproszenia do innych ankiet będą nadal przychodzić. Nikt się nie dowie, że te e-maile są wyłączone, a Ty możesz nadal odpowiedzieć przez link z e-maila. Możesz zamknąć tę stronę.",
    again: "Znowu będziesz dostawać zaproszenia",
    againRound: "Znowu będziesz dostawać e-maile w sprawie tej ankiety",
    resume: "Chcę je znowu dostawać",
    resumeRound: "Chcę znowu dostawać e-maile w sprawie tej ankiety",
    undo: "Cofnij",
    close: "Możesz zamknąć tę stronę.",
  },
};
