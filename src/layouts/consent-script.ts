import { consentKey } from "#src/shared/site/analytics.ts";

/**
 * Stands right behind `#visit` (src/layouts/Visit.astro) and runs before that is painted: shows the cookie banner there
 * until its OK was pressed, and only from then on loads what counts visits. Inline, so that a first visit loads no script
 * at all; its hash stands in astro.config.mjs. Where the browser keeps nothing, the OK counts for the page alone.
 */
export const consentScript = [
  "(d=>{",
  `let s={},k='${consentKey}',v=d.getElementById('visit'),b=v.querySelector('button'),l=()=>import('/visit.js').catch(()=>0);`,
  "try{s=localStorage}catch{}",
  "if(s[k])l();",
  "else if(b){",
  "v.hidden=!1;",
  "b.onclick=()=>{",
  "v.hidden=!0;",
  "d.getElementById('main')?.focus({preventScroll:!0});",
  "try{s[k]=1}catch{}",
  "l()",
  "}}",
  "})(document)",
].join("");
