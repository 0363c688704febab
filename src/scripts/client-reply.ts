import { paths } from "#src/shared/site/paths.ts";
import { keepToken } from "./stored-token.ts";

const labels = {
  busy: "Starting your round…",
  offline: "We can’t reach the site right now. Try again in a moment.",
};

/**
 * Accepts from within the page, so that this browser keeps the session of a new account, and for as long as other sessions.
 * Without a script the form does it by itself; and where the server refuses, it is sent after all: the page that comes then says why.
 */
export function startClientReply(page: ParentNode): void {
  const form = page.querySelector<HTMLFormElement>("form[data-client-reply]");
  const button = form?.querySelector("button");
  const trouble = form?.querySelector<HTMLElement>("[data-trouble]");
  if (!form || !button || !trouble) return;
  const label = button.textContent;
  let isSending = false;
  const show = (sending: boolean, problem = "") => {
    isSending = sending;
    button.textContent = sending ? labels.busy : label;
    button.setAttribute("aria-busy", String(sending));
    trouble.textContent = problem;
    trouble.hidden = problem === "";
  };
  // The Back button brings the page as it was left.
  addEventListener("pageshow", () => show(false));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isSending) return;
    show(true);
    accept(form).catch(() => show(false, labels.offline));
  });
}

async function accept(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.dataset["clientReply"] ?? "", {
    method: "POST",
    headers: { "content-type": "application/json" },
    // An account has its own name: then there is no such field.
    body: JSON.stringify({ name: new FormData(form).get("name") ?? undefined }),
  });
  const accepted = answer.ok ? readAccepted(await answer.json()) : null;
  if (accepted === null) {
    form.submit();
    return;
  }
  if (accepted.token !== null) keepToken(accepted.token);
  location.assign(paths.assessment(accepted.surveyId));
}

function readAccepted(answer: unknown): { surveyId: string; token: string | null } | null {
  if (typeof answer !== "object" || answer === null || !("surveyId" in answer) || !("token" in answer))
    return null;
  const { surveyId, token } = answer;
  if (typeof surveyId !== "string") return null;
  return { surveyId, token: typeof token === "string" ? token : null };
}
