/**
 * Runs in the landing page, below the button of the voice demo: shows the button, which is no use without scripts, and loads the
 * demo into its place on a click. Inlined, so index.astro allows its hash.
 */
export const demoButtonScript = [
  "(b=>{",
  "b.hidden=0;",
  "b.onclick=()=>import(b.dataset.demo).then(m=>m.openDemo(b.parentNode))",
  ".catch(()=>{b.textContent='Unable to connect. Try again'})",
  "})(document.querySelector('[data-demo]'))",
].join("");
