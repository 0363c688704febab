/** An app that takes a message in a link. Nothing is sent before the person presses its own button. */
interface Channel {
  readonly name: string;
  readonly href: (text: string, link: string) => string;
}

const withoutLink = (text: string, link: string): string => text.replace(link, "").trim();

export const channels: readonly Channel[] = [
  { name: "WhatsApp", href: (text) => `https://wa.me/?text=${encodeURIComponent(text)}` },
  {
    name: "Telegram",
    href: (text, link) =>
      `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(withoutLink(text, link))}`,
  },
  {
    name: "Email",
    href: (text) =>
      `mailto:?subject=${encodeURIComponent("How do you see me?")}&body=${encodeURIComponent(text)}`,
  },
];

/** Apps that take no message from a link: it's copied, and pasted there. */
export const pasteInto = ["Signal", "Slack"] as const;
