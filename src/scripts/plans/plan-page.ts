import type { Billing, Plan } from "#src/shared/plan/billing.output.ts";
import { readToken } from "#src/scripts/stored-token.ts";
import { formatAmount } from "#src/shared/plan/format-amount.ts";
import { isOn, planState, type PlanState } from "#src/shared/plan/plan-state.ts";
import { paths } from "#src/shared/site/paths.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";

/** A refusal, with a sentence for the person. */
class CallError extends Error {
  override readonly name = "CallError";
}

const unreachable = "We couldn’t reach the server. Check your connection and try again.";

const has = (value: unknown, key: string): boolean =>
  typeof value === "object" && value !== null && key in value;

// Our own server answers: a look at the shape is enough.
const isPlans = (answer: unknown): answer is readonly Plan[] => Array.isArray(answer);
const isBilling = (answer: unknown): answer is Billing => has(answer, "planId");
const isVisit = (answer: unknown): answer is { readonly url: string } => has(answer, "url");
const isRefusal = (answer: unknown): answer is { readonly message: string } => has(answer, "message");

async function send(method: "GET" | "POST", path: string, body?: object): Promise<Response> {
  const token = readToken();
  const headers = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  try {
    return await fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  } catch {
    throw new CallError(unreachable);
  }
}

async function call<Answer>(
  method: "GET" | "POST",
  path: string,
  isAnswer: (value: unknown) => value is Answer,
  body?: object,
): Promise<Answer> {
  const response = await send(method, path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isAnswer(answer)) return answer;
  throw new CallError(isRefusal(answer) ? answer.message : unreachable);
}

/** These four reject with a `CallError`. */
const listPlans = () => call("GET", "/api/plans", isPlans);
const getBilling = () => call("GET", "/api/billing", isBilling);
const startTrial = () => call("POST", "/api/billing/trial", isBilling);
const openCheckout = (interval: "month" | "year") =>
  call("POST", "/api/billing/checkout", isVisit, { interval });

/*
 * Fills in what the built price page can't know: prices, and the person's plan. Without a script
 * it says that the price is shown before one pays, and leads to the sign-up.
 */

type Attributes = Readonly<Partial<Record<"className" | "href" | "type" | "textContent", string>>>;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), attributes);
}

const link = (text: string, href: string, look = "primary") =>
  element("a", { className: `btn btn-${look}`, href, textContent: text });

/** "$19 a month, or $190 a year, for each person who leads" */
function showPrices(place: Element, plans: readonly Plan[]): void {
  const prices = plans.flatMap(({ interval, amount, currency }) => {
    if (interval === null || amount === null || currency === null) return [];
    const line = element("p", {});
    line.append(
      element("span", {
        className: "plan-amount",
        textContent: formatAmount(amount, currency, navigator.language),
      }),
      ` a ${interval}`,
    );
    return [line];
  });
  if (prices.length > 1) prices[prices.length - 1]?.prepend("or ");
  const each = element("p", { textContent: "for each person who leads" });
  if (prices.length > 0) place.replaceChildren(...prices, each);
}

/** Shows a sentence in its place; none: nothing. */
function say(page: ParentNode, place: "plan-state" | "problem", text: string): void {
  const line = page.querySelector<HTMLElement>(`[data-${place}]`);
  if (line === null) return;
  line.textContent = text;
  line.hidden = text === "";
}

const sentenceOf = (error: unknown): string =>
  error instanceof CallError ? error.message : "Something went wrong. Please try again.";

interface Act {
  readonly text: string;
  readonly busyText: string;
  readonly look: "primary" | "secondary";
  /** @returns the address to go on to. */
  readonly run: () => Promise<string>;
}

/** A button of the plan. Only one runs at a time. */
function actButton(page: ParentNode, { text, busyText, look, run }: Act): HTMLButtonElement {
  const button = element("button", { className: `btn btn-${look}`, type: "button", textContent: text });
  button.addEventListener("click", () => {
    if ([...page.querySelectorAll("button")].some(({ ariaBusy }) => ariaBusy === "true")) return;
    button.ariaBusy = "true";
    button.textContent = busyText;
    say(page, "problem", "");
    run().then(
      (href) => location.assign(href),
      (error: unknown) => {
        button.ariaBusy = null;
        button.textContent = text;
        say(page, "problem", sentenceOf(error));
        page.querySelector("[data-problem]")?.scrollIntoView({ block: "nearest" });
      },
    );
  });
  return button;
}

const trialButton = (page: ParentNode) =>
  actButton(page, {
    text: `Start ${planLimits.trialDays} days free`,
    busyText: "Starting…",
    look: "primary",
    run: async () => {
      await startTrial();
      return paths.billingSuccess();
    },
  });

/** A button for each price that there is. */
function buyButtons(page: ParentNode, plans: readonly Plan[], canTry: boolean): HTMLElement[] {
  return plans.flatMap(({ interval }) => {
    if (interval === null) return [];
    return [
      actButton(page, {
        text: interval === "month" ? "Pay monthly" : "Pay yearly",
        busyText: "Opening…",
        look: !canTry && interval === "month" ? "primary" : "secondary",
        run: async () => (await openCheckout(interval)).url,
      }),
    ];
  });
}

const untilText = (iso: string | null): string =>
  iso === null ? "" : new Date(iso).toLocaleDateString("en-GB", { dateStyle: "long" });

const lastStepText = `Your account is ready. The last step starts your ${String(planLimits.trialDays)} free days: no card needed, and they end by themselves.`;

const stateTexts: Partial<Readonly<Record<PlanState, (billing: Billing) => string>>> = {
  free: ({ canTry }) => (canTry ? lastStepText : ""),
  trial: ({ trialEndsAt }) => `Your free trial runs until ${untilText(trialEndsAt)}.`,
  trialOver: () => "Your free trial is over. Choose a plan to pick up where you left off.",
  ended: () => "Your plan has ended. Choose one to pick up where you left off.",
  seat: ({ seatOf }) => `You have Facilitator Pro by the plan of ${seatOf ?? "your organisation"}.`,
  pending: () => "Your bank is still confirming your payment.",
};

function stateText(billing: Billing, state: PlanState): string {
  return stateTexts[state]?.(billing) ?? (isOn(state) ? "You have Facilitator Pro." : "");
}

/** For whom there is nothing to buy. */
const hasPlan = (state: PlanState): boolean => state === "pending" || (isOn(state) && state !== "trial");

function showMember(page: ParentNode, billing: Billing, plans: readonly Plan[]): void {
  const acts = page.querySelector("[data-acts]");
  const state = planState(billing, new Date());
  say(page, "plan-state", stateText(billing, state));
  if (state === "trial" || hasPlan(state)) page.querySelector("[data-free]")?.remove();
  if (acts === null) return;
  if (hasPlan(state)) acts.replaceChildren(link("See my plan", paths.accountPlan(), "secondary"));
  else acts.replaceChildren(...buyButtons(page, plans, billing.canTry));
  if (billing.canTry) showLastStep(page);
}

/** Someone who has just signed up for the trial finds its button first. */
function showLastStep(page: ParentNode): void {
  const trial = trialButton(page);
  page.querySelector("[data-last-step]")?.replaceChildren(trial);
  if (document.activeElement === document.body) trial.focus();
}

/** Where an administrator gives the plan there is nothing to buy, and no trial. */
function showByHand(page: ParentNode): void {
  const support = page.querySelector<HTMLAnchorElement>("a[data-support]")?.href ?? "";
  const place = page.querySelector("[data-prices]");
  place?.replaceChildren(element("p", { textContent: "On this site, plans are turned on by hand." }));
  page.querySelector("[data-acts]")?.replaceChildren(link("Write to us", support, "primary"));
  // What is asked about free days, cards and invoices has no answer here.
  for (const section of page.querySelectorAll<HTMLElement>("[data-about-payments]")) section.hidden = true;
}

/** Fills the page in, as far as the server answers. */
export async function fillPlans(page: ParentNode): Promise<void> {
  const plans = await listPlans().catch(() => null);
  const place = page.querySelector("[data-prices]");
  if (plans !== null && place) showPrices(place, plans);
  const isByHand = plans?.every(({ amount }) => amount === null) === true;
  if (isByHand) showByHand(page);
  if (readToken() === null) return;
  // A token that is dead is someone who is not signed in: the page stays a visitor's.
  const billing = await getBilling().catch(() => null);
  if (billing === null) return;
  if (!isByHand || hasPlan(planState(billing, new Date()))) showMember(page, billing, plans ?? []);
}

/** Fills the page in. A page restored by “Back” is reloaded, because its button would stay busy. */
export function startPlans(page: ParentNode): void {
  void fillPlans(page);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}
