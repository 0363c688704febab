import type { AskedProgramme, AskedRound, EmailText } from "#src/shared/languages/emails.ts";
import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const brand = "Openpane";

const plural = pluralIn("pt-BR");

const asker = (name: string | null): string => name ?? "a pessoa que fez a pergunta";

const asks = ({ name, fullName }: AskedRound): string =>
  name === null
    ? `Alguém pergunta: “Como você me vê?” O nome dessa pessoa contém um endereço da web ou um número de telefone, e nomes assim não colocamos em e-mails. Você vai encontrar o nome na página. Essa pessoa usa o ${brand}, que mostra como as outras pessoas nos veem.`
    : `${fullName ?? name} pergunta: “Como você me vê?” ${name} usa o ${brand}, que mostra como as outras pessoas nos veem.`;

function promise({ name, closes, least }: AskedRound): readonly string[] {
  return [
    closes === null ? "" : `Você pode responder até ${closes}.`,
    `Sua resposta é anônima. Assim que pelo menos ${String(least)} pessoas tiverem respondido, ${asker(name)} vai ver o resultado somado, mas nunca quem escolheu o quê. Se você não acrescentar seu nome, não contamos ${name === null ? "a ela" : `para ${name}`} se você respondeu.`,
    noReply(name ?? "ela"),
  ];
}

const noReply = (who: string): string => `Não responda a este e-mail: ${who} não receberia sua resposta.`;

const toProgramme = ({ title }: AskedProgramme): string =>
  title === null ? "para um programa" : `para o programa “${title}”`;

const inviter = ({ name }: AskedProgramme): string => name ?? "a pessoa que convidou você";

const about = `O ${brand} mostra como as outras pessoas nos veem. Você escolhe palavras para se descrever, e as pessoas que você indicar também escolhem palavras que descrevem você. Depois, dá para ver em que pontos vocês concordam.`;

function clientPromise(programme: AskedProgramme): readonly string[] {
  const { areSeveral, opensTogether, least, closes, repliesTo } = programme;
  const leaders =
    programme.leaders ??
    (areSeveral ? "As pessoas que conduzem o programa" : "A pessoa que conduz o programa");
  const together = areSeveral && programme.leaders !== null ? ", que conduzem o programa em conjunto," : "";
  const any =
    programme.anyLeader ??
    (areSeveral ? "Uma das pessoas que conduzem o programa" : "A pessoa que conduz o programa");
  return [
    `Suas palavras e as respostas das outras pessoas pertencem a você. ${leaders}${together} ${areSeveral ? "vão" : "vai"} ver em que ponto você está e quantas pessoas responderam. Só ${areSeveral ? "vão" : "vai"} ver seu resultado se você compartilhar. Você pode parar de compartilhar a qualquer momento.`,
    opensTogether
      ? `${any} gostaria de abrir seu resultado com você, em uma sessão. Até essa sessão começar, seu resultado fica fechado. Você decide se participa: vamos perguntar antes de abrir ou compartilhar qualquer coisa, e vamos dizer quem poderia ver. Depois que a sessão começar, ou se você sair do programa, você pode abrir seu resultado por conta própria.`
      : "",
    `Ninguém vê quem escolheu o quê, nem você. Seu resultado mostra as palavras de todo mundo juntas, e precisa de pelo menos ${String(least)} respostas.`,
    closes === null ? "" : `As pessoas a quem você perguntar podem responder até ${closes}.`,
    repliesTo === null
      ? ""
      : repliesTo === "nobody"
        ? `Não responda a este e-mail: ${inviter(programme)} não receberia sua resposta.`
        : `Se tiver alguma dúvida, responda a este e-mail. Sua resposta vai para ${repliesTo.name ?? "a pessoa que convidou você"}.`,
  ];
}

export const emails: Texts["emails"] = {
  greeting: (name) => (name === null ? "Olá!" : `Olá, ${name}!`),
  unsubscribe: "Cancelar inscrição",
  colon: ":",
  writes: (name) => `${name ?? "Alguém"} escreve:`,

  invitation: (round): EmailText => ({
    subject:
      round.name === null
        ? "Alguém gostaria de saber que impressão passa para você"
        : `Como você vê ${round.name}?`,
    lines: [
      asks(round),
      `Escolha as palavras que combinam com ${round.name ?? "essa pessoa"}. Leva mais ou menos um minuto, e você não precisa de conta.`,
    ],
    button: "Escolher palavras",
    after: [
      ...promise(round),
      "Este link é só para você e vale para uma só resposta. Por favor, não passe adiante.",
      `Se você não conhece ${round.name ?? "a pessoa que aparece na página"}, ou não quer responder, pode ignorar este e-mail. Vamos lembrar você no máximo três vezes enquanto a pesquisa estiver aberta.`,
    ],
  }),

  reminder: (round): EmailText => ({
    subject:
      round.name === null
        ? "Lembrete: alguém gostaria de saber que impressão passa para você"
        : `Lembrete: como você vê ${round.name}?`,
    lines: [asks(round), "Ainda dá tempo. Leva mais ou menos um minuto, e você não precisa de conta."],
    button: "Escolher palavras",
    after: [
      ...promise(round),
      "O link é só para você e vale para uma só resposta. O do e-mail anterior também funciona.",
      `Quem envia estes lembretes somos nós, e não contamos para ${round.name ?? "essa pessoa"} quem os recebe. Se você não quer responder, pode ignorar este e-mail, ou desativar os lembretes pelo link abaixo.`,
    ],
  }),

  thanks: ({ name, fullName }): Omit<EmailText, "button"> => ({
    subject: name === null ? "Alguém agradece a você" : `${name} agradece a você`,
    lines: [
      `${fullName ?? "Alguém"} perguntou a você pelo ${brand}: “Como você me vê?” Este e-mail é para agradecer.`,
      "Se você escolheu palavras, agradecemos o tempo e a atenção que você dedicou à escolha. Se não conseguiu responder, tudo bem.",
      `Todas as pessoas convidadas recebem este mesmo e-mail. As respostas continuam anônimas, e não contamos para ${name ?? "essa pessoa"} quem respondeu, a não ser no caso de quem acrescentou o nome.`,
      noReply(name ?? "essa pessoa"),
    ],
    after: [],
  }),

  clientInvitation: (programme): EmailText => ({
    subject: `${programme.name ?? "Alguém"} convida você a descobrir como as outras pessoas veem você`,
    lines: [`${programme.name ?? "Alguém"} convida você ${toProgramme(programme)}. ${about}`],
    button: "Ver o convite",
    after: [
      "Lá você pode aceitar ou recusar: qualquer um dos dois leva um minuto. Se você ainda não tem conta, criamos uma quando você aceitar. É gratuita e não precisa de senha.",
      ...clientPromise(programme),
      `Este link é só para você, então, por favor, não passe adiante. Se você não conhece ${inviter(programme)}, pode recusar ou ignorar este e-mail.${programme.hasReminders ? ` Até você aceitar ou recusar, vamos lembrar você no máximo duas vezes, e ${inviter(programme)} também pode fazer isso.` : ""}`,
    ],
  }),

  clientReminder: (programme, by): EmailText => {
    const name = programme.name ?? "Alguém";
    const who =
      by === null || by === "owner"
        ? name
        : `${by.name}, que conduz o programa com ${inviter(programme)}, pediu que lembrássemos você: ${programme.name ?? "alguém"}`;
    return {
      subject: `Lembrete: ${programme.name ?? "alguém"} convida você a descobrir como as outras pessoas veem você`,
      lines: [
        `${who} convidou você ${toProgramme(programme)}${by === "owner" ? " e pediu que lembrássemos você" : " e está esperando uma resposta"}. Você pode aceitar ou recusar: qualquer um dos dois leva um minuto.`,
        about,
      ],
      button: "Ver o convite",
      after: [
        ...clientPromise(programme),
        by === null
          ? "Enviamos no máximo dois destes lembretes, e paramos quando você aceitar ou recusar."
          : "",
        "Este link é só para você. O do nosso e-mail anterior também funciona.",
      ],
    };
  },

  guestLink: ({ hasWindow, title, organisation, host, erased }): EmailText => ({
    subject: hasWindow ? "Seu link para a sua janela" : "Seu link para o perfil do grupo",
    lines: [
      `Aqui está o link que você pediu. Ele leva ${hasWindow ? "à sua janela" : "ao perfil do grupo"} do workshop “${title}”${organisation === null ? "" : `, de “${organisation}”`}${host === null ? "" : `, conduzido por ${host}`}.`,
    ],
    button: hasWindow ? "Ver minha janela" : "Ver o perfil do grupo",
    after: [
      `O link funciona até ${erased}, ou até o workshop ser excluído. Depois disso, tudo sobre as pessoas que participaram é apagado, e não temos como recuperar.`,
      `Qualquer pessoa com este link pode ver ${hasWindow ? "sua janela" : "o que você vê"}, então guarde só para você. Não guardamos seu endereço de e-mail.`,
      `O ${brand} mostra como as outras pessoas nos veem. Se você não participou deste workshop, alguém errou ao digitar o próprio endereço: não abra o link, e apague este e-mail.`,
    ],
  }),

  code: (minutes): Omit<EmailText, "button"> => ({
    subject: `Seu código do ${brand}`,
    lines: [`Aqui está seu código. Digite-o para concluir seu cadastro no ${brand}.`],
    after: [
      plural(minutes, { one: "Ele funciona por # minuto.", other: "Ele funciona por # minutos." }),
      "Se você não pediu o código, pode ignorar este e-mail. Sem ele, ninguém consegue se cadastrar com seu endereço.",
    ],
  }),
};
