import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("pt-BR");
/** Intl would say zero in the singular, too. */
const described = (people: number) =>
  people === 0 ? "0 descritas" : plural(people, { one: "# descrita", other: "# descritas" });

export const workshop: Texts["workshop"] = {
  ledBy: (host, organisation) => {
    if (host === null) return organisation === null ? "Um workshop" : `Um workshop de ${organisation}`;
    return organisation === null ? `Conduzido por ${host}` : `Conduzido por ${host}, ${organisation}`;
  },

  titles: {
    unknown: "Não encontramos este workshop",
    busy: "Tente de novo em um minuto",
    closed: "Não dá mais para entrar",
    back: (name) => `Você participa como ${name}`,
    gone: "Não há mais nada aqui",
    left: "Você saiu do workshop",
    waiting: (name) => `Você já entrou, ${name}`,
    late: "Ainda dá tempo de descrever outras pessoas",
    leave: "Sair deste workshop?",
    words: "Como você se vê?",
    saved: "Suas palavras estão salvas",
    nobody: "Não há ninguém para descrever aqui",
    described: (name) => `Você já descreveu ${name}`,
    end: (left) =>
      left === 0
        ? "Você já descreveu todo mundo"
        : plural(left, { one: "Falta uma pessoa", other: "Faltam # pessoas" }),
    ended: "Este workshop terminou",
    closedWindow: "Sua janela continua fechada",
    openWindows: "As janelas estão abertas",
    onWall: "Olhe para o telão",
  },

  join: {
    lead: "Veja como as pessoas desta sala veem você, e compare com o modo como você se vê. Não precisa de conta, só de um nome.",
    late: {
      described:
        "As pessoas do grupo já estão descrevendo umas às outras. Você ainda pode entrar: você descreve algumas pessoas e, se pelo menos cinco ainda não tiverem terminado quando você tiver escolhido suas próprias palavras, algumas dessas pessoas também vão descrever você.",
      describesOnly:
        "Menos de cinco pessoas ainda estão descrevendo as outras. É pouca gente para descrever você, então desta vez você não vai ter uma janela. Mesmo assim, você pode descrever outras pessoas, e isso já ajuda.",
    },
    anonymous: "Ninguém vê quem escolheu o quê.",
    nameLabel: "Seu nome",
    nameHint: "Como as pessoas desta sala chamam você.",
    button: "Entrar no workshop",
    steps: "O que acontece",
    step: {
      own: (min, max) => `Você escolhe de ${String(min)} a ${String(max)} palavras que descrevem você.`,
      others: (least, most) =>
        `Você escolhe palavras para ${String(least)} a ${String(most)} pessoas do grupo. Um sorteio decide para quem.`,
      counting: "Você diz se sua janela entra no perfil do grupo. Ninguém vê o que você escolhe.",
      open: "A janela de cada pessoa se abre no celular dela: o que os dois lados veem, e o que só um lado vê.",
    },
    promise: [
      {
        term: "Seu nome:",
        text: "quem conduz o workshop vê, e também as pessoas que descrevem você.",
      },
      {
        term: "Suas palavras e sua janela:",
        text: "só você vê. Ninguém, nem mesmo quem conduz o workshop, vê quem escolheu o quê.",
      },
      {
        term: "O telão:",
        text: "mostra quantas pessoas entraram, quantas terminaram e, mais tarde, o perfil do grupo, sem os nomes de vocês.",
      },
      {
        term: "É bom saber:",
        text: "qualquer pessoa na sala poderia entrar duas vezes. Por isso, contem quantas pessoas há: o número no telão deve ser esse.",
      },
    ],
    back: (title) => `Você já entrou em “${title}” neste celular.`,
    goOn: "Continuar",
    notYou: "Não é você?",
    another: "Entrar com outro nome",
    closed: (title) =>
      `As janelas de “${title}” estão abertas, ou o workshop terminou. Só dava para entrar até esse momento. Pergunte a quem conduz o workshop.`,
    closedBack: "Se você já tinha entrado, abra a página que estava no seu celular.",
    unknown:
      "Talvez um caractere esteja errado, ou o workshop tenha sido apagado. Tente de novo o código do telão.",
    code: "Código do telão",
    codeHint: "Maiúsculas e minúsculas fazem diferença.",
    find: "Encontrar o workshop",
    busy: "Há pouco, foram digitados códigos demais pela sua rede. Espere um minuto e recarregue esta página.",
    problems: {
      name: "Escreva o nome em uma só linha, em texto simples.",
      noName: "Digite um nome.",
      taken:
        "Alguém aqui já tem este nome, ou um parecido. Acrescente uma inicial, para que as pessoas saibam quem é quem.",
      mixed:
        "Este nome mistura letras de dois alfabetos em uma mesma palavra. Escreva com um só, para que as pessoas saibam quem é quem.",
      full: (most) => `Este workshop está lotado: ${String(most)} pessoas já entraram.`,
      busy: "Está entrando gente demais pela sua rede agora. Tente de novo em um minuto.",
      fault: "Alguma coisa deu errado do nosso lado. Tente de novo.",
    },
  },

  erased:
    "Tudo sobre você é apagado, o mais tardar, em {time}. Depois disso, quem conduz o workshop fica só com o perfil do grupo, se houver um.",
  keepOpen: "Deixe esta página aberta: ela avança automaticamente.",
  rescan: "Se você perder a página, escaneie de novo o código do telão.",
  leaveLink: "Sair do workshop",
  tooLate:
    "Quando você enviou isto, quem conduz o workshop já tinha passado para a próxima etapa. Por isso, não foi salvo.",

  gone: "Talvez você tenha saído deste workshop, ou quem conduz tenha tirado você. Depois do último dia do workshop, ou quando ele é excluído por quem o conduz, tudo sobre as pessoas que participaram é apagado, inclusive as janelas. Se o workshop ainda estiver acontecendo, pergunte a quem conduz.",
  left: "Seu nome, suas próprias palavras e o que outras pessoas escolheram para você foram apagados. O que você escolheu para outras pessoas fica, e nada indica que veio de você.",
  busy: "Houve tentativas demais de abrir páginas que não existem, vindas da sua rede. Espere um minuto e recarregue esta página.",

  noWindow:
    "Menos de cinco pessoas ainda estão descrevendo as outras. É pouca gente para descrever você, então desta vez você não vai ter uma janela. O que você escolhe para as outras pessoas conta como o de todo mundo.",

  own: {
    wait: (min, max) =>
      `Quem conduz o workshop começa quando todo mundo tiver entrado. Primeiro você vai escolher de ${String(min)} a ${String(max)} palavras que descrevem você.`,
    lead: (min, max) =>
      `Escolha de ${String(min)} a ${String(max)} palavras que combinam com você. Dá para mudar enquanto quem conduz o workshop não passar para a próxima etapa.`,
    lateLead: (min, max) =>
      `As outras pessoas já começaram. Escolha de ${String(min)} a ${String(max)} palavras que combinam com você e depois descreva outras pessoas também. Se pelo menos cinco pessoas ainda não tiverem terminado quando você salvar suas palavras, algumas dessas pessoas também vão descrever você.`,
    legend: "Palavras que descrevem você",
    saved: "Só você vê. Quem conduz o workshop passa para a próxima etapa quando o grupo estiver pronto.",
    change: "Mudar minhas palavras",
    leaveAsIs: "Deixar minhas palavras como estão",
    without: "Você também pode descrever outras pessoas sem ter uma janela sua.",
    describeOthers: "Descrever os outros",
  },

  describing: {
    lead: (min, max, name) =>
      `Escolha de ${String(min)} a ${String(max)} palavras que combinam com ${name}. Ninguém vê quem escolheu o quê.`,
    skipPerson: (name) => `Pular ${name} por enquanto`,
    place: (place, of) => `Pessoa ${String(place)} de ${String(of)}`,
    done: (done) => described(done),
    doneAndLeft: (done, left) =>
      `${described(done)}, ${left === 0 ? "não falta ninguém" : plural(left, { one: "falta #", other: "faltam #" })}`,
    described: "(feito)",
    once: "Uma descrição basta, e a sua já chegou. Não podemos mostrar nem mudar a sua, porque não sabemos qual é.",
    goOn: (name) => `Continuar com ${name}`,
    goToEnd: "Ir para o fim",
    nobody:
      "Esta pessoa saiu do workshop, ou não está na sua lista. Nada do que você escolheu para ela está guardado.",
    finished:
      "Todas as janelas vão se abrir juntas, cada uma no celular da pessoa descrita, quando quem conduz o workshop passar para a próxima etapa.",
    atEnd:
      "Você chegou ao fim da lista. Dá para voltar às pessoas que faltam enquanto quem conduz o workshop não passar para a próxima etapa.",
    notKnown:
      "Se você não conhece alguém o suficiente, não há mais nada a fazer. Não contamos a ninguém quem você pula.",
    promise: (name, least) => [
      {
        term: "O que guardamos:",
        text: `as palavras que você escolhe, sem nada que as ligue a você: nem nome, nem aparelho, nem hora. À parte, registramos que você já descreveu ${name}, para mostrar isso nesta página. Depois, nada permite ligar uma coisa à outra.`,
      },
      {
        term: `O que ${name} vê:`,
        text: `quando todas as janelas se abrirem, o resultado somado de pelo menos ${String(least)} pessoas. Nunca quem escolheu o quê. Quem conduz o workshop não vê nada disso.`,
      },
      {
        term: "Se você mudar de ideia:",
        text: "até as janelas se abrirem, você pode retirar suas palavras com um link. Você recebe esse link depois do envio.",
      },
      { term: "Se você pular alguém:", text: "não contamos a ninguém." },
      {
        term: "É bom saber:",
        text: `se todas as outras pessoas que descrevem ${name} contassem o que escolheram, daria para descobrir suas palavras.`,
      },
      {
        term: "Também é bom saber:",
        text: "se você participou de outro workshop com quase as mesmas pessoas, as janelas dos dois workshops podem ser comparadas.",
      },
    ],
  },

  sent: {
    stored: (name) => `Suas palavras para ${name} chegaram.`,
    repeat: (name) => `Você já tinha enviado suas palavras sobre ${name}. Ficamos com aquelas.`,
    shows: "Elas vão aparecer quando todas as janelas se abrirem.",
    receipt:
      "Com este link, você pode retirar suas palavras até as janelas se abrirem. Depois disso, não dá para mudar mais nada. Guarde o link se achar que pode precisar: o próximo comprovante vai ocupar o lugar deste aqui e, se você perder o link, ninguém consegue recuperá-lo.",
    shownWhen: (name, others) =>
      `${name} vai ver suas palavras quando todas as janelas se abrirem, só somadas às de pelo menos outras ${String(others)} respostas, e sem nunca ver quem escolheu o quê. Nesse momento, suas escolhas são apagadas, e ficam só os totais.`,
    withdraw: "Retirar estas palavras agora",
  },

  counting: {
    title: "Você quer que sua janela entre no perfil do grupo?",
    text: "O perfil mostra palavras que muita gente do grupo tem em comum, sem nunca dizer de quem são. Todas as pessoas que participam leem o perfil, e quem lidera o grupo também. Alguém que conheça quase todas as outras janelas poderia adivinhar parte da sua. Só há um perfil se pelo menos cinco pessoas disserem sim.",
    until:
      "Ninguém vê o que você escolhe, e você pode mudar até as janelas se abrirem. Sem resposta, sua janela fica de fora.",
    yes: "Incluir minha janela",
    no: "Deixar de fora",
    counted: "Sua janela entra no perfil do grupo.",
    leftOut: "Sua janela fica de fora do perfil do grupo.",
    change: "Mudar isso",
  },

  result: {
    thanks: "Foi bom ter você aqui.",
    readable: "Você pode ler esta página até tudo ser apagado.",
    onWall: "Ele mostra o perfil do seu grupo, que você também pode ver aqui.",
    toWindow: "Ir para a sua janela",
    window: "Sua janela",
    few: "Menos de três pessoas descreveram você, então sua janela continua fechada. Assim, não dá para descobrir as escolhas de ninguém.",
    none: "Ninguém descreveu você desta vez, então não há janela para você.",
    endedBefore: "Ele terminou antes de as janelas se abrirem, então ninguém tem uma.",
    endedFew: "Uma janela precisa das palavras de pelo menos três pessoas. A sua continuou fechada.",
    endedNone: "Desta vez não há janela para você.",
    picture: "O perfil do seu grupo",
    pictureLater: "Se houver um perfil do grupo, você vai ver aqui.",
    question: "Uma pergunta",
    step: "Algo para experimentar",
    inEnglish: "O texto a seguir está em inglês, por enquanto.",
    panes: {
      arena: "Os dois lados veem",
      blindSpot: "Só as outras pessoas veem",
      facade: "Só você vê",
      unknown: "Ninguém escolheu",
    },
  },

  mail: {
    title: "Voltar a esta página",
    sent: "Enviamos. Deve chegar em um minuto.",
    label: "Seu e-mail",
    hint: "Enviamos o link uma vez só e não guardamos seu endereço. Qualquer pessoa que tenha o link pode ler esta página.",
    button: "Receber meu link",
    print: "Imprimir esta página",
    invalid: "Digite um endereço de e-mail válido",
    enough: (most) =>
      `Já enviamos ${String(most)} e-mails para você. Olhe na pasta de spam, ou copie o endereço desta página.`,
    busy: "Tente de novo em alguns minutos.",
  },

  leave: {
    erased: {
      before: "Seu nome e suas próprias palavras são apagados na hora. Esta página vai deixar de existir.",
      begun:
        "Seu nome e suas próprias palavras são apagados na hora, junto com o que outras pessoas escolheram para você. Esta página vai deixar de existir.",
      opened:
        "Seu nome e suas próprias palavras são apagados na hora, junto com o que outras pessoas escolheram para você e com sua janela. Esta página vai deixar de existir.",
    },
    again: "Você pode entrar de novo até as janelas se abrirem.",
    stays:
      "O que você escolheu para outras pessoas fica, e nada indica que veio de você. Seu lugar não fica guardado.",
    picture: "O perfil do grupo fica como está.",
    button: "Sair e apagar",
    stay: "Ficar",
  },
};
