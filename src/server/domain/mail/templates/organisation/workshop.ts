import type { Email } from "#src/server/domain/mail/text/email.ts";
import { momentInUtc } from "#src/shared/languages/format.ts";
import { inLanguage, type Language } from "#src/shared/languages/languages.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

interface Place {
  /** Otherwise only the picture. */
  readonly hasWindow: boolean;
  readonly title: string;
  readonly host: string | null;
  readonly organisation: string | null;
  readonly erasedAt: Date;
  /** That of the page where it's asked for. */
  readonly language: Language;
}

/** Links a guest to their window. The address is unconfirmed, so nothing a guest wrote is in it. */
export function workshopWindowMail(
  { hasWindow, title, host, organisation, erasedAt, language }: Place,
  guestKey: string,
): Email {
  const unlessLink = (name: string | null) => (name === null || readsLikeLink(name) ? null : name);
  const { button, ...email } = textsIn(language).emails.guestLink({
    ...{ hasWindow, title, erased: momentInUtc(language, erasedAt) },
    organisation: unlessLink(organisation),
    host: unlessLink(host),
  });
  const path = workshopPaths.place(guestKey);
  return {
    ...email,
    ...{ language, to: "" },
    button: [button, language === "en" ? path : inLanguage(path, language)],
  };
}
