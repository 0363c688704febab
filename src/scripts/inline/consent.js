{
  const section = document.getElementById("visit");
  const { key } = section.dataset;
  const count = () => import("/visit.js").catch(() => undefined);
  let stored = {};
  try {
    stored = localStorage;
  } catch {
    // The choice then holds for this page alone.
  }
  if (stored[key] === "1") count();
  else if (stored[key] !== "0" && section.firstElementChild) {
    section.hidden = false;
    section.onclick = ({ target }) => {
      if (target.tagName !== "BUTTON") return;
      section.hidden = true;
      document.getElementById("main").focus({ preventScroll: true });
      try {
        stored[key] = target.value;
      } catch {
        // The browser’s storage is full.
      }
      if (target.value === "1") count();
    };
  }
}
