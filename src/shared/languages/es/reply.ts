import { listIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

export const reply: Texts["reply"] = {
  titles: {
    invites: (facilitator) => `${facilitator} te invita`,
    unknown: "No encontramos esta invitación",
    busy: "Inténtalo otra vez en un momento",
  },
  unknown: {
    byLink:
      "Quizá falta una parte del enlace: algunos programas de correo cortan los largos. Prueba otra vez el enlace del correo, o cópialo entero.",
    withdrawn: "Quizá la invitación se retiró. Si la esperabas, pregunta a quien te invitó.",
  },
  busy: "Se acaban de abrir demasiadas invitaciones desde tu red. Espera un minuto y recarga esta página.",

  facts: {
    title: (facilitator) => `${facilitator} te invita a verte como te ven los demás`,
    lead: "Eliges de 5 a 10 palabras que te describen, y las personas que tú decidas hacen lo mismo contigo. Después, una ventana muestra lo que ves tú y ven también los demás, lo que solo ven los demás y lo que solo elegiste tú.",
    leaders: (names) => `${listIn("es", names)} dirigen este programa en equipo.`,
    purpose: (facilitator) => `${facilitator}, sobre el objetivo del programa`,
    sees: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "verán" : "verá"} por dónde vas y cuántas personas respondieron, y tu resultado solo si lo compartes. Nadie ve quién eligió qué, ni siquiera tú.`,
    all: "Todo lo que se guarda, y quién lo ve",
    good: "Conviene saber",
    time: {
      term: "Tu tiempo",
      text: "Unos tres minutos para empezar. Cada persona a la que preguntes necesita más o menos uno.",
    },
    deadline: {
      term: "Fecha límite",
      none: "No hay.",
      until: "Las personas a las que preguntes pueden responder hasta el {time}.",
    },
    window: {
      term: "La ventana",
      byClient: (least) => `La abres tú, en cuanto hayan respondido al menos ${String(least)} personas.`,
      withOne: (owner, least) =>
        `La abres junto con ${owner} en una sesión, en cuanto hayan respondido al menos ${String(least)} personas.`,
      withSome: (least) =>
        `La abres en una sesión, junto con una de las personas que dirigen el programa, en cuanto hayan respondido al menos ${String(least)} personas.`,
    },
    whose: {
      term: "De quién es",
      text: "La encuesta es tuya. Puedes dejar el programa en cualquier momento y quedarte con todo.",
    },
    notes: {
      term: "Notas",
      text: ({ everyone, areSeveral }) =>
        `${everyone} ${areSeveral ? "pueden" : "puede"} tomar notas sobre el trabajo que ${areSeveral ? "hacen" : "hace"} contigo. Son privadas, y no las verás.`,
    },
  },

  form: {
    title: "¿Quieres participar?",
    hasDeclined: "Respondiste “No, gracias”",
    declined: ({ everyone, areSeveral }) =>
      `${everyone} ${areSeveral ? "ven" : "ve"} que rechazaste la invitación, y nada más. No tienes que hacer nada. Si cambias de idea, todavía puedes aceptar mientras el programa siga en marcha.`,
    nameLabel: "Tu nombre",
    nameHint: "Lo verán las personas a las que preguntes.",
    noName: "Escribe tu nombre.",
    badName: "Escribe el nombre en una sola línea, con texto normal y 120 caracteres como máximo.",
    newAccount: (email) =>
      `Al aceptar se crea una cuenta gratuita para ${email}, para que puedas volver a tu encuesta. Al hacerlo aceptas también:`,
    terms: "Términos de uso",
    privacy: "Política de privacidad",
    signedIn: (email) => `Iniciaste sesión como ${email}.`,
    accept: "Aceptar y empezar mi encuesta",
    acceptAfterAll: "Aceptar de todos modos",
    busy: "Empezando tu encuesta…",
    decline: "No, gracias",
    declineHint: ({ everyone, areSeveral }) =>
      `No preguntaremos por qué. ${everyone} ${areSeveral ? "verán" : "verá"} que rechazaste la invitación, y puedes cambiar de idea mientras el programa siga en marcha.`,
    count: {
      title: "¿Quieres que tu ventana cuente en el perfil del grupo?",
      text: ({ owner }) =>
        `${owner} ve palabras que muchas personas comparten, nunca de quién son. Alguien que conozca casi todas las demás ventanas podría adivinar una parte de la tuya. Lo que elijas no se muestra a nadie. Puedes cambiarlo más tarde.`,
      yes: "Incluir mi ventana",
      no: "Dejarla fuera",
    },
    signIn: {
      text: (email) =>
        `${email} ya tiene una cuenta aquí. Inicia sesión para aceptar; luego te traemos de vuelta a esta página.`,
      label: "Iniciar sesión para aceptar",
    },
    switchAccount: {
      text: (email) =>
        `Esta invitación es para ${email}, y tu sesión está abierta con otra cuenta. Primero cierra esa sesión; luego te traemos de vuelta a esta página.`,
      label: "Cerrar sesión y volver",
    },
    offline: "Ahora mismo no podemos conectar con el sitio. Inténtalo otra vez en un momento.",
    failed: "Algo falló de nuestro lado. Inténtalo otra vez.",
  },

  end: {
    over: {
      title: "Este programa terminó",
      text: (facilitator, programme) =>
        `${facilitator} cerró “${programme}”, así que ya no hay nada que aceptar ni rechazar.`,
      own: "Todavía puedes descubrir cómo te ven los demás:",
      link: "empieza una encuesta propia",
    },
    left: {
      title: "Ya no estás en este programa",
      text: ({ everyone, areSeveral }, programme) =>
        `${everyone} no ${areSeveral ? "pueden" : "puede"} ver nada tuyo en “${programme}”. Si no borraste tu encuesta, sigue ahí, y es tuya.`,
      link: "Ir a mis encuestas",
    },
    accepted: {
      title: "Ya participas",
      signIn: (email, programme) =>
        `La invitación a “${programme}” ya se aceptó. Inicia sesión como ${email} para ir a la encuesta.`,
      signInLink: "Iniciar sesión",
      noPassword: "¿Nunca elegiste una contraseña?",
      noPasswordLink: "Recibir un enlace para elegir una",
      switchAccount: (email, programme) =>
        `La invitación a “${programme}” ya se aceptó para ${email}, y tu sesión está abierta con otra cuenta. Para ir a la encuesta, cierra esa sesión e inicia otra como ${email}.`,
      otherAccount: {
        title: "Esta encuesta está en otra cuenta",
        text: (programme) =>
          `La invitación a “${programme}” ya se aceptó, pero la encuesta de esa invitación no está en la cuenta con la que iniciaste sesión.`,
      },
      text: (facilitator, programme) =>
        `Aceptaste la invitación de ${facilitator} a “${programme}”. Tu encuesta te espera.`,
      link: "Ir a mi encuesta",
    },
  },
};
