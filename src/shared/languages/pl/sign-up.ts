import { pluralIn } from "../format.ts";
import type { Texts } from "../texts.ts";

const plural = pluralIn("pl");

export const signUp: Texts["signUp"] = {
  title: "Załóż konto",
  description: "Załóż bezpłatne konto: wystarczą e-mail, kod i hasło.",
  needsScript:
    "Żeby założyć konto, potrzebujesz JavaScriptu. Żeby odpowiedzieć w rundzie, do której masz link, nie.",
  hasAccount: "Masz już konto?",
  signIn: "Zaloguj się",
  noCode: "Nie chcesz wpisywać kodu?",
  byLink: "Poproś o link e-mailem",
  words: {
    label: "Twoje słowa",
    rest: "Resztę powiedzieliby inni.",
    kept: (count) =>
      `${plural(count, { one: "W tej przeglądarce jest zapisane # Twoje słowo", few: "W tej przeglądarce są zapisane # Twoje słowa", many: "W tej przeglądarce jest zapisanych # Twoich słów", other: "W tej przeglądarce jest zapisane # Twojego słowa" })}. Załóż konto, żeby zacząć z nimi pierwszą rundę.`,
    change: "Zmień moje słowa",
  },
  email: {
    label: "E-mail",
    hint: "Na ten adres wyślemy kod. Później też będziesz się nim logować.",
    button: "Wyślij kod weryfikacyjny",
    busy: "Wysyłanie…",
    failed: "Nie udało się wysłać kodu weryfikacyjnego",
  },
  code: {
    sent: ["Kod wysłaliśmy na adres", "Działa przez 10 minut."],
    label: "Kod weryfikacyjny",
    hint: "6 liter i cyfr. Gdy będzie pełny, przejdziemy dalej. Nie ma go? Zajrzyj do spamu.",
    length: "Kod ma 6 znaków",
    button: "Dalej",
    again: "Wyślij nowy kod",
    other: "Użyj innego adresu",
    yours: "Twój kod:",
    change: "Zmień go",
    back: "Wróć do kodu",
    newSent: "Nowy kod jest w drodze",
    oldDead: "Stary już nie działa.",
    check: "Zajrzyj do poczty i wpisz właściwy kod, 6 znaków",
  },
  profile: {
    firstName: "Imię",
    lastName: "Nazwisko",
    password: "Hasło",
    passwordHint: "Co najmniej 8 znaków. Kilka słów z rzędu łatwo zapamiętać, a trudno odgadnąć.",
    show: "Pokaż hasło",
    hide: "Ukryj hasło",
    missing: (label) => `Uzupełnij pole „${label}”`,
    seen: "Osoby, które zapytasz, zobaczą Twoje imię i nazwisko, żeby wiedzieć, kogo opisują.",
    anonymous: "Nikt nie zobaczy, kto co wybrał.",
    until: "Dopóki nie odpowiedzą trzy osoby, widzisz tylko, ile ich jest.",
    button: "Załóż konto",
    buttonWithWords: "Załóż konto i zacznij moją rundę",
    busy: "Zakładamy Twoje konto…",
    busyWithWords: "Zaczynamy Twoją rundę…",
    failed: "Nie udało się założyć konta",
    notStarted: "Masz już konto, ale Twoja runda się nie zaczęła. Spróbuj jeszcze raz.",
  },
  said: {
    enterEmail: "Wpisz swój adres e-mail",
    enterValidEmail: "Wpisz poprawny adres e-mail",
    enterCode: "Wpisz kod weryfikacyjny z e-maila",
    fillAll: "Wypełnij wszystkie pola",
    passwordTooShort: "Hasło musi mieć co najmniej 8 znaków",
    passwordTooLong: "Hasło może mieć najwyżej 256 znaków",
    passwordCommon: "To hasło zbyt łatwo odgadnąć. Spróbuj innego",
    passwordGuessable:
      "To hasło składa się ze słów, które można odgadnąć, na przykład z Twojego imienia lub naszej nazwy. Spróbuj innego",
    passwordBreached: "To hasło wyciekło z innej strony. Spróbuj innego",
    invalidCode: "Kod weryfikacyjny się nie zgadza",
    checkCode:
      "Kod weryfikacyjny się nie zgadza. Zajrzyj jeszcze raz do naszego najnowszego e-maila albo poproś o nowy kod",
    noLiveCode: "Kod weryfikacyjny się nie zgadza. Poproś o nowy",
    alreadyRegistered: "Ten adres e-mail ma już konto. Zaloguj się.",
    tryAgain: "Spróbuj jeszcze raz",
  },
};
