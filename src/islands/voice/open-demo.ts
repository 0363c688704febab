/* A click loads the voice demo in place of its button; if that fails, the next click tries again. */

const failed = "Unable to connect to voice service. Please try again.";

async function openDemo(button: HTMLElement): Promise<void> {
  const place = button.parentElement;
  try {
    const { mountDemo } = await import("./mount-demo.tsx");
    if (place?.contains(button)) mountDemo(place);
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
