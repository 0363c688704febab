import { consentGiven, consentKey, consentRefused } from "#src/shared/site/analytics.ts";

const sentences: Readonly<Record<string, string>> = {
  [consentGiven]: "You said OK in this browser, so its visits may be counted.",
  [consentRefused]: "You said No in this browser, so nothing is counted.",
};
const notChosen = "You haven’t chosen in this browser yet. Nothing is counted unless you say OK.";

/** Without storage a choice lasts for one page: there is nothing to change. */
function choice(): string {
  try {
    return localStorage.getItem(consentKey) ?? "";
  } catch {
    return "";
  }
}

/** Says on the page what this browser has chosen about being counted, and lets it choose again. */
export function startConsentChoice(page: Document): void {
  const state = page.querySelector("[data-consent-state]");
  const buttons = page.querySelectorAll<HTMLButtonElement>("[data-consent] button");
  const banner = page.getElementById("visit");
  const show = () => {
    if (state) state.textContent = sentences[choice()] ?? notChosen;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.value === choice()));
  };
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener("click", () => {
      localStorage.setItem(consentKey, button.value);
      if (banner) banner.hidden = true;
      show();
    });
  }
  // A press in the banner on this very page, and another tab.
  banner?.addEventListener("click", show);
  addEventListener("storage", show);
  show();
}
