import { listIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

export const reply: Texts["reply"] = {
  titles: {
    invites: (facilitator) => `${facilitator} lädt dich ein`,
    unknown: "Diese Einladung finden wir nicht",
    busy: "Bitte versuch es gleich noch einmal",
  },
  unknown: {
    byLink:
      "Vielleicht fehlt ein Teil des Links: Manche E-Mail-Programme brechen lange Links um. Versuch es noch einmal mit dem Link in der E-Mail, oder kopiere ihn ganz.",
    withdrawn:
      "Vielleicht wurde sie zurückgezogen. Wenn du auf sie gewartet hast, frag die Person, die dich eingeladen hat.",
  },
  busy: "Aus deinem Netzwerk wurden gerade zu viele Einladungen geöffnet. Warte eine Minute und lade dann diese Seite neu.",

  facts: {
    title: (facilitator) => `${facilitator} lädt dich ein: Sieh dich so, wie andere dich sehen`,
    lead: "Du wählst 5 bis 10 Wörter, die dich beschreiben. Menschen, die du aussuchst, tun dasselbe für dich. Danach zeigt ein Fenster, was ihr alle seht, was nur die anderen sehen und was nur du gewählt hast.",
    leaders: (names) => `${listIn("de", names)} leiten dieses Programm gemeinsam.`,
    purpose: (facilitator) => `${facilitator} über das Ziel des Programms`,
    sees: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "sehen" : "sieht"}, wie weit du bist und wie viele geantwortet haben, aber dein Ergebnis nur, wenn du es teilst. Niemand sieht, wer was gewählt hat, auch du nicht.`,
    all: "Alles, was gespeichert wird, und wer es sieht",
    good: "Gut zu wissen",
    time: {
      term: "Deine Zeit",
      text: "Etwa drei Minuten für den Anfang. Jede Person, die du fragst, braucht etwa eine Minute.",
    },
    deadline: {
      term: "Frist",
      none: "Es gibt keine.",
      until: "Die Menschen, die du fragst, können bis zum {time} antworten.",
    },
    window: {
      term: "Das Fenster",
      byClient: (least) =>
        `Du öffnest es selbst, sobald mindestens ${String(least)} Personen geantwortet haben.`,
      withOne: (owner, least) =>
        `Du öffnest es zusammen mit ${owner} in einer Sitzung, sobald mindestens ${String(least)} Personen geantwortet haben.`,
      withSome: (least) =>
        `Du öffnest es in einer Sitzung zusammen mit einer der Personen, die das Programm leiten, sobald mindestens ${String(least)} Personen geantwortet haben.`,
    },
    whose: {
      term: "Deine Runde",
      text: "Sie gehört dir. Du kannst das Programm jederzeit verlassen und alles behalten.",
    },
    notes: {
      term: "Notizen",
      text: ({ everyone, areSeveral }) =>
        `${everyone} ${areSeveral ? "machen" : "macht"} sich vielleicht Notizen zu eurer gemeinsamen Arbeit. Die sind privat, und du bekommst sie nicht zu sehen.`,
    },
  },

  form: {
    title: "Möchtest du mitmachen?",
    hasDeclined: "Du hast abgelehnt",
    declined: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "können" : "kann"} sehen, dass du abgelehnt hast, und sonst nichts. Du musst nichts tun. Wenn du es dir anders überlegst, kannst du die Einladung noch annehmen, solange das Programm läuft.`,
    nameLabel: "Dein Name",
    nameHint: "Die Menschen, die du fragst, sehen ihn.",
    noName: "Bitte gib deinen Namen ein.",
    badName: "Bitte schreib den Namen als einfachen Text in eine Zeile, mit höchstens 120 Zeichen.",
    newAccount: (email) =>
      `Wenn du annimmst, legen wir ein kostenloses Konto für ${email} an, damit du zu deiner Runde zurückkommen kannst. Du stimmst damit auch diesen Texten zu:`,
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutzerklärung",
    signedIn: (email) => `Du bist als ${email} angemeldet.`,
    accept: "Annehmen und Runde starten",
    acceptAfterAll: "Doch annehmen",
    busy: "Deine Runde startet …",
    decline: "Nein, danke",
    declineHint: ({ everyone, areSeveral }) =>
      `Wir fragen nicht, warum. ${everyone} ${areSeveral ? "sehen" : "sieht"}, dass du abgelehnt hast, und du kannst es dir anders überlegen, solange das Programm läuft.`,
    count: {
      title: "Soll dein Fenster im Gesamtbild der Gruppe mitzählen?",
      text: ({ owner }) =>
        `${owner} sieht Wörter, die viele gemeinsam haben, aber nie, von wem sie sind. Wer fast alle anderen Fenster kennt, könnte einen Teil von deinem erraten. Niemand bekommt zu sehen, wofür du dich entscheidest. Du kannst es später ändern.`,
      yes: "Ja, mitzählen",
      no: "Nein, weglassen",
    },
    signIn: {
      text: (email) =>
        `Für ${email} gibt es hier schon ein Konto. Melde dich an, um die Einladung anzunehmen. Danach bringen wir dich zu dieser Seite zurück.`,
      label: "Anmelden und annehmen",
    },
    switchAccount: {
      text: (email) =>
        `Diese Einladung ist für ${email}, und du bist mit einem anderen Konto angemeldet. Melde dich zuerst ab. Danach bringen wir dich zu dieser Seite zurück.`,
      label: "Abmelden und zurückkommen",
    },
    offline: "Wir erreichen die Website gerade nicht. Versuch es gleich noch einmal.",
    failed: "Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.",
  },

  end: {
    over: {
      title: "Dieses Programm ist zu Ende",
      text: (facilitator, programme) =>
        `${facilitator} hat „${programme}“ beendet. Es gibt also nichts mehr anzunehmen oder abzulehnen.`,
      own: "Du kannst trotzdem herausfinden, wie andere dich sehen:",
      link: "Starte eine eigene Runde",
    },
    left: {
      title: "Du bist nicht mehr in diesem Programm",
      text: ({ everyone, areSeveral }, programme) =>
        `${everyone} ${areSeveral ? "können" : "kann"} in „${programme}“ nichts von dir sehen. Wenn du deine Runde nicht gelöscht hast, ist sie noch da, und sie gehört dir.`,
      link: "Zu meinen Runden",
    },
    accepted: {
      title: "Du bist dabei",
      signIn: (email, programme) =>
        `Die Einladung zu „${programme}“ ist angenommen. Melde dich als ${email} an, um zur Runde zu kommen.`,
      signInLink: "Anmelden",
      noPassword: "Hast du nie ein Passwort festgelegt?",
      noPasswordLink: "Hol dir einen Link dafür",
      switchAccount: (email, programme) =>
        `Die Einladung zu „${programme}“ ist für ${email} angenommen, und du bist mit einem anderen Konto angemeldet. Um zur Runde zu kommen, melde dich ab und als ${email} wieder an.`,
      otherAccount: {
        title: "Diese Runde gehört zu einem anderen Konto",
        text: (programme) =>
          `Die Einladung zu „${programme}“ ist angenommen, aber die Runde dazu ist nicht in dem Konto, mit dem du angemeldet bist.`,
      },
      text: (facilitator, programme) =>
        `Du hast die Einladung von ${facilitator} zu „${programme}“ angenommen. Deine Runde wartet auf dich.`,
      link: "Zu meiner Runde",
    },
  },
};
