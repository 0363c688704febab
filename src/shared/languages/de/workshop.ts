import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("de");

const noWindow =
  "Weniger als fünf Personen sind noch mit dem Beschreiben beschäftigt. Das sind zu wenige, um auch dich zu beschreiben. Darum bekommst du diesmal kein Fenster.";

export const workshop: Texts["workshop"] = {
  ledBy: (host, organisation) =>
    host === null
      ? organisation === null
        ? "Ein Workshop"
        : `Ein Workshop von ${organisation}`
      : `Leitung: ${host}${organisation === null ? "" : `, ${organisation}`}`,

  titles: {
    unknown: "Diesen Workshop finden wir nicht",
    busy: "Bitte versuch es in einer Minute noch einmal",
    closed: "Es kann niemand mehr dazukommen",
    back: (name) => `Du bist als ${name} dabei`,
    gone: "Hier ist nichts mehr",
    left: "Du hast den Workshop verlassen",
    waiting: (name) => `Du bist dabei, ${name}`,
    late: "Andere kannst du noch beschreiben",
    leave: "Diesen Workshop verlassen?",
    words: "Wie siehst du dich selbst?",
    saved: "Deine Wörter sind gespeichert",
    nobody: "Hier gibt es niemanden zu beschreiben",
    described: (name) => `Du hast ${name} beschrieben`,
    end: (left) =>
      left === 0
        ? "Du hast alle beschrieben"
        : plural(left, {
            one: "Du hast eine Person noch nicht beschrieben",
            other: "Du hast # Personen noch nicht beschrieben",
          }),
    ended: "Dieser Workshop ist zu Ende",
    closedWindow: "Dein Fenster bleibt geschlossen",
    openWindows: "Die Fenster sind offen",
    onWall: "Schau auf die Leinwand",
  },

  join: {
    lead: "Wie sehen dich die Menschen in diesem Raum, und wie siehst du dich selbst? Hier siehst du beides nebeneinander. Du brauchst kein Konto, nur einen Namen.",
    late: {
      described:
        "Die Gruppe beschreibt sich schon gegenseitig. Du kannst noch mitmachen: Du beschreibst andere, und einige von denen, die noch nicht fertig sind, beschreiben dich. Dafür müssen noch mindestens fünf von ihnen übrig sein, wenn du deine eigenen Wörter gewählt hast.",
      describesOnly: `${noWindow} Andere kannst du trotzdem beschreiben: Das hilft ihnen.`,
    },
    anonymous: "Niemand sieht, wer was gewählt hat.",
    nameLabel: "Dein Name",
    nameHint: "So, wie dich die Menschen in diesem Raum nennen.",
    button: "Beim Workshop mitmachen",
    steps: "So läuft es ab",
    step: {
      own: (min, max) => `Du wählst ${String(min)} bis ${String(max)} Wörter, die dich beschreiben.`,
      others: (least, most) =>
        `Du wählst Wörter für ${String(least)} bis ${String(most)} Personen aus der Gruppe. Für wen, entscheidet der Zufall.`,
      counting:
        "Du sagst, ob dein Fenster im Gesamtbild der Gruppe mitzählt. Niemand sieht, wofür du dich entscheidest.",
      open: "Alle Fenster öffnen sich, jedes auf dem Handy der Person, der es gehört. Du siehst, was beide Seiten sehen und was nur eine Seite sieht.",
    },
    promise: [
      {
        term: "Dein Name:",
        text: "Die Leitung des Workshops sieht ihn, und auch die Menschen, die dich beschreiben.",
      },
      {
        term: "Deine Wörter und dein Fenster:",
        text: "Die siehst nur du. Niemand sieht, wer was gewählt hat, auch nicht die Leitung.",
      },
      {
        term: "Die Leinwand:",
        text: "Dort steht, wie viele dabei sind und wie viele schon fertig sind, und später das Gesamtbild der Gruppe, ohne eure Namen.",
      },
      {
        term: "Das solltest du wissen:",
        text: "Jede Person im Raum könnte zweimal mitmachen. Zählt also gemeinsam nach: Die Zahl auf der Leinwand sollte so groß sein wie die Zahl der Menschen im Raum.",
      },
    ],
    back: (title) => `Auf diesem Handy bist du bei „${title}“ dabei.`,
    goOn: "Weiter",
    notYou: "Bist du das nicht?",
    another: "Mit anderem Namen mitmachen",
    closed: (title) =>
      `Die Fenster von „${title}“ sind schon offen, oder der Workshop ist vorbei. Dazukommen konnte man nur vorher. Bitte frag die Leitung.`,
    closedBack: "Wenn du schon vorher dabei warst, öffne die Seite, die du auf deinem Handy hattest.",
    unknown:
      "Vielleicht stimmt ein Zeichen nicht, oder der Workshop wurde gelöscht. Versuch es noch einmal mit dem Code auf der Leinwand.",
    code: "Code auf der Leinwand",
    codeHint: "Achte auf Groß- und Kleinbuchstaben.",
    find: "Workshop finden",
    busy: "Aus deinem Netzwerk wurden gerade zu viele Codes ausprobiert. Warte eine Minute und lade dann diese Seite neu.",
    problems: {
      name: "Bitte schreib den Namen als einfachen Text in eine Zeile.",
      noName: "Bitte gib einen Namen ein.",
      taken:
        "Hier hat schon jemand diesen Namen oder einen, der fast gleich aussieht. Bitte füge einen Anfangsbuchstaben hinzu, damit man euch unterscheiden kann.",
      mixed:
        "In diesem Namen stehen Buchstaben aus zwei Alphabeten in einem Wort. Bitte schreib ihn in einem Alphabet, damit man euch unterscheiden kann.",
      full: (most) => `Dieser Workshop ist voll: ${String(most)} Personen sind dabei.`,
      busy: "Aus deinem Netzwerk kommen gerade zu viele auf einmal dazu. Bitte versuch es in einer Minute noch einmal.",
      fault: "Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.",
    },
  },

  erased:
    "Alles über dich wird spätestens am {time} gelöscht. Danach behält nur die Leitung das Gesamtbild der Gruppe, wenn es eines gibt.",
  keepOpen: "Lass diese Seite offen: Es geht von selbst weiter.",
  rescan: "Wenn du sie verlierst, scann den Code auf der Leinwand noch einmal.",
  leaveLink: "Workshop verlassen",
  tooLate:
    "Als du das abgeschickt hast, hatte die Leitung schon weitergemacht. Darum wurde es nicht gespeichert.",

  gone: "Vielleicht hast du diesen Workshop verlassen, oder die Leitung hat dich herausgenommen. Nach seinem letzten Tag, oder wenn die Leitung ihn löscht, wird alles über die Gäste gelöscht, auch die Fenster. Wenn er noch läuft, frag die Leitung.",
  left: "Dein Name, deine eigenen Wörter und das, was andere für dich gewählt haben, sind gelöscht. Was du für andere gewählt hast, bleibt, und nichts verrät, dass es von dir war.",
  busy: "Aus deinem Netzwerk wurden zu viele Seiten aufgerufen, die es nicht gibt. Warte eine Minute und lade dann diese Seite neu.",

  noWindow: `${noWindow} Was du für andere wählst, zählt wie bei allen.`,

  own: {
    wait: (min, max) =>
      `Die Leitung fängt an, sobald alle dabei sind. Zuerst wählst du ${String(min)} bis ${String(max)} Wörter, die dich beschreiben.`,
    lead: (min, max) =>
      `Wähle ${String(min)} bis ${String(max)} Wörter, die zu dir passen. Du kannst sie ändern, bis die Leitung weitermacht.`,
    lateLead: (min, max) =>
      `Die anderen haben schon angefangen. Wähle ${String(min)} bis ${String(max)} Wörter, die zu dir passen. Danach beschreibst auch du andere. Einige von denen, die noch nicht fertig sind, beschreiben dann auch dich, wenn beim Speichern deiner Wörter noch mindestens fünf von ihnen übrig sind.`,
    legend: "Wörter, die dich beschreiben",
    saved: "Nur du siehst sie. Die Leitung macht weiter, wenn die Gruppe so weit ist.",
    change: "Meine Wörter ändern",
    leaveAsIs: "Meine Wörter so lassen",
    without: "Du kannst andere auch ohne eigenes Fenster beschreiben.",
    describeOthers: "Andere beschreiben",
  },

  describing: {
    lead: (min, max, name) =>
      `Wähle ${String(min)} bis ${String(max)} Wörter, die zu ${name} passen. Niemand sieht, wer was gewählt hat.`,
    skipPerson: (name) => `${name} erst später`,
    place: (place, of) => `Person ${String(place)} von ${String(of)}`,
    done: (done) => `${String(done)} beschrieben`,
    doneAndLeft: (done, left) =>
      left === 0
        ? `${String(done)} beschrieben, keine mehr offen`
        : `${String(done)} beschrieben, noch ${String(left)} offen`,
    described: "(beschrieben)",
    once: "Eine Beschreibung genügt, und deine ist da. Zeigen oder ändern können wir sie nicht, denn wir wissen nicht, welche von dir ist.",
    goOn: (name) => `Weiter mit ${name}`,
    goToEnd: "Zum Ende",
    nobody:
      "Diese Person hat den Workshop verlassen, oder sie gehört nicht zu denen, die du beschreiben sollst. Nichts, was du für sie gewählt hast, ist gespeichert.",
    finished:
      "Wenn die Leitung weitermacht, öffnen sich alle Fenster zugleich, jedes auf dem Handy der Person, der es gehört.",
    atEnd:
      "Du bist am Ende der Liste. Zu allen, die du noch nicht beschrieben hast, kannst du zurückkehren, bis die Leitung weitermacht.",
    notKnown:
      "Wenn du jemanden nicht gut genug kennst, ist nichts weiter zu tun. Niemand erfährt, wen du überspringst.",
    promise: (name, least) => [
      {
        term: "Was wir speichern:",
        text: `die Wörter, die du wählst, ohne Verbindung zu dir: kein Name, kein Gerät, keine Uhrzeit. Getrennt davon speichern wir, dass du ${name} schon beschrieben hast, damit diese Seite es anzeigen kann. Nichts führt beides wieder zusammen.`,
      },
      {
        term: `Was ${name} sieht:`,
        text: `sobald sich alle Fenster öffnen, wie oft jedes Wort gewählt wurde, zusammengezählt aus den Antworten von mindestens ${String(least)} Personen. Nie, wer was gewählt hat. Die Leitung sieht nichts davon.`,
      },
      {
        term: "Wenn du es dir anders überlegst:",
        text: "Bis sich die Fenster öffnen, kannst du deine Wörter mit einem Link zurückziehen. Du bekommst ihn nach dem Absenden.",
      },
      { term: "Wenn du jemanden überspringst:", text: "Niemand erfährt es." },
      {
        term: "Das solltest du wissen:",
        text: `Wenn alle anderen, die ${name} beschreiben, ihre Wörter verraten, kann ${name} deine Wörter ausrechnen.`,
      },
      {
        term: "Und noch etwas:",
        text: "Wenn du mit fast denselben Menschen schon in einem anderen Workshop warst, könnte man die Fenster aus beiden Workshops vergleichen.",
      },
    ],
  },

  sent: {
    stored: (name) => `Deine Wörter für ${name} sind angekommen.`,
    repeat: (name) => `Deine Wörter für ${name} hattest du schon abgeschickt. Die haben wir behalten.`,
    shows: "Zu sehen sind sie, sobald sich alle Fenster öffnen.",
    receipt:
      "Solange die Fenster geschlossen sind, kannst du deine Wörter mit diesem Link zurückziehen. Danach geht das nicht mehr. Speichere ihn, falls du sie vielleicht zurückziehen möchtest: Niemand kann ihn für dich heraussuchen, und nach der nächsten Beschreibung steht hier ein neuer Beleg.",
    shownWhen: (name, others) =>
      `${name} sieht deine Wörter, sobald sich alle Fenster öffnen, und dann nur zusammengezählt mit mindestens ${String(others)} anderen Antworten. Wer was gewählt hat, sieht ${name} nie. Sobald sich die Fenster öffnen, löschen wir, was du gewählt hast, und es bleiben nur die Zahlen.`,
    withdraw: "Diese Wörter jetzt zurückziehen",
  },

  counting: {
    title: "Soll dein Fenster im Gesamtbild der Gruppe mitzählen?",
    text: "Das Gesamtbild zeigt Wörter, die viele von euch gemeinsam haben, aber nie, von wem sie sind. Alle, die mitmachen, können es sehen, und auch alle, die die Gruppe leiten. Wer fast alle anderen Fenster kennt, könnte einen Teil von deinem erraten. Das Gesamtbild gibt es nur, wenn mindestens fünf Personen Ja sagen.",
    until:
      "Niemand sieht, wofür du dich entscheidest, und du kannst es ändern, bis sich die Fenster öffnen. Ohne Antwort zählt dein Fenster nicht mit.",
    yes: "Ja, mitzählen",
    no: "Nein, weglassen",
    counted: "Dein Fenster zählt im Gesamtbild der Gruppe mit.",
    leftOut: "Dein Fenster zählt im Gesamtbild der Gruppe nicht mit.",
    change: "Ändern",
  },

  result: {
    thanks: "Danke, dass du da warst.",
    readable: "Du kannst diese Seite lesen, bis alles gelöscht wird.",
    onWall: "Dort ist das Gesamtbild eurer Gruppe zu sehen. Hier findest du es auch.",
    toWindow: "Zu deinem eigenen Fenster",
    window: "Dein Fenster",
    few: "Weniger als drei Personen haben dich beschrieben. Darum bleibt dein Fenster geschlossen. So lässt sich daraus nicht ausrechnen, wer was gewählt hat.",
    none: "Diesmal hat dich niemand beschrieben. Darum gibt es kein Fenster für dich.",
    endedBefore: "Der Workshop war zu Ende, bevor sich die Fenster geöffnet haben. Darum hat niemand eines.",
    endedFew: "Für ein Fenster braucht es die Wörter von mindestens drei Personen. Deins blieb geschlossen.",
    endedNone: "Diesmal gibt es kein Fenster für dich.",
    picture: "Das Gesamtbild eurer Gruppe",
    pictureLater: "Wenn es ein Gesamtbild der Gruppe gibt, siehst du es hier.",
    question: "Eine Frage",
    step: "Etwas zum Ausprobieren",
    inEnglish: "Den folgenden Text gibt es vorerst leider nur auf Englisch.",
    panes: {
      arena: "Das sehen beide Seiten",
      blindSpot: "Das sehen nur die anderen",
      facade: "Das siehst nur du",
      unknown: "Das hat niemand gewählt",
    },
  },

  mail: {
    title: "Diese Seite wiederfinden",
    sent: "Die E-Mail ist unterwegs und sollte in einer Minute da sein.",
    label: "Deine E-Mail",
    hint: "Wir schicken den Link einmal und behalten deine Adresse nicht. Wer den Link hat, kann diese Seite lesen.",
    button: "Schick mir meinen Link",
    print: "Diese Seite drucken",
    invalid: "Bitte gib eine gültige E-Mail-Adresse ein",
    enough: (most) =>
      `Wir haben dir schon ${String(most)} E-Mails geschickt. Bitte sieh im Spam-Ordner nach, oder kopiere die Adresse dieser Seite.`,
    busy: "Bitte versuch es in ein paar Minuten noch einmal.",
  },

  leave: {
    erased: {
      before:
        "Dein Name und deine eigenen Wörter werden sofort gelöscht. Diese Seite gibt es dann nicht mehr.",
      begun:
        "Dein Name und deine eigenen Wörter werden sofort gelöscht, ebenso, was andere für dich gewählt haben. Diese Seite gibt es dann nicht mehr.",
      opened:
        "Dein Name und deine eigenen Wörter werden sofort gelöscht, ebenso, was andere für dich gewählt haben, und dein Fenster. Diese Seite gibt es dann nicht mehr.",
    },
    again: "Du kannst wieder dazukommen, bis sich die Fenster öffnen.",
    stays:
      "Was du für andere gewählt hast, bleibt, und nichts verrät, dass es von dir war. Dein Platz wird nicht für dich freigehalten.",
    picture: "Das Gesamtbild der Gruppe bleibt, wie es ist.",
    button: "Verlassen und löschen",
    stay: "Bleiben",
  },
};
