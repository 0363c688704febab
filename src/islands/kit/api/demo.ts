import { asksForScreenshot, demoDataId } from "#src/shared/site/demo.ts";

/** The message of a refused call in the demo. */
export const demoRefusal = "This is a demo: nothing is saved here. Sign up to make your own.";

/** A call that a demo page refuses. */
export class DemoError extends Error {
  override name = "DemoError";

  constructor() {
    super(demoRefusal);
  }
}

const dataElement = (): HTMLElement | null =>
  typeof document === "undefined" ? null : document.getElementById(demoDataId);

/** Whether this is a demo page, whose layout brings the answers of its calls. */
export const isDemo = (): boolean => dataElement() !== null;

/** Whether the page is for a picture: everything is open and nothing appears later. */
export const isScreenshot = (): boolean =>
  isDemo() && asksForScreenshot(new URLSearchParams(location.search));

/**
 * What a demo page answers in the server's place, by the names of procedures and REST calls.
 *
 * @throws {DemoError} for everything else, such as all that would change something
 */
export function answerInDemo(call: string): unknown {
  const answers = new Map(Object.entries(parse(dataElement()?.textContent ?? "{}")));
  if (!answers.has(call)) throw new DemoError();
  return answers.get(call);
}

function parse(text: string): object {
  const data: unknown = JSON.parse(text);
  return typeof data === "object" && data !== null ? data : {};
}
