import { describe, expect, it } from "vitest";
import { isGuessablePassword, hashPassword, isCommonPassword, verifyPassword } from "./passwords.ts";

const about = ["maria.lindgren@studio-nord.example", "Maria", "Lindgren"];

describe("isGuessablePassword", () => {
  it.each([
    "Openpane1",
    "openpane-2026!",
    "Johari.Window.7",
    "MyFaçade99",
    "AdminAdmin1",
    "Maria1990",
    "lindgren-maria-4",
    "Studio-Nord-1",
  ])("sees through %s", (password) => {
    expect(isGuessablePassword(password, about)).toBe(true);
  });

  it.each([
    "Granite-tulip-4",
    "Granite-window-4",
    "maria likes herring",
    "8401-7729-3316",
    "пароль-от-окна",
    "Kx9#openpane-vq2!hrz",
  ])("lets %s pass", (password) => {
    expect(isGuessablePassword(password, about)).toBe(false);
  });

  it("needs to know nothing of the person", () => {
    expect(isGuessablePassword("Maria1990", [])).toBe(false);
    expect(isGuessablePassword("Openpane1", [])).toBe(true);
  });
});

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
