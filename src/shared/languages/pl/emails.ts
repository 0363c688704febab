import type { AskedProgramme, AskedRound } from "#src/shared/languages/emails.ts";
import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const brand = "Openpane";
const plural = pluralIn("pl");
const shows = `${brand} pomaga dowiedzieć się, jak widzą nas inni.`;
const asker = "osoba, która Cię pyta,";
const earlierAsker = "osoba, która zadała Ci pytanie,";
const inviter = "osoba, która Cię zaprasza,";

const asks = ({ name, fullName }: AskedRound): string =>
  name === null
    ? `Ktoś pyta Cię: „Jak mnie widzisz?” Imię tej osoby zawiera adres internetowy albo numer telefonu, a takich imion nie podajemy w e-mailach. To imię znajdziesz na stronie. Ta osoba korzysta z ${brand}: tam można się dowiedzieć, jak widzą nas inni.`
    : `${fullName ?? name} pyta Cię: „Jak mnie widzisz?” ${name} korzysta z ${brand}: tam można się dowiedzieć, jak widzą nas inni.`;

function promise({ name, closes, least }: AskedRound): readonly string[] {
  const owner = name ?? asker;
  const answered = plural(least, {
    one: "odpowie co najmniej # osoba",
    few: "odpowiedzą co najmniej # osoby",
    many: "odpowie co najmniej # osób",
    other: "odpowie co najmniej # osoby",
  });
  return [
    closes === null ? "" : `Możesz odpowiedzieć do ${closes}.`,
    `Twoja odpowiedź jest anonimowa. Gdy ${answered}, ${owner} zobaczy, ile razy wybrano każde słowo, ale nigdy nie zobaczy, kto co wybrał. Jeśli nie dodasz swojego imienia, ${owner} nie dowie się, czy wśród odpowiedzi jest Twoja.`,
    noReply(owner),
  ];
}

const noReply = (name: string): string =>
  `Nie odpowiadaj na tę wiadomość: ${name} nie dostanie Twojej odpowiedzi.`;

const titled = ({ title }: AskedProgramme): string =>
  title === null ? "do programu" : `do programu „${title}”`;

const about = `${shows} Wybierasz słowa, które Cię opisują. Inne osoby, które wskażesz, też wybierają słowa, które Cię opisują. Potem widzisz, w czym się zgadzacie.`;

function clientPromise(programme: AskedProgramme): readonly string[] {
  const { name, leaders, anyLeader, areSeveral, opensTogether, least, closes, repliesTo } = programme;
  const see = areSeveral
    ? `${leaders === null ? "Program prowadzi wspólnie kilka osób" : `${leaders} wspólnie prowadzą ten program`}. Zobaczą`
    : `${leaders ?? "Osoba, która prowadzi program,"} zobaczy`;
  const any = anyLeader ?? (areSeveral ? "Jedna z tych osób" : "Osoba, która prowadzi program,");
  return [
    `Twoje słowa i odpowiedzi innych osób należą do Ciebie. ${see}, na jakim etapie jesteś i ile osób odpowiedziało, a Twój wynik tylko wtedy, gdy go udostępnisz. W każdej chwili możesz przestać go udostępniać.`,
    opensTogether
      ? `${any} chce otworzyć Twój wynik razem z Tobą, na sesji. Dopóki ta sesja się nie zacznie, Twój wynik pozostaje zamknięty. Udział zależy od Ciebie: zapytamy, zanim cokolwiek zostanie otwarte lub udostępnione, i powiemy, kto by to zobaczył. Gdy sesja się zacznie albo gdy opuścisz program, możesz otworzyć swój wynik samodzielnie.`
      : "",
    `Nikt nie zobaczy, kto co wybrał, Ty też nie. Twój wynik pokazuje słowa wszystkich osób razem, ale dopiero od ${String(least)} odpowiedzi wzwyż.`,
    closes === null ? "" : `Osoby, które zapytasz, mogą odpowiadać do ${closes}.`,
    repliesTo === null
      ? ""
      : repliesTo === "nobody"
        ? noReply(name ?? inviter)
        : `Jeśli masz pytanie, odpowiedz na tę wiadomość. Twoją odpowiedź dostanie ${repliesTo.name ?? "osoba, która Cię zaprasza"}.`,
  ];
}

export const emails: Texts["emails"] = {
  greeting: () => "Dzień dobry!",
  unsubscribe: "Wypisz mnie",
  colon: ":",
  writes: (name) => `${name ?? "Ktoś"} pisze:`,

  invitation: (round) => ({
    subject: `${round.name ?? "Ktoś"} pyta: jak mnie widzisz?`,
    lines: [asks(round), "Wybierz słowa, które pasują. To zajmie około minuty i nie potrzebujesz konta."],
    button: "Wybierz słowa",
    after: [
      ...promise(round),
      "Ten link jest tylko dla Ciebie i pozwala odpowiedzieć tylko raz. Nie przekazuj go nikomu.",
      `Jeśli nie wiesz, kim jest ${round.name ?? "osoba, której imię widać na stronie"}, albo nie chcesz odpowiadać, możesz zignorować tę wiadomość. Dopóki można odpowiadać, wyślemy Ci najwyżej trzy przypomnienia.`,
    ],
  }),

  reminder: (round) => ({
    subject: `Przypomnienie. ${round.name ?? "Ktoś"} pyta: jak mnie widzisz?`,
    lines: [asks(round), "Jest jeszcze czas. To zajmie około minuty i nie potrzebujesz konta."],
    button: "Wybierz słowa",
    after: [
      ...promise(round),
      "Ten link jest tylko dla Ciebie i pozwala odpowiedzieć tylko raz. Link z wcześniejszego e-maila też działa.",
      `Te przypomnienia wysyłamy my, a ${round.name ?? asker} nie dowie się, kto je dostaje. Jeśli nie chcesz odpowiadać, możesz zignorować tę wiadomość albo wyłączyć przypomnienia przez link poniżej.`,
    ],
  }),

  thanks: ({ name, fullName }) => ({
    subject: name === null ? "Podziękowanie od osoby, która zadała Ci pytanie" : `${name} dziękuje`,
    lines: [
      `${fullName ?? "Ktoś"} chce Ci podziękować. Chodzi o pytanie wysłane do Ciebie przez ${brand}: „Jak mnie widzisz?”`,
      "Jeśli Twoja odpowiedź już dotarła, dziękujemy za poświęcony czas i uważne spojrzenie. Jeśli się nie złożyło, nic nie szkodzi.",
      `Tę samą wiadomość dostaje każda zaproszona osoba. Odpowiedzi pozostają anonimowe, a ${name ?? earlierAsker} nie dowie się, kto odpowiedział. Wyjątkiem są osoby, które podały swoje imię.`,
      noReply(name ?? earlierAsker),
    ],
    after: [],
  }),

  clientInvitation: (programme) => ({
    subject: `${programme.name ?? "Ktoś"} zaprasza: sprawdź, jak widzą Cię inni`,
    lines: [`${programme.name ?? "Ktoś"} zaprasza Cię ${titled(programme)}. ${about}`],
    button: "Zobacz zaproszenie",
    after: [
      "Tam możesz je przyjąć albo odrzucić: jedno i drugie zajmuje minutę. Jeśli nie masz jeszcze konta, założymy je, gdy przyjmiesz zaproszenie. Jest bezpłatne i nie potrzebujesz do niego hasła.",
      ...clientPromise(programme),
      `Ten link jest tylko dla Ciebie, więc nie przekazuj go nikomu. Jeśli nie wiesz, kim jest ${programme.name ?? inviter}${programme.name === null ? "" : ","} możesz odrzucić zaproszenie albo zignorować tę wiadomość.${programme.hasReminders ? ` Jeśli nie przyjmiesz ani nie odrzucisz zaproszenia, przypomnimy o nim najwyżej dwa razy. Przypomnieć może też ${programme.name ?? "osoba, która Cię zaprasza"}.` : ""}`,
    ],
  }),

  clientReminder: (programme, by) => {
    const name = programme.name ?? "Ktoś";
    const invites = `zaprasza Cię ${titled(programme)}`;
    return {
      subject: `Przypomnienie. ${name} zaprasza: sprawdź, jak widzą Cię inni`,
      lines: [
        `${
          by === null
            ? `${name} ${invites} i czeka na Twoją odpowiedź.`
            : by === "owner"
              ? `${name} ${invites} i prosi nas, żebyśmy o tym przypomnieli.`
              : `${by.name} współprowadzi program i prosi nas, żebyśmy Ci przypomnieli: ${programme.name ?? "ktoś"} ${invites} i czeka na Twoją odpowiedź.`
        } Możesz przyjąć zaproszenie albo je odrzucić: jedno i drugie zajmuje minutę.`,
        about,
      ],
      button: "Zobacz zaproszenie",
      after: [
        ...clientPromise(programme),
        by === null
          ? "Wysyłamy najwyżej dwa takie przypomnienia i przestajemy, gdy przyjmiesz lub odrzucisz zaproszenie."
          : "",
        "Ten link jest tylko dla Ciebie. Link z naszego wcześniejszego e-maila też działa.",
      ],
    };
  },

  guestLink: ({ hasWindow, title, organisation, host, erased }) => {
    const about = [
      organisation === null ? null : `organizator: „${organisation}”`,
      host === null ? null : `prowadzi: ${host}`,
    ].filter((part) => part !== null);
    return {
      subject: hasWindow ? "Link do Twojego okna" : "Link do ogólnego obrazu grupy",
      lines: [
        `Oto link, o który prosisz. Prowadzi do ${hasWindow ? "Twojego okna" : "ogólnego obrazu grupy"} z warsztatów „${title}”${about.length === 0 ? "" : ` (${about.join(", ")})`}.`,
      ],
      button: hasWindow ? "Zobacz moje okno" : "Zobacz obraz grupy",
      after: [
        `Link będzie działać, dopóki nie usuniemy danych z warsztatów. Ostateczny termin: ${erased}. Wtedy usuwamy wszystko, co dotyczy osób, które wzięły w nich udział, i nie możemy tego przywrócić.`,
        `Każda osoba, która ma ten link, może zobaczyć ${hasWindow ? "Twoje okno" : "to, co Ty"}, więc zachowaj go dla siebie. Nie przechowujemy Twojego adresu e-mail.`,
        `${shows} Jeśli nie bierzesz udziału w tych warsztatach, ktoś pomylił się we własnym adresie: nie otwieraj linku i usuń tę wiadomość.`,
      ],
    };
  },

  code: (minutes) => ({
    subject: `Twój kod do ${brand}`,
    lines: [`Oto Twój kod. Wpisz go, żeby dokończyć zakładanie konta w ${brand}.`],
    after: [
      `Jest ważny przez ${plural(minutes, { one: "# minutę", few: "# minuty", many: "# minut", other: "# minuty" })}.`,
      "Jeśli to nie Ty prosisz o ten kod, możesz zignorować tę wiadomość. Bez kodu nikt nie założy konta z Twoim adresem.",
    ],
  }),
};
