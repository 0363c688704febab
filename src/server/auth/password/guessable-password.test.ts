import { describe, expect, it } from "vitest";
import { isGuessablePassword } from "./guessable-password.ts";

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
  ])("recognises %s", (password) => {
    expect(isGuessablePassword(password, about)).toBe(true);
  });

  it.each([
    "Granite-tulip-4",
    "Granite-window-4",
    "maria likes herring",
    "8401-7729-3316",
    "пароль-от-окна",
    "Kx9#openpane-vq2!hrz",
  ])("accepts %s", (password) => {
    expect(isGuessablePassword(password, about)).toBe(false);
  });
});
