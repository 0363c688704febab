import { minutesOf, pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("pt-BR");
const minutes = (seconds: number | null) =>
  plural(minutesOf(seconds), { one: "um minuto", other: "# minutos" });

export const peer: Texts["peer"] = {
  layout: {
    skip: "Ir para o conteúdo",
    language: "Idioma",
    privacy: "Política de Privacidade",
  },

  titles: {
    form: (owner) => `Como você vê ${owner}?`,
    unnamed: "Como você me vê?",
    error: (title) => `Erro: ${title}`,
    closed: "Esta rodada está encerrada",
    used: "Este convite já foi usado",
    own: "Sua própria rodada",
    unknown: "Este link não funciona",
    busy: "Agora não",
  },

  form: {
    description: "Escolha as palavras que combinam. Leva um minuto, e ninguém vê quem escolheu o quê.",
    picture: (title) => `Uma janela de quatro vidros e, ao lado: ${title}`,
    wish: (owner) => `${owner} gostaria de saber que impressão passa para você. Leva um minuto.`,
    note: (owner) => `Um recado de ${owner}`,
    openUntil: "aberta até",
    lead: (min, max) =>
      `Escolha de ${String(min)} a ${String(max)} palavras que combinam. Ninguém vê quem escolheu o quê.`,
    nameLabel: "Seu nome",
    optional: "(opcional)",
    nameHint: (owner) =>
      `${owner} vê o nome em uma lista alfabética de quem deixou o seu, nunca ao lado das palavras.`,
    whoCanAnswer: {
      withThisLink: (owner) => `Qualquer pessoa com este link pode responder, inclusive ${owner}.`,
      anyone: (owner) => `Qualquer pessoa com o link aberto desta rodada pode responder, inclusive ${owner}.`,
      invitedForNow: (owner) => `Por enquanto, só as pessoas que ${owner} convidou podem responder.`,
      invited: (owner) => `Só as pessoas que ${owner} convidou podem responder.`,
    },
  },

  held: "Parece que você está sem conexão, então sua resposta espera neste navegador. Ela sai sozinha quando a conexão voltar, ou quando você abrir este link de novo. Depois de 24 horas, ela é apagada daqui.",

  answered: {
    title: "Já respondeu?",
    text: "Seu comprovante abre pelo link dele, aquele que você recebeu depois do envio. Ele não aparece aqui, para que ninguém que use este aparelho saiba quem respondeu. Se você responder de novo, as duas respostas contam.",
  },

  words: {
    search: "Buscar palavras",
    found: "Palavras encontradas: {n}",
    notFound: "Nenhuma palavra daqui quer dizer isso. Tente outra.",
    meanings: "Mostrar o que cada palavra quer dizer",
    legend: (person) => `Palavras que descrevem ${person}`,
  },

  bar: {
    tray: "Palavras escolhidas",
    trayHint: "As palavras que você escolhe ficam aqui.",
    remove: "Tirar {word}",
    choose: (min, max) => `escolha de ${String(min)} a ${String(max)}`,
    picked: "até agora · ",
    count: (min, max) => `{n} até agora · escolha de ${String(min)} a ${String(max)}`,
    full: (max) => `Você já escolheu ${String(max)}, o máximo. Tire uma para pôr outra.`,
    sending: {
      button: "Enviar palavras",
      ready: "Enviar {n} palavras",
      busy: "Enviando…",
      missing: "Escolha mais {n} para enviar.",
    },
    saving: {
      button: "Salvar palavras",
      ready: "Salvar {n} palavras",
      busy: "Salvando…",
      missing: "Escolha mais {n} para salvar.",
    },
  },

  problems: {
    title: {
      sent: "Ainda não foi enviado. Tudo o que você escolheu continua aqui.",
      saved: "Ainda não foi salvo. Tudo o que você escolheu continua aqui.",
    },
    tooFew: (min) => `Escolha pelo menos ${String(min)} palavras.`,
    tooMany: (max) => `Escolha no máximo ${String(max)} palavras.`,
    words: "Escolha cada palavra uma vez só, e só palavras da lista.",
    longName: (max) => `Um nome pode ter no máximo ${String(max)} caracteres.`,
    name: "Um nome é uma linha de texto simples.",
    busy: (seconds) =>
      `Chegaram respostas demais da sua rede agora há pouco. Tente de novo em ${minutes(seconds)}.`,
    fault: "Alguma coisa deu errado do nosso lado. Nada se perdeu. Tente de novo.",
  },

  promise: {
    title: "Quem vê o quê, exatamente",
    mayShowResult: (owner, leaders) =>
      `${owner} pode mostrar os totais para ${leaders}, mas nunca quem escolheu o quê.`,
    mayShow: (owner) =>
      `${owner} pode mostrar para outras pessoas algumas palavras que várias pessoas escolheram, mas nunca quem escolheu.`,
    asksOthers: (owner) =>
      `${owner} também pergunta a outros grupos de pessoas: se você responder em mais de um, suas respostas podem ser comparadas.`,
    stored: {
      term: "O que guardamos:",
      text: "as palavras que você escolhe, e seu nome, se você der. Guardamos os dois separados, e nada volta a juntar um com o outro: nem conta, nem endereço, nem aparelho, nem hora.",
    },
    seen: {
      term: (owner) => `O que ${owner} vê:`,
      text: (minResponses) =>
        `totais de pelo menos ${String(minResponses)} respostas novas juntas. Nunca só a sua, e nunca quem escolheu o quê.`,
    },
    withdrawal: {
      term: "Se você mudar de ideia:",
      text: (minResponses) =>
        `depois do envio, você recebe um link que retira sua resposta. Se nenhum resultado incluir sua resposta ainda, apagamos na hora. Se algum já incluir, os próximos resultados deixam a resposta de fora assim que pelo menos ${String(minResponses - 1)} outras pessoas também tiverem retirado a delas.`,
    },
    limits: {
      term: "Uma coisa para saber:",
      openLink: (owner) =>
        `qualquer pessoa com este link pode responder, e mais de uma vez. Se uma só pessoa enviasse todas as outras respostas, poderia descobrir a sua. Isso vale também para ${owner}.`,
      invited: (owner) =>
        `seu link aceita uma resposta, e só se lembra de que já foi usado. ${owner} sabe que você recebeu a pergunta, mas nós não contamos se você respondeu. Não temos como saber se ${owner} também convidou e-mails próprios. Se uma só pessoa enviasse todas as outras respostas, poderia descobrir a sua.`,
      invitedBesideLink: (owner) =>
        `seu link aceita uma resposta, e só se lembra de que já foi usado. ${owner} sabe que você recebeu a pergunta, mas nós não contamos se você respondeu. Não temos como saber se ${owner} também convidou e-mails próprios, ou se respondeu por um link aberto. Se uma só pessoa enviasse todas as outras respostas, poderia descobrir a sua.`,
    },
    draft: {
      term: "Até você enviar:",
      text: "suas escolhas ficam neste navegador. Se você recarregar a página, nada se perde.",
    },
  },

  thanks: {
    tab: "Agradecemos",
    title: (owner) => `${owner} agradece`,
    stored: (owner) =>
      `Suas palavras chegaram. ${owner} só vê essas palavras junto com as de outras pessoas, e nunca quem escolheu o quê.`,
    repeat: "Você já tinha enviado este formulário. Ficamos com aquela resposta e não mudamos nada.",
    given: (owner) => `Você vê ${owner} assim`,
    once: "Suas palavras só aparecem agora: se você recarregar ou sair desta página, elas somem daqui.",
    next: "Mais alguém vai responder neste aparelho?",
    nextLink: "Novo formulário",
  },

  ownRound: {
    title: "E como as pessoas veem você?",
    text: "Escolha suas próprias palavras, pergunte a pelo menos três pessoas e abra sua janela.",
    link: "Descobrir como as pessoas me veem",
  },

  receipt: {
    title: "Seu comprovante",
    hint: "Guarde, para o caso de mudar de ideia.",
    stored: {
      term: "O que guardamos",
      text: "Suas palavras, e seu nome, se você deu, separados um do outro. Nem conta, nem endereço, nem aparelho, nem hora.",
    },
    shown: "Quando aparecem",
    shownWhen: (owner, others) =>
      `${owner} só vê suas palavras como parte de totais: junto com pelo menos ${String(others)} outras respostas novas, nunca sozinhas, e nunca quem escolheu o quê.`,
    withdrawal: {
      term: "Se você mudar de ideia",
      text: "Este link retira sua resposta. Guarde o link: ninguém pode procurá-lo para você, e esta página o esquece em uma hora.",
    },
    copy: "Copiar o link",
    copied: "Copiado",
    selected: "Selecionado: copie com o teclado",
    email: "Enviar para o meu e-mail",
    subject: (owner) => `Como retirar minhas palavras sobre ${owner}`,
    orPrint: ", imprimir esta página ou ",
    withdraw: "retirar minhas palavras agora",
    none: {
      tab: "Nenhum comprovante aqui",
      title: "Nada para mostrar aqui",
      text: "Depois que você responde a uma rodada, seu comprovante fica aqui por uma hora. Este navegador não tem nenhum: talvez a hora já tenha passado, ou você tenha retirado a resposta. Se você acabou de enviar uma, ela está guardada, mas seu navegador recusou o cookie que traz o comprovante para cá.",
      link: "O link do seu comprovante continua funcionando.",
    },
    lost: {
      text: "Este navegador enviou uma resposta para cá e não recebeu comprovante. Se sua resposta chegou, você pode pegar o comprovante agora.",
      button: "Ver meu comprovante",
    },
  },

  withdrawal: {
    tab: "Retirar sua resposta",
    title: "Retirar sua resposta?",
    stored: (owner) => `Suas palavras para ${owner} estão guardadas.`,
    busy: (seconds) =>
      `Foram testados links demais da sua rede agora há pouco. Tente de novo em ${minutes(seconds)}. Este link não é de nenhuma resposta, ou a resposta já foi retirada.`,
    unreleased: {
      term: "Se nenhum resultado mostrou suas palavras ainda:",
      text: "apagamos na hora, e para sempre, as palavras que você escolheu, e seu nome, se você deu.",
    },
    released: {
      term: "Se um resultado já conta suas palavras:",
      text: "esse resultado fica como estava: totais, e uma lista de nomes que não tem ligação com as palavras. Os próximos resultados deixam de fora suas palavras e seu nome assim que pelo menos duas outras pessoas também tiverem retirado a resposta (algumas rodadas pedem mais). Se só você retirasse, a diferença mostraria suas palavras. Uma pessoa que tivesse enviado ela mesma essas outras respostas ainda poderia descobrir.",
    },
    untold: "Não contamos a ninguém.",
    button: "Retirar minha resposta",
    done: {
      title: "Sua resposta foi retirada",
      text: "Se este link era de uma resposta, ela foi retirada. Se nenhum resultado incluiu a resposta, ela já foi apagada.",
      later:
        "Um resultado que já foi mostrado fica como estava. Os próximos resultados deixam de fora suas palavras e seu nome assim que pelo menos duas outras pessoas também tiverem retirado a resposta. Algumas rodadas pedem mais.",
      end: "Você pode fechar esta página.",
    },
  },

  closed: {
    text: (owner) => `${owner} não está mais reunindo palavras.`,
    refused: {
      "response.surveyClosed": "Esta rodada está encerrada. Não guardamos sua resposta.",
      "response.surveyFull": "Esta rodada não aceita mais respostas.",
      "response.invitedOnly": "Só pessoas convidadas podem responder a esta rodada.",
      "response.keyOfOtherSurvey": "Esta chave é de uma resposta a outra rodada.",
    },
    thanks: "Agradecemos a vontade de participar.",
  },

  used: {
    text: "Ele aceita uma resposta, e alguém já respondeu. Não há mais nada a fazer. Agradecemos.",
    receipt:
      "Para retirar suas palavras, use o link do seu comprovante. Ninguém pode procurar o link para você, porque não sabemos de quem é cada resposta.",
    other:
      "Se não foi você, alguém que tem este link respondeu no seu lugar. A resposta dessa pessoa conta como qualquer outra, e um novo convite não dá direito a uma segunda. Não contamos a ninguém que este convite foi usado.",
  },

  unknown: {
    title: "Este link não leva a lugar nenhum",
    sent: "O que você acabou de enviar não foi guardado, e ninguém vê.",
    openLink:
      "Talvez falte uma letra, ou a pessoa que criou o link o desativou e fez outro. Pergunte a quem enviou o link para você.",
    invited:
      "Talvez falte uma letra, a rodada não exista mais, ou a pessoa que a criou tenha retirado o convite. Você não precisa fazer nada. Se quiser participar, pergunte a quem convidou você.",
    code: "Digitar um código",
  },

  busyCode: (seconds) =>
    `Tente de novo em ${minutes(seconds)}. Este link não funciona, e muitos links errados foram testados da sua rede. Um link certo continua funcionando.`,

  about: "Do que se trata",

  code: {
    title: "Ir para uma rodada",
    lead: "Alguém perguntou “Como você me vê?” Digite o código aqui. Você não precisa de conta.",
    label: "Código ou link",
    hint: "Quem fez a pergunta enviou o código para você. Maiúsculas e minúsculas fazem diferença.",
    button: "Ir para a rodada",
    missing: "Digite o código, ou cole o link.",
    unreadable:
      "Isto não é um código nem um link de uma rodada. Um código não tem espaços: é a última parte do link, depois de /s/.",
    unknown:
      "Nenhuma rodada tem este código. Confira cada letra. Talvez quem criou o código o tenha desativado: nesse caso, peça um novo.",
    begun: "Começado neste navegador",
    begunText:
      "As palavras que você marcou para alguém continuam aqui. Elas ficam neste navegador até você enviar.",
    begunOne: "Continuar a resposta que você começou (palavras: {n})",
    begunOneOf: "Continuar a resposta {which} (palavras: {n})",
    own: "Uma rodada sua",
    ownText: "Escolha suas próprias palavras, pergunte a quem conhece você e veja onde elas se encontram.",
    ownLink: "Começar uma rodada",
    hasOne: "Já tem uma?",
    signIn: "Entrar",
  },

  start: {
    title: "Agora você: quais palavras são suas?",
    label: "Suas palavras",
    rest: "O resto quem diz são as outras pessoas.",
    choose: (min, max) => `Escolha de ${String(min)} a ${String(max)}`,
    count: (min, max) => `{n} até agora · escolha de ${String(min)} a ${String(max)}`,
    full: (max) => `${String(max)} é o máximo. Tire uma palavra para escolher outra.`,
    missing: "Escolha mais {n}.",
    link: "Começar minha rodada",
    email: "Seu e-mail",
    button: "Receber um código",
    noEmail: "Digite seu endereço de e-mail",
    badEmail: "Digite um endereço de e-mail válido",
    kept: "Suas palavras ficam neste navegador até você se cadastrar.",
  },

  unsubscribe: {
    ask: "Parar de receber estes e-mails?",
    brings:
      "São convites de pessoas que gostariam de saber como você as vê, um ou dois lembretes e um agradecimento.",
    stop: "Cancelar inscrição",
    stopRound: "Parar só os e-mails desta rodada",
    stopAll: "Parar todos os convites",
    stopped: "Você não vai receber mais convites",
    stoppedRound: "Você não vai receber mais e-mails sobre esta rodada",
    stoppedRoundText:
      "Você ainda vai receber convites para outras rodadas. Não contamos isso a ninguém, e você ainda pode responder pelo link do e-mail. Você pode fechar esta página.",
    again: "Você vai receber convites de novo",
    againRound: "Você vai receber de novo e-mails sobre esta rodada",
    resume: "Quero receber de novo",
    resumeRound: "Quero receber de novo e-mails sobre esta rodada",
    undo: "Desfazer",
    close: "Você pode fechar esta página.",
  },
};
