import { listIn, pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("pl");
const onceAnswered = (least: number) =>
  `gdy ${plural(least, {
    one: "odpowie co najmniej # osoba",
    few: "odpowiedzą co najmniej # osoby",
    many: "odpowie co najmniej # osób",
    other: "odpowie co najmniej # osoby",
  })}`;

export const reply: Texts["reply"] = {
  titles: {
    invites: (facilitator) => `${facilitator} zaprasza Cię`,
    unknown: "Nie możemy znaleźć tego zaproszenia",
    busy: "Spróbuj ponownie za chwilę",
  },
  unknown: {
    byLink:
      "Może brakuje części linku: niektóre programy pocztowe łamią długie linki. Spróbuj jeszcze raz otworzyć link z e-maila albo skopiuj go w całości.",
    withdrawn: "Może zostało wycofane. Jeśli na nie czekasz, zapytaj osobę, która Cię zaprasza.",
  },
  busy: "Z Twojej sieci otwarto właśnie zbyt wiele zaproszeń. Poczekaj minutę i odśwież tę stronę.",

  facts: {
    title: (facilitator) => `${facilitator} zaprasza: zobacz siebie oczami innych`,
    lead: "Wybierasz od 5 do 10 słów, które Cię opisują, a osoby, które wskażesz, też wybierają słowa o Tobie. Potem okno pokazuje, co widzicie wspólnie, co widzą tylko one i co wybierasz tylko Ty.",
    leaders: (names) => `${listIn("pl", names)} wspólnie prowadzą ten program.`,
    purpose: (facilitator) => `${facilitator} o celu programu`,
    sees: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "zobaczą" : "zobaczy"}, na jakim etapie jesteś i ile osób odpowiedziało, a Twój wynik tylko wtedy, gdy go udostępnisz. Nikt nie zobaczy, kto co wybrał, Ty też nie.`,
    all: "Co przechowujemy i kto to widzi",
    good: "Warto wiedzieć",
    time: {
      term: "Twój czas",
      text: "Na początek około trzech minut. Każdej osobie, którą zapytasz, wystarczy około minuty.",
    },
    deadline: {
      term: "Termin",
      none: "Nie ma terminu.",
      until: "Osoby, które zapytasz, mogą odpowiadać do {time}.",
    },
    window: {
      term: "Okno",
      byClient: (least) => `Otwierasz je samodzielnie, ${onceAnswered(least)}.`,
      withOne: (owner, least) => `Ty i ${owner} otwieracie je razem na sesji, ${onceAnswered(least)}.`,
      withSome: (least) =>
        `Otwierasz je na sesji razem z jedną z osób, które prowadzą program, ${onceAnswered(least)}.`,
    },
    whose: {
      term: "Twoja ankieta",
      text: "Ankieta należy do Ciebie. W każdej chwili możesz opuścić program i zachować wszystko.",
    },
    notes: {
      term: "Notatki",
      text: ({ everyone, areSeveral }) =>
        `${everyone} ${areSeveral ? "mogą" : "może"} robić notatki o Waszej wspólnej pracy. Są prywatne i ich nie zobaczysz.`,
    },
  },

  form: {
    title: "Chcesz wziąć udział?",
    hasDeclined: "Zaproszenie zostało odrzucone",
    declined: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "widzą" : "widzi"}, że zaproszenie zostało odrzucone, i nic więcej. Nie musisz nic robić. Jeśli zmienisz zdanie, nadal możesz przyjąć zaproszenie, dopóki program trwa.`,
    nameLabel: "Imię i nazwisko",
    nameHint: "Zobaczą je osoby, które zapytasz.",
    noName: "Wpisz imię i nazwisko.",
    badName: "Wpisz imię i nazwisko zwykłym tekstem, w jednym wierszu, najwyżej 120 znaków.",
    newAccount: (email) =>
      `Gdy przyjmiesz zaproszenie, założymy dla adresu ${email} bezpłatne konto, dzięki któremu wrócisz do swojej ankiety. Przyjęcie zaproszenia oznacza akceptację tych dokumentów:`,
    terms: "Regulamin",
    privacy: "Polityka prywatności",
    signedIn: (email) => `Korzystasz z konta ${email}.`,
    accept: "Przyjmij i utwórz moją ankietę",
    acceptAfterAll: "Jednak przyjmuję",
    busy: "Tworzymy Twoją ankietę…",
    decline: "Nie, dziękuję",
    declineHint: ({ everyone, areSeveral }) =>
      `Nie zapytamy o powód. ${everyone} ${areSeveral ? "zobaczą" : "zobaczy"}, że zaproszenie zostało odrzucone, a Ty możesz zmienić zdanie, dopóki program trwa.`,
    count: {
      title: "Czy uwzględnić Twoje okno w ogólnym obrazie grupy?",
      text: ({ owner }) =>
        `${owner} zobaczy słowa wspólne dla wielu osób, ale nigdy nie zobaczy, czyje są. Ktoś, kto zna prawie wszystkie pozostałe okna, mógłby zgadnąć część Twojego. Nikt nie zobaczy, co wybierasz. Możesz to później zmienić.`,
      yes: "Tak, uwzględnijcie je",
      no: "Nie, pomińcie je",
    },
    signIn: {
      text: (email) =>
        `Dla adresu ${email} jest tu już konto. Zaloguj się, żeby przyjąć zaproszenie. Potem wrócisz na tę stronę.`,
      label: "Zaloguj się i przyjmij",
    },
    switchAccount: {
      text: (email) =>
        `To zaproszenie jest dla adresu ${email}, a Ty korzystasz z innego konta. Najpierw się wyloguj. Potem wrócisz na tę stronę.`,
      label: "Wyloguj się i wróć",
    },
    offline: "Nie ma teraz połączenia z naszą stroną. Spróbuj ponownie za chwilę.",
    failed: "Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.",
  },

  end: {
    over: {
      title: "Ten program się skończył",
      text: (facilitator, programme) =>
        `Program „${programme}”, do którego zaprasza ${facilitator}, został zamknięty. Nie ma już czego przyjmować ani odrzucać.`,
      own: "Nadal możesz sprawdzić, jak widzą Cię inni:",
      link: "utwórz własną ankietę",
    },
    left: {
      title: "Nie ma Cię już w tym programie",
      text: ({ everyone, areSeveral }, programme) =>
        `${everyone} nie ${areSeveral ? "widzą" : "widzi"} w programie „${programme}” niczego, co należy do Ciebie. Jeśli Twoja ankieta nie została usunięta, nadal istnieje i jest Twoja.`,
      link: "Przejdź do moich ankiet",
    },
    accepted: {
      title: "Bierzesz udział",
      signIn: (email, programme) =>
        `Zaproszenie do programu „${programme}” zostało przyjęte. Zaloguj się na konto ${email}, żeby przejść do ankiety.`,
      signInLink: "Zaloguj się",
      noPassword: "Nie masz jeszcze hasła?",
      noPasswordLink: "Poproś o link do ustawienia hasła",
      switchAccount: (email, programme) =>
        `Zaproszenie do programu „${programme}” zostało przyjęte dla adresu ${email}, a Ty korzystasz z innego konta. Żeby przejść do ankiety, wyloguj się i zaloguj na konto ${email}.`,
      otherAccount: {
        title: "Ta ankieta jest na innym koncie",
        text: (programme) =>
          `Zaproszenie do programu „${programme}” zostało przyjęte, ale tej ankiety nie ma na koncie, z którego korzystasz.`,
      },
      text: (facilitator, programme) =>
        `Zaproszenie do programu „${programme}” (zaprasza ${facilitator}) zostało przyjęte. Twoja ankieta już czeka.`,
      link: "Przejdź do mojej ankiety",
    },
  },
};
