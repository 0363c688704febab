import { describe, expect, it } from "vitest";
import { hashPassword, isCommonPassword, verifyPassword } from "./passwords.ts";

describe("passwords", () => {
  it("are hashed with argon2id at the cost that was decided", async () => {
    expect(await hashPassword("four calm panes")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("are hashed with a salt of their own", async () => {
    expect(await hashPassword("four calm panes")).not.toBe(await hashPassword("four calm panes"));
  });

  it("fit their own hash only, to the letter and whatever the script", async () => {
    const hash = await hashPassword("Fenster öffnen 窗");
    expect(await verifyPassword(hash, "Fenster öffnen 窗")).toBe(true);
    expect(await verifyPassword(hash, "fenster öffnen 窗")).toBe(false);
    expect(await verifyPassword(hash, "")).toBe(false);
  });

  it("never fit an account that does not exist, not even the dummy's own", async () => {
    expect(await verifyPassword(null, "")).toBe(false);
    expect(await verifyPassword(null, "four calm panes")).toBe(false);
  });
});

describe("isCommonPassword", () => {
  it.each(["password", "12345678", "Password1", "QWERTYUIOP", "iloveyou1"])("knows %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(["four calm panes", "Tr0ub4dor&3-and-more", "пароль-от-окна"])("lets %s pass", async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});
