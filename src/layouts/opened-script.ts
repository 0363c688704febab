/**
 * Runs in <head> of a result: says before the first paint how many panes this browser has opened, so that the others do not
 * show and then go, as `openedPanes` has it for the island that takes over. `data-key` of the element says where that is kept;
 * the demo keeps nothing, and its pictures have everything open. Should the island not start, everything shows in the end.
 * Inlined, so pages with it allow its hash.
 */
export const openedScript = [
  "(({dataset:d},{dataset:{key:k}})=>{",
  "if(new URLSearchParams(location.search).get('screenshot')=='true')return;",
  "let n;",
  "try{n=k&&localStorage.getItem(k)}catch{}",
  "n=n??1;",
  "if(!/^[123]$/.test(n))return;",
  "d.opened=n;",
  "addEventListener('load',()=>setTimeout(()=>{delete d.opened},1e4))",
  "})(document.documentElement,document.currentScript)",
].join("");
