/** Where the built site has src/islands/voice/open-demo.ts. It has no hash in its name, so it's asked for again at each visit. */
export const openDemoPath = "/open-demo.js";
