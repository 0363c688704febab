import { userKey } from "#src/islands/kit/session/token-store.ts";
import { cookieNames } from "#src/shared/cookie-names.ts";
import { paths } from "#src/shared/site/paths.ts";

/**
 * Runs in <head> of the landing page, for browsers that keep a token: leads whoever is signed in on to the dashboard before
 * anything is painted. The server does so by the cookie, which lasts a day; the token lasts longer, and asking with it brings
 * the cookie back. A dead one goes, and whose it was. Nobody looks at an empty page for more than two seconds. Inlined, so index.astro allows its
 * hash.
 */
export const memberScript = [
  `try{let o=localStorage,t=o.${cookieNames.session},{style:y,dataset:d}=document.documentElement,s=e=>y.visibility='';`,
  "if(t&&!location.hash){",
  "y.visibility='hidden';",
  "setTimeout(s,2e3);",
  "fetch('/api/me',{headers:{authorization:'Bearer '+t}}).then(r=>{",
  `if(r.ok)return location.replace('${paths.dashboard()}');`,
  `if(r.status==401){delete o.${cookieNames.session};delete o['${userKey}'];delete d.member}`,
  "s()",
  "}).catch(s)",
  "}}catch{}",
].join("");
