import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const plural = pluralIn("es");
const described = (people: number) => plural(people, { one: "# descrita", other: "# descritas" });

export const workshop: Texts["workshop"] = {
  ledBy: (host, organisation) => {
    if (host === null) return organisation === null ? "Un taller" : `Un taller de ${organisation}`;
    return organisation === null ? `Dirigido por ${host}` : `Dirigido por ${host}, ${organisation}`;
  },

  titles: {
    unknown: "No encontramos este taller",
    busy: "Inténtalo otra vez en un minuto",
    closed: "Ya no se puede entrar",
    back: (name) => `Participas como ${name}`,
    gone: "Aquí ya no hay nada",
    left: "Saliste del taller",
    waiting: (name) => `Ya estás dentro, ${name}`,
    late: "Llegas a tiempo para describir a los demás",
    leave: "¿Salir de este taller?",
    words: "¿Cómo te ves tú?",
    saved: "Tus palabras están guardadas",
    nobody: "Aquí no hay nadie a quien describir",
    described: (name) => `Ya describiste a ${name}`,
    end: (left) =>
      left === 0
        ? "Ya describiste a todo el mundo"
        : plural(left, { one: "Queda una persona", other: "Quedan # personas" }),
    ended: "Este taller terminó",
    closedWindow: "Tu ventana se queda cerrada",
    openWindows: "Las ventanas están abiertas",
    onWall: "Mira la pantalla grande",
  },

  join: {
    lead: "Mira cómo te ve la gente de esta sala y compáralo con cómo te ves tú. No necesitas una cuenta, solo un nombre.",
    late: {
      described:
        "En el grupo, las personas ya se están describiendo unas a otras. Todavía puedes entrar: describirás a otras personas. Si, cuando hayas elegido tus propias palabras, quedan al menos cinco personas que no han terminado, algunas de ellas te describirán a ti.",
      describesOnly:
        "Menos de cinco personas siguen describiendo a los demás. Son muy pocas para describirte, así que esta vez no tendrás ventana. Aun así puedes describir a los demás: les ayuda.",
    },
    anonymous: "Nadie ve quién eligió qué.",
    nameLabel: "Tu nombre",
    nameHint: "Como te llama la gente de esta sala.",
    button: "Entrar al taller",
    steps: "Qué va a pasar",
    step: {
      own: (min, max) => `Eliges de ${String(min)} a ${String(max)} palabras que te describen.`,
      others: (least, most) =>
        `Eliges palabras para entre ${String(least)} y ${String(most)} personas del grupo. Un sorteo decide para cuáles.`,
      counting: "Dices si tu ventana cuenta en el perfil del grupo. Nadie ve qué eliges.",
      open: "Se abre la ventana de cada persona, en su propio teléfono: lo que ven tanto esa persona como las demás, lo que ve solo esa persona y lo que ven solo las demás.",
    },
    promise: [
      {
        term: "Tu nombre:",
        text: "lo ve quien dirige el taller, y también lo ven las personas que te describen.",
      },
      {
        term: "Tus palabras y tu ventana:",
        text: "solo las ves tú. Nadie ve quién eligió qué, ni siquiera quien dirige el taller.",
      },
      {
        term: "La pantalla grande:",
        text: "cuántas personas han entrado y cuántas han terminado, y más tarde el perfil del grupo, sin los nombres.",
      },
      {
        term: "Algo que conviene saber:",
        text: "cualquiera en la sala podría entrar dos veces. Por eso conviene contar cuántas personas hay: debe ser el número de la pantalla grande.",
      },
    ],
    back: (title) => `Ya entraste a “${title}” en este teléfono.`,
    goOn: "Seguir",
    notYou: "¿No eres tú?",
    another: "Entrar con otro nombre",
    closed: (title) =>
      `Las ventanas de “${title}” están abiertas, o el taller ya terminó. Solo se podía entrar hasta ese momento. Pregunta a quien dirige el taller.`,
    closedBack: "Si ya habías entrado, abre la página que tenías en tu teléfono.",
    unknown:
      "Quizá hay un carácter equivocado, o el taller ya se borró. Prueba otra vez con el código de la pantalla grande.",
    code: "Código de la pantalla grande",
    codeHint: "Se distinguen mayúsculas y minúsculas.",
    find: "Buscar el taller",
    busy: "Se acaban de probar demasiados códigos desde tu red. Espera un minuto y recarga esta página.",
    problems: {
      name: "Escribe el nombre en una sola línea, con texto normal.",
      noName: "Escribe un nombre.",
      taken:
        "Alguien aquí ya tiene este nombre, o uno que se le parece. Añade una inicial, para que se pueda distinguir quién es quién.",
      mixed:
        "Este nombre mezcla letras de dos alfabetos en una misma palabra. Escríbelo con uno solo, para que se pueda distinguir quién es quién.",
      full: (most) => `Este taller está lleno: ya entraron ${String(most)} personas.`,
      busy: "Están entrando demasiadas personas desde tu red. Inténtalo otra vez en un minuto.",
      fault: "Algo falló de nuestro lado. Inténtalo otra vez.",
    },
  },

  erased:
    "Después del taller, solo quien lo dirige conserva el perfil del grupo, si lo hay. Todo lo tuyo se borra, a más tardar, el {time}.",
  keepOpen: "Deja esta página abierta: avanza automáticamente.",
  rescan: "Si la pierdes, vuelve a escanear el código de la pantalla grande.",
  leaveLink: "Salir del taller",
  tooLate:
    "Cuando enviaste esto, quien dirige el taller ya había avanzado al siguiente paso, así que no se guardó.",

  gone: "Quizá saliste de este taller, o te sacó quien lo dirige. Después del último día del taller, o cuando quien lo dirige lo borra, se borra todo lo relacionado con las personas que participaron, también las ventanas. Si el taller sigue en marcha, pregunta a quien lo dirige.",
  left: "Tu nombre, tus propias palabras y lo que otras personas eligieron para ti están borrados. Lo que elegiste para los demás se queda, y nada indica que venga de ti.",
  busy: "Desde tu red se probaron demasiadas páginas que no existen. Espera un minuto y recarga esta página.",

  noWindow:
    "Menos de cinco personas siguen describiendo a los demás. Son muy pocas para describirte, así que esta vez no tendrás ventana. Lo que eliges para los demás cuenta igual que lo que eligen los demás.",

  own: {
    wait: (min, max) =>
      `Quien dirige el taller empezará cuando todo el mundo haya entrado. Primero elegirás de ${String(min)} a ${String(max)} palabras que te describen.`,
    lead: (min, max) =>
      `Elige de ${String(min)} a ${String(max)} palabras que te describan. Puedes cambiarlas hasta que quien dirige el taller avance al siguiente paso.`,
    lateLead: (min, max) =>
      `Los demás ya empezaron. Elige de ${String(min)} a ${String(max)} palabras que te describan, y luego describe tú también a otras personas. Si, cuando guardes tus palabras, quedan al menos cinco personas que no han terminado, algunas de ellas tendrán que describirte también a ti.`,
    legend: "Palabras que te describen",
    saved: "Solo las ves tú. Quien dirige el taller avanzará al siguiente paso cuando el grupo esté listo.",
    change: "Cambiar mis palabras",
    leaveAsIs: "Dejar mis palabras como están",
    without: "También puedes describir a los demás sin tener una ventana propia.",
    describeOthers: "Describir a los demás",
  },

  describing: {
    lead: (min, max, name) =>
      `Elige de ${String(min)} a ${String(max)} palabras que describan a ${name}. Nadie ve quién eligió qué.`,
    skipPerson: (name) => `Dejar a ${name} para después`,
    place: (place, of) => `Persona ${String(place)} de ${String(of)}`,
    done: (done) => described(done),
    doneAndLeft: (done, left) => `${described(done)}, ${plural(left, { one: "falta #", other: "faltan #" })}`,
    described: "(hecho)",
    once: "Basta con una descripción, y la tuya ya llegó. No podemos mostrarla ni cambiarla, porque no sabemos cuál es la tuya.",
    goOn: (name) => `Seguir con ${name}`,
    goToEnd: "Ir al final",
    nobody:
      "Esta persona salió del taller, o no te toca describirla. No se guardó nada de lo que elegiste para ella.",
    finished:
      "Todas las ventanas se abrirán a la vez, cada una en el teléfono de la persona descrita, cuando quien dirige el taller avance al siguiente paso.",
    atEnd:
      "Llegaste al final de la lista. Puedes volver a quienes faltan hasta que quien dirige el taller avance al siguiente paso.",
    notKnown:
      "Si no conoces lo suficiente a alguien, no tienes que hacer nada más. A nadie le decimos a quién te saltas.",
    promise: (name, least) => [
      {
        term: "Qué guardamos:",
        text: `las palabras que eliges, sin nada que las relacione contigo: ni nombre, ni dispositivo, ni hora. Aparte, guardamos que ya describiste a ${name}, para que esta página lo sepa. Nada permite volver a relacionar las dos cosas.`,
      },
      {
        term: `Qué ve ${name}:`,
        text: `cuando se abran todas las ventanas, totales que reúnen las palabras de al menos ${String(least)} personas. Nunca quién eligió qué. Quien dirige el taller no ve nada de eso.`,
      },
      {
        term: "Si cambias de idea:",
        text: "hasta que se abran las ventanas, puedes retirar tus palabras con un enlace. Lo recibes después de enviarlas.",
      },
      { term: "Si te saltas a alguien:", text: "no se lo decimos a nadie." },
      {
        term: "Algo que conviene saber:",
        text: `si todas las demás personas que describen a ${name} le contaran qué eligieron, se podrían deducir tus palabras.`,
      },
      {
        term: "Y otra cosa:",
        text: "si participaste en otro taller con casi las mismas personas, las ventanas de los dos talleres se podrían comparar.",
      },
    ],
  },

  sent: {
    stored: (name) => `Tus palabras para ${name} ya llegaron.`,
    repeat: (name) => `Ya habías enviado tus palabras para ${name}. Conservamos esas.`,
    shows: "Se mostrarán cuando se abran todas las ventanas.",
    receipt:
      "Con este enlace puedes retirar tus palabras hasta que se abran las ventanas. Después ya no cambia nada. Guárdalo si crees que lo vas a necesitar: nadie puede buscarlo por ti, y el próximo comprobante ocupará su lugar aquí.",
    shownWhen: (name, others) =>
      `${name} verá tus palabras cuando se abran todas las ventanas, y solo como parte de totales: junto con al menos otras ${String(others)} respuestas, y sin ver nunca quién eligió qué. En ese momento se borra lo que elegiste, y solo quedan los totales.`,
    withdraw: "Retirar estas palabras ahora",
  },

  counting: {
    title: "¿Quieres que tu ventana cuente en el perfil del grupo?",
    text: "El perfil muestra palabras que muchas personas del grupo comparten, y nunca de quién son. Lo leen todas las personas que participan, y también quienes dirigen el grupo. Alguien que conozca casi todas las demás ventanas podría adivinar una parte de la tuya. Para que haya perfil, hacen falta al menos cinco personas que digan que sí.",
    until:
      "Nadie ve qué eliges, y puedes cambiarlo hasta que se abran las ventanas. Si no respondes, tu ventana no cuenta.",
    yes: "Incluir mi ventana",
    no: "Dejarla fuera",
    counted: "Tu ventana cuenta en el perfil del grupo.",
    leftOut: "Tu ventana queda fuera del perfil del grupo.",
    change: "Cambiar mi decisión",
  },

  result: {
    thanks: "Gracias por participar.",
    readable: "Puedes leer esta página hasta que se borre todo.",
    onWall: "Ahí se ve el perfil de tu grupo. Aquí lo tienes también.",
    toWindow: "Ir a tu ventana",
    window: "Tu ventana",
    few: "Menos de tres personas te describieron, así que tu ventana se queda cerrada. De ese modo no se puede deducir quién eligió qué.",
    none: "Esta vez nadie te describió, así que no hay ventana para ti.",
    endedBefore: "Terminó antes de que se abrieran las ventanas, así que nadie tiene una.",
    endedFew: "Una ventana necesita las palabras de al menos tres personas. La tuya se quedó cerrada.",
    endedNone: "Esta vez no hay ventana para ti.",
    picture: "El perfil de tu grupo",
    pictureLater: "Si hay un perfil del grupo, lo verás aquí.",
    question: "Una pregunta",
    step: "Algo que puedes probar",
    inEnglish: "El texto que sigue está, por ahora, en inglés.",
    panes: {
      arena: "Visto por ti y por los demás",
      blindSpot: "Visto solo por los demás",
      facade: "Visto solo por ti",
      unknown: "Nadie lo eligió",
    },
  },

  mail: {
    title: "Volver a encontrar esta página",
    sent: "Ya lo enviamos. Debería llegar en un minuto.",
    label: "Tu correo",
    hint: "Enviamos el enlace una sola vez y no guardamos tu dirección. Cualquiera que tenga el enlace puede leer esta página.",
    button: "Enviarme mi enlace",
    print: "Imprimir esta página",
    invalid: "Escribe una dirección de correo válida",
    enough: (most) =>
      `Ya te enviamos ${String(most)} correos. Mira en la carpeta de correo no deseado, o copia la dirección de esta página.`,
    busy: "Inténtalo otra vez en unos minutos.",
  },

  leave: {
    erased: {
      before: "Tu nombre y tus propias palabras se borran enseguida. Esta página dejará de existir.",
      begun:
        "Tu nombre y tus propias palabras se borran enseguida, junto con lo que otras personas eligieron para ti. Esta página dejará de existir.",
      opened:
        "Tu nombre y tus propias palabras se borran enseguida, junto con tu ventana y lo que otras personas eligieron para ti. Esta página dejará de existir.",
    },
    again: "Puedes volver a entrar hasta que se abran las ventanas.",
    stays: "Lo que elegiste para los demás se queda, y nada indica que venga de ti. Tu lugar no se conserva.",
    picture: "El perfil del grupo se queda como está.",
    button: "Salir y borrar",
    stay: "Quedarme",
  },
};
