import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("fr");
const described = (people: number) => plural(people, { one: "# décrite", other: "# décrites" });

export const workshop: Texts["workshop"] = {
  ledBy: (host, organisation) => {
    if (host === null) return organisation === null ? "Un atelier" : `Un atelier proposé par ${organisation}`;
    return organisation === null ? `Animé par ${host}` : `Animé par ${host}, ${organisation}`;
  },

  titles: {
    unknown: "Atelier introuvable",
    busy: "Réessayez dans une minute",
    closed: "On ne peut plus rejoindre l’atelier",
    back: (name) => `Vous participez sous ce nom : ${name}`,
    gone: "Il n’y a plus rien ici",
    left: "Vous avez quitté l’atelier",
    waiting: (name) => `Bienvenue, ${name}`,
    late: "Vous arrivez à temps pour décrire les autres",
    leave: "Quitter cet atelier ?",
    words: "Comment vous voyez-vous ?",
    saved: "Vos mots sont enregistrés",
    nobody: "Il n’y a personne à décrire ici",
    described: (name) => `Vous avez décrit ${name}`,
    end: (left) =>
      left === 0
        ? "Vous avez décrit tout le monde"
        : plural(left, { one: "Il reste une personne", other: "Il reste # personnes" }),
    ended: "Cet atelier est terminé",
    closedWindow: "Votre fenêtre reste fermée",
    openWindows: "Les fenêtres sont ouvertes",
    onWall: "Regardez le grand écran",
  },

  join: {
    lead: "Découvrez comment les personnes présentes vous voient, et comparez avec votre propre regard. Pas besoin de compte, juste d’un nom.",
    late: {
      described:
        "Dans le groupe, les gens se décrivent déjà les uns les autres. Vous pouvez encore rejoindre l’atelier : vous décrirez d’autres personnes. Si, quand vous aurez choisi vos propres mots, au moins cinq personnes n’ont pas encore fini, quelques-unes d’entre elles vous décriront.",
      describesOnly:
        "Moins de cinq personnes décrivent encore les autres. C’est trop peu pour vous décrire, et vous n’aurez donc pas de fenêtre cette fois. Vous pouvez quand même décrire les autres : cela les aide.",
    },
    anonymous: "Personne ne voit qui a choisi quoi.",
    nameLabel: "Votre nom",
    nameHint: "Celui sous lequel on vous connaît ici.",
    button: "Rejoindre l’atelier",
    steps: "Ce qui se passe",
    step: {
      own: (min, max) => `Vous choisissez ${String(min)} à ${String(max)} mots qui vous décrivent.`,
      others: (least, most) =>
        `Vous choisissez des mots pour ${String(least)} à ${String(most)} personnes du groupe. Le hasard décide pour qui.`,
      counting:
        "Vous dites si votre fenêtre compte dans le profil du groupe. Personne ne voit ce que vous choisissez.",
      open: "Toutes les fenêtres s’ouvrent, chacune sur le téléphone de la personne décrite. On y lit ce que cette personne et les autres voient, ce qu’elle est seule à voir, et ce que seuls les autres voient.",
    },
    promise: [
      {
        term: "Votre nom :",
        text: "la personne qui anime l’atelier le voit, et celles qui vous décrivent aussi.",
      },
      {
        term: "Vos mots et votre fenêtre :",
        text: "vous les voyez, et personne d’autre. Personne ne voit qui a choisi quoi, pas même la personne qui anime l’atelier.",
      },
      {
        term: "Le grand écran :",
        text: "combien de personnes participent et combien ont fini, puis le profil du groupe, sans vos noms.",
      },
      {
        term: "Une chose à savoir :",
        text: "n’importe qui dans la salle pourrait rejoindre l’atelier deux fois. Alors comptez-vous : le nombre sur le grand écran doit être celui des personnes présentes.",
      },
    ],
    back: (title) => `Vous avez rejoint l’atelier « ${title} » sur ce téléphone.`,
    goOn: "Continuer",
    notYou: "Ce n’est pas vous ?",
    another: "Participer sous un autre nom",
    closed: (title) =>
      `L’atelier « ${title} » est terminé, ou ses fenêtres sont déjà ouvertes, et on ne peut plus le rejoindre. Adressez-vous à la personne qui anime l’atelier.`,
    closedBack: "Si vous participiez déjà, ouvrez la page que vous aviez sur votre téléphone.",
    unknown:
      "Il y a peut-être une faute dans le code, ou l’atelier a peut-être été supprimé. Réessayez avec le code affiché sur le grand écran.",
    code: "Code du grand écran",
    codeHint: "Attention aux majuscules et aux minuscules.",
    find: "Trouver l’atelier",
    busy: "Trop de codes viennent d’être essayés depuis votre réseau. Attendez une minute, puis rechargez cette page.",
    problems: {
      name: "Écrivez le nom sur une seule ligne, en texte simple.",
      noName: "Saisissez un nom.",
      taken:
        "Quelqu’un ici porte déjà ce nom, ou un nom qui lui ressemble. Ajoutez une initiale, pour qu’on puisse vous distinguer.",
      mixed:
        "Ce nom mélange les lettres de deux alphabets dans un même mot. Écrivez-le avec un seul, pour qu’on puisse vous distinguer.",
      full: (most) => `Cet atelier est complet : ${String(most)} personnes l’ont rejoint.`,
      busy: "Trop de personnes rejoignent un atelier en ce moment depuis votre réseau. Réessayez dans une minute.",
      fault: "Quelque chose n’a pas marché de notre côté. Réessayez.",
    },
  },

  erased:
    "Après l’atelier, seule la personne qui l’anime garde le profil du groupe, s’il y en a un. Tout ce qui vous concerne est effacé au plus tard le {time}.",
  keepOpen: "Gardez cette page ouverte : la suite s’affichera automatiquement.",
  rescan: "Si vous la perdez, scannez de nouveau le code du grand écran.",
  leaveLink: "Quitter l’atelier",
  tooLate:
    "La personne qui anime l’atelier était déjà passée à la suite quand votre envoi est arrivé. Il n’a donc pas été enregistré.",

  gone: "Vous avez peut-être quitté cet atelier, ou la personne qui l’anime vous en a fait sortir. Après le dernier jour de l’atelier, ou si la personne qui l’anime le supprime, tout ce qui concerne les personnes qui y ont participé est effacé, fenêtres comprises. Si l’atelier est encore en cours, adressez-vous à la personne qui l’anime.",
  left: "Votre nom, vos propres mots et ce que les autres ont choisi pour vous sont effacés. Ce que vous avez choisi pour les autres reste, et rien ne dit que cela vient de vous.",
  busy: "Trop de liens qui ne mènent à rien viennent d’être essayés depuis votre réseau. Attendez une minute, puis rechargez cette page.",

  noWindow:
    "Moins de cinq personnes décrivent encore les autres. C’est trop peu pour vous décrire, et vous n’aurez donc pas de fenêtre cette fois. Ce que vous choisissez pour les autres compte autant que ce que choisit le reste du groupe.",

  own: {
    wait: (min, max) =>
      `La personne qui anime l’atelier commence quand tout le monde est là. Vous choisirez d’abord ${String(min)} à ${String(max)} mots qui vous décrivent.`,
    lead: (min, max) =>
      `Choisissez ${String(min)} à ${String(max)} mots qui vous ressemblent. Vous pouvez les changer jusqu’à ce que la personne qui anime l’atelier passe à la suite.`,
    lateLead: (min, max) =>
      `Les autres ont commencé. Choisissez ${String(min)} à ${String(max)} mots qui vous ressemblent, puis décrivez d’autres personnes à votre tour. Si, quand vous enregistrez vos mots, au moins cinq personnes n’ont pas encore fini, quelques-unes d’entre elles auront aussi à vous décrire.`,
    legend: "Des mots qui vous décrivent",
    saved:
      "Personne d’autre ne les voit. La personne qui anime l’atelier passe à la suite quand le groupe est prêt.",
    change: "Changer mes mots",
    leaveAsIs: "Laisser mes mots tels quels",
    without: "Vous pouvez aussi décrire les autres sans avoir de fenêtre à vous.",
    describeOthers: "Décrire les autres",
  },

  describing: {
    lead: (min, max, name) =>
      `Choisissez ${String(min)} à ${String(max)} mots qui correspondent à ${name}. Personne ne voit qui a choisi quoi.`,
    skipPerson: (name) => `Laisser ${name} pour plus tard`,
    place: (place, of) => `Personne ${String(place)} sur ${String(of)}`,
    done: (done) => described(done),
    doneAndLeft: (done, left) => `${described(done)}, ${String(left)} à décrire`,
    described: "(c’est fait)",
    once: "Une seule description suffit, et la vôtre est arrivée. Nous ne pouvons ni la montrer ni la changer, car nous ne savons pas laquelle est la vôtre.",
    goOn: (name) => `Continuer avec ${name}`,
    goToEnd: "Aller à la fin",
    nobody:
      "Cette personne a quitté l’atelier, ou vous n’avez pas à la décrire. Rien de ce que vous avez choisi pour elle n’est enregistré.",
    finished:
      "Toutes les fenêtres s’ouvrent ensemble, chacune sur le téléphone de la personne décrite, quand la personne qui anime l’atelier passe à la suite.",
    atEnd:
      "Vous voilà au bout de la liste. Jusqu’à ce que la personne qui anime l’atelier passe à la suite, vous pouvez revenir aux personnes qu’il vous reste à décrire.",
    notKnown:
      "Si vous ne connaissez pas assez bien quelqu’un, vous n’avez rien de plus à faire. Nous ne disons à personne qui vous laissez de côté.",
    promise: (name, least) => [
      {
        term: "Ce que nous enregistrons :",
        text: `les mots que vous choisissez, sans lien avec vous : ni nom, ni appareil, ni heure. Séparément, nous notons que vous avez décrit ${name}, pour que cette page le sache. Plus rien ne permet de relier les deux.`,
      },
      {
        term: `${name} voit :`,
        text: `quand toutes les fenêtres s’ouvrent, des totaux qui réunissent au moins ${String(least)} personnes. Jamais qui a choisi quoi. La personne qui anime l’atelier n’en voit rien.`,
      },
      {
        term: "Si vous changez d’avis :",
        text: "jusqu’à l’ouverture des fenêtres, vous pouvez retirer vos mots avec un lien. Vous le recevez après l’envoi.",
      },
      { term: "Si vous laissez quelqu’un de côté :", text: "nous ne le disons à personne." },
      {
        term: "Une chose à savoir :",
        text: `si toutes les autres personnes qui décrivent ${name} lui révélaient ce qu’elles ont choisi, on pourrait en déduire vos mots.`,
      },
      {
        term: "Et une autre :",
        text: "si vous avez participé à un autre atelier avec presque les mêmes personnes, les fenêtres des deux ateliers pourraient être comparées.",
      },
    ],
  },

  sent: {
    stored: (name) => `Vos mots pour ${name} sont bien arrivés.`,
    repeat: (name) => `Vous aviez déjà envoyé vos mots pour ${name}. Nous avons gardé ceux-là.`,
    shows: "Ils apparaîtront quand toutes les fenêtres s’ouvriront.",
    receipt:
      "Avec ce lien, vous pouvez retirer vos mots jusqu’à l’ouverture des fenêtres. Après, ce n’est plus possible. Mettez-le de côté si vous pensez en avoir besoin : personne ne peut le retrouver pour vous, et le prochain reçu prend sa place ici.",
    shownWhen: (name, others) =>
      `${name} verra vos mots quand toutes les fenêtres s’ouvriront, mais seulement dans des totaux qui réunissent votre réponse et au moins ${String(others)} autres, et sans jamais voir qui a choisi quoi. À ce moment-là, vos choix sont effacés : il ne reste que les totaux.`,
    withdraw: "Retirer ces mots maintenant",
  },

  counting: {
    title: "Votre fenêtre doit-elle compter dans le profil du groupe ?",
    text: "Ce profil montre des mots que beaucoup d’entre vous partagent, sans jamais dire qui ils décrivent. Toutes les personnes qui participent le lisent, et celles qui dirigent le groupe aussi. Quelqu’un qui connaîtrait presque toutes les autres fenêtres pourrait deviner une partie de la vôtre. Il n’y a de profil que si au moins cinq personnes disent oui.",
    until:
      "Personne ne voit ce que vous choisissez, et vous pouvez changer d’avis jusqu’à l’ouverture des fenêtres. Sans réponse, votre fenêtre n’est pas comptée.",
    yes: "Compter ma fenêtre",
    no: "Ne pas la compter",
    counted: "Votre fenêtre compte dans le profil du groupe.",
    leftOut: "Votre fenêtre ne compte pas dans le profil du groupe.",
    change: "Changer ce choix",
  },

  result: {
    thanks: "Merci d’avoir été là.",
    readable: "Vous pouvez lire cette page jusqu’à ce que tout soit effacé.",
    onWall: "On y voit le profil de votre groupe. Vous le trouvez aussi ici.",
    toWindow: "Aller à votre fenêtre",
    window: "Votre fenêtre",
    few: "Moins de trois personnes ont choisi des mots pour vous. Votre fenêtre reste donc fermée : ainsi, elle ne trahit les choix de personne.",
    none: "Personne n’a choisi de mots pour vous cette fois. Il n’y a donc pas de fenêtre pour vous.",
    endedBefore: "Il s’est terminé avant l’ouverture des fenêtres. Personne n’a donc de fenêtre.",
    endedFew:
      "Pour ouvrir une fenêtre, il faut les mots d’au moins trois personnes. La vôtre est restée fermée.",
    endedNone: "Il n’y a pas de fenêtre pour vous cette fois.",
    picture: "Le profil de votre groupe",
    pictureLater: "S’il y a un profil du groupe, vous le verrez ici.",
    question: "Une question",
    step: "Une chose à essayer",
    inEnglish: "Le texte qui suit est en anglais pour le moment.",
    panes: {
      arena: "Vu par vous et les autres",
      blindSpot: "Vu par les autres seulement",
      facade: "Vu par vous seulement",
      unknown: "Mots que personne n’a choisis",
    },
  },

  mail: {
    title: "Retrouver cette page",
    sent: "C’est envoyé. Le message devrait arriver dans une minute.",
    label: "Votre e-mail",
    hint: "Nous envoyons le lien une seule fois, et nous ne gardons pas votre adresse. Toute personne qui a le lien peut lire cette page.",
    button: "M’envoyer mon lien",
    print: "Imprimer cette page",
    invalid: "Saisissez une adresse e-mail valide",
    enough: (most) =>
      `Nous vous avons déjà envoyé ${String(most)} e-mails. Regardez dans vos spams, ou copiez l’adresse de cette page.`,
    busy: "Réessayez dans quelques minutes.",
  },

  leave: {
    erased: {
      before: "Votre nom et vos propres mots sont effacés tout de suite. Cette page n’existera plus.",
      begun:
        "Votre nom et vos propres mots sont effacés tout de suite, avec ce que les autres ont choisi pour vous. Cette page n’existera plus.",
      opened:
        "Votre nom et vos propres mots sont effacés tout de suite, ainsi que votre fenêtre et ce que les autres ont choisi pour vous. Cette page n’existera plus.",
    },
    again: "Vous pouvez revenir jusqu’à l’ouverture des fenêtres.",
    stays:
      "Ce que vous avez choisi pour les autres reste, et rien ne dit que cela vient de vous. Votre place n’est pas gardée.",
    picture: "Le profil du groupe reste tel quel.",
    button: "Quitter et effacer",
    stay: "Rester",
  },
};
