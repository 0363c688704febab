/** How long a connection may take to open. */
const patienceMs = 10_000;

/** Opens a WebSocket and closes it again. @returns in a sentence what came of it. */
function trySocket(address: string): Promise<string> {
  let socket: WebSocket;
  try {
    socket = new WebSocket(address);
  } catch {
    return Promise.resolve("That isn’t a WebSocket address. It should start with wss:// or ws://.");
  }
  return new Promise((resolve) => {
    const finish = (outcome: string) => {
      clearTimeout(timer);
      removeEventListener("securitypolicyviolation", refused);
      socket.close();
      resolve(outcome);
    };
    const refused = () => finish("This page’s policy refused it, so nothing left the browser.");
    const timer = setTimeout(() => finish("It didn’t open within 10 seconds."), patienceMs);
    addEventListener("securitypolicyviolation", refused);
    socket.addEventListener("open", () => finish("It opened and closed again."));
    socket.addEventListener("close", ({ code }) => finish(`It didn’t open (code ${String(code)}).`));
  });
}

/** Lets the form of the connection test work. */
export function startSocketTest(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>("[data-socket-test]");
  const input = form?.querySelector("input");
  const outcome = form?.querySelector("[data-outcome]");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!input || !outcome) return;
    outcome.textContent = "Connecting…";
    void trySocket(input.value.trim()).then((said) => (outcome.textContent = said));
  });
}
