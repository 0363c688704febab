{
  const section = document.getElementById("visit");
  const button = section.querySelector("button");
  const { key } = section.dataset;
  const count = () => import("/visit.js").catch(() => undefined);
  let stored = {};
  try {
    stored = localStorage;
  } catch {
    // The OK then counts for this page alone.
  }
  if (stored[key]) count();
  else if (button) {
    section.hidden = false;
    button.onclick = () => {
      section.hidden = true;
      document.getElementById("main").focus({ preventScroll: true });
      try {
        stored[key] = 1;
      } catch {
        // The browser’s storage is full.
      }
      count();
    };
  }
}
