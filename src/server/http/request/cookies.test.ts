import { describe, expect, it } from "vitest";
import { findReceiptNote, writeReceiptCookie } from "#src/server/http/request/cookies.ts";

const note = { draftName: "share-_1", withdrawKey: "key_-2", isRepeat: false, words: [] };
const given = ["self-assertive", "kind"];

describe("the receipt's cookie", () => {
  it("goes to the page of thanks alone, for an hour, out of reach of scripts and other sites", () => {
    expect(writeReceiptCookie(note, "https://openpane.example").split("; ").toSorted()).toEqual([
      "HttpOnly",
      "Max-Age=3600",
      "Path=/assessment/complete",
      "SameSite=Strict",
      "Secure",
      "receipt=share-_1.key_-2",
    ]);
  });

  it("works without TLS on a machine of one's own", () => {
    expect(writeReceiptCookie(note, "http://localhost:4321")).not.toContain("Secure");
  });

  it.each([note, { ...note, isRepeat: true }, { ...note, words: given }])(
    "comes back as it went: %j",
    (sent) => {
      const [pair = ""] = writeReceiptCookie(sent, "http://localhost:4321").split(";");
      expect(findReceiptNote(new Headers({ cookie: `a=b; ${pair}; c=d` }))).toEqual(sent);
    },
  );

  it.each([undefined, "", "receipt=", "receipt=one", "receipt=a.<b>", "receipt=.b", "other=a.b"])(
    "says nothing as %j",
    (cookie) => {
      expect(findReceiptNote(new Headers(cookie === undefined ? {} : { cookie }))).toBeNull();
    },
  );

  it("shows no word that isn't in the list, no matter who wrote it there", () => {
    const headers = new Headers({ cookie: "receipt=a.b.kind.<i>.rubbish.wise" });
    expect(findReceiptNote(headers)?.words).toEqual(["kind", "wise"]);
  });
});
