import { describe, expect, it } from "vitest";
import { alreadyRegisteredMail } from "./already-registered.ts";
import { verificationCodeMail } from "./verification-code.ts";

const env = { siteUrl: "https://panes.example" };

describe("the mail with a code", () => {
  const mail = verificationCodeMail(env, "K7M2PQ");

  it("has the code in both forms, on a line of its own in the text", () => {
    expect(mail.text).toMatch(/^ {4}K7M2PQ$/m);
    expect(mail.html).toContain(">K7M2PQ<");
  });

  it("does not have it in the subject", () => {
    expect(mail.subject).toBe("Your Openpane code");
  });

  it("says how long it works", () => {
    expect(mail.text).toContain("10 minutes");
    expect(mail.html).toContain("10 minutes");
  });
});

describe("the mail to an address that has an account", () => {
  it("links to the log-in of the configured site, in both forms", () => {
    const mail = alreadyRegisteredMail(env, "Ada");
    expect(mail.text).toContain("Log in: https://panes.example/login\n");
    expect(mail.html).toContain('href="https://panes.example/login"');
  });

  it("escapes the name in HTML and leaves it in text", () => {
    const mail = alreadyRegisteredMail(env, `<b>Ada</b><img src="x">`);
    expect(mail.html).toContain("Hello &lt;b&gt;Ada&lt;/b&gt;&lt;img src=&quot;x&quot;&gt;,");
    expect(mail.html).not.toMatch(/<b>|<img/);
    expect(mail.text).toContain(`Hello <b>Ada</b><img src="x">,`);
  });
});

describe("every mail", () => {
  const mails = [verificationCodeMail(env, "K7M2PQ"), alreadyRegisteredMail(env, "Ada")];

  it("has no image, no script and no address but the site's", () => {
    for (const { html } of mails) {
      expect(html).not.toMatch(/<img|<script|background-image|url\(/);
      const addresses = [...html.matchAll(/https?:\/\/[^\s"'<]+/g)].map(([address]) => address);
      expect(addresses.every((address) => address.startsWith(env.siteUrl))).toBe(true);
    }
  });

  it("is one message in both forms", () => {
    for (const { text, html } of mails) {
      const [first = ""] = text.split("\n");
      expect(html).toContain(`>${first}</p>`);
    }
  });
});
