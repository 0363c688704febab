import { signUp } from "#src/shared/languages/en/sign-up.ts";
import { readToken } from "#src/islands/kit/session/session.ts";
import { typedEmailKey } from "#src/shared/account/typed-email.ts";
import { startWordsKey } from "#src/shared/onboarding/start-words.ts";
import type { SignInQuery } from "#src/shared/site/destination.ts";
import { shownSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal, type Call } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SignUp } from "./Register.tsx";

const visited = watchPage();
const plain: SignInQuery = { next: null, intent: null };
const words = ["calm", "kind", "witty", "warm", "brave"];
const startLabel = "Create account and start my round";
const unready = new Refusal(503, "Our data is out of reach right now.");

const individual = {
  onboardingStatus: "not_started",
  onboardingState: { intendedAccountType: "individual", return_to: null },
};
const answers = {
  "account.sendVerificationCode": () => ({ success: true }),
  "account.verifyCodeAndRegister": () => ({ token: "new-token", user: individual }),
  "onboarding.readySurvey": () => shownSurvey({ selfAssessmentComplete: false }),
  "survey.saveSelf": () => shownSurvey(),
  "survey.share": () => ({}),
  "account.update": () => ({}),
};
const made = (calls: readonly Call[]) => calls.map(({ procedure }) => procedure);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** From a press on the landing page to the last step, filled in. */
async function toLastStep(query: SignInQuery = plain) {
  sessionStorage.setItem(typedEmailKey, "alma@example.org");
  renderIsland(<SignUp texts={signUp} query={query} />);
  await screen.findByLabelText("Verification code");
  type("Verification code", "AB12CD");
  type("First name", "Alma");
  type("Last name", "Sample");
  type("Password", "walking-home");
}

beforeEach(() => localStorage.setItem(startWordsKey, words.join(" ")));

describe("an address from the landing page", () => {
  it("gets its code at once, and only once", async () => {
    const calls = fakeTrpc(answers);
    sessionStorage.setItem(typedEmailKey, "alma@example.org");
    const page = renderIsland(<SignUp texts={signUp} query={plain} />);
    expect(await screen.findByLabelText("Verification code")).toBe(document.activeElement);
    expect(calls).toMatchObject([{ input: { email: "alma@example.org" } }]);
    page.unmount();
    renderIsland(<SignUp texts={signUp} query={plain} />);
    expect(screen.getByText("alma@example.org")).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it("takes the place of one that waits for its code", async () => {
    const calls = fakeTrpc(answers);
    sessionStorage.setItem("openpane.sign-up", "before@example.org");
    sessionStorage.setItem(typedEmailKey, "alma@example.org");
    renderIsland(<SignUp texts={signUp} query={plain} />);
    expect(await screen.findByText("alma@example.org")).toBeTruthy();
    expect(calls).toMatchObject([{ input: { email: "alma@example.org" } }]);
    expect(screen.queryByText("A new code is on its way")).toBeNull();
  });

  it("stays in its field, with the reason, when no code could be sent", async () => {
    fakeTrpc({ "account.sendVerificationCode": () => new Refusal(429, "Too many codes. Try again later.") });
    sessionStorage.setItem(typedEmailKey, "alma@example.org");
    renderIsland(<SignUp texts={signUp} query={plain} />);
    expect(await screen.findByText("Failed to send verification code")).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>("Email");
    expect([field.value, document.activeElement]).toEqual(["alma@example.org", field]);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("the last step, with words that wait", () => {
  it("says what it starts, and makes account and round, once for two clicks", async () => {
    const calls = fakeTrpc(answers);
    await toLastStep();
    expect(screen.getByText("Nobody sees who picked what.")).toBeTruthy();
    const button = screen.getByRole("button", { name: startLabel });
    act(() => {
      button.click();
      button.click();
    });
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/round-1/thank-you"]), 10_000);
    expect(calls.slice(1).map(({ procedure, input }) => [procedure, input])).toMatchObject([
      ["account.verifyCodeAndRegister", { code: "AB12CD", intendedAccountType: "individual" }],
      ["onboarding.readySurvey", {}],
      ["survey.saveSelf", { surveyId: "round-1", selectedTraits: words }],
      ["survey.share", { surveyId: "round-1" }],
      [
        "account.update",
        { onboardingStatus: "completed", onboardingState: { intendedAccountType: "individual" } },
      ],
    ]);
    expect(calls.at(-1)?.authorization).toBe("Bearer new-token");
    expect([localStorage.getItem(startWordsKey), sessionStorage.length]).toEqual([null, 0]);
  });

  it.each(["onboarding.readySurvey", "survey.saveSelf", "survey.share", "account.update"])(
    "leads to where the round can be started, words and all, when %s fails",
    async (procedure) => {
      fakeTrpc({ ...answers, [procedure]: () => unready });
      await toLastStep();
      fireEvent.click(screen.getByRole("button", { name: startLabel }));
      await vi.waitFor(() => expect(visited).toEqual(["/onboarding/individual/1"]), 10_000);
      expect([readToken(), localStorage.getItem(startWordsKey)]).toEqual(["new-token", words.join(" ")]);
      expect(sessionStorage.getItem("openpane.toast")).toContain("your round didn’t start");
    },
  );

  it.each([
    [{ next: "/assessment/new", intent: null }, "/assessment/new"],
    [{ next: null, intent: "subscribe" }, "/subscribe"],
  ])("starts none where %j leads elsewhere first", async (query, destination) => {
    const calls = fakeTrpc(answers);
    await toLastStep(query);
    fireEvent.click(screen.getByRole("button", { name: "Create account" }));
    await vi.waitFor(() => expect(visited).toEqual([destination]), 10_000);
    expect(made(calls)).not.toContain("onboarding.readySurvey");
    expect(localStorage.getItem(startWordsKey)).toBe(words.join(" "));
  });

  it("starts none for someone whom the server sends elsewhere", async () => {
    const user = {
      ...individual,
      onboardingState: { intendedAccountType: "individual", return_to: "/about" },
    };
    fakeTrpc({ ...answers, "account.verifyCodeAndRegister": () => ({ token: "new-token", user }) });
    await toLastStep();
    fireEvent.click(screen.getByRole("button", { name: startLabel }));
    await vi.waitFor(() => expect(visited).toEqual(["/about"]), 10_000);
    expect(localStorage.getItem(startWordsKey)).toBe(words.join(" "));
  });
});
