import { listIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

export const reply: Texts["reply"] = {
  titles: {
    invites: (facilitator) => `${facilitator} vous invite`,
    unknown: "Invitation introuvable",
    busy: "Réessayez dans un instant",
  },
  unknown: {
    byLink:
      "Il manque peut-être un bout du lien : certaines messageries coupent les liens trop longs. Réessayez le lien de l’e-mail, ou copiez-le en entier.",
    withdrawn:
      "Cette invitation a peut-être été retirée. Si vous l’attendiez, adressez-vous à la personne qui vous l’a envoyée.",
  },
  busy: "Trop d’invitations viennent d’être ouvertes depuis votre réseau. Attendez une minute, puis rechargez cette page.",

  facts: {
    title: (facilitator) => `${facilitator} vous invite à vous voir comme les autres vous voient`,
    lead: "Vous choisissez 5 à 10 mots qui vous décrivent, et des personnes de votre choix font de même pour vous. Ensuite, une fenêtre montre les mots choisis par vous et par les autres, ceux que seuls les autres ont choisis, et ceux que personne d’autre que vous n’a choisis.",
    leaders: (names) => `${listIn("fr", names)} animent ce programme ensemble.`,
    purpose: (facilitator) => `${facilitator}, sur le but de ce programme`,
    sees: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "verront" : "verra"} où vous en êtes et combien de personnes ont répondu, et ne ${areSeveral ? "verront" : "verra"} votre résultat que si vous le partagez. Personne ne voit qui a choisi quoi, pas même vous.`,
    all: "Tout ce qui est enregistré, et qui le voit",
    good: "Bon à savoir",
    time: {
      term: "Votre temps",
      text: "Environ trois minutes pour commencer. Il en faut environ une à chaque personne que vous interrogez.",
    },
    deadline: {
      term: "Date limite",
      none: "Il n’y en a pas.",
      until: "Les personnes que vous interrogez peuvent répondre jusqu’au {time}.",
    },
    window: {
      term: "La fenêtre",
      byClient: (least) => `Vous l’ouvrez vous-même, dès qu’au moins ${String(least)} personnes ont répondu.`,
      withOne: (owner, least) =>
        `Vous l’ouvrez avec ${owner} pendant une séance, dès qu’au moins ${String(least)} personnes ont répondu.`,
      withSome: (least) =>
        `Vous l’ouvrez pendant une séance, avec l’une des personnes qui animent le programme, dès qu’au moins ${String(least)} personnes ont répondu.`,
    },
    whose: {
      term: "Votre sondage",
      text: "Il vous appartient. Vous pouvez quitter le programme à tout moment et tout garder.",
    },
    notes: {
      term: "Notes",
      text: ({ everyone, areSeveral }) =>
        `${everyone} ${areSeveral ? "peuvent" : "peut"} prendre des notes sur le travail que vous faites ensemble. Elles sont privées, et vous ne les verrez pas.`,
    },
  },

  form: {
    title: "Voulez-vous participer ?",
    hasDeclined: "Vous avez répondu « Non merci »",
    declined: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "voient" : "voit"} que vous avez refusé, et rien d’autre. Vous n’avez rien à faire. Si vous changez d’avis, vous pouvez encore accepter tant que le programme est en cours.`,
    nameLabel: "Votre nom",
    nameHint: "Les personnes que vous interrogez le verront.",
    noName: "Saisissez votre nom.",
    badName: "Écrivez le nom sur une seule ligne, en texte simple, avec 120 caractères au plus.",
    newAccount: (email) =>
      `En acceptant, vous créez un compte gratuit pour ${email}, et vous pourrez ainsi revenir à votre sondage. Vous acceptez alors aussi :`,
    terms: "Conditions d’utilisation",
    privacy: "Politique de confidentialité",
    signedIn: (email) => `Vous utilisez en ce moment le compte ${email}.`,
    accept: "Accepter et lancer mon sondage",
    acceptAfterAll: "Finalement, j’accepte",
    busy: "Lancement de votre sondage…",
    decline: "Non merci",
    declineHint: ({ everyone, areSeveral }) =>
      `Nous ne demanderons pas pourquoi. ${everyone} ${areSeveral ? "verront" : "verra"} que vous avez refusé, et vous pouvez changer d’avis tant que le programme est en cours.`,
    count: {
      title: "Votre fenêtre doit-elle compter dans le profil du groupe ?",
      text: ({ owner }) =>
        `${owner} voit des mots que beaucoup partagent, sans jamais voir qui ils décrivent. Quelqu’un qui connaîtrait presque toutes les autres fenêtres pourrait deviner une partie de la vôtre. Ce que vous choisissez n’est montré à personne. Vous pouvez changer d’avis plus tard.`,
      yes: "Compter ma fenêtre",
      no: "Ne pas la compter",
    },
    signIn: {
      text: (email) =>
        `${email} a déjà un compte ici. Connectez-vous pour accepter : nous vous ramènerons à cette page.`,
      label: "Se connecter pour accepter",
    },
    switchAccount: {
      text: (email) =>
        `Cette invitation est pour ${email}, et vous utilisez en ce moment un autre compte. Déconnectez-vous d’abord : nous vous ramènerons à cette page.`,
      label: "Me déconnecter et revenir",
    },
    offline: "Le site ne répond pas pour le moment. Réessayez dans un instant.",
    failed: "Quelque chose n’a pas marché de notre côté. Réessayez.",
  },

  end: {
    over: {
      title: "Ce programme est terminé",
      text: (facilitator, programme) =>
        `${facilitator} a mis fin au programme « ${programme} ». Il n’y a donc plus rien à accepter ni à refuser.`,
      own: "Vous pouvez quand même découvrir comment les autres vous voient :",
      link: "lancez votre propre sondage",
    },
    left: {
      title: "Vous ne participez plus à ce programme",
      text: ({ everyone, areSeveral }, programme) =>
        `${everyone} ne ${areSeveral ? "voient" : "voit"} rien de ce qui est à vous dans le programme « ${programme} ». Si vous n’avez pas supprimé votre sondage, il est encore là, et il est à vous.`,
      link: "Aller à mes sondages",
    },
    accepted: {
      title: "Vous participez",
      signIn: (email, programme) =>
        `L’invitation au programme « ${programme} » a été acceptée. Connectez-vous avec ${email} pour aller au sondage.`,
      signInLink: "Se connecter",
      noPassword: "Jamais choisi de mot de passe ?",
      noPasswordLink: "Recevoir un lien pour en choisir un",
      switchAccount: (email, programme) =>
        `L’invitation au programme « ${programme} » a été acceptée pour ${email}, et vous utilisez en ce moment un autre compte. Pour aller au sondage, déconnectez-vous, puis connectez-vous avec ${email}.`,
      otherAccount: {
        title: "Ce sondage est dans un autre compte",
        text: (programme) =>
          `L’invitation au programme « ${programme} » a été acceptée, mais le sondage qui va avec n’est pas dans le compte que vous utilisez en ce moment.`,
      },
      text: (facilitator, programme) =>
        `Vous avez accepté l’invitation au programme « ${programme} », envoyée par ${facilitator}. Votre sondage vous attend.`,
      link: "Aller à mon sondage",
    },
  },
};
