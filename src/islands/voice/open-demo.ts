/*
 * The landing page's way to the voice demo: a click loads it and puts it in the place of the button. If that fails, a later click
 * tries again.
 */

const failed = "Unable to connect to voice service. Please try again.";

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

const button = document.getElementById("voice-demo");
button?.addEventListener("click", () => void openDemo(button));
