{
  const words = document.getElementById("words");
  const load = () => import("/start.js");
  words.onchange = load;
  try {
    if (localStorage[words.dataset.key]) load();
  } catch {
    // Without storage there are no words of an earlier visit.
  }
}
