import { brand } from "#src/shared/site/brand.ts";
import { logoSize } from "#src/shared/own-brand/own-brand.ts";
import { inLanguage, type Language } from "#src/shared/languages/languages.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { type Email, type MailContent, type Quote, greeting } from "./email.ts";
import { markup, type Markup } from "./markup.ts";
import type { Env } from "#src/server/env.ts";

/*
 * Email programs support little but inline styles and tables. These colours repeat
 * src/styles/base/tokens.css: the light ones inline, the dark ones and the padding for phones as classes
 * where supported.
 */

const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";

/** Users choose names and titles: with fixed tables, a long word breaks instead of widening the email. */
const wordBreak = "word-wrap:break-word;overflow-wrap:break-word";

const classStyles: Markup = {
  markup: `
    @media (prefers-color-scheme: dark) {
      .paper { background-color: #15131b !important; }
      .raised { background-color: #1d1a25 !important; border-color: #322d3c !important; }
      .ink { color: #f3eee6 !important; }
      .muted { color: #afa697 !important; }
      .quote { border-color: #322d3c !important; }
      .code { background-color: #110f16 !important; color: #f3eee6 !important; }
      .arena { background-color: #e0a23c !important; }
      .blind { background-color: #7cb2f0 !important; }
      .facade { background-color: #d98abf !important; }
      .unknown { background-color: #9c99e6 !important; }
      .button { background-color: #f5b544 !important; color: #241703 !important; }
    }
    @media (max-width: 480px) {
      .raised { padding: 24px 20px 8px !important; }
    }`,
};

const paragraph = (text: string): Markup =>
  markup`<p class="ink" style="margin:0 0 16px;font-size:17px;line-height:1.6;color:#1f1b16">${text}</p>`;

const quoteBlock = ({ quote }: Quote): Markup =>
  markup`<blockquote dir="auto" class="quote" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #e3dccf">${quote.map(paragraph)}</blockquote>`;

const smallPrint = (text: string): Markup =>
  markup`<p class="muted" style="margin:0 0 12px;font-size:15px;line-height:1.55;color:#655c50">${text}</p>`;

/** The logo's panes as table cells, so that nothing has to be loaded. */
const logoPane = (name: string, colour: string, width: number, height: number): Markup =>
  markup`<td class="${name}" width="${String(width)}" height="${String(height)}" style="width:${String(width)}px;height:${String(height)}px;border-radius:2px;background-color:${colour};font-size:0;line-height:0">&nbsp;</td>`;

const logo: Markup = markup`<table role="presentation" cellpadding="0" cellspacing="2" style="display:inline-table;vertical-align:middle;margin-right:8px"><tr>${logoPane("arena", "#a8560a", 13, 13)}${logoPane("blind", "#1d5fa8", 9, 13)}</tr><tr>${logoPane("facade", "#8e3a77", 13, 8)}${logoPane("unknown", "#3b3a66", 9, 8)}</tr></table>`;

const codeBox = (code: string): Markup =>
  markup`<p class="code" style="margin:8px 0 24px;padding:16px;border-radius:10px;background-color:#f4efe6;color:#1f1b16;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:28px;letter-spacing:6px;text-align:center">${code}</p>`;

const buttonColour = "background-color:#9a3f06";

interface Link {
  readonly label: string;
  readonly url: string;
}

const buttonLink = ({ label, url }: Link): Markup =>
  markup`<p style="margin:8px 0 24px"><a class="button" href="${url}" style="display:inline-block;padding:13px 20px;border-radius:10px;${buttonColour};color:#ffffff;font-size:17px;font-weight:600;text-decoration:none">${label}</a></p>`;

const textLink = ({ label, url }: Link): Markup =>
  markup`<p style="margin:0 0 24px;font-size:17px;line-height:1.6"><a class="ink" href="${url}" style="color:#1f1b16">${label}</a></p>`;

const unsubscribeLink = ({ label, url }: Link): Markup =>
  markup`<br /><a class="muted" href="${url}" style="color:#655c50">${label}</a>`;

const brandRow: Markup = markup`<tr><td class="ink" style="padding:0 8px 16px;color:#1f1b16;font-size:22px;line-height:26px;${serif}">${logo}${brand.name}</td></tr>`;

const logoHeight = logoSize.height / 2;

/** The facilitator's logo, which the email carries, above our name. */
const logoRow = (cid: string): Markup =>
  markup`<tr><td style="padding:0 8px 16px"><img src="cid:${cid}" alt="" style="display:block;max-width:${String(logoSize.width / 2)}px;max-height:${String(logoHeight)}px;border-radius:4px;background-color:#ffffff" /></td></tr>`;

/**
 * A rendered email with the sender's own logo and colour. Done as it is sent: many emails store neither.
 *
 * @param cid names the logo's attachment; null without one
 */
export function withOwnBrand(html: string, cid: string | null, colour: string | null): string {
  const branded =
    cid === null ? html : html.replace(brandRow.markup, () => logoRow(cid).markup + brandRow.markup);
  // Without its class, the button has this colour in dark mode, too.
  return colour === null
    ? branded
    : branded.replace('<a class="button"', "<a").replace(buttonColour, `background-color:${colour}`);
}

/** An email with its greeting and whole addresses, and without what is left out. */
interface Parts {
  readonly subject: string;
  readonly before: readonly (string | Quote)[];
  readonly code: string | undefined;
  readonly button: Link | null;
  readonly link: Link | null;
  readonly after: readonly string[];
  readonly footer: string;
  readonly unsubscribe: Link | null;
  readonly language: Language;
}

/** The HTML form: one column of at most 600 px, no images of ours, no open tracking. */
function mailLayout({
  subject,
  before,
  code,
  button,
  link,
  after,
  footer,
  unsubscribe,
  language,
}: Parts): string {
  const page = markup`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>${subject}</title>
    <style>${classStyles}
    </style>
  </head>
  <body class="paper" style="margin:0;padding:0;background-color:#fbf8f2">
    <table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background-color:#fbf8f2">
      <tr>
        <td align="center" style="padding:32px 16px;${sans};${wordBreak}">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;max-width:600px;text-align:left">
            ${brandRow}
            <tr>
              <td class="raised" style="padding:32px 32px 16px;border:1px solid #e3dccf;border-radius:10px;background-color:#ffffff">
                ${before.map((part) => (typeof part === "string" ? paragraph(part) : quoteBlock(part)))}${code === undefined ? "" : codeBox(code)}${button === null ? "" : buttonLink(button)}${link === null ? "" : textLink(link)}${after.map(smallPrint)}
              </td>
            </tr>
            <tr><td class="muted" style="padding:16px 8px;color:#655c50;font-size:14px;line-height:1.45">${footer}${unsubscribe === null ? "" : unsubscribeLink(unsubscribe)}</td></tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
  return page.markup;
}

/** Removes line breaks, which would start another header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

function plainText({ before, code, button, link, after, footer, unsubscribe, language }: Parts): string {
  const { colon } = textsIn(language).emails;
  const paragraphs = before.map((part) =>
    typeof part === "string" ? part : part.quote.map((line) => `> ${line}`).join("\n>\n"),
  );
  const action = [
    ...(code === undefined ? [] : [`    ${code}`]),
    ...[button, link].flatMap((one) => (one === null ? [] : [`${one.label}${colon} ${one.url}`])),
  ];
  const end = unsubscribe === null ? "" : `\n${unsubscribe.label}${colon} ${unsubscribe.url}`;
  return `${[...paragraphs, ...action, ...after, `-- \n${footer}${end}`].join("\n\n")}\n`;
}

/** Renders both forms of an email. All its links are to `siteUrl`. @param unsubscribeUrl of optional emails */
export function renderMail(
  { siteUrl }: Pick<Env, "siteUrl">,
  { language = "en", subject, to, lines, code, button, link = false, after = [] }: Email,
  unsubscribeUrl?: string,
): MailContent {
  const ours = (one: Email["link"]) => (one ? { label: one[0], url: siteUrl + one[1] } : null);
  const parts = {
    ...{ language, subject: oneLine(subject), code, button: ours(button), link: ours(link) },
    before: [to !== undefined && greeting(to, language), ...lines].filter(
      (part) => part !== false && part !== null,
    ),
    after: after.filter((part): part is string => typeof part === "string" && part !== ""),
    unsubscribe:
      unsubscribeUrl === undefined
        ? null
        : {
            label: textsIn(language).emails.unsubscribe,
            url: language === "en" ? unsubscribeUrl : inLanguage(unsubscribeUrl, language),
          },
    footer: `${brand.name}, ${siteUrl}`,
  };
  return { subject: parts.subject, text: plainText(parts), html: mailLayout(parts) };
}
