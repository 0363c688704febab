import { startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { openDemoId, openDemoPath } from "#src/shared/site/open-demo.ts";

/*
 * Scripts in the landing page, each below the element that it makes work. Browsers know an element by its id; the page has no
 * bytes to spare. Inlined, so index.astro allows their hashes.
 */

/** A click loads what opens the voice demo. */
export const demoButtonScript = `${openDemoId}.onclick=e=>import('${openDemoPath}')`;

/** The first word that is picked loads what shows it; words from an earlier visit do so at once. */
export const startWordsScript = `{let l=words.onchange=e=>import('/start.js');try{localStorage['${startWordsKey}']&&l()}catch{}}`;
