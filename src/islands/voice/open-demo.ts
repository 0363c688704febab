/*
 * The landing page's way to the demo, under an address of its own (scripts/build/voice-sdk.mjs): a script of a few bytes in that
 * page imports it on a click.
 */

/** Loads the demo, and puts it in the place of what stands in `element`. */
export async function openDemo(element: Element): Promise<void> {
  const { mountDemo } = await import("./mount-demo.tsx");
  await mountDemo(element);
}
