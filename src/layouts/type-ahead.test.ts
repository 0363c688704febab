// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { beforeAll, beforeEach, expect, it } from "vitest";

const roles = ["Executive Coach", "Team Leader", "Trainer", "Therapist", "Other"];

let now = 0;

beforeAll(() => void runInThisContext(`(() => {${readFileSync("public/type-ahead.js", "utf8")}})()`));

beforeEach(() => {
  now += 5_000;
  const radios = roles.map(
    (name, id) => `<input type="radio" name="role" id="role-${id}" value="${name}">
      <label for="role-${id}"> ${name}</label>`,
  );
  document.body.innerHTML = `<p><input id="field"></p><div data-type-ahead>${radios.join("")}</div>`;
  document.querySelector<HTMLInputElement>("[type=radio]")?.focus();
});

/** Whether each key was left to the browser. */
function type(keys: string, options: KeyboardEventInit = {}): boolean[] {
  return Array.from(keys, (key) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
    Object.defineProperty(event, "timeStamp", { value: now });
    return document.activeElement?.dispatchEvent(event) ?? false;
  });
}
const chosen = () => document.querySelector<HTMLInputElement>(":checked")?.value;

it.each([
  ["t", "Team Leader"],
  ["TH", "Therapist"],
  ["team l", "Team Leader"],
  ["tt", "Trainer"],
  ["tttt", "Team Leader"],
  ["o", "Other"],
])("%j chooses %s", (keys, name) => {
  type(keys);
  expect(chosen()).toBe(name);
  expect(document.activeElement).toHaveProperty("value", name);
});

it("begins again after a second, and not before", () => {
  type("t");
  now += 1_000;
  type("h");
  expect(chosen()).toBe("Therapist");
  now += 1_001;
  type("e");
  expect(chosen()).toBe("Executive Coach");
});

it("stays where nothing begins so, and takes the next word after a second", () => {
  type("tx");
  expect(chosen()).toBe("Team Leader");
  now += 1_001;
  type("o");
  expect(chosen()).toBe("Other");
});

it.each([
  ["keys with a modifier", "t", { ctrlKey: true }],
  ["a space that begins", " ", {}],
])("leaves %s to the browser", (_, key, options) => {
  expect(type(key, options)).toEqual([true]);
  expect(chosen()).toBeUndefined();
});

it("leaves other keys, and other places, to the browser", () => {
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  expect(chosen()).toBeUndefined();
  document.querySelector<HTMLInputElement>("#field")?.focus();
  expect(type("team")).toEqual([true, true, true, true]);
  expect(chosen()).toBeUndefined();
});
