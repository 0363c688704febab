import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { mailLayout } from "./mail-layout.ts";
import type { MailContent, MailParts } from "./mail-content.ts";

/** A line break in a subject would start another header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

function plainText({ before, code, button, after, unsubscribeUrl }: MailParts, footer: string): string {
  const action = [
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button === undefined ? [] : [`${button.label}: ${button.url}`]),
  ];
  const end = unsubscribeUrl === undefined ? "" : `\nUnsubscribe: ${unsubscribeUrl}`;
  const said = before.map((part) =>
    typeof part === "string" ? part : part.quote.map((line) => `> ${line}`).join("\n>\n"),
  );
  return `${[...said, ...action, ...after, `-- \n${footer}${end}`].join("\n\n")}\n`;
}

/** Makes both forms of an email. Links must have been made from `siteUrl`, never from a request. */
export function renderMail({ siteUrl }: Pick<Env, "siteUrl">, parts: MailParts): MailContent {
  const footer = `${brand.name}, ${siteUrl}`;
  const subject = oneLine(parts.subject);
  return { subject, text: plainText(parts, footer), html: mailLayout({ ...parts, subject }, footer) };
}
