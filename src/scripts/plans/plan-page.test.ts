// @vitest-environment happy-dom
import { freeBilling } from "#src/shared/plan/billing.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { cookieNames } from "#src/shared/cookie-names.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillPlans, startPlans } from "./plan-page.ts";

const plans = [
  { planId: "free", interval: null, amount: 0, currency: null },
  { planId: "facilitator_pro", interval: "month", amount: 1_900, currency: "usd" },
  { planId: "facilitator_pro", interval: "year", amount: 19_000, currency: "usd" },
];
const byHand = plans.slice(0, 2).map((plan) => ({ ...plan, interval: null, amount: null, currency: null }));
const member: Billing = { ...freeBilling, payments: "stripe" };
const paid: Billing = { ...member, planId: "facilitator_pro", interval: "month" };

const visited: string[] = [];
beforeEach(() => {
  visited.length = 0;
  vi.spyOn(location, "assign").mockImplementation((url) => void visited.push(String(url)));
  document.body.innerHTML = `
    <p data-plan-state hidden></p><p data-last-step></p><a data-free>Continue with the free plan</a>
    <div data-prices>You see the price before you pay.</div>
    <div data-acts><a href="/register?intent=subscribe">Start 14 days free</a><p>No card.</p></div>
    <p data-problem hidden></p>
    <div data-about-payments>How do I cancel?</div>`;
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

/** A server that gives these; what is not there is a 500. @returns the calls that came. */
function serve(answers: Readonly<Record<string, unknown>>) {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body, headers }: RequestInit) => {
    const call = `${String(method)} ${path}`;
    const sent = typeof body === "string" ? body : null;
    calls.push([call, sent, new Headers(headers).get("authorization")].filter(Boolean).join(" "));
    const answer = answers[call];
    return answer instanceof Response ? answer : Response.json(answer ?? {}, { status: answer ? 200 : 500 });
  });
  return calls;
}
const signIn = () => localStorage.setItem(cookieNames.session, "abc");
const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);
const acts = () => [...(part("acts")?.querySelectorAll("a, button") ?? [])].map((one) => one.textContent);
const press = (name: string) =>
  [...document.querySelectorAll("button")].find((button) => button.textContent === name)?.click();

describe("a visitor", () => {
  it("sees what the provider says that it costs, and nobody's plan is asked for", async () => {
    const calls = serve({ "GET /api/plans": plans });
    await fillPlans(document);
    expect(part("prices")?.textContent).toBe("$19 a monthor $190 a yearfor each person who leads");
    expect(acts()).toEqual(["Start 14 days free"]);
    expect(calls).toEqual(["GET /api/plans"]);
  });

  it("sees the page as it was built while the provider is away", async () => {
    serve({});
    await fillPlans(document);
    expect(part("prices")?.textContent).toMatch(/before you pay/);
  });

  it("is told where plans are given by hand", async () => {
    serve({ "GET /api/plans": byHand });
    await fillPlans(document);
    expect(part("prices")?.textContent).toMatch(/by hand/);
    expect(acts()).toEqual(["Write to us"]);
    expect(part("about-payments")?.hidden).toBe(true);
  });
});

describe("a member", () => {
  beforeEach(signIn);

  it.each<[what: string, billing: Billing, state: RegExp, acts: readonly string[], isFree?: boolean]>([
    ["who can try", { ...member, canTry: true }, /account is ready/, ["Pay monthly", "Pay yearly"], true],
    [
      "who has had the trial",
      { ...member, planId: "facilitator_pro", status: "canceled" },
      /ended/,
      ["Pay monthly", "Pay yearly"],
      true,
    ],
    [
      "on trial",
      { ...paid, interval: null, status: "trialing", trialEndsAt: "2999-01-01T12:00:00.000Z" },
      /runs until 1 January 2999/,
      ["Pay monthly", "Pay yearly"],
    ],
    ["who pays", paid, /You have Facilitator Pro/, ["See my plan"]],
    ["whose bank takes its time", { ...member, isPending: true }, /confirming/, ["See my plan"]],
  ])("%s", async (_, billing, state, buttons, isFree = false) => {
    serve({ "GET /api/plans": plans, "GET /api/billing": billing });
    await fillPlans(document);
    expect(part("plan-state")?.textContent).toMatch(state);
    expect(acts()).toEqual(buttons);
    expect(part("free") !== null).toBe(isFree);
  });

  it("who was given the plan by hand has nothing left to ask for", async () => {
    const given: Billing = { ...freeBilling, planId: "facilitator_pro" };
    serve({ "GET /api/plans": byHand, "GET /api/billing": given });
    await fillPlans(document);
    expect(part("plan-state")?.textContent).toMatch(/You have Facilitator Pro/);
    expect(acts()).toEqual(["See my plan"]);
  });

  it("starts the trial, and buys, once for two clicks", async () => {
    const calls = serve({
      "GET /api/plans": plans,
      "GET /api/billing": { ...member, canTry: true },
      "POST /api/billing/trial": member,
      "POST /api/billing/checkout": { url: "https://pay.example/c" },
    });
    await fillPlans(document);
    press("Start 14 days free");
    press("Start 14 days free");
    await vi.waitFor(() => expect(visited).toEqual(["/billing/success"]));
    await fillPlans(document);
    press("Pay yearly");
    await vi.waitFor(() => expect(visited[1]).toBe("https://pay.example/c"));
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual([
      "POST /api/billing/trial Bearer abc",
      'POST /api/billing/checkout {"interval":"year"} Bearer abc',
    ]);
  });

  it("finds the trial first, as the last step of signing up", async () => {
    serve({ "GET /api/plans": plans, "GET /api/billing": { ...member, canTry: true } });
    await fillPlans(document);
    expect(part("last-step")?.textContent).toBe("Start 14 days free");
    expect(part("last-step")?.firstElementChild).toBe(document.activeElement);
  });

  it("doesn't pay while the trial is being started", async () => {
    const calls = serve({
      "GET /api/plans": plans,
      "GET /api/billing": { ...member, canTry: true },
      "POST /api/billing/trial": member,
    });
    await fillPlans(document);
    press("Start 14 days free");
    press("Pay monthly");
    expect(part("last-step")?.textContent).toBe("Starting…");
    await vi.waitFor(() => expect(visited).toEqual(["/billing/success"]));
    expect(calls.slice(2)).toEqual(["POST /api/billing/trial Bearer abc"]);
  });

  it("is told why it did not work, and can try again", async () => {
    const refusal = Response.json({ message: "We can’t reach our payment provider." }, { status: 503 });
    serve({ "GET /api/plans": plans, "GET /api/billing": member, "POST /api/billing/checkout": refusal });
    await fillPlans(document);
    press("Pay monthly");
    await vi.waitFor(() => expect(part("problem")?.textContent).toMatch(/can’t reach/));
    expect(part("problem")?.hidden).toBe(false);
    serve({ "POST /api/billing/checkout": { url: "https://pay.example/c" } });
    press("Pay monthly");
    await vi.waitFor(() => expect(visited).toEqual(["https://pay.example/c"]));
  });

  it("can buy after coming back from the payment page: the page is loaded again", async () => {
    serve({
      "GET /api/plans": plans,
      "GET /api/billing": member,
      "POST /api/billing/checkout": { url: "https://pay.example/c" },
    });
    const reload = vi.spyOn(location, "reload").mockReturnValue();
    startPlans(document);
    await vi.waitFor(() => expect(acts()).toContain("Pay monthly"));
    press("Pay monthly");
    await vi.waitFor(() => expect(visited).toEqual(["https://pay.example/c"]));
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
