/** Where the built site has src/islands/voice/open-demo.ts. It has no hash in its name, so it's asked for again at each visit. */
export const openDemoPath = "/demo.js";

/** The landing page's button for the demo. */
export const openDemoId = "demo";
