import { expect } from "@playwright/test";
import type { Tab } from "./tab.ts";

/* A person's acts in a tab that Playwright doesn't drive, as expressions for the page. */

/** Retries: while another page loads, nothing answers. */
export async function sees(tab: Tab, expression: string): Promise<void> {
  await expect
    .poll(() => tab.evaluate(`Boolean(${expression})`).catch(() => false), { message: expression })
    .toBe(true);
}

/** The visible text of the page. */
export const reads = (tab: Tab, text: string): Promise<void> =>
  sees(tab, `document.body.innerText.includes(${JSON.stringify(text)})`);

/** Types so that React notices. */
export const type = (selector: string, text: string): string =>
  `(() => { const field = document.querySelector(${JSON.stringify(selector)}); Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, ${JSON.stringify(text)}); field.dispatchEvent(new Event("input", { bubbles: true })); })()`;

export const press = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)}).click()`;

/** Clicks the button of that name once it is there. */
export async function pressButton(tab: Tab, name: string): Promise<void> {
  const button = `[...document.querySelectorAll("button")].find(({ innerText }) => innerText.trim() === ${JSON.stringify(name)})`;
  await sees(tab, button);
  await tab.evaluate(`${button}.click()`);
}
