import { describe, expect, it } from "vitest";
import { renderMail } from "./render-mail.ts";

const env = { siteUrl: "http://localhost:4321" };

describe("renderMail", () => {
  it("keeps line breaks out of the subject", () => {
    const { subject } = renderMail(env, {
      subject: "Round\r\nBcc: x@y.example\u2028!",
      before: [],
      after: [],
    });
    expect(subject).toBe("Round Bcc: x@y.example !");
  });

  it("separates paragraphs, action and footer by empty lines", () => {
    const { text } = renderMail(env, {
      subject: "s",
      before: ["One.", "Two."],
      button: { label: "Open", url: "http://localhost:4321/x" },
      after: ["Three."],
    });
    expect(text).toBe(
      "One.\n\nTwo.\n\nOpen: http://localhost:4321/x\n\nThree.\n\n-- \nOpenpane, http://localhost:4321\n",
    );
  });
});
