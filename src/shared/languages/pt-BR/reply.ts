import { listIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

export const reply: Texts["reply"] = {
  titles: {
    invites: (facilitator) => `${facilitator} convida você`,
    unknown: "Não encontramos este convite",
    busy: "Tente de novo daqui a pouco",
  },
  unknown: {
    byLink:
      "Talvez falte uma parte do link: alguns programas de e-mail cortam os links longos. Tente de novo o link do e-mail, ou copie o link inteiro.",
    withdrawn:
      "Talvez o convite tenha sido retirado. Se você esperava por ele, pergunte a quem convidou você.",
  },
  busy: "Há pouco, foram abertos convites demais pela sua rede. Espere um minuto e recarregue esta página.",

  facts: {
    title: (facilitator) => `${facilitator} convida você a se ver como as outras pessoas veem você`,
    lead: "Você escolhe de 5 a 10 palavras que descrevem você, e pessoas que você indica também escolhem palavras que descrevem você. Depois, uma janela mostra o que os dois lados veem, o que só as outras pessoas veem e o que só você escolheu.",
    leaders: (names) => `${listIn("pt-BR", names)} conduzem este programa em conjunto.`,
    purpose: (facilitator) => `${facilitator}, sobre o objetivo do programa`,
    sees: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "vão" : "vai"} ver em que ponto você está e quantas pessoas responderam. Só ${areSeveral ? "vão" : "vai"} ver seu resultado se você compartilhar. Ninguém vê quem escolheu o quê, nem você.`,
    all: "Tudo o que é guardado, e quem vê",
    good: "É bom saber",
    time: {
      term: "Seu tempo",
      text: "Uns três minutos para começar. Cada pessoa a quem você pergunta precisa de mais ou menos um.",
    },
    deadline: {
      term: "Prazo",
      none: "Não há.",
      until: "As pessoas a quem você perguntar podem responder até {time}.",
    },
    window: {
      term: "A janela",
      byClient: (least) =>
        `Quem abre é você, assim que pelo menos ${String(least)} pessoas tiverem respondido.`,
      withOne: (owner, least) =>
        `Você abre a janela com ${owner}, em uma sessão, assim que pelo menos ${String(least)} pessoas tiverem respondido.`,
      withSome: (least) =>
        `Você abre a janela com uma das pessoas que conduzem o programa, em uma sessão, assim que pelo menos ${String(least)} pessoas tiverem respondido.`,
    },
    whose: {
      term: "De quem é",
      text: "A pesquisa é sua. Você pode sair do programa a qualquer momento e ficar com tudo.",
    },
    notes: {
      term: "Anotações",
      text: ({ everyone, areSeveral }) =>
        `${everyone} ${areSeveral ? "podem" : "pode"} fazer anotações sobre o trabalho com você. Elas são particulares, e você não vai ter acesso a elas.`,
    },
  },

  form: {
    title: "Você quer participar?",
    hasDeclined: "Você respondeu que prefere não participar",
    declined: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "veem" : "vê"} que você recusou, e mais nada. Você não precisa fazer nada. Se mudar de ideia, ainda pode aceitar enquanto o programa estiver acontecendo.`,
    nameLabel: "Seu nome",
    nameHint: "As pessoas a quem você perguntar vão ver este nome.",
    noName: "Digite seu nome.",
    badName: "Escreva o nome em uma só linha, em texto simples, com no máximo 120 caracteres.",
    newAccount: (email) =>
      `Ao aceitar, você cria uma conta gratuita para ${email}, para poder voltar à sua pesquisa. Isso quer dizer que você também aceita:`,
    terms: "Termos de Uso",
    privacy: "Política de Privacidade",
    signedIn: (email) => `Você entrou como ${email}.`,
    accept: "Aceitar e começar minha pesquisa",
    acceptAfterAll: "Aceitar mesmo assim",
    busy: "Começando sua pesquisa…",
    decline: "Prefiro não participar",
    declineHint: ({ everyone, areSeveral }) =>
      `Não vamos perguntar por quê. ${everyone} ${areSeveral ? "vão" : "vai"} ver que você recusou, e você pode mudar de ideia enquanto o programa estiver acontecendo.`,
    count: {
      title: "Você quer que sua janela entre no perfil do grupo?",
      text: ({ owner }) =>
        `${owner} vê palavras que muita gente tem em comum, sem nunca ver de quem são. Alguém que conheça quase todas as outras janelas poderia adivinhar parte da sua. O que você escolhe não é mostrado a ninguém. Você pode mudar depois.`,
      yes: "Incluir minha janela",
      no: "Deixar de fora",
    },
    signIn: {
      text: (email) =>
        `${email} já tem uma conta aqui. Entre para aceitar; depois trazemos você de volta a esta página.`,
      label: "Entrar para aceitar",
    },
    switchAccount: {
      text: (email) =>
        `Este convite é para ${email}, e você entrou com outra conta. Saia dessa conta primeiro; depois trazemos você de volta a esta página.`,
      label: "Sair da conta e voltar",
    },
    offline: "Não foi possível conectar ao site. Tente de novo daqui a pouco.",
    failed: "Alguma coisa deu errado do nosso lado. Tente de novo.",
  },

  end: {
    over: {
      title: "Este programa terminou",
      text: (facilitator, programme) =>
        `${facilitator} encerrou “${programme}”, então não há mais nada para aceitar ou recusar.`,
      own: "Você ainda pode descobrir como as outras pessoas veem você:",
      link: "comece uma pesquisa sua",
    },
    left: {
      title: "Você não está mais neste programa",
      text: ({ everyone, areSeveral }, programme) =>
        `${everyone} não ${areSeveral ? "podem" : "pode"} ver nada seu em “${programme}”. Se você não excluiu sua pesquisa, ela continua existindo, e é sua.`,
      link: "Ir para minhas pesquisas",
    },
    accepted: {
      title: "Você está participando",
      signIn: (email, programme) =>
        `O convite para “${programme}” foi aceito. Entre como ${email} para ir à pesquisa.`,
      signInLink: "Entrar",
      noPassword: "Nunca escolheu uma senha?",
      noPasswordLink: "Receber um link para escolher uma",
      switchAccount: (email, programme) =>
        `O convite para “${programme}” foi aceito com a conta ${email}, e você entrou com outra. Para ir à pesquisa, saia dessa conta e entre como ${email}.`,
      otherAccount: {
        title: "Esta pesquisa está em outra conta",
        text: (programme) =>
          `O convite para “${programme}” foi aceito, mas a pesquisa desse convite não está na conta com que você entrou.`,
      },
      text: (facilitator, programme) =>
        `Você aceitou o convite de ${facilitator} para “${programme}”. Sua pesquisa está esperando por você.`,
      link: "Ir para minha pesquisa",
    },
  },
};
