import { describe, expect, it } from "vitest";
import { findReceiptNote, writeReceiptCookie } from "#src/server/http/request/cookies.ts";

const note = { draftName: "share-_1", withdrawKey: "key_-2", isRepeat: false, words: [] };
const given = ["self-assertive", "kind"];

describe("the receipt's cookie", () => {
  it("is sent to the page of thanks only, for an hour, hidden from scripts and other sites", () => {
    expect(writeReceiptCookie(note, "https://openpane.example").split("; ").toSorted()).toEqual([
      "HttpOnly",
      "Max-Age=3600",
      "Path=/assessment/complete",
      "SameSite=Strict",
      "Secure",
      "receipt=share-_1.key_-2",
    ]);
  });

  it("works without TLS on a local machine", () => {
    expect(writeReceiptCookie(note, "http://localhost:4321")).not.toContain("Secure");
  });

  it.each([note, { ...note, isRepeat: true }, { ...note, words: given }])("round-trips %j", (sent) => {
    const [pair = ""] = writeReceiptCookie(sent, "http://localhost:4321").split(";");
    expect(findReceiptNote(new Headers({ cookie: `a=b; ${pair}; c=d` }))).toEqual(sent);
  });

  it.each([undefined, "", "receipt=", "receipt=one", "receipt=a.<b>", "receipt=.b", "other=a.b"])(
    "is ignored as %j",
    (cookie) => {
      expect(findReceiptNote(new Headers(cookie === undefined ? {} : { cookie }))).toBeNull();
    },
  );

  it("shows no word that isn't in the list, no matter who wrote it", () => {
    const headers = new Headers({ cookie: "receipt=a.b.kind.<i>.rubbish.wise" });
    expect(findReceiptNote(headers)?.words).toEqual(["kind", "wise"]);
  });
});
