import { consentKey } from "#src/shared/site/analytics.ts";

/**
 * Stands right behind `#visit` (src/layouts/Visit.astro) and runs before that is painted: shows the cookie banner there
 * until its OK was pressed, and only from then on loads what counts visits. Inline, so that a first visit loads no script
 * at all; its hash is in astro.config.mjs. Where the browser keeps nothing, the OK counts for the page alone. Browsers
 * know an element by its id.
 */
export const consentScript = [
  "{",
  `let s={},k='${consentKey}',v=visit,b=v.querySelector('button'),l=e=>import('/visit.js').catch(e=>0);`,
  "try{s=localStorage}catch{}",
  "if(s[k])l();",
  "else if(b){",
  "v.hidden=!1;",
  "b.onclick=e=>{",
  "v.hidden=!0;",
  "main.focus({preventScroll:!0});",
  "try{s[k]=1}catch{}",
  "l()",
  "}}}",
].join("");
