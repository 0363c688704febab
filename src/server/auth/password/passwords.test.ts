import { describe, expect, it } from "vitest";
import { hashPassword, isCommonPassword, verifyPassword } from "./passwords.ts";

describe("passwords", () => {
  it("are hashed with argon2id at the chosen cost", async () => {
    expect(await hashPassword("four calm panes")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("have a salt of their own", async () => {
    expect(await hashPassword("four calm panes")).not.toBe(await hashPassword("four calm panes"));
  });

  it("match their own hash exactly, in any script", async () => {
    const hash = await hashPassword("Fenster öffnen 窗");
    expect(await verifyPassword(hash, "Fenster öffnen 窗")).toBe(true);
    expect(await verifyPassword(hash, "fenster öffnen 窗")).toBe(false);
    expect(await verifyPassword(hash, "")).toBe(false);
  });

  it("never match an account that doesn't exist", async () => {
    expect(await verifyPassword(null, "")).toBe(false);
    expect(await verifyPassword(null, "four calm panes")).toBe(false);
  });
});

describe("isCommonPassword", () => {
  it.each(["password", "12345678", "Password1", "QWERTYUIOP", "iloveyou1"])("knows %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(["four calm panes", "Tr0ub4dor&3-and-more", "пароль-от-окна"])("accepts %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});
