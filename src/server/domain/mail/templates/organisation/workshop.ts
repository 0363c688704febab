import { type Email, timeInUtc } from "#src/server/domain/mail/text/email.ts";
import { brand } from "#src/shared/site/brand.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

interface Place {
  /** Otherwise only the picture. */
  readonly hasWindow: boolean;
  readonly title: string;
  readonly host: string | null;
  readonly organisation: string | null;
  readonly erasedAt: Date;
}

/** Links a guest to their window. The address is unconfirmed, so nothing a guest wrote is in it. */
export function workshopWindowMail(
  { hasWindow, title, host, organisation, erasedAt }: Place,
  guestKey: string,
): Email {
  const by = (before: string, name: string | null, after = "") =>
    name === null || readsLikeLink(name) ? "" : before + name + after;
  return {
    to: "",
    subject: `Your link to ${hasWindow ? "your window" : "the workshop’s picture"}`,
    lines: [
      `You asked for the link to ${hasWindow ? "your window from" : "the picture of"} “${title}”, a workshop${by(" of “", organisation, "”")}${by(" led by ", host)}. Here it is.`,
    ],
    button: [hasWindow ? "See my window" : "See the picture", workshopPaths.place(guestKey)],
    after: [
      `The link works until ${timeInUtc(erasedAt)}, or until the workshop is deleted. Then everything from this workshop is erased, and we can’t bring it back.`,
      `Anyone with this link can see ${hasWindow ? "your window" : "what you see"}, so please keep it to yourself. We don’t keep your email address.`,
      `${brand.name} shows people how others see them. If you didn’t take part in this workshop, someone has mistyped their address: please don’t open the link, and delete this email.`,
    ],
  };
}
