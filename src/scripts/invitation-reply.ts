import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { keepToken } from "./stored-token.ts";

/** Where accepting leads, by the call's answer; null where that names no place. */
function placeOf(answer: object): string | null {
  if ("surveyId" in answer && typeof answer.surveyId === "string") return paths.assessment(answer.surveyId);
  if (!("organisation" in answer)) return null;
  const { organisation } = answer;
  if (typeof organisation !== "object" || organisation === null || !("id" in organisation)) return null;
  return typeof organisation.id === "string" ? teamPaths.team(organisation.id) : null;
}

/**
 * Accepts by a call, so that this browser gets the new account's session. If that is refused,
 * the form is sent as without a script, and the next page says why.
 */
export function startReply(page: ParentNode): void {
  const form = page.querySelector<HTMLFormElement>("form[data-reply]");
  const button = form?.querySelector("button");
  const trouble = form?.querySelector<HTMLElement>("[data-trouble]");
  if (!form || !button || !trouble) return;
  const label = button.textContent;
  const { busy = label, offline = "" } = form.dataset;
  let isSending = false;
  const show = (sending: boolean, problem = "") => {
    isSending = sending;
    button.textContent = sending ? busy : label;
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
    accept(form).catch(() => show(false, offline));
  });
}

/** An account has its own name: then there is no such field. */
function answerIn(fields: FormData) {
  const counted = fields.get("counted");
  return {
    name: fields.get("name") ?? undefined,
    counted: counted === null ? undefined : counted === "yes",
  };
}

async function accept(form: HTMLFormElement): Promise<void> {
  const response = await fetch(form.dataset["reply"] ?? "", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(answerIn(new FormData(form))),
  });
  const answer: unknown = response.ok ? await response.json() : null;
  const place = typeof answer === "object" && answer !== null ? placeOf(answer) : null;
  if (answer === null || place === null) {
    form.submit();
    return;
  }
  if (typeof answer === "object" && "token" in answer && typeof answer.token === "string")
    keepToken(answer.token);
  location.assign(place);
}
