import { minutesOf, pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("es");
const minutes = (seconds: number | null) =>
  plural(minutesOf(seconds), { one: "un minuto", other: "# minutos" });

export const peer: Texts["peer"] = {
  layout: {
    skip: "Ir al contenido",
    language: "Idioma",
    privacy: "Política de privacidad",
  },

  titles: {
    form: (owner) => `¿Cómo ves a ${owner}?`,
    unnamed: "¿Cómo me ves?",
    error: (title) => `Error: ${title}`,
    closed: "Esta encuesta está cerrada",
    used: "Esta invitación ya se usó",
    own: "Tu propia encuesta",
    unknown: "Este enlace no funciona",
    busy: "Inténtalo más tarde",
  },

  form: {
    description:
      "Elige las palabras que describan a esta persona. Lleva un minuto, y nadie ve quién eligió qué.",
    picture: (title) => `Una ventana de cuatro cristales y, al lado: ${title}`,
    wish: (owner) => `A ${owner} le gustaría saber qué impresión te da. Te llevará un minuto.`,
    note: (owner) => `Una nota de ${owner}`,
    openUntil: "se puede responder hasta el",
    lead: (min, max) =>
      `Elige de ${String(min)} a ${String(max)} palabras que describan a esta persona. Nadie ve quién eligió qué.`,
    nameLabel: "Tu nombre",
    optional: "(opcional)",
    nameHint: (owner) =>
      `${owner} lo ve en una lista alfabética de quienes dieron su nombre, nunca junto a las palabras.`,
    whoCanAnswer: {
      withThisLink: (owner) => `Puede responder cualquiera que tenga este enlace, también ${owner}.`,
      anyone: (owner) =>
        `Puede responder cualquiera que tenga el enlace público de esta encuesta, también ${owner}.`,
      invitedForNow: (owner) => `Por ahora solo pueden responder las personas que ${owner} invitó.`,
      invited: (owner) => `Solo pueden responder las personas que ${owner} invitó.`,
    },
  },

  held: "Parece que no hay conexión, así que tu respuesta espera en este navegador. Saldrá sola cuando vuelva la conexión o cuando abras otra vez este enlace. Después de 24 horas se borra de aquí.",

  answered: {
    title: "¿Ya respondiste?",
    text: "Tu comprobante se abre con su propio enlace, el que recibiste después de enviar tu respuesta. Aquí no se muestra, para que nadie que use este dispositivo pueda saber quién respondió. Si respondes otra vez, cuentan las dos respuestas.",
  },

  words: {
    search: "Buscar palabras",
    found: "Palabras encontradas: {n}",
    notFound: "Ninguna palabra de la lista significa eso. Prueba con otra.",
    meanings: "Mostrar los significados",
    legend: (person) => `Palabras que describen a ${person}`,
  },

  bar: {
    tray: "Palabras elegidas",
    trayHint: "Aquí aparecen las que eliges.",
    remove: "Quitar {word}",
    choose: (min, max) => `elige de ${String(min)} a ${String(max)}`,
    picked: "por ahora · ",
    count: (min, max) => `{n} por ahora · elige de ${String(min)} a ${String(max)}`,
    full: (max) => `Ya tienes ${String(max)}, el máximo. Quita una para añadir otra.`,
    sending: {
      button: "Enviar mis palabras",
      ready: "Enviar mis {n} palabras",
      busy: "Enviando…",
      missing: "Elige {n} más para enviarlas.",
    },
    saving: {
      button: "Guardar mis palabras",
      ready: "Guardar mis {n} palabras",
      busy: "Guardando…",
      missing: "Elige {n} más para guardarlas.",
    },
  },

  problems: {
    title: {
      sent: "Todavía no se ha enviado. Todo lo que elegiste sigue aquí.",
      saved: "Todavía no se ha guardado. Todo lo que elegiste sigue aquí.",
    },
    tooFew: (min) => `Elige al menos ${String(min)} palabras.`,
    tooMany: (max) => `Elige como máximo ${String(max)} palabras.`,
    words: "Elige cada palabra una sola vez, y solo palabras de la lista.",
    longName: (max) => `El nombre puede tener como máximo ${String(max)} caracteres.`,
    name: "Escribe el nombre en una sola línea, con texto normal.",
    busy: (seconds) =>
      `Acaban de llegar demasiadas respuestas desde tu red. Inténtalo otra vez en ${minutes(seconds)}.`,
    fault: "Algo falló de nuestro lado. No se perdió nada. Inténtalo otra vez.",
  },

  promise: {
    title: "Quién ve qué, exactamente",
    mayShowResult: (owner, leaders) =>
      `${owner} puede mostrar a ${leaders} cuántas veces se eligió cada palabra, pero nunca quién la eligió.`,
    mayShow: (owner) =>
      `${owner} puede mostrar a otras personas unas pocas palabras que hayan elegido varias personas, pero nunca quién las eligió.`,
    asksOthers: (owner) =>
      `${owner} pregunta también a otros grupos: si respondes en más de uno, tus respuestas se podrían comparar.`,
    stored: {
      term: "Qué guardamos:",
      text: "las palabras que eliges, y tu nombre si lo das. Los guardamos por separado y nada permite volver a relacionarlos: ni cuenta, ni dirección, ni dispositivo, ni hora.",
    },
    seen: {
      term: (owner) => `Qué ve ${owner}:`,
      text: (minResponses) =>
        `cuántas veces se eligió cada palabra, sumando al menos ${String(minResponses)} respuestas nuevas. Nunca la tuya sola, y nunca quién eligió qué.`,
    },
    withdrawal: {
      term: "Si cambias de idea:",
      text: (minResponses) =>
        `después del envío recibes un enlace para retirar tu respuesta. Si todavía no está en ningún resultado, la borramos enseguida. Si ya está en alguno, quedará fuera de los resultados siguientes en cuanto al menos ${String(minResponses - 1)} personas más hayan retirado también la suya.`,
    },
    limits: {
      term: "Algo que conviene saber:",
      openLink: (owner) =>
        `cualquiera que tenga este enlace puede responder, y más de una vez. Si una sola persona hubiera enviado todas las demás respuestas, podría deducir la tuya, y eso vale también para ${owner}.`,
      invited: (owner) =>
        `con tu enlace se puede responder una sola vez, y de él solo queda registrado que ya se usó. ${owner} sabe que recibiste la pregunta, pero no le decimos si respondiste, a menos que añadas tu nombre. No podemos saber si ${owner} envió invitaciones también a direcciones suyas. Si una sola persona hubiera enviado todas las demás respuestas, podría deducir la tuya.`,
      invitedBesideLink: (owner) =>
        `con tu enlace se puede responder una sola vez, y de él solo queda registrado que ya se usó. ${owner} sabe que recibiste la pregunta, pero no le decimos si respondiste, a menos que añadas tu nombre. No podemos saber si ${owner} envió invitaciones también a direcciones suyas, o si respondió con un enlace público. Si una sola persona hubiera enviado todas las demás respuestas, podría deducir la tuya.`,
    },
    draft: {
      term: "Hasta el envío:",
      text: "lo que eliges se queda en este navegador. Si recargas la página, no se pierde nada.",
    },
  },

  thanks: {
    tab: "Gracias",
    title: (owner) => `${owner} te da las gracias`,
    stored: (owner) =>
      `Tus palabras ya llegaron. ${owner} las ve solo junto con las de otras personas, y nunca ve quién eligió qué.`,
    repeat: "Ya habías enviado este formulario. Conservamos esa respuesta y no cambiamos nada.",
    given: (owner) => `Así ves a ${owner}`,
    once: "Las palabras que elegiste para esta persona se muestran solo esta vez: si recargas esta página o sales de ella, ya no estarán.",
    next: "¿Va a responder otra persona en este dispositivo?",
    nextLink: "Abrir otro formulario",
  },

  ownRound: {
    title: "Y a ti, ¿cómo te ven?",
    text: "Elige tus propias palabras, pregunta al menos a tres personas y abre tu ventana.",
    link: "Descubrir cómo me ven",
  },

  receipt: {
    title: "Tu comprobante",
    hint: "Consérvalo por si cambias de idea.",
    stored: {
      term: "Qué guardamos",
      text: "Tus palabras, y tu nombre si lo diste, por separado. Ni cuenta, ni dirección, ni dispositivo, ni hora.",
    },
    shown: "Cuándo se muestran",
    shownWhen: (owner, others) =>
      `${owner} solo ve tus palabras como parte de totales: junto con al menos otras ${String(others)} respuestas que también sean nuevas. Nunca las ve solas, y nunca ve quién eligió qué.`,
    withdrawal: {
      term: "Si cambias de idea",
      text: "Con este enlace puedes retirar tu respuesta. Guárdalo: nadie puede buscarlo por ti, y dentro de una hora desaparece de esta página.",
    },
    copy: "Copiar el enlace",
    copied: "Copiado",
    selected: "Seleccionado: cópialo con el teclado",
    email: "Enviármelo por correo",
    subject: (owner) => `Cómo retirar mis palabras sobre ${owner}`,
    orPrint: ", imprimir esta página o ",
    withdraw: "retirar mis palabras ahora",
    none: {
      tab: "Aquí no hay comprobante",
      title: "Aquí no hay nada que mostrar",
      text: "Después de responder a una encuesta, encuentras aquí tu comprobante durante una hora. Este navegador no tiene ninguno: puede que la hora haya pasado o que hayas retirado la respuesta. Si acabas de enviar una, está guardada, pero tu navegador rechazó la cookie necesaria para mostrar el comprobante aquí.",
      link: "El enlace de tu comprobante sigue funcionando.",
    },
    lost: {
      text: "Desde este navegador se envió una respuesta, pero el comprobante no llegó. Si recibimos tu respuesta, puedes ver el comprobante ahora.",
      button: "Ver mi comprobante",
    },
  },

  withdrawal: {
    tab: "Retirar tu respuesta",
    title: "¿Retirar tu respuesta?",
    stored: (owner) => `Tus palabras para ${owner} están guardadas.`,
    busy: (seconds) =>
      `Este enlace no corresponde a ninguna respuesta, o la respuesta ya se retiró. Se han probado demasiados enlaces desde tu red: para probar otro, espera ${minutes(seconds)}.`,
    unreleased: {
      term: "Si todavía no han aparecido en ningún resultado:",
      text: "borramos enseguida y para siempre las palabras que elegiste, y tu nombre si lo diste.",
    },
    released: {
      term: "Si ya cuentan en algún resultado:",
      text: "ese resultado se queda como estaba: totales, y una lista de nombres que no está vinculada a las palabras. Tus palabras y tu nombre quedarán fuera de los resultados siguientes en cuanto al menos otras dos personas hayan retirado también su respuesta (algunas encuestas piden más). Si fueras la única persona en retirarla, la diferencia mostraría tus palabras. Si una sola persona hubiera enviado esas otras respuestas, podría deducir tus palabras de todos modos.",
    },
    untold: "No se lo decimos a nadie.",
    button: "Retirar mi respuesta",
    done: {
      title: "Se retiró tu respuesta",
      text: "Si este enlace correspondía a una respuesta, ya se retiró. Si no estaba en ningún resultado, ya está borrada.",
      later:
        "Un resultado que ya se mostró se queda como estaba. Tus palabras y tu nombre quedarán fuera de los resultados siguientes en cuanto al menos otras dos personas hayan retirado también su respuesta. Algunas encuestas piden más.",
      end: "Puedes cerrar esta página.",
    },
  },

  closed: {
    text: (owner) => `${owner} ya no reúne más palabras.`,
    refused: {
      "response.surveyClosed": "Esta encuesta está cerrada. No guardamos tu respuesta.",
      "response.surveyFull": "Esta encuesta ya no admite más respuestas.",
      "response.invitedOnly": "Solo las personas invitadas pueden responder a esta encuesta.",
      "response.keyOfOtherSurvey": "Este formulario ya se usó para responder a otra encuesta.",
    },
    thanks: "Gracias por querer participar.",
  },

  used: {
    text: "Sirve para una sola respuesta, y alguien ya la envió. No hay nada más que hacer. Gracias.",
    receipt:
      "Para retirar tus palabras, usa el enlace de tu comprobante. Nadie puede buscarlo por ti, porque no sabemos de quién es cada respuesta.",
    other:
      "Si no fuiste tú, alguien que tiene este enlace respondió en tu lugar. Su respuesta cuenta como cualquier otra, y otra invitación no permite enviar una segunda. No le decimos a nadie que esta invitación se usó.",
  },

  unknown: {
    title: "Este enlace no lleva a ninguna parte",
    sent: "Lo que acabas de enviar no se guardó, y nadie lo ve.",
    openLink:
      "Quizá falta una letra, o la persona que creó el enlace lo desactivó e hizo uno nuevo. Pregunta a quien te envió el enlace.",
    invited:
      "Quizá falta una letra, la encuesta ya no existe, o la persona que la creó retiró la invitación. No tienes que hacer nada. Si quieres participar, pregunta a quien te invitó.",
    code: "Escribir un código",
  },

  busyCode: (seconds) =>
    `Este enlace no funciona, y desde tu red se han probado muchos enlaces equivocados. Un enlace correcto sigue funcionando; para probar otros, espera ${minutes(seconds)}.`,

  about: "De qué se trata",

  code: {
    title: "Ir a una encuesta",
    lead: "Alguien te preguntó: “¿Cómo me ves?”. Escribe aquí su código. No necesitas una cuenta.",
    label: "Código o enlace",
    hint: "Te lo envió la persona que te pregunta. Se distinguen mayúsculas y minúsculas.",
    button: "Ir a la encuesta",
    missing: "Escribe el código o pega el enlace.",
    unreadable:
      "Esto no es un código ni un enlace a una encuesta. Un código no tiene espacios: es la última parte del enlace, después de /s/.",
    unknown:
      "No hay ninguna encuesta con este código. Revisa cada letra. Quizá la persona que lo creó lo desactivó: en ese caso, pídele uno nuevo.",
    begun: "Empezado en este navegador",
    begunText:
      "Las palabras que marcaste para alguien siguen aquí. Se quedan en este navegador hasta que las envíes.",
    begunOne: "Seguir con la respuesta que empezaste (palabras: {n})",
    begunOneOf: "Seguir con la respuesta {which} (palabras: {n})",
    own: "Tu propia encuesta",
    ownText:
      "Elige tus propias palabras, pregunta a personas que te conocen y mira en qué coinciden sus palabras con las tuyas.",
    ownLink: "Empezar una encuesta",
    hasOne: "¿Ya tienes una?",
    signIn: "Iniciar sesión",
  },

  start: {
    title: "Ahora tú: ¿qué palabras te describen?",
    label: "Tus palabras",
    rest: "Los demás dirán el resto.",
    choose: (min, max) => `Elige de ${String(min)} a ${String(max)}`,
    count: (min, max) => `{n} por ahora · elige de ${String(min)} a ${String(max)}`,
    full: (max) => `${String(max)} es el máximo. Quita una palabra para elegir otra.`,
    missing: "Elige {n} más.",
    link: "Empezar mi encuesta",
    email: "Tu correo",
    button: "Enviarme un código",
    noEmail: "Escribe tu dirección de correo",
    badEmail: "Escribe una dirección de correo válida",
    kept: "Las palabras que eliges para ti se quedan en este navegador hasta que te registres.",
  },

  unsubscribe: {
    ask: "¿Dejar de recibir estos correos?",
    brings:
      "Son invitaciones de personas a las que les gustaría saber cómo las ves, hasta tres recordatorios de cada una y un agradecimiento.",
    stop: "Darme de baja",
    stopRound: "No recibir más correos sobre esta encuesta",
    stopAll: "No recibir más invitaciones",
    stopped: "No recibirás más invitaciones",
    stoppedRound: "No recibirás más correos sobre esta encuesta",
    stoppedRoundText:
      "Seguirás recibiendo invitaciones a otras encuestas. No se lo decimos a nadie, y todavía puedes responder con el enlace del correo. Puedes cerrar esta página.",
    again: "Volverás a recibir invitaciones",
    againRound: "Volverás a recibir correos sobre esta encuesta",
    resume: "Volver a recibirlas",
    resumeRound: "Volver a recibir correos sobre esta encuesta",
    undo: "Deshacer",
    close: "Puedes cerrar esta página.",
  },
};
