import { openDemoId } from "#src/shared/site/open-demo.ts";

/*
 * The landing page's way to the demo, under an address of its own (scripts/build/voice-sdk.mjs). A script of a few bytes in that page
 * imports it on the first click: that click opens the demo, and so does a later one if it couldn't be loaded.
 */

const failed = "Unable to connect to voice service. Please try again.";

/** Loads the demo, and puts it in the place of the button. */
async function openDemo(button: HTMLElement): Promise<void> {
  const place = button.parentElement;
  try {
    const { mountDemo } = await import("./mount-demo.tsx");
    if (place?.contains(button)) await mountDemo(place);
  } catch {
    button.nextElementSibling?.remove();
    const sentence = document.createElement("p");
    sentence.setAttribute("role", "alert");
    sentence.textContent = failed;
    button.after(sentence);
  }
}

const button = document.getElementById(openDemoId);
if (button) {
  button.onclick = () => openDemo(button);
  void openDemo(button);
}
