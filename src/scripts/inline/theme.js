(() => {
  const root = document.documentElement.dataset;
  const system = matchMedia("(prefers-color-scheme: dark)");
  /** @type {Record<string, string>} */
  let stored = {};
  try {
    stored = localStorage;
  } catch {
    // The choice then counts for this page alone.
  }

  root.script = "";
  if (stored.theme === "dark" || stored.theme === "light") root.theme = stored.theme;
  if (stored.auth_token) root.member = "";

  // Leaving during a view transition rejects a promise that nothing awaits.
  window.onunhandledrejection = ({ reason }) => !/transition/i.test(reason);

  // A badge without its picture goes.
  const hideBadge = ({ target }) => {
    if (target instanceof HTMLElement && "badge" in target.dataset) target.parentElement.hidden = true;
  };
  addEventListener("error", hideBadge, true);

  addEventListener("click", ({ target }) => {
    if (!target.closest?.("[data-theme-switch]")) return;
    const ofSystem = system.matches ? "dark" : "light";
    const next = (root.theme || ofSystem) === "dark" ? "light" : "dark";
    if (next === ofSystem) {
      delete root.theme;
      delete stored.theme;
    } else {
      root.theme = next;
      stored.theme = next;
    }
  });

  addEventListener("focusin", ({ target }) => {
    if (target.closest("[data-type-ahead]")) import("/type-ahead.js").catch(() => undefined);
    // Not before a browser knows popovers.
    if (!HTMLElement.prototype.hidePopover) return;
    const menu = document.querySelector(".menu:popover-open");
    if (menu && !menu.parentElement.contains(target)) menu.hidePopover();
  });
})();
