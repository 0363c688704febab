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
    closed: "Esta pesquisa está encerrada",
    used: "Este convite já foi usado",
    own: "Sua própria pesquisa",
    unknown: "Este link não funciona",
    busy: "Tente de novo mais tarde",
  },

  form: {
    description:
      "Escolha as palavras que combinam com essa pessoa. Leva um minuto, e ninguém vê quem escolheu o quê.",
    picture: (title) => `Uma janela de quatro vidros e, ao lado: ${title}`,
    wish: (owner) => `${owner} gostaria de saber que impressão passa para você. Leva um minuto.`,
    note: (owner) => `Um recado de ${owner}`,
    openUntil: "respostas até",
    lead: (min, max) =>
      `Escolha de ${String(min)} a ${String(max)} palavras que combinam com essa pessoa. Ninguém vê quem escolheu o quê.`,
    nameLabel: "Seu nome",
    optional: "(opcional)",
    nameHint: (owner) =>
      `${owner} vê seu nome em uma lista alfabética das pessoas que deixaram o nome, nunca ao lado das palavras.`,
    whoCanAnswer: {
      withThisLink: (owner) => `Qualquer pessoa com este link pode responder, inclusive ${owner}.`,
      anyone: (owner) =>
        `Qualquer pessoa que tenha o link público desta pesquisa pode responder, inclusive ${owner}.`,
      invitedForNow: (owner) => `Por enquanto, só as pessoas que ${owner} convidou podem responder.`,
      invited: (owner) => `Só as pessoas que ${owner} convidou podem responder.`,
    },
  },

  held: "Parece que você está sem conexão, então sua resposta está guardada neste navegador. Ela vai ser enviada automaticamente quando a conexão voltar, ou quando você abrir este link de novo. Depois de 24 horas, ela é apagada daqui.",

  answered: {
    title: "Já respondeu?",
    text: "Seu comprovante tem um link próprio, que você recebeu depois do envio. O comprovante não aparece aqui, para que ninguém que use este aparelho saiba quem respondeu. Se você responder de novo, as duas respostas contam.",
  },

  words: {
    search: "Buscar palavras",
    found: "Palavras encontradas: {n}",
    notFound: "Nenhuma palavra daqui quer dizer isso. Tente outra.",
    meanings: "Mostrar os significados",
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
    longName: (max) => `O nome pode ter no máximo ${String(max)} caracteres.`,
    name: "Escreva o nome em uma só linha, em texto simples.",
    busy: (seconds) =>
      `Chegaram respostas demais da sua rede agora há pouco. Tente de novo em ${minutes(seconds)}.`,
    fault: "Alguma coisa deu errado do nosso lado. Nada se perdeu. Tente de novo.",
  },

  promise: {
    title: "Quem vê o quê, exatamente",
    mayShowResult: (owner, leaders) =>
      `${owner} pode mostrar o resultado somado para ${leaders}, mas nunca quem escolheu o quê.`,
    mayShow: (owner) =>
      `${owner} pode mostrar para outras pessoas algumas palavras que várias pessoas escolheram, mas nunca quem escolheu.`,
    asksOthers: (owner) =>
      `${owner} também pergunta a outros grupos de pessoas: se você responder em mais de um, suas respostas podem ser comparadas.`,
    stored: {
      term: "O que guardamos:",
      text: "as palavras que você escolhe, e seu nome, se você informar. Guardamos as duas coisas separadas, e depois nada permite ligar uma à outra. Não guardamos conta, endereço, aparelho nem hora.",
    },
    seen: {
      term: (owner) => `O que ${owner} vê:`,
      text: (minResponses) =>
        `o resultado somado de pelo menos ${String(minResponses)} respostas novas. Nunca só a sua, e nunca quem escolheu o quê.`,
    },
    withdrawal: {
      term: "Se você mudar de ideia:",
      text: (minResponses) =>
        `depois do envio, você recebe um link para retirar sua resposta. Se ela ainda não estiver em nenhum resultado, apagamos na hora. Se já estiver em algum, ela fica de fora dos próximos resultados assim que pelo menos ${String(minResponses - 1)} outras pessoas também tiverem retirado a delas.`,
    },
    limits: {
      term: "É bom saber:",
      openLink: (owner) =>
        `qualquer pessoa com este link pode responder, e mais de uma vez. Se uma só pessoa tivesse enviado todas as outras respostas, poderia descobrir a sua. Isso vale também para ${owner}.`,
      invited: (owner) =>
        `seu link vale para uma só resposta, e sobre ele registramos apenas que já foi usado. ${owner} sabe que você recebeu a pergunta, mas não contamos para ${owner} se você respondeu, a não ser que você acrescente seu nome. Não temos como saber se ${owner} também mandou convites para os próprios endereços de e-mail. Se uma só pessoa tivesse enviado todas as outras respostas, poderia descobrir a sua.`,
      invitedBesideLink: (owner) =>
        `seu link vale para uma só resposta, e sobre ele registramos apenas que já foi usado. ${owner} sabe que você recebeu a pergunta, mas não contamos para ${owner} se você respondeu, a não ser que você acrescente seu nome. Não temos como saber se ${owner} também mandou convites para os próprios endereços de e-mail, ou se respondeu por um link público. Se uma só pessoa tivesse enviado todas as outras respostas, poderia descobrir a sua.`,
    },
    draft: {
      term: "Até o envio:",
      text: "suas escolhas ficam neste navegador. Se você recarregar a página, nada se perde.",
    },
  },

  thanks: {
    tab: "Resposta enviada",
    title: (owner) => `${owner} agradece a você`,
    stored: (owner) =>
      `Suas palavras chegaram. ${owner} só vê essas palavras junto com as de outras pessoas, e nunca vê quem escolheu o quê.`,
    repeat: "Você já tinha enviado este formulário. Ficamos com aquela resposta e não mudamos nada.",
    given: (owner) => `Você vê ${owner} assim`,
    once: "As palavras que você escolheu para essa pessoa só aparecem desta vez: se você recarregar esta página ou sair dela, elas somem daqui.",
    next: "Mais alguém vai responder neste aparelho?",
    nextLink: "Novo formulário",
  },

  ownRound: {
    title: "E como as pessoas veem você?",
    text: "Escolha palavras que descrevem você, pergunte a pelo menos três pessoas e abra sua janela.",
    link: "Descobrir como as pessoas me veem",
  },

  receipt: {
    title: "Seu comprovante",
    hint: "Guarde, para o caso de mudar de ideia.",
    stored: {
      term: "O que guardamos",
      text: "Suas palavras, e seu nome, se você informou, separados um do outro. Não guardamos conta, endereço, aparelho nem hora.",
    },
    shown: "Quando aparecem",
    shownWhen: (owner, others) =>
      `${owner} só vê suas palavras somadas às de pelo menos outras ${String(others)} respostas, também novas. Nunca as vê separadas, e nunca vê quem escolheu o quê.`,
    withdrawal: {
      term: "Se você mudar de ideia",
      text: "Com este link, você pode retirar sua resposta. Guarde o link: em uma hora ele some desta página e, se você o perder, ninguém consegue recuperá-lo.",
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
      text: "Depois que você responde a uma pesquisa, seu comprovante fica aqui por uma hora. Este navegador não tem nenhum: talvez a hora já tenha passado, ou você tenha retirado a resposta. Se você acabou de enviar uma, ela está guardada, mas seu navegador recusou o cookie necessário para mostrar o comprovante aqui.",
      link: "O link do seu comprovante continua funcionando.",
    },
    lost: {
      text: "Uma resposta saiu deste navegador, mas o comprovante não chegou de volta. Se recebemos sua resposta, você pode pegar o comprovante agora.",
      button: "Ver meu comprovante",
    },
  },

  withdrawal: {
    tab: "Retirar sua resposta",
    title: "Retirar sua resposta?",
    stored: (owner) => `Suas palavras para ${owner} estão guardadas.`,
    busy: (seconds) =>
      `Este link não é de nenhuma resposta, ou a resposta já foi retirada. Além disso, há pouco houve tentativas demais de abrir links a partir da sua rede. Para tentar outro link, espere ${minutes(seconds)}.`,
    unreleased: {
      term: "Se suas palavras ainda não apareceram em nenhum resultado:",
      text: "apagamos na hora, e para sempre, as palavras que você escolheu, e seu nome, se você informou.",
    },
    released: {
      term: "Se suas palavras já contam em algum resultado:",
      text: "esse resultado fica como estava: as respostas somadas, e uma lista de nomes que não tem ligação com as palavras. Suas palavras e seu nome ficam de fora dos próximos resultados assim que pelo menos duas outras pessoas também tiverem retirado a resposta (algumas pesquisas pedem mais). Se só você retirasse, a diferença mostraria suas palavras. Se uma só pessoa tivesse enviado essas outras respostas, ainda poderia descobrir suas palavras.",
    },
    untold: "Não contamos a ninguém.",
    button: "Retirar minha resposta",
    done: {
      title: "Sua resposta foi retirada",
      text: "Se este link era de uma resposta, ela foi retirada. Se ela não estava em nenhum resultado, já foi apagada.",
      later:
        "Um resultado que já foi mostrado fica como estava. Suas palavras e seu nome ficam de fora dos próximos resultados assim que pelo menos duas outras pessoas também tiverem retirado a resposta. Algumas pesquisas pedem mais.",
      end: "Você pode fechar esta página.",
    },
  },

  closed: {
    text: (owner) => `${owner} não está mais recebendo respostas.`,
    refused: {
      "response.surveyClosed": "Esta pesquisa está encerrada. Não guardamos sua resposta.",
      "response.surveyFull": "Esta pesquisa não aceita mais respostas.",
      "response.invitedOnly": "Só pessoas convidadas podem responder a esta pesquisa.",
      "response.keyOfOtherSurvey": "Este formulário já foi usado para responder a outra pesquisa.",
    },
    thanks: "Agradecemos seu interesse em participar.",
  },

  used: {
    text: "Ele vale para uma só resposta, e alguém já respondeu. Não há mais nada a fazer. Agradecemos sua participação.",
    receipt:
      "Para retirar suas palavras, use o link do seu comprovante. Se você perder o link, ninguém consegue recuperá-lo, porque não sabemos de quem é cada resposta.",
    other:
      "Se não foi você, alguém que tem este link respondeu no seu lugar. A resposta dessa pessoa conta como qualquer outra, e um novo convite não dá direito a uma segunda. Não contamos a ninguém que este convite foi usado.",
  },

  unknown: {
    title: "Este link não leva a lugar nenhum",
    sent: "O que você acabou de enviar não foi guardado, e ninguém vai ver.",
    openLink:
      "Talvez falte uma letra, ou a pessoa que criou o link o tenha desativado e feito outro. Pergunte a quem enviou o link para você.",
    invited:
      "Talvez falte uma letra, a pesquisa não exista mais, ou a pessoa que a criou tenha retirado o convite. Você não precisa fazer nada. Se quiser participar, pergunte a quem convidou você.",
    code: "Digitar um código",
  },

  busyCode: (seconds) =>
    `Este link não funciona. Além disso, houve muitas tentativas de abrir links errados, vindas da sua rede. Um link certo continua funcionando. Se não tiver certeza de que outro link está certo, espere ${minutes(seconds)} para tentar.`,

  about: "Do que se trata",

  code: {
    title: "Ir para uma pesquisa",
    lead: "Alguém perguntou: “Como você me vê?” Digite aqui o código dessa pessoa. Você não precisa de conta.",
    label: "Código ou link",
    hint: "Quem fez a pergunta enviou o código para você. Maiúsculas e minúsculas fazem diferença.",
    button: "Ir para a pesquisa",
    missing: "Digite o código, ou cole o link.",
    unreadable:
      "Isto não é um código nem um link de uma pesquisa. Um código não tem espaços: é a última parte do link, depois de /s/.",
    unknown:
      "Nenhuma pesquisa tem este código. Confira cada letra. Talvez quem criou o código o tenha desativado: nesse caso, peça um novo.",
    begun: "O que você começou neste navegador",
    begunText:
      "As palavras que você marcou para alguém continuam aqui. Elas ficam neste navegador até você enviar.",
    begunOne: "Continuar a resposta que você começou (palavras: {n})",
    begunOneOf: "Continuar a resposta {which} (palavras: {n})",
    own: "Sua própria pesquisa",
    ownText:
      "Escolha palavras que descrevem você, pergunte a quem conhece você e veja em que as palavras dessas pessoas coincidem com as suas.",
    ownLink: "Começar uma pesquisa",
    hasOne: "Já tem uma?",
    signIn: "Entrar",
  },

  start: {
    title: "Agora é a sua vez: quais palavras descrevem você?",
    label: "Suas palavras",
    rest: "O resto, quem diz são os outros.",
    choose: (min, max) => `Escolha de ${String(min)} a ${String(max)}`,
    count: (min, max) => `{n} até agora · escolha de ${String(min)} a ${String(max)}`,
    full: (max) => `${String(max)} é o máximo. Tire uma palavra para escolher outra.`,
    missing: "Escolha mais {n}.",
    link: "Começar minha pesquisa",
    email: "Seu e-mail",
    button: "Receber um código",
    noEmail: "Digite seu endereço de e-mail",
    badEmail: "Digite um endereço de e-mail válido",
    kept: "As palavras que você escolhe para si ficam neste navegador até você se cadastrar.",
  },

  unsubscribe: {
    ask: "Parar de receber estes e-mails?",
    brings:
      "São convites de pessoas que gostariam de saber como você as vê, até três lembretes de cada um e um agradecimento.",
    stop: "Cancelar inscrição",
    stopRound: "Parar só os e-mails desta pesquisa",
    stopAll: "Não receber mais convites",
    stopped: "Você não vai receber mais convites",
    stoppedRound: "Você não vai receber mais e-mails sobre esta pesquisa",
    stoppedRoundText:
      "Você ainda vai receber convites para outras pesquisas. Não contamos a ninguém que você parou de receber estes e-mails, e você ainda pode responder pelo link do e-mail. Você pode fechar esta página.",
    again: "Você vai receber convites de novo",
    againRound: "Você vai receber de novo e-mails sobre esta pesquisa",
    resume: "Quero receber de novo",
    resumeRound: "Quero receber de novo e-mails sobre esta pesquisa",
    undo: "Desfazer",
    close: "Você pode fechar esta página.",
  },
};
