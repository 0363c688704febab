import { consentKey } from "#src/shared/site/analytics.ts";

const sentences = {
  given: "You gave your OK in this browser, so its visits may be counted.",
  none: "You haven’t given an OK in this browser, so nothing is counted.",
  ended:
    "Your OK is withdrawn. We no longer count anything from this browser, and the banner will ask again on the next page.",
};

/** Without storage an OK lasts for one page: there is nothing to take back. */
function isGiven(): boolean {
  try {
    return localStorage.getItem(consentKey) !== null;
  } catch {
    return false;
  }
}

/** Says on the page whether this browser has given its OK to being counted, and lets it be taken back. */
export function startConsentChoice(page: Document): void {
  const state = page.querySelector("[data-consent-state]");
  const end = page.querySelector<HTMLButtonElement>("[data-consent-end]");
  if (state === null || end === null) return;
  const show = (none: string) => {
    state.textContent = isGiven() ? sentences.given : none;
    end.hidden = !isGiven();
  };
  end.addEventListener("click", () => {
    localStorage.removeItem(consentKey);
    show(sentences.ended);
    // The button is gone, and the keyboard must not start again at the top.
    page.querySelector<HTMLElement>("[data-consent]")?.focus();
  });
  // The banner's OK on this very page, and another tab.
  page.getElementById("visit")?.addEventListener("click", () => show(sentences.none));
  addEventListener("storage", () => show(sentences.none));
  show(sentences.none);
}
