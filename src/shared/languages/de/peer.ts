import { minutesOf, pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("de");
const minutes = (seconds: number | null) =>
  plural(minutesOf(seconds), { one: "einer Minute", other: "# Minuten" });

export const peer: Texts["peer"] = {
  layout: {
    skip: "Zum Inhalt springen",
    language: "Sprache",
    privacy: "Datenschutzerklärung",
  },

  titles: {
    form: (owner) => `Wie siehst du ${owner}?`,
    unnamed: "Wie siehst du mich?",
    error: (title) => `Fehler: ${title}`,
    closed: "Diese Runde ist geschlossen",
    used: "Diese Einladung wurde schon benutzt",
    own: "Deine eigene Runde",
    unknown: "Dieser Link funktioniert nicht",
    busy: "Gerade geht es nicht",
  },

  form: {
    description:
      "Wähle die Wörter, die passen. Es dauert eine Minute, und niemand sieht, wer was gewählt hat.",
    picture: (title) => `Ein Fenster mit vier Scheiben, daneben: ${title}`,
    wish: (owner) => `${owner} möchte gern wissen: „Wie wirke ich auf dich?“ Es dauert eine Minute.`,
    note: (owner) => `Eine Nachricht von ${owner}`,
    openUntil: "schließt am",
    lead: (min, max) =>
      `Wähle ${String(min)} bis ${String(max)} Wörter, die passen. Niemand sieht, wer was gewählt hat.`,
    nameLabel: "Dein Name",
    optional: "(freiwillig)",
    nameHint: (owner) =>
      `${owner} sieht ihn in einer alphabetischen Liste aller, die ihren Namen angegeben haben, aber nie neben Wörtern.`,
    whoCanAnswer: {
      withThisLink: (owner) => `Wer diesen Link hat, kann antworten, auch ${owner}.`,
      anyone: (owner) => `Wer den offenen Link dieser Runde hat, kann antworten, auch ${owner}.`,
      invitedForNow: (owner) => `Im Moment können nur Personen antworten, die ${owner} eingeladen hat.`,
      invited: (owner) => `Antworten können nur Personen, die ${owner} eingeladen hat.`,
    },
  },

  held: "Du bist anscheinend offline. Deine Antwort wartet in diesem Browser. Sie wird von selbst gesendet, sobald du wieder online bist oder diesen Link noch einmal öffnest. Nach 24 Stunden wird sie hier gelöscht.",

  answered: {
    title: "Schon geantwortet?",
    text: "Dein Beleg hat einen eigenen Link, den du nach dem Absenden bekommen hast. Den Beleg zeigen wir hier nicht, damit niemand an diesem Gerät sieht, wer geantwortet hat. Wenn du noch einmal antwortest, zählen beide Antworten.",
  },

  words: {
    search: "Wörter durchsuchen",
    found: "Gefundene Wörter: {n}",
    notFound: "Dafür gibt es hier kein Wort. Versuch es mit einem anderen.",
    meanings: "Zeigen, was jedes Wort bedeutet",
    legend: (person) => `Wörter, die ${person} beschreiben`,
  },

  bar: {
    tray: "Gewählte Wörter",
    trayHint: "Hier stehen die Wörter, die du wählst.",
    remove: "{word} entfernen",
    choose: (min, max) => `wähle ${String(min)} bis ${String(max)}`,
    picked: "gewählt · ",
    count: (min, max) => `{n} gewählt · wähle ${String(min)} bis ${String(max)}`,
    full: (max) =>
      `Du hast ${String(max)} gewählt, mehr geht nicht. Entferne eins, um ein anderes zu nehmen.`,
    sending: {
      button: "Wörter senden",
      ready: "{n} Wörter senden",
      busy: "Wird gesendet …",
      missing: "Noch {n} bis zum Absenden.",
    },
    saving: {
      button: "Wörter speichern",
      ready: "{n} Wörter speichern",
      busy: "Wird gespeichert …",
      missing: "Noch {n} bis zum Speichern.",
    },
  },

  problems: {
    title: {
      sent: "Noch nicht gesendet. Alles, was du gewählt hast, ist noch da.",
      saved: "Noch nicht gespeichert. Alles, was du gewählt hast, ist noch da.",
    },
    tooFew: (min) => `Bitte wähle mindestens ${String(min)} Wörter.`,
    tooMany: (max) => `Bitte wähle höchstens ${String(max)} Wörter.`,
    words: "Bitte wähle jedes Wort nur einmal, und nur Wörter aus der Liste.",
    longName: (max) => `Ein Name darf höchstens ${String(max)} Zeichen haben.`,
    name: "Bitte schreib den Namen als einfachen Text in eine Zeile.",
    busy: (seconds) =>
      `Aus deinem Netzwerk sind gerade zu viele Antworten gekommen. Bitte versuch es in ${minutes(seconds)} noch einmal.`,
    fault: "Bei uns ist etwas schiefgegangen. Nichts ist verloren. Bitte versuch es noch einmal.",
  },

  promise: {
    title: "Wer genau was sieht",
    mayShowResult: (owner, leaders) =>
      `${owner} kann ${leaders} zeigen, wie oft jedes Wort gewählt wurde, aber nie, von wem.`,
    mayShow: (owner) =>
      `${owner} kann anderen ein paar Wörter zeigen, die mehrere von euch gewählt haben, aber nie, wer sie gewählt hat.`,
    asksOthers: (owner) =>
      `${owner} fragt auch andere Gruppen. Wenn du in mehr als einer antwortest, könnte man deine Antworten vergleichen.`,
    stored: {
      term: "Was wir speichern:",
      text: "die Wörter, die du wählst, und deinen Namen, wenn du einen angibst. Wir bewahren beides getrennt auf, und nichts führt es wieder zusammen: kein Konto, keine Adresse, kein Gerät, keine Uhrzeit.",
    },
    seen: {
      term: (owner) => `Was ${owner} sieht:`,
      text: (minResponses) =>
        `wie oft jedes Wort gewählt wurde, zusammengezählt aus mindestens ${String(minResponses)} neuen Antworten. Nie deine Antwort allein und nie, wer was gewählt hat.`,
    },
    withdrawal: {
      term: "Wenn du es dir anders überlegst:",
      text: (minResponses) =>
        `Nach dem Absenden bekommst du einen Link, mit dem du deine Antwort zurückziehen kannst. Steckt sie noch in keinem Ergebnis, löschen wir sie sofort. Sonst fehlt sie in späteren Ergebnissen, sobald mindestens ${String(minResponses - 1)} andere Personen ihre Antwort auch zurückgezogen haben.`,
    },
    limits: {
      term: "Das solltest du wissen:",
      openLink: (owner) =>
        `Wer diesen Link hat, kann antworten, auch mehrmals. Wenn jemand alle anderen Antworten gesendet hat, und das könnte auch ${owner} sein, kann diese Person deine Antwort ausrechnen.`,
      invited: (owner) =>
        `Mit deinem Link kannst du genau einmal antworten, und wir merken uns nur, dass er benutzt wurde. ${owner} weiß, dass du gefragt wurdest, erfährt aber nicht, ob du geantwortet hast, es sei denn, du gibst deinen Namen an. Wir können nicht wissen, ob ${owner} Einladungen auch an eigene E-Mail-Adressen geschickt hat. Wenn jemand alle anderen Antworten gesendet hat, kann diese Person deine Antwort ausrechnen.`,
      invitedBesideLink: (owner) =>
        `Mit deinem Link kannst du genau einmal antworten, und wir merken uns nur, dass er benutzt wurde. ${owner} weiß, dass du gefragt wurdest, erfährt aber nicht, ob du geantwortet hast, es sei denn, du gibst deinen Namen an. Wir können nicht wissen, ob ${owner} Einladungen auch an eigene E-Mail-Adressen geschickt oder über einen offenen Link geantwortet hat. Wenn jemand alle anderen Antworten gesendet hat, kann diese Person deine Antwort ausrechnen.`,
    },
    draft: {
      term: "Bis zum Absenden:",
      text: "Deine Auswahl bleibt in diesem Browser. Beim Neuladen geht also nichts verloren.",
    },
  },

  thanks: {
    tab: "Danke",
    title: (owner) => `${owner} sagt danke`,
    stored: (owner) =>
      `Deine Wörter sind angekommen. ${owner} sieht sie nur zusammen mit den Wörtern anderer und nie, wer was gewählt hat.`,
    repeat:
      "Dieses Formular hast du schon abgeschickt. Deine erste Antwort haben wir behalten und nichts daran geändert.",
    given: (owner) => `So siehst du ${owner}`,
    once: "Deine Wörter für diese Person siehst du nur jetzt: Wenn du diese Seite neu lädst oder verlässt, stehen sie nicht mehr hier.",
    next: "Antwortet noch jemand an diesem Gerät?",
    nextLink: "Neues Formular öffnen",
  },

  ownRound: {
    title: "Und wie sehen andere dich?",
    text: "Wähle deine eigenen Wörter, frag mindestens drei Menschen und öffne dein Fenster.",
    link: "Finde heraus, wie andere dich sehen",
  },

  receipt: {
    title: "Dein Beleg",
    hint: "Heb ihn auf, falls du es dir anders überlegst.",
    stored: {
      term: "Was wir speichern",
      text: "Deine Wörter und, getrennt davon, deinen Namen, wenn du ihn angegeben hast. Kein Konto, keine Adresse, kein Gerät, keine Uhrzeit.",
    },
    shown: "Wer deine Wörter wann sieht",
    shownWhen: (owner, others) =>
      `${owner} sieht deine Wörter nur zusammengezählt mit mindestens ${String(others)} anderen neuen Antworten, nie für sich allein. Wer was gewählt hat, sieht ${owner} nie.`,
    withdrawal: {
      term: "Wenn du es dir anders überlegst",
      text: "Mit diesem Link kannst du deine Antwort zurückziehen. Speichere ihn: Niemand kann ihn für dich heraussuchen, und von dieser Seite verschwindet er in einer Stunde.",
    },
    copy: "Link kopieren",
    copied: "Kopiert",
    selected: "Markiert: Kopiere ihn mit der Tastatur",
    email: "Schick ihn dir per E-Mail",
    subject: (owner) => `So ziehe ich meine Wörter für ${owner} zurück`,
    orPrint: ", druck diese Seite aus oder ",
    withdraw: "zieh deine Wörter jetzt zurück",
    none: {
      tab: "Kein Beleg",
      title: "Hier ist kein Beleg",
      text: "Nachdem du in einer Runde geantwortet hast, liegt hier eine Stunde lang dein Beleg. In diesem Browser ist keiner: Vielleicht ist die Stunde um, oder du hast die Antwort zurückgezogen. Wenn du deine Antwort gerade erst abgeschickt hast, ist sie gespeichert, aber dein Browser hat das Cookie abgelehnt, ohne das wir den Beleg hier nicht zeigen können.",
      link: "Der Link in deinem Beleg funktioniert weiterhin.",
    },
    lost: {
      text: "In diesem Browser hast du hier eine Antwort abgeschickt, aber es kam kein Beleg zurück. Wenn deine Antwort angekommen ist, kannst du den Beleg jetzt holen.",
      button: "Meinen Beleg holen",
    },
  },

  withdrawal: {
    tab: "Antwort zurückziehen",
    title: "Deine Antwort zurückziehen?",
    stored: (owner) => `Deine Wörter für ${owner} sind gespeichert.`,
    busy: (seconds) =>
      `Zu diesem Link gibt es keine Antwort, oder sie ist schon zurückgezogen. Aus deinem Netzwerk wurden gerade zu viele Links ausprobiert: Einen anderen kannst du erst in ${minutes(seconds)} ausprobieren.`,
    unreleased: {
      term: "Wenn deine Wörter noch in keinem Ergebnis zu sehen waren:",
      text: "Wir löschen die Wörter, die du gewählt hast, und deinen Namen, wenn du ihn angegeben hast, sofort und für immer.",
    },
    released: {
      term: "Wenn deine Wörter in einem Ergebnis schon mitgezählt sind:",
      text: "Dieses Ergebnis bleibt, wie es war. Es zeigt, wie oft jedes Wort gewählt wurde, und eine Liste von Namen, die nicht mit Wörtern verbunden ist. In späteren Ergebnissen fehlen deine Wörter und dein Name, sobald mindestens zwei andere Personen ihre Antwort auch zurückgezogen haben (in manchen Runden müssen es mehr sein). Würde nur deine Antwort fehlen, könnte man deine Wörter am Unterschied erkennen. Wer die anderen zurückgezogenen Antworten selbst geschickt hat, könnte deine Wörter trotzdem ausrechnen.",
    },
    untold: "Wir sagen es niemandem.",
    button: "Antwort zurückziehen",
    done: {
      title: "Deine Antwort ist zurückgezogen",
      text: "Wenn es zu diesem Link eine Antwort gab, ist sie jetzt zurückgezogen. Wenn sie noch in keinem Ergebnis steckte, ist sie schon gelöscht.",
      later:
        "Ein Ergebnis, das schon gezeigt wurde, bleibt, wie es war. In späteren Ergebnissen fehlen deine Wörter und dein Name, sobald mindestens zwei andere Personen ihre Antwort auch zurückgezogen haben. In manchen Runden müssen es mehr sein.",
      end: "Du kannst diese Seite schließen.",
    },
  },

  closed: {
    text: (owner) => `${owner} sammelt keine Wörter mehr.`,
    refused: {
      "response.surveyClosed": "Diese Runde ist geschlossen. Deine Antwort haben wir nicht gespeichert.",
      "response.surveyFull": "Diese Runde ist voll: Weitere Antworten sind nicht möglich.",
      "response.invitedOnly": "In dieser Runde können nur eingeladene Personen antworten.",
      "response.keyOfOtherSurvey":
        "Dieses Formular wurde schon für eine Antwort in einer anderen Runde benutzt.",
    },
    thanks: "Danke, dass du mitmachen wolltest.",
  },

  used: {
    text: "Mit dieser Einladung kann man genau einmal antworten, und das hat schon jemand getan. Du musst nichts weiter tun. Danke.",
    receipt:
      "Wenn du deine Wörter zurückziehen möchtest, folge dem Link in deinem Beleg. Niemand kann ihn für dich heraussuchen, denn wir wissen nicht, welche Antwort von wem ist.",
    other:
      "Wenn du es nicht warst, hat jemand anders mit diesem Link an deiner Stelle geantwortet. Diese Antwort zählt wie jede andere, und auch mit einer neuen Einladung ist keine zweite Antwort möglich. Niemand erfährt, dass diese Einladung benutzt wurde.",
  },

  unknown: {
    title: "Dieser Link führt ins Leere",
    sent: "Was du gerade abgeschickt hast, wurde nicht gespeichert, und niemand sieht es.",
    openLink:
      "Vielleicht fehlt ein Zeichen, oder dieser Link gilt nicht mehr und es gibt einen neuen. Bitte frag die Person, von der du ihn hast.",
    invited:
      "Vielleicht fehlt ein Zeichen, die Runde gibt es nicht mehr, oder die Einladung wurde zurückgezogen. Du musst nichts tun. Wenn du mitmachen möchtest, frag bitte die Person, die dich eingeladen hat.",
    code: "Stattdessen einen Code eingeben",
  },

  busyCode: (seconds) =>
    `Dieser Link funktioniert nicht, und aus deinem Netzwerk wurden viele falsche Links ausprobiert. Der richtige funktioniert weiterhin. Andere kannst du erst in ${minutes(seconds)} ausprobieren.`,

  about: "Worum es hier geht",

  code: {
    title: "Code eingeben",
    lead: "Hat dich jemand gefragt: „Wie siehst du mich?“ Dann gib hier den Code ein. Du brauchst kein Konto.",
    label: "Code oder Link",
    hint: "Du hast ihn von der Person, die dich gefragt hat. Achte auf Groß- und Kleinbuchstaben.",
    button: "Zur Runde",
    missing: "Bitte gib den Code ein, oder füge den Link ein.",
    unreadable:
      "Das ist weder ein Code noch ein Link zu einer Runde. Ein Code hat keine Leerzeichen: Er ist der letzte Teil des Links, nach /s/.",
    unknown:
      "Zu diesem Code gibt es keine Runde. Prüf jedes Zeichen. Vielleicht gilt er nicht mehr: Dann frag nach einem neuen.",
    begun: "In diesem Browser angefangen",
    begunText:
      "Wörter, die du für jemanden angekreuzt hast, sind noch da. Sie bleiben in diesem Browser, bis du sie abschickst.",
    begunOne: "Angefangene Antwort fortsetzen ({n} gewählt)",
    begunOneOf: "Antwort {which} fortsetzen ({n} gewählt)",
    own: "Eine eigene Runde",
    ownText: "Wähle deine eigenen Wörter, frag Menschen, die dich kennen, und sieh, wo ihr übereinstimmt.",
    ownLink: "Runde starten",
    hasOne: "Hast du schon eine?",
    signIn: "Anmelden",
  },

  start: {
    title: "Und jetzt du: Welche Wörter passen zu dir?",
    label: "Deine Wörter",
    rest: "Den Rest sagen andere.",
    choose: (min, max) => `Wähle ${String(min)} bis ${String(max)}`,
    count: (min, max) => `{n} gewählt · wähle ${String(min)} bis ${String(max)}`,
    full: (max) => `Mehr als ${String(max)} geht nicht. Entferne ein Wort, um ein anderes zu wählen.`,
    missing: "Wähle noch {n}.",
    link: "Eigene Runde starten",
    email: "Deine E-Mail",
    button: "Schick mir einen Code",
    noEmail: "Bitte gib deine E-Mail-Adresse ein",
    badEmail: "Bitte gib eine gültige E-Mail-Adresse ein",
    kept: "Die Wörter, die du für dich selbst wählst, bleiben in diesem Browser, bis du dich registrierst.",
  },

  unsubscribe: {
    ask: "Diese E-Mails abbestellen?",
    brings:
      "Das sind Einladungen von Menschen, die gern wissen möchten, wie du sie siehst, außerdem pro Einladung höchstens drei Erinnerungen und ein Dankeschön.",
    stop: "Abbestellen",
    stopRound: "Nur E-Mails zu dieser Runde abbestellen",
    stopAll: "Alle Einladungen abbestellen",
    stopped: "Du bekommst keine Einladungen mehr",
    stoppedRound: "Du bekommst keine E-Mails mehr zu dieser Runde",
    stoppedRoundText:
      "Einladungen zu anderen Runden bekommst du weiterhin. Niemand erfährt davon, und über den Link in der E-Mail kannst du immer noch antworten. Du kannst diese Seite schließen.",
    again: "Du bekommst wieder Einladungen",
    againRound: "Du bekommst wieder E-Mails zu dieser Runde",
    resume: "Wieder Einladungen bekommen",
    resumeRound: "Wieder E-Mails zu dieser Runde bekommen",
    undo: "Rückgängig",
    close: "Du kannst diese Seite schließen.",
  },
};
