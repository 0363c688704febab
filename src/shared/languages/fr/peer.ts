import { minutesOf, pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("fr");
const minutes = (seconds: number | null) =>
  plural(minutesOf(seconds), { one: "une minute", other: "# minutes" });

export const peer: Texts["peer"] = {
  layout: {
    skip: "Aller au contenu",
    language: "Langue",
    privacy: "Politique de confidentialité",
  },

  titles: {
    form: (owner) => `Comment voyez-vous ${owner} ?`,
    unnamed: "Comment me voyez-vous ?",
    error: (title) => `Erreur : ${title}`,
    closed: "Ce sondage est terminé",
    used: "Cette invitation a déjà servi",
    own: "Votre propre sondage",
    unknown: "Ce lien ne fonctionne pas",
    busy: "Réessayez un peu plus tard",
  },

  form: {
    description:
      "Choisissez les mots qui correspondent à cette personne. Cela prend une minute, et personne ne voit qui a choisi quoi.",
    picture: (title) => `Une fenêtre à quatre carreaux et, à côté : ${title}`,
    wish: (owner) => `${owner} aimerait avoir votre regard sur sa façon d’être. Cela prend une minute.`,
    note: (owner) => `${owner} vous écrit`,
    openUntil: "réponses jusqu’au",
    lead: (min, max) =>
      `Choisissez ${String(min)} à ${String(max)} mots qui lui correspondent. Personne ne voit qui a choisi quoi.`,
    nameLabel: "Votre nom",
    optional: "(facultatif)",
    nameHint: (owner) =>
      `${owner} le voit dans la liste alphabétique de toutes les personnes qui ont donné le leur, jamais à côté des mots choisis.`,
    whoCanAnswer: {
      withThisLink: (owner) => `Toute personne qui a ce lien peut répondre, y compris ${owner}.`,
      anyone: (owner) =>
        `Toute personne qui a le lien public de ce sondage peut répondre, y compris ${owner}.`,
      invitedForNow: (owner) =>
        `Pour le moment, seules les personnes invitées par ${owner} peuvent répondre.`,
      invited: (owner) => `Seules les personnes invitées par ${owner} peuvent répondre.`,
    },
  },

  held: "La connexion semble coupée : votre réponse attend dans ce navigateur. Elle part toute seule quand la connexion revient, ou quand vous rouvrez ce lien. Au bout de 24 heures, elle est supprimée de ce navigateur.",

  answered: {
    title: "Vous avez déjà répondu ?",
    text: "Votre reçu a son propre lien, celui qui vous a été donné après l’envoi. Ce reçu ne s’affiche pas ici : ainsi, personne ne peut voir sur cet appareil qui a répondu. Si vous répondez encore une fois, les deux réponses comptent.",
  },

  words: {
    search: "Chercher un mot",
    found: "Mots trouvés : {n}",
    notFound: "Aucun mot de la liste ne correspond. Essayez un autre mot.",
    meanings: "Afficher le sens de chaque mot",
    legend: (person) => `Des mots qui décrivent ${person}`,
  },

  bar: {
    tray: "Les mots choisis",
    trayHint: "Les mots choisis se rangent ici.",
    remove: "Enlever {word}",
    choose: (min, max) => `il en faut ${String(min)} à ${String(max)}`,
    picked: "choix · ",
    count: (min, max) => `{n} choix · il en faut ${String(min)} à ${String(max)}`,
    full: (max) =>
      `Vous avez choisi ${String(max)} mots, c’est le maximum. Enlevez-en un pour en ajouter un autre.`,
    sending: {
      button: "Envoyer mes mots",
      ready: "Envoyer mes {n} mots",
      busy: "Envoi…",
      missing: "Encore {n} pour envoyer.",
    },
    saving: {
      button: "Enregistrer mes mots",
      ready: "Enregistrer mes {n} mots",
      busy: "Un instant…",
      missing: "Encore {n} pour les enregistrer.",
    },
  },

  problems: {
    title: {
      sent: "Ce n’est pas encore envoyé. Tout ce que vous avez choisi est encore là.",
      saved: "Ce n’est pas encore enregistré. Tout ce que vous avez choisi est encore là.",
    },
    tooFew: (min) => `Choisissez au moins ${String(min)} mots.`,
    tooMany: (max) => `Choisissez ${String(max)} mots au plus.`,
    words: "Choisissez chaque mot une seule fois, et seulement des mots de la liste.",
    longName: (max) => `Le nom ne peut pas dépasser ${String(max)} caractères.`,
    name: "Écrivez le nom sur une seule ligne, en texte simple.",
    busy: (seconds) =>
      `Trop de réponses viennent d’arriver depuis votre réseau. Réessayez dans ${minutes(seconds)}.`,
    fault: "Quelque chose n’a pas marché de notre côté. Rien n’est perdu. Réessayez.",
  },

  promise: {
    title: "Qui voit quoi, précisément",
    mayShowResult: (owner, leaders) =>
      `${owner} peut montrer à ${leaders} combien de fois chaque mot a été choisi, mais jamais par qui.`,
    mayShow: (owner) =>
      `${owner} peut montrer à d’autres personnes quelques mots que plusieurs d’entre vous ont choisis, mais jamais qui les a choisis.`,
    asksOthers: (owner) =>
      `${owner} pose aussi la question à d’autres groupes : si vous répondez dans plusieurs groupes, vos réponses pourraient être comparées.`,
    stored: {
      term: "Ce que nous enregistrons :",
      text: "les mots que vous choisissez, et votre nom si vous en donnez un. Nous les gardons séparément, et rien ne permet plus de les relier : ni compte, ni adresse, ni appareil, ni heure.",
    },
    seen: {
      term: (owner) => `${owner} voit :`,
      text: (minResponses) =>
        `combien de fois chaque mot a été choisi, au total, dans au moins ${String(minResponses)} nouvelles réponses. Jamais la vôtre seule, et jamais qui a choisi quoi.`,
    },
    withdrawal: {
      term: "Si vous changez d’avis :",
      text: (minResponses) =>
        `après l’envoi, vous recevez un lien pour retirer votre réponse. Si elle n’est encore dans aucun résultat, nous l’effaçons tout de suite. Sinon, elle ne comptera plus dans les résultats suivants dès qu’au moins ${String(minResponses - 1)} autres personnes auront, elles aussi, retiré la leur.`,
    },
    limits: {
      term: "Une chose à savoir :",
      openLink: (owner) =>
        `toute personne qui a ce lien peut répondre, et plusieurs fois. Si une même personne avait envoyé toutes les autres réponses, elle pourrait en déduire la vôtre. Cela vaut aussi pour ${owner}.`,
      invited: (owner) =>
        `votre lien ne permet qu’une seule réponse, et nous retenons seulement qu’il a servi. ${owner} sait que vous avez reçu la question, mais nous ne lui disons pas si vous avez répondu, sauf si vous ajoutez votre nom. Nous ne pouvons pas savoir si ${owner} a aussi envoyé des invitations à ses propres adresses e-mail. Si une même personne avait envoyé toutes les autres réponses, elle pourrait en déduire la vôtre.`,
      invitedBesideLink: (owner) =>
        `votre lien ne permet qu’une seule réponse, et nous retenons seulement qu’il a servi. ${owner} sait que vous avez reçu la question, mais nous ne lui disons pas si vous avez répondu, sauf si vous ajoutez votre nom. Nous ne pouvons pas savoir si ${owner} a aussi envoyé des invitations à ses propres adresses e-mail, ou répondu avec un lien public. Si une même personne avait envoyé toutes les autres réponses, elle pourrait en déduire la vôtre.`,
    },
    draft: {
      term: "Avant l’envoi :",
      text: "vos choix restent dans ce navigateur. Si vous rechargez la page, rien n’est perdu.",
    },
  },

  thanks: {
    tab: "Merci",
    title: (owner) => `${owner} vous dit merci`,
    stored: (owner) =>
      `Vos mots sont bien arrivés. ${owner} ne les voit qu’avec ceux d’autres personnes, et ne voit jamais qui a choisi quoi.`,
    repeat:
      "Vous aviez déjà envoyé ce formulaire. Nous avons gardé cette réponse et nous n’avons rien changé.",
    given: (owner) => `${owner}, à vos yeux`,
    once: "Les mots choisis pour cette personne ne s’affichent qu’une seule fois : si vous rechargez ou quittez cette page, ils n’y seront plus.",
    next: "Quelqu’un d’autre va répondre sur cet appareil ?",
    nextLink: "Nouveau formulaire",
  },

  ownRound: {
    title: "Et vous, comment vous voit-on ?",
    text: "Choisissez vos propres mots, interrogez au moins trois personnes et ouvrez votre fenêtre.",
    link: "Découvrir comment on me voit",
  },

  receipt: {
    title: "Votre reçu",
    hint: "Gardez-le, au cas où vous changeriez d’avis.",
    stored: {
      term: "Ce que nous enregistrons",
      text: "Vos mots, et votre nom si vous en avez donné un, gardés séparément. Ni compte, ni adresse, ni appareil, ni heure.",
    },
    shown: "Quand vos mots sont visibles",
    shownWhen: (owner, others) =>
      `${owner} ne voit vos mots que dans des totaux qui réunissent votre réponse et au moins ${String(others)} autres, elles aussi nouvelles. Jamais vos mots seuls, et jamais qui a choisi quoi.`,
    withdrawal: {
      term: "Si vous changez d’avis",
      text: "Avec ce lien, vous pouvez retirer votre réponse. Mettez-le de côté : personne ne peut le retrouver pour vous, et il disparaît de cette page au bout d’une heure.",
    },
    copy: "Copier le lien",
    copied: "Copié",
    selected: "Sélectionné : copiez-le au clavier",
    email: "Me l’envoyer par e-mail",
    subject: (owner) => `Pour retirer mes mots sur ${owner}`,
    orPrint: ", imprimer cette page ou ",
    withdraw: "retirer mes mots maintenant",
    none: {
      tab: "Pas de reçu ici",
      title: "Rien à afficher ici",
      text: "Quand vous avez répondu à un sondage, votre reçu reste ici pendant une heure. Ce navigateur n’en a pas : l’heure est peut-être passée, ou vous avez retiré la réponse. Si vous venez d’en envoyer une, elle est enregistrée, mais votre navigateur a refusé le cookie nécessaire pour afficher le reçu ici.",
      link: "Le lien de votre reçu continue de fonctionner.",
    },
    lost: {
      text: "Une réponse est partie de ce navigateur, mais le reçu n’est pas revenu. Si votre réponse est bien arrivée, vous pouvez obtenir le reçu maintenant.",
      button: "Obtenir mon reçu",
    },
  },

  withdrawal: {
    tab: "Retirer votre réponse",
    title: "Retirer votre réponse ?",
    stored: (owner) => `Vos mots pour ${owner} sont enregistrés.`,
    busy: (seconds) =>
      `Ce lien ne correspond à aucune réponse, ou la réponse a déjà été retirée. Trop de liens ont été essayés depuis votre réseau : pour en essayer un autre, attendez ${minutes(seconds)}.`,
    unreleased: {
      term: "Si vos mots ne sont encore apparus dans aucun résultat :",
      text: "nous supprimons tout de suite et pour de bon les mots que vous avez choisis, et votre nom si vous en avez donné un.",
    },
    released: {
      term: "Si vos mots comptent déjà dans un résultat :",
      text: "ce résultat reste tel quel : des totaux, et une liste de noms qui n’est pas liée aux mots. Vos mots et votre nom ne figureront plus dans les résultats suivants dès qu’au moins deux autres personnes auront aussi retiré leur réponse (certains sondages en demandent plus). Si vous étiez la seule personne à le faire, la différence montrerait vos mots. Une personne qui aurait envoyé elle-même ces autres réponses pourrait quand même déduire vos mots.",
    },
    untold: "Nous n’en parlons à personne.",
    button: "Retirer ma réponse",
    done: {
      title: "Votre réponse est retirée",
      text: "Si ce lien correspondait à une réponse, elle est retirée. Si elle n’était dans aucun résultat, elle est déjà supprimée.",
      later:
        "Un résultat qui a déjà été montré reste tel quel. Vos mots et votre nom ne figureront plus dans les résultats suivants dès qu’au moins deux autres personnes auront aussi retiré leur réponse. Certains sondages en demandent plus.",
      end: "Vous pouvez fermer cette page.",
    },
  },

  closed: {
    text: (owner) => `${owner} ne recueille plus de mots.`,
    refused: {
      "response.surveyClosed": "Ce sondage est terminé. Nous n’avons pas enregistré votre réponse.",
      "response.surveyFull": "On ne peut plus répondre à ce sondage : il est complet.",
      "response.invitedOnly": "Seules les personnes invitées peuvent répondre à ce sondage.",
      "response.keyOfOtherSurvey": "Ce formulaire a déjà servi à répondre à un autre sondage.",
    },
    thanks: "Merci d’avoir voulu participer.",
  },

  used: {
    text: "Elle ne permet qu’une seule réponse, et quelqu’un l’a déjà donnée. Il n’y a plus rien à faire. Merci.",
    receipt:
      "Pour retirer vos mots, suivez le lien de votre reçu. Personne ne peut le retrouver pour vous, car nous ne savons pas de qui vient chaque réponse.",
    other:
      "Si ce n’était pas vous, quelqu’un qui a ce lien a répondu à votre place. Sa réponse compte comme n’importe quelle autre, et une nouvelle invitation ne permet pas d’en donner une deuxième. Nous ne disons à personne que cette invitation a servi.",
  },

  unknown: {
    title: "Ce lien ne mène nulle part",
    sent: "Ce que vous venez d’envoyer n’a pas été enregistré, et personne ne le voit.",
    openLink:
      "Il manque peut-être une lettre, ou la personne qui a créé le lien l’a désactivé et en a fait un nouveau. Adressez-vous à la personne qui vous a envoyé le lien.",
    invited:
      "Il manque peut-être une lettre, le sondage n’existe peut-être plus, ou la personne qui l’a lancé a peut-être retiré l’invitation. Vous n’avez rien à faire. Si vous souhaitez participer, adressez-vous à la personne qui vous a envoyé l’invitation.",
    code: "Saisir plutôt un code",
  },

  busyCode: (seconds) =>
    `Ce lien ne fonctionne pas, et beaucoup de mauvais liens ont été essayés depuis votre réseau. Un bon lien fonctionne quand même ; pour en essayer d’autres, attendez ${minutes(seconds)}.`,

  about: "De quoi s’agit-il ?",

  code: {
    title: "Aller à un sondage",
    lead: "Quelqu’un vous a demandé : « Comment me voyez-vous ? » Saisissez son code ici. Vous n’avez pas besoin de compte.",
    label: "Code ou lien",
    hint: "La personne qui vous pose la question vous l’a envoyé. Attention aux majuscules et aux minuscules.",
    button: "Aller au sondage",
    missing: "Saisissez le code, ou collez le lien.",
    unreadable:
      "Ce n’est ni un code ni un lien vers un sondage. Un code n’a pas d’espaces : c’est la dernière partie du lien, après /s/.",
    unknown:
      "Aucun sondage ne correspond à ce code. Vérifiez chaque lettre. La personne qui l’a créé l’a peut-être désactivé : dans ce cas, demandez-en un nouveau.",
    begun: "Commencé dans ce navigateur",
    begunText:
      "Les mots que vous aviez cochés pour quelqu’un sont encore là. Ils restent dans ce navigateur jusqu’à l’envoi.",
    begunOne: "Reprendre la réponse commencée (mots choisis : {n})",
    begunOneOf: "Reprendre la réponse {which} (mots choisis : {n})",
    own: "Votre propre sondage",
    ownText:
      "Choisissez vos propres mots, interrogez des personnes qui vous connaissent, et voyez où vos mots et les leurs se rejoignent.",
    ownLink: "Lancer un sondage",
    hasOne: "Vous en avez déjà un ?",
    signIn: "Se connecter",
  },

  start: {
    title: "À vous : quels mots vous ressemblent ?",
    label: "Vos mots",
    rest: "D’autres diront le reste.",
    choose: (min, max) => `Choisissez ${String(min)} à ${String(max)} mots`,
    count: (min, max) => `{n} choix · il en faut ${String(min)} à ${String(max)}`,
    full: (max) => `${String(max)}, c’est le maximum. Enlevez un mot pour en choisir un autre.`,
    missing: "Encore {n} à choisir.",
    link: "Lancer mon sondage",
    email: "Votre e-mail",
    button: "Recevoir un code",
    noEmail: "Saisissez votre adresse e-mail",
    badEmail: "Saisissez une adresse e-mail valide",
    kept: "Les mots que vous choisissez pour vous-même restent dans ce navigateur jusqu’à votre inscription.",
  },

  unsubscribe: {
    ask: "Ne plus recevoir ces e-mails ?",
    brings:
      "Ce sont des invitations de personnes qui aimeraient savoir comment vous les voyez, jusqu’à trois rappels pour chacune, et des remerciements.",
    stop: "Me désabonner",
    stopRound: "Arrêter pour ce sondage seulement",
    stopAll: "Arrêter toutes les invitations",
    stopped: "Vous ne recevrez plus d’invitations",
    stoppedRound: "Vous ne recevrez plus d’e-mails sur ce sondage",
    stoppedRoundText:
      "Vous recevrez toujours les invitations à d’autres sondages. Personne ne saura que vous avez arrêté ces e-mails, et vous pouvez encore répondre avec le lien de l’e-mail. Vous pouvez fermer cette page.",
    again: "Vous recevrez de nouveau les invitations",
    againRound: "Vous recevrez de nouveau les e-mails sur ce sondage",
    resume: "Recevoir de nouveau les invitations",
    resumeRound: "Recevoir de nouveau les e-mails sur ce sondage",
    undo: "Annuler",
    close: "Vous pouvez fermer cette page.",
  },
};
