import { cpuMsOf, mostCpuMs } from "#tests/awkward/cpu-time.ts";
import { describe, expect, it } from "vitest";
import { MailRefusedError } from "./mail-transport.ts";
import { refusalOf } from "./refusal.ts";

const of = (response: string, recipient = "ada.berg@example.org") =>
  refusalOf(new MailRefusedError("We wrap it.", { cause: Object.assign(new Error("x"), { response }) }), {
    recipient,
  });

describe("a mail server's reply", () => {
  it.each([
    [
      "550 5.1.1 <ada.berg@example.org>: Recipient address rejected",
      "550 5.1.1 <(address)>: Recipient address rejected",
    ],
    ["550 no mailbox ADA.BERG here", "550 no mailbox (address) here"],
    ["552 blocked: https://panes.example/verify-email/abc", "552 blocked: (link)"],
    ["554 spam: 7KM2PQ", "554 spam: (code)"],
    ["451 queue id aBcDeFgHiJkLmNoPqRsTuVwX", "451 queue id (token)"],
    ["421 Too many\r\nconnections", "421 Too many connections"],
  ])("is stored without address, link and code: %s", (said, kept) => {
    expect(of(said)).toBe(kept);
  });

  it.each(["connect ECONNREFUSED 127.0.0.1:25", "getaddrinfo ENOTFOUND mail", "Connection timeout"])(
    "may be missing, because the server can't be reached: %s",
    (message) => {
      expect(refusalOf(new Error(message), { recipient: "a@b.example" })).toBe(
        `The mail server can’t be reached (${message}).`,
      );
    },
  );

  it.each(["no ", "a", "adaadaada"])("is short and cheap to store: %s", async (word) => {
    const answer = word.repeat(500_000);
    expect(of(answer, "ada@example.org").length).toBeLessThanOrEqual(300);
    expect(await cpuMsOf(() => of(answer, "ada@example.org"))).toBeLessThan(mostCpuMs);
  });
});
