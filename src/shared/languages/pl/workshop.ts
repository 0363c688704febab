import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("pl");

const noWindow =
  "Mniej niż pięć osób wciąż opisuje innych. To za mało, żeby opisać też Ciebie, więc tym razem nie będziesz mieć okna.";

export const workshop: Texts["workshop"] = {
  ledBy: (host, organisation) =>
    host === null
      ? organisation === null
        ? "Warsztaty"
        : `Organizator: ${organisation}`
      : `Prowadzi: ${host}${organisation === null ? "" : `, ${organisation}`}`,

  titles: {
    unknown: "Nie możemy znaleźć tych warsztatów",
    busy: "Spróbuj ponownie za minutę",
    closed: "Nie można już dołączyć",
    back: (name) => `Jesteś tu jako ${name}`,
    gone: "Niczego już tu nie ma",
    left: "Nie ma Cię już na warsztatach",
    waiting: (name) => `${name}, jesteś już na liście`,
    late: "Możesz jeszcze opisać innych",
    leave: "Opuścić te warsztaty?",
    words: "Jak widzisz siebie?",
    saved: "Twoje słowa są zapisane",
    nobody: "Nie ma tu kogo opisać",
    described: (name) => `Opis gotowy: ${name}`,
    end: (left) =>
      left === 0
        ? "Wszystkie opisy gotowe"
        : plural(left, {
            one: "Została jedna osoba",
            few: "Zostały # osoby",
            many: "Zostało # osób",
            other: "Zostało # osoby",
          }),
    ended: "Te warsztaty się skończyły",
    closedWindow: "Twoje okno się nie otworzy",
    openWindows: "Okna są otwarte",
    onWall: "Spójrz na duży ekran",
  },

  join: {
    lead: "Jak widzą Cię osoby w tej sali, a jak widzisz siebie? Tutaj zobaczysz jedno i drugie obok siebie. Nie potrzebujesz konta, wystarczy imię.",
    late: {
      described:
        "Osoby z grupy już opisują się nawzajem. Możesz jeszcze dołączyć: Ty opisujesz innych, a Ciebie opisze kilka z osób, które jeszcze nie skończyły. Musi ich jednak zostać co najmniej pięć, gdy wybierzesz własne słowa.",
      describesOnly: `${noWindow} Nadal możesz opisać innych: to im pomoże.`,
    },
    anonymous: "Nikt nie zobaczy, kto co wybrał.",
    nameLabel: "Twoje imię",
    nameHint: "Takie, jakim nazywają Cię osoby w tej sali.",
    button: "Dołącz do warsztatów",
    steps: "Jak to przebiega",
    step: {
      own: (min, max) => `Wybierasz od ${String(min)} do ${String(max)} słów, które Cię opisują.`,
      others: (least, most) =>
        `Opisujesz od ${String(least)} do ${String(most)} osób z grupy. Kogo opiszesz, zdecyduje los.`,
      counting: "Mówisz, czy uwzględnić Twoje okno w ogólnym obrazie grupy. Nikt nie zobaczy, co wybierasz.",
      open: "Otwierają się wszystkie okna, każde na telefonie osoby, do której należy. W oknie widać, które cechy dostrzegają i ta osoba, i inni, które tylko inni, a które tylko ona sama.",
    },
    promise: [
      {
        term: "Twoje imię:",
        text: "widzi je osoba prowadząca i osoby, które Cię opisują.",
      },
      {
        term: "Twoje słowa i Twoje okno:",
        text: "widzisz je tylko Ty. Nikt nie zobaczy, kto co wybrał, osoba prowadząca też nie.",
      },
      {
        term: "Duży ekran:",
        text: "pokazuje, ile osób dołączyło i ile skończyło, a później ogólny obraz grupy, bez Waszych imion.",
      },
      {
        term: "Warto wiedzieć:",
        text: "każda osoba w sali mogłaby dołączyć dwa razy. Policzcie się więc: liczba na ekranie powinna zgadzać się z liczbą osób.",
      },
    ],
    back: (title) => `Na tym telefonie bierzesz udział w warsztatach „${title}”.`,
    goOn: "Dalej",
    notYou: "To nie Ty?",
    another: "Dołącz pod innym imieniem",
    closed: (title) =>
      `Okna warsztatów „${title}” są już otwarte albo warsztaty się skończyły. Dołączyć można było tylko wcześniej. Zapytaj osobę prowadzącą.`,
    closedBack: "Jeśli już bierzesz udział, otwórz stronę, która była na Twoim telefonie.",
    unknown:
      "Może któryś znak się nie zgadza albo warsztaty zostały już usunięte. Spróbuj jeszcze raz z kodem z dużego ekranu.",
    code: "Kod z dużego ekranu",
    codeHint: "Wielkie i małe litery mają znaczenie.",
    find: "Znajdź warsztaty",
    busy: "Z Twojej sieci wypróbowano właśnie zbyt wiele kodów. Poczekaj minutę i odśwież tę stronę.",
    problems: {
      name: "Wpisz imię zwykłym tekstem, w jednym wierszu.",
      noName: "Wpisz imię.",
      taken:
        "Ktoś tu ma już takie imię albo bardzo podobne z wyglądu. Dodaj inicjał, żeby można było Was odróżnić.",
      mixed:
        "W tym imieniu w jednym słowie mieszają się litery dwóch alfabetów. Wpisz je w jednym alfabecie, żeby można było Was odróżnić.",
      full: (most) =>
        `Nie ma już miejsc na tych warsztatach: ${plural(most, { one: "dołączyła # osoba", few: "dołączyły # osoby", many: "dołączyło # osób", other: "dołączyło # osoby" })}.`,
      busy: "Z Twojej sieci dołącza właśnie zbyt wiele osób. Spróbuj ponownie za minutę.",
      fault: "Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.",
    },
  },

  erased:
    "Wszystko, co Ciebie dotyczy, zostanie usunięte. Ostateczny termin: {time}. Potem tylko osoba prowadząca zachowa ogólny obraz grupy, jeśli taki powstanie.",
  keepOpen: "Zostaw tę stronę otwartą: dalej przejdzie sama.",
  rescan: "Jeśli ją zgubisz, zeskanuj jeszcze raz kod z dużego ekranu.",
  leaveLink: "Opuść warsztaty",
  tooLate: "W chwili wysłania osoba prowadząca była już krok dalej, więc tego nie zapisaliśmy.",

  gone: "Może nie bierzesz już udziału w tych warsztatach albo usunęła Cię z nich osoba prowadząca. Po ich ostatnim dniu, albo gdy osoba prowadząca je usunie, usuwamy wszystko, co dotyczy osób, które wzięły w nich udział, okna też. Jeśli warsztaty jeszcze trwają, zapytaj osobę prowadzącą.",
  left: "Twoje imię, Twoje własne słowa i to, co inni wybrali dla Ciebie, zostały usunięte. Twoje słowa dla innych zostają, ale nic nie wskazuje, że są Twoje.",
  busy: "Z Twojej sieci próbowano otworzyć zbyt wiele stron, których nie ma. Poczekaj minutę i odśwież tę stronę.",

  noWindow: `${noWindow} To, co wybierasz dla innych, liczy się tak samo jak u wszystkich.`,

  own: {
    wait: (min, max) =>
      `Osoba prowadząca zacznie, gdy wszyscy dołączą. Najpierw wybierzesz od ${String(min)} do ${String(max)} słów, które Cię opisują.`,
    lead: (min, max) =>
      `Wybierz od ${String(min)} do ${String(max)} słów, które do Ciebie pasują. Możesz je zmieniać, dopóki osoba prowadząca nie przejdzie dalej.`,
    lateLead: (min, max) =>
      `Inni już zaczęli. Wybierz od ${String(min)} do ${String(max)} słów, które do Ciebie pasują, a potem też opisz innych. Kilka z osób, które jeszcze nie skończyły, opisze wtedy także Ciebie, jeśli zostanie ich co najmniej pięć, gdy zapiszesz swoje słowa.`,
    legend: "Słowa, które Cię opisują",
    saved: "Widzisz je tylko Ty. Osoba prowadząca przejdzie dalej, gdy grupa będzie gotowa.",
    change: "Zmień moje słowa",
    leaveAsIs: "Zostaw moje słowa bez zmian",
    without: "Możesz też opisywać innych bez własnego okna.",
    describeOthers: "Opisz innych",
  },

  describing: {
    lead: (min, max, name) =>
      `Wybierz od ${String(min)} do ${String(max)} słów, które mówią, jaką osobą jest ${name}. Nikt nie zobaczy, kto co wybrał.`,
    skipPerson: (name) => `Na razie pomiń: ${name}`,
    place: (place, of) => `Osoba ${String(place)} z ${String(of)}`,
    done: (done) => `Opisane: ${String(done)}`,
    doneAndLeft: (done, left) => `Opisane: ${String(done)}, zostało: ${String(left)}`,
    described: "(opis gotowy)",
    once: "Wystarczy jeden opis i Twój już jest. Nie możemy go pokazać ani zmienić, bo nie wiemy, który jest Twój.",
    goOn: (name) => `Dalej: ${name}`,
    goToEnd: "Przejdź na koniec",
    nobody:
      "Tej osoby nie ma już na warsztatach albo nie ma jej wśród osób, które opisujesz. Żadne wybrane dla niej słowa nie zostały zapisane.",
    finished:
      "Wszystkie okna otworzą się razem, każde na telefonie osoby, do której należy, gdy osoba prowadząca przejdzie dalej.",
    atEnd:
      "To koniec listy. Do osób, które zostały, możesz wrócić, dopóki osoba prowadząca nie przejdzie dalej.",
    notKnown:
      "Jeśli kogoś nie znasz wystarczająco dobrze, nie musisz nic więcej robić. Nikt się nie dowie, kogo pomijasz.",
    promise: (name, least) => [
      {
        term: "Co przechowujemy:",
        text: `słowa, które wybierasz, bez powiązania z Tobą: bez imienia, urządzenia i godziny. Osobno zapisujemy, że ta osoba (${name}) jest już przez Ciebie opisana, żeby było to widać na tej stronie. Nic tych dwóch zapisów już nie połączy.`,
      },
      {
        term: `Co widzi ${name}:`,
        text: `gdy otworzą się wszystkie okna, ile razy wybrano każde słowo, łącznie w opisach od co najmniej ${plural(least, { one: "# osoby", other: "# osób" })}. Nigdy nie widzi, kto co wybrał. Osoba prowadząca nic z tego nie widzi.`,
      },
      {
        term: "Jeśli zmienisz zdanie:",
        text: "dopóki okna się nie otworzą, możesz wycofać swoje słowa. Link do tego dostaniesz po wysłaniu.",
      },
      { term: "Jeśli kogoś pominiesz:", text: "nikt się o tym nie dowie." },
      {
        term: "Warto wiedzieć:",
        text: `jeśli ${name} dowie się od wszystkich innych opisujących osób, co wybrały, będzie można wywnioskować Twoje słowa.`,
      },
      {
        term: "I jeszcze jedno:",
        text: "jeśli masz za sobą inne warsztaty z prawie tymi samymi osobami, okna z jednych i drugich warsztatów będzie można porównać.",
      },
    ],
  },

  sent: {
    stored: (name) => `Twój opis dotarł. Opisana osoba to ${name}.`,
    repeat: (name) => `Twój opis już mamy (opisana osoba to ${name}). Zostawiamy tamte słowa.`,
    shows: "Twoje słowa będzie widać, gdy otworzą się wszystkie okna.",
    receipt:
      "Dopóki okna się nie otworzą, możesz przez ten link wycofać swoje słowa. Potem już się nie da. Zapisz ten link, jeśli może Ci się przydać: nikt go dla Ciebie nie odszuka, a po następnym opisie będzie tu nowe potwierdzenie.",
    shownWhen: (name, others) =>
      `${name} zobaczy Twoje słowa, gdy otworzą się wszystkie okna, i to tylko zliczone razem z co najmniej ${plural(others, { one: "# inną odpowiedzią", other: "# innymi odpowiedziami" })}. Nigdy nie zobaczy, kto co wybrał. W chwili otwarcia okien usuniemy zapis Twojego wyboru i zostaną tylko łączne liczby.`,
    withdraw: "Wycofaj te słowa teraz",
  },

  counting: {
    title: "Czy uwzględnić Twoje okno w ogólnym obrazie grupy?",
    text: "Ogólny obraz grupy pokazuje słowa wspólne dla wielu z Was, ale nigdy nie pokazuje, czyje są. Zobaczą go wszystkie osoby, które biorą udział, a także te, które prowadzą grupę. Ktoś, kto zna prawie wszystkie pozostałe okna, mógłby zgadnąć część Twojego. Obraz powstanie, jeśli zgodzi się co najmniej pięć osób.",
    until:
      "Nikt nie zobaczy, co wybierasz, i możesz to zmieniać, dopóki okna się nie otworzą. Bez odpowiedzi nie uwzględnimy Twojego okna.",
    yes: "Tak, uwzględnijcie je",
    no: "Nie, pomińcie je",
    counted: "Uwzględnimy Twoje okno w ogólnym obrazie grupy.",
    leftOut: "Nie uwzględnimy Twojego okna w ogólnym obrazie grupy.",
    change: "Zmień",
  },

  result: {
    thanks: "Dziękujemy za udział.",
    readable: "Możesz czytać tę stronę, dopóki wszystko nie zostanie usunięte.",
    onWall: "Jest na nim ogólny obraz Waszej grupy. Tutaj też go widać.",
    toWindow: "Przejdź do swojego okna",
    window: "Twoje okno",
    few: "Masz mniej niż trzy opisy, więc Twoje okno pozostaje zamknięte. Dzięki temu nikt nie wywnioskuje z niego, kto co wybrał.",
    none: "Tym razem nikt Cię nie opisał, więc nie ma dla Ciebie okna.",
    endedBefore: "Warsztaty skończyły się, zanim otworzyły się okna, więc nikt nie ma swojego.",
    endedFew: "Żeby powstało okno, potrzeba słów od co najmniej trzech osób. Twoje się nie otworzyło.",
    endedNone: "Tym razem nie ma dla Ciebie okna.",
    picture: "Ogólny obraz Waszej grupy",
    pictureLater: "Jeśli powstanie ogólny obraz grupy, zobaczysz go tutaj.",
    question: "Pytanie",
    step: "Coś do wypróbowania",
    inEnglish: "Tekst poniżej jest na razie po angielsku. Przepraszamy!",
    panes: {
      arena: "To widać z obu stron",
      blindSpot: "To widzą tylko inni",
      facade: "To widzisz tylko Ty",
      unknown: "Tego nikt nie wybrał",
    },
  },

  mail: {
    title: "Jak tu wrócić",
    sent: "E-mail jest już w drodze. Powinien dotrzeć w ciągu minuty.",
    label: "Twój e-mail",
    hint: "Wyślemy link raz i nie zachowamy Twojego adresu. Każda osoba, która ma ten link, może czytać tę stronę.",
    button: "Wyślij mi mój link",
    print: "Wydrukuj tę stronę",
    invalid: "Wpisz poprawny adres e-mail",
    enough: (most) =>
      `${plural(most, { one: "Wysłaliśmy Ci już # e-mail", few: "Wysłaliśmy Ci już # e-maile", many: "Wysłaliśmy Ci już # e-maili", other: "Wysłaliśmy Ci już # e-maila" })}. Zajrzyj do spamu albo skopiuj adres tej strony.`,
    busy: "Spróbuj ponownie za kilka minut.",
  },

  leave: {
    erased: {
      before: "Twoje imię i Twoje własne słowa zostaną od razu usunięte. Tej strony już wtedy nie będzie.",
      begun:
        "Twoje imię i Twoje własne słowa zostaną od razu usunięte, razem z tym, co inni już dla Ciebie wybrali. Tej strony już wtedy nie będzie.",
      opened:
        "Twoje imię i Twoje własne słowa zostaną od razu usunięte, razem z tym, co inni dla Ciebie wybrali, i z Twoim oknem. Tej strony już wtedy nie będzie.",
    },
    again: "Możesz dołączyć ponownie, dopóki okna się nie otworzą.",
    stays:
      "Twoje słowa dla innych zostają, ale nic nie wskazuje, że są Twoje. Twojego miejsca nie rezerwujemy.",
    picture: "Ogólny obraz grupy zostaje taki, jaki jest.",
    button: "Opuść i usuń",
    stay: "Zostań",
  },
};
