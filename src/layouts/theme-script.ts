/**
 * Runs in <head> before the first paint: sets the remembered theme, says that scripts run, and lets every
 * `[data-theme-switch]` button turn the theme. Choosing what the system already shows forgets the choice. It also closes
 * the header's menu when the keyboard leaves it: browsers leave it open, over whatever has the focus next. Menus and lists that
 * take type-ahead load what does it (public/type-ahead.js) when the focus comes to them. Pages that are the
 * same for everyone learn here whether someone is signed in (`data-member`), and a badge without its picture goes.
 * A page that leaves while it still fades in or out, or is drawn before it could, rejects a promise of its view transition that
 * nobody waits for: that is no error, and is not reported as one (`false` cancels the event).
 * It is inlined (an outside file would flash), so its hash is in astro.config.mjs.
 */
export const themeScript = [
  "(d=>{",
  "let s={},k='theme',a=d.dataset,q=matchMedia('(prefers-color-scheme:dark)');",
  "try{s=localStorage}catch{}",
  "let t=s[k];",
  "a.script='';",
  "if(t=='dark'||t=='light')a.theme=t;",
  "if(s.auth_token)a.member='';",
  "onunhandledrejection=e=>!/transition/i.test(e.reason);",
  "addEventListener('error',e=>{let{dataset:b,parentNode:p}=e.target;if(b&&'badge'in b)p.hidden=!0},!0);",
  "addEventListener('click',e=>{",
  "if(!e.target.closest?.('[data-theme-switch]'))return;",
  "let y=q.matches?'dark':'light',n=(a.theme||y)=='dark'?'light':'dark';",
  "if(n==y){delete a.theme;delete s[k]}else a.theme=s[k]=n",
  "});",
  "addEventListener('focusin',e=>{",
  "if(e.target.closest('[data-type-ahead]'))import('/type-ahead.js').catch(()=>0);",
  "try{let m=d.querySelector('.menu:popover-open');if(!m.parentNode.contains(e.target))m.hidePopover()}catch{}",
  "})",
  "})(document.documentElement)",
].join("");
