import { openDemoId, openDemoPath } from "#src/shared/site/open-demo.ts";

/**
 * Runs in the landing page, below the button of the voice demo: a click loads what opens it. Browsers know an element by its id; the
 * page has no bytes to spare. Inlined, so index.astro allows its hash.
 */
export const demoButtonScript = `${openDemoId}.onclick=e=>import('${openDemoPath}')`;
