import type { AskedProgramme, AskedRound, EmailText } from "#src/shared/languages/emails.ts";
import { pluralIn } from "#src/shared/languages/format.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";

const brand = "Openpane";

const plural = pluralIn("es");

const asker = (name: string | null): string => name ?? "la persona que te pregunta";

const asks = ({ name, fullName }: AskedRound): string =>
  name === null
    ? `Alguien te pregunta: “¿Cómo me ves?”. Su nombre contiene una dirección web o un número de teléfono, y no incluimos nombres así en nuestros correos. Lo encontrarás en la página. Te pregunta a través de ${brand}, que muestra a las personas cómo las ven los demás.`
    : `${fullName ?? name} te pregunta: “¿Cómo me ves?”. ${name} usa ${brand}, que muestra a las personas cómo las ven los demás.`;

function promise({ name, closes, least }: AskedRound): readonly string[] {
  return [
    closes === null ? "" : `Puedes responder hasta el ${closes}.`,
    `Tu respuesta es anónima. En cuanto hayan respondido al menos ${String(least)} personas, ${asker(name)} verá cuántas veces se eligió cada palabra, pero nunca quién la eligió. Si no añades tu nombre, no le decimos si respondiste.`,
    noReply(name),
  ];
}

const noReply = (who: string | null): string =>
  `No respondas a este correo: tu mensaje no le llegaría${who === null ? "" : ` a ${who}`}.`;

/** "a" merges with "el". */
const toProgramme = ({ title }: AskedProgramme): string =>
  title === null ? "a un programa" : `al programa “${title}”`;

const inviter = ({ name }: AskedProgramme): string => name ?? "la persona que te invita";

const about = `${brand} muestra a las personas cómo las ven los demás. Tú eliges palabras que te describen, y las personas que tú decidas hacen lo mismo contigo. Después ves en qué coinciden sus palabras con las tuyas.`;

function clientPromise(programme: AskedProgramme): readonly string[] {
  const { areSeveral, opensTogether, least, closes, repliesTo } = programme;
  const leaders =
    programme.leaders ??
    (areSeveral ? "Las personas que dirigen el programa" : "La persona que dirige el programa");
  const together = areSeveral && programme.leaders !== null ? ", que dirigen el programa en equipo," : "";
  const any =
    programme.anyLeader ??
    (areSeveral ? "una de las personas que dirigen el programa" : "la persona que dirige el programa");
  return [
    `Tus palabras y las respuestas de los demás te pertenecen. ${leaders}${together} ${areSeveral ? "verán" : "verá"} por dónde vas y cuántas personas respondieron, y tu resultado solo si lo compartes. Puedes dejar de compartirlo en cualquier momento.`,
    opensTogether
      ? `A ${any} le gustaría abrir tu resultado contigo, en una sesión. Hasta que empiece esa sesión, tu resultado se queda cerrado. Tú decides si participas: te preguntaremos antes de abrir o compartir nada, y te diremos quién lo vería. Una vez que haya empezado la sesión, o si dejas el programa, puedes abrir tu resultado por tu cuenta.`
      : "",
    `Nadie ve quién eligió qué, ni siquiera tú. Tu resultado muestra juntas las palabras de todo el mundo, y necesita al menos ${String(least)} respuestas.`,
    closes === null ? "" : `Las personas a las que preguntes pueden responder hasta el ${closes}.`,
    repliesTo === null
      ? ""
      : repliesTo === "nobody"
        ? `No respondas a este correo: tu mensaje no le llegaría a ${inviter(programme)}.`
        : `Si tienes alguna pregunta, responde a este correo. Tu respuesta le llega a ${repliesTo.name ?? "la persona que te invita"}.`,
  ];
}

export const emails: Texts["emails"] = {
  greeting: (name) => (name === null ? "Hola:" : `Hola, ${name}:`),
  unsubscribe: "Darme de baja",
  colon: ":",
  writes: (name) => `${name ?? "Alguien"} te escribe:`,

  invitation: (round): EmailText => ({
    subject: round.name === null ? "Alguien te pregunta: “¿Cómo me ves?”" : `¿Cómo ves a ${round.name}?`,
    lines: [
      asks(round),
      `Elige las palabras que describan a ${round.name ?? "esta persona"}. Te llevará más o menos un minuto, y no necesitas una cuenta.`,
    ],
    button: "Elegir las palabras",
    after: [
      ...promise(round),
      "Este enlace es solo para ti y sirve para una sola respuesta. No se lo pases a nadie.",
      `Si no conoces a ${round.name ?? "la persona que aparece en la página"}, o no quieres responder, puedes ignorar este correo. Te lo recordaremos tres veces como máximo mientras la encuesta esté abierta.`,
    ],
  }),

  reminder: (round): EmailText => ({
    subject:
      round.name === null
        ? "Recordatorio: alguien te pregunta “¿Cómo me ves?”"
        : `Recordatorio: ¿cómo ves a ${round.name}?`,
    lines: [
      asks(round),
      "Todavía estás a tiempo. Te llevará más o menos un minuto, y no necesitas una cuenta.",
    ],
    button: "Elegir las palabras",
    after: [
      ...promise(round),
      "El enlace es solo para ti y sirve para una sola respuesta. El del correo anterior también funciona.",
      `Estos recordatorios los envía ${brand}, y no le decimos a ${round.name ?? "esa persona"} quién los recibe. Si no quieres responder, puedes ignorar este correo, o desactivar los recordatorios con el enlace de abajo.`,
    ],
  }),

  thanks: ({ name, fullName }): Omit<EmailText, "button"> => ({
    subject: name === null ? "Alguien te da las gracias" : `${name} te da las gracias`,
    lines: [
      `${fullName ?? "Alguien"} te preguntó a través de ${brand}: “¿Cómo me ves?”. Este correo es para darte las gracias.`,
      "Si elegiste palabras, gracias por tomarte el tiempo de pensarlas bien. Si no encontraste el momento, no pasa nada.",
      `Todas las personas invitadas reciben este mismo correo. Las respuestas siguen siendo anónimas, y no le decimos a ${name ?? "esa persona"} quién respondió, salvo en el caso de quienes añadieron su nombre.`,
      noReply(name ?? "esa persona"),
    ],
    after: [],
  }),

  clientInvitation: (programme): EmailText => ({
    subject: `${programme.name ?? "Alguien"} te invita a descubrir cómo te ven los demás`,
    lines: [`${programme.name ?? "Alguien"} te invita ${toProgramme(programme)}. ${about}`],
    button: "Ver la invitación",
    after: [
      "Ahí puedes aceptar o rechazar la invitación: las dos cosas llevan un minuto. Si todavía no tienes cuenta, al aceptar se crea una. Es gratuita y no necesita contraseña.",
      ...clientPromise(programme),
      `Este enlace es solo para ti, así que no se lo pases a nadie. Si no conoces a ${inviter(programme)}, puedes rechazar la invitación o ignorar este correo.${programme.hasReminders ? ` Hasta que aceptes o rechaces, te lo recordaremos dos veces como máximo, y ${inviter(programme)} también puede recordártelo.` : ""}`,
    ],
  }),

  clientReminder: (programme, by): EmailText => {
    const name = programme.name ?? "Alguien";
    const who =
      by === null || by === "owner"
        ? name
        : `${by.name}, que dirige el programa con ${inviter(programme)}, nos pidió que te lo recordemos: ${programme.name ?? "alguien"}`;
    return {
      subject: `Recordatorio: ${programme.name ?? "alguien"} te invita a descubrir cómo te ven los demás`,
      lines: [
        `${who} te invitó ${toProgramme(programme)}${by === "owner" ? " y nos pidió que te lo recordemos" : " y espera tu respuesta"}. Puedes aceptar o rechazar la invitación: las dos cosas llevan un minuto.`,
        about,
      ],
      button: "Ver la invitación",
      after: [
        ...clientPromise(programme),
        by === null
          ? "Enviamos dos de estos recordatorios como máximo, y paramos en cuanto aceptes o rechaces."
          : "",
        "Este enlace es solo para ti. El de nuestro correo anterior también funciona.",
      ],
    };
  },

  guestLink: ({ hasWindow, title, organisation, host, erased }): EmailText => ({
    subject: hasWindow ? "El enlace a tu ventana" : "El enlace al perfil del grupo",
    lines: [
      `Pediste el enlace ${hasWindow ? "a tu ventana" : "al perfil del grupo"} del taller “${title}”${organisation === null ? "" : `, de “${organisation}”`}${host === null ? "" : `, dirigido por ${host}`}. Aquí está.`,
    ],
    button: hasWindow ? "Ver mi ventana" : "Ver el perfil del grupo",
    after: [
      `El enlace funciona hasta el ${erased}, o hasta que se borre el taller. Entonces se borra todo lo relacionado con las personas que participaron, y no podemos recuperarlo.`,
      `Cualquiera que tenga este enlace puede ver ${hasWindow ? "tu ventana" : "lo que ves tú"}, así que no lo compartas. No guardamos tu dirección de correo.`,
      `${brand} muestra a las personas cómo las ven los demás. Si no participaste en este taller, alguien escribió mal su dirección: no abras el enlace y borra este correo.`,
    ],
  }),

  code: (minutes): Omit<EmailText, "button"> => ({
    subject: `Tu código de ${brand}`,
    lines: [`Aquí tienes tu código. Escríbelo para terminar de registrarte en ${brand}.`],
    after: [
      plural(minutes, { one: "Funciona durante # minuto.", other: "Funciona durante # minutos." }),
      "Si no lo pediste, puedes ignorar este correo. Sin el código, nadie puede registrarse con tu dirección.",
    ],
  }),
};
