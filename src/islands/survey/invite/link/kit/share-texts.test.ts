import { describe, expect, it } from "vitest";
import { channels } from "./ShareKit.tsx";
import { shareText, tones } from "./share-texts.ts";

const link = "https://openpane.example/s/a&b=c";

describe("ready messages", () => {
  it.each(tones)("end in the link, as the only one: %s", (tone) => {
    const text = shareText(tone, link);
    expect(text.endsWith(`\n\n${link}`)).toBe(true);
    expect(text.match(/https?:/g)).toHaveLength(1);
  });

  it("promise no more than is kept: a reminder goes to everyone", () => {
    expect(shareText("reminder", link)).toContain("I can’t see who has answered");
    for (const tone of ["short", "warm", "formal"] as const)
      expect(shareText(tone, link)).toMatch(/anonymous|won’t see who picked what/);
  });
});

describe("apps", () => {
  it("get the whole message, whatever is in it", () => {
    const text = `Über & ? #\n\n${link}`;
    const of = (name: string) => new URL(channels.find((one) => one.name === name)?.href(text, link) ?? "");
    expect(of("WhatsApp").searchParams.get("text")).toBe(text);
    expect(of("Telegram").searchParams.get("text")).toBe("Über & ? #");
    expect(of("Telegram").searchParams.get("url")).toBe(link);
    expect(decodeURIComponent(/body=(.*)$/.exec(of("Email").href)?.[1] ?? "")).toBe(text);
  });
});
