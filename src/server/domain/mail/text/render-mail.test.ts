import { describe, expect, it } from "vitest";
import { renderMail } from "./render-mail.ts";

const env = { siteUrl: "http://localhost:4321" };

describe("renderMail", () => {
  it("keeps line breaks out of the subject", () => {
    const { subject } = renderMail(env, {
      subject: "Round\r\nBcc: x@y.example\u2028!",
      lines: [],
    });
    expect(subject).toBe("Round Bcc: x@y.example !");
  });

  it("separates paragraphs, action and footer by empty lines", () => {
    const { text } = renderMail(env, {
      subject: "s",
      to: "Ada",
      lines: ["One.", null, false, "Two."],
      button: ["Open", "/x"],
      after: [false, "Three."],
    });
    expect(text).toBe(
      "Hello Ada,\n\nOne.\n\nTwo.\n\nOpen: http://localhost:4321/x\n\nThree.\n\n-- \nOpenpane, http://localhost:4321\n",
    );
  });
});
