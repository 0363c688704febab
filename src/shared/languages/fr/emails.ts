import type { AskedProgramme, AskedRound, EmailText } from "#src/shared/languages/emails.ts";
import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const brand = "Openpane";

const plural = pluralIn("fr");

const asker = (name: string | null): string => name ?? "la personne qui vous pose la question";

const asks = ({ name, fullName }: AskedRound): string =>
  name === null
    ? `Quelqu’un vous demande : « Comment me voyez-vous ? » Son nom contient une adresse web ou un numéro de téléphone, et nous ne reprenons pas ce genre de nom dans nos e-mails. Vous le trouverez sur la page. Cette personne utilise ${brand}, qui montre aux gens comment les autres les voient.`
    : `${fullName ?? name} vous demande : « Comment me voyez-vous ? » ${name} utilise ${brand}, qui montre aux gens comment les autres les voient.`;

function promise({ name, closes, least }: AskedRound): readonly string[] {
  return [
    closes === null ? "" : `Vous pouvez répondre jusqu’au ${closes}.`,
    `Votre réponse est anonyme. Dès qu’au moins ${String(least)} personnes auront répondu, ${asker(name)} verra combien de fois chaque mot a été choisi, mais jamais qui a choisi quoi. Si vous n’ajoutez pas votre nom, nous ne lui disons pas si vous avez répondu.`,
    noReply(name),
  ];
}

const noReply = (who: string | null): string =>
  `Ne répondez pas à cet e-mail : votre réponse ne ${who === null ? "lui parviendrait pas" : `parviendrait pas à ${who}`}.`;

/** "à" merges with "le". */
const toProgramme = ({ title }: AskedProgramme): string =>
  title === null ? "à un programme" : `au programme « ${title} »`;

const inviter = ({ name }: AskedProgramme): string => name ?? "la personne qui vous invite";

const about = `${brand} montre aux gens comment les autres les voient. Vous choisissez des mots qui vous décrivent. Des personnes de votre choix en font autant pour vous. Vous voyez ensuite où vos regards se rejoignent.`;

function clientPromise(programme: AskedProgramme): readonly string[] {
  const { areSeveral, opensTogether, least, closes, repliesTo } = programme;
  const leaders =
    programme.leaders ??
    (areSeveral ? "Les personnes qui animent ce programme" : "La personne qui anime ce programme");
  const together = areSeveral && programme.leaders !== null ? ", qui animent ce programme ensemble," : "";
  const any =
    programme.anyLeader ??
    (areSeveral ? "L’une des personnes qui animent ce programme" : "La personne qui anime ce programme");
  return [
    `Vos mots et les réponses des autres vous appartiennent. ${leaders}${together} ${areSeveral ? "verront" : "verra"} où vous en êtes et combien de personnes ont répondu, et ne ${areSeveral ? "verront" : "verra"} votre résultat que si vous le partagez. Vous pouvez arrêter de le partager à tout moment.`,
    opensTogether
      ? `${any} aimerait ouvrir votre résultat avec vous, pendant une séance. Jusqu’au début de cette séance, votre résultat reste fermé. Vous décidez d’y participer ou non : nous vous demanderons votre accord avant d’ouvrir ou de partager quoi que ce soit, et nous vous dirons qui le verrait. Une fois la séance commencée, ou si vous quittez le programme, vous pouvez ouvrir votre résultat de votre côté.`
      : "",
    `Personne ne voit qui a choisi quoi, pas même vous. Votre résultat montre les mots de tout le monde réunis, dès qu’il y a au moins ${String(least)} réponses.`,
    closes === null ? "" : `Les personnes que vous interrogez peuvent répondre jusqu’au ${closes}.`,
    repliesTo === null
      ? ""
      : repliesTo === "nobody"
        ? `Ne répondez pas à cet e-mail : votre réponse ne parviendrait pas à ${inviter(programme)}.`
        : `Si vous avez une question, répondez à cet e-mail. Votre réponse ira à ${repliesTo.name ?? "la personne qui vous invite"}.`,
  ];
}

export const emails: Texts["emails"] = {
  greeting: (name) => (name === null ? "Bonjour," : `Bonjour ${name},`),
  unsubscribe: "Se désabonner",
  writes: (name) => `${name ?? "Quelqu’un"} vous écrit :`,
  colon: "\u202f:",

  invitation: (round): EmailText => ({
    subject:
      round.name === null
        ? "Quelqu’un vous demande : « Comment me voyez-vous ? »"
        : `Comment voyez-vous ${round.name} ?`,
    lines: [
      asks(round),
      "Choisissez les mots qui lui correspondent. Cela prend environ une minute, et vous n’avez pas besoin de compte.",
    ],
    button: "Choisir les mots",
    after: [
      ...promise(round),
      "Ce lien vous est réservé et ne permet qu’une seule réponse. Merci de ne pas le transmettre.",
      `Si vous ne connaissez pas ${round.name ?? "la personne nommée sur la page"}, ou si vous ne voulez pas répondre, vous pouvez ignorer cet e-mail. Tant que le sondage est ouvert, nous vous enverrons trois rappels au plus.`,
    ],
  }),

  reminder: (round): EmailText => ({
    subject:
      round.name === null
        ? "Rappel : quelqu’un vous demande « Comment me voyez-vous ? »"
        : `Rappel : comment voyez-vous ${round.name} ?`,
    lines: [
      asks(round),
      "Il est encore temps. Cela prend environ une minute, et vous n’avez pas besoin de compte.",
    ],
    button: "Choisir les mots",
    after: [
      ...promise(round),
      "Ce lien vous est réservé et ne permet qu’une seule réponse. Celui de l’e-mail précédent fonctionne aussi.",
      `C’est nous qui envoyons ces rappels, et nous ne disons pas ${round.name === null ? "" : `à ${round.name} `}qui les reçoit. Si vous ne voulez pas répondre, vous pouvez ignorer cet e-mail, ou désactiver les rappels avec le lien ci-dessous.`,
    ],
  }),

  thanks: ({ name, fullName }): Omit<EmailText, "button"> => ({
    subject: name === null ? "Quelqu’un vous dit merci" : `${name} vous dit merci`,
    lines: [
      `${fullName ?? "Quelqu’un"} vous a demandé sur ${brand} : « Comment me voyez-vous ? » Ce message est là pour vous dire merci.`,
      "Si vous avez choisi des mots, merci d’avoir pris le temps de les choisir avec soin. Si vous n’avez pas trouvé le temps, ce n’est pas grave.",
      `Toutes les personnes invitées reçoivent ce même e-mail. Les réponses restent anonymes, et nous ne disons pas ${name === null ? "" : `à ${name} `}qui a répondu, sauf pour les personnes qui ont ajouté leur nom.`,
      noReply(name ?? "cette personne"),
    ],
    after: [],
  }),

  clientInvitation: (programme): EmailText => ({
    subject: `${programme.name ?? "Quelqu’un"} vous invite à découvrir comment les autres vous voient`,
    lines: [`${programme.name ?? "Quelqu’un"} vous invite ${toProgramme(programme)}. ${about}`],
    button: "Voir l’invitation",
    after: [
      "Sur cette page, vous pouvez accepter ou refuser : cela prend une minute dans les deux cas. Si vous n’avez pas encore de compte, un compte est créé quand vous acceptez. Il est gratuit et ne demande pas de mot de passe.",
      ...clientPromise(programme),
      `Ce lien vous est réservé : merci de ne pas le transmettre. Si vous ne connaissez pas ${inviter(programme)}, vous pouvez refuser l’invitation ou ignorer cet e-mail.${programme.hasReminders ? ` Tant que vous n’avez ni accepté ni refusé, nous vous enverrons deux rappels au plus, et ${inviter(programme)} peut aussi vous en envoyer.` : ""}`,
    ],
  }),

  clientReminder: (programme, by): EmailText => {
    const name = programme.name ?? "Quelqu’un";
    const who =
      by === null || by === "owner"
        ? name
        : `${by.name}, qui anime ce programme avec ${inviter(programme)}, nous a demandé de vous le rappeler : ${programme.name ?? "quelqu’un"}`;
    return {
      subject: `Rappel : ${programme.name ?? "quelqu’un"} vous invite à découvrir comment les autres vous voient`,
      lines: [
        `${who} vous a envoyé une invitation ${toProgramme(programme)}${by === "owner" ? ", et nous a demandé de vous le rappeler" : ", et attend de vos nouvelles"}. Vous pouvez accepter ou refuser : cela prend une minute dans les deux cas.`,
        about,
      ],
      button: "Voir l’invitation",
      after: [
        ...clientPromise(programme),
        by === null
          ? "Nous envoyons deux de ces rappels au plus, et nous arrêtons dès que vous acceptez ou refusez."
          : "",
        "Ce lien vous est réservé. Celui de notre e-mail précédent fonctionne aussi.",
      ],
    };
  },

  guestLink: ({ hasWindow, title, organisation, host, erased }): EmailText => ({
    subject: hasWindow ? "Le lien vers votre fenêtre" : "Le lien vers le profil du groupe",
    lines: [
      `Voici le lien que vous avez demandé. Il mène ${hasWindow ? "à votre fenêtre" : "au profil du groupe"} de l’atelier « ${title} »${organisation === null ? "" : `, proposé par « ${organisation} »`}${host === null ? "" : `${organisation === null ? "," : " et"} animé par ${host}`}.`,
    ],
    button: hasWindow ? "Voir ma fenêtre" : "Voir le profil du groupe",
    after: [
      `Le lien fonctionne jusqu’au ${erased}, ou jusqu’à la suppression de l’atelier. Tout ce qui concerne les personnes qui y ont participé est alors effacé, et nous ne pouvons pas le récupérer.`,
      `Toute personne qui a ce lien peut voir ${hasWindow ? "votre fenêtre" : "ce que vous voyez"} : gardez-le pour vous. Nous ne gardons pas votre adresse e-mail.`,
      `${brand} montre aux gens comment les autres les voient. Si vous n’avez pas participé à cet atelier, quelqu’un a mal tapé son adresse : n’ouvrez pas le lien, et supprimez cet e-mail.`,
    ],
  }),

  code: (minutes): Omit<EmailText, "button"> => ({
    subject: `Votre code ${brand}`,
    lines: [`Voici votre code. Saisissez-le pour terminer votre inscription à ${brand}.`],
    after: [
      plural(minutes, { one: "Il fonctionne pendant # minute.", other: "Il fonctionne pendant # minutes." }),
      "Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Sans le code, personne ne peut s’inscrire avec votre adresse.",
    ],
  }),
};
