import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { Page } from "@playwright/test";
import { z } from "zod";
import type { Screen } from "./take-picture.ts";

/** A round of the sample data. */
export const survey = z.object({
  id: z.string(),
  selfAssessmentComplete: z.boolean(),
  hasAnalysis: z.boolean(),
  canReveal: z.boolean(),
  shareId: z.string().nullable(),
  status: z.string(),
});
export type SurveyView = z.output<typeof survey>;

/** The person whose rounds the sample data shows, and others whom it has not. */
export type Viewer = "owner" | "newcomer" | "admin" | "host";

export type Pick = (what: string, wanted: (survey: SurveyView) => boolean) => SurveyView;

interface SamplePage extends Omit<Screen, "path"> {
  /** Who looks at it; nobody who is signed in where this is left out. */
  readonly as?: Viewer;
  /** The page's address; `pick` finds a round of the sample data. */
  readonly path: (pick: Pick) => string;
}

/** Answers as a peer would: the first six words, and send. */
async function answer(page: Page): Promise<void> {
  const words = page.getByRole("checkbox", { name: /^(Able|Calm|Kind|Patient|Warm|Witty)/ });
  for (const word of await words.all()) await word.check({ force: true });
  await page.getByRole("button", { name: /^Send my/ }).click();
  await page.waitForURL(`**${paths.complete()}`);
}

/** An address that no picture before had. */
const someEmail = () => `alma-${crypto.randomUUID().slice(0, 8)}@example.org`;

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(someEmail());
  await page.getByRole("button", { name: "Send verification code" }).click();
  await page.getByLabel("Verification code").waitFor();
}

async function registerByLink(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Alma Sample");
  await page.getByLabel("Email").fill(someEmail());
  await page.getByLabel("Password", { exact: true }).fill("walking home at night");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Account Created!" }).waitFor();
}

async function openDeletion(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("dialog", { name: "Delete your account?" }).waitFor();
}

const isNew = (survey: SurveyView) => !survey.selfAssessmentComplete;
const isWaiting = (survey: SurveyView) =>
  survey.selfAssessmentComplete && !survey.canReveal && !survey.hasAnalysis;
const isReady = (survey: SurveyView) => survey.canReveal && !survey.hasAnalysis;
const isOpen = (survey: SurveyView) => survey.shareId !== null && survey.status === "in_progress";

/** Every page, as the sample data fills it. */
export const samplePages: readonly SamplePage[] = [
  { name: "landing", path: () => paths.home() },
  { name: "register", path: () => paths.register() },
  { name: "register-code", path: () => paths.register(), act: askForCode },
  { name: "register-by-link", path: () => "/register?by=link" },
  { name: "account-created", path: () => "/register?by=link", act: registerByLink },
  { name: "verified", path: () => paths.verifySuccess() },
  { name: "confirmation", path: () => paths.verifyEmail() },
  { name: "unsubscribe", path: () => serverPaths.unsubscribe("token") },
  { name: "verification-failed", path: () => `${paths.verifyEmail()}?success=false` },
  { name: "confirm-email", path: () => serverPaths.confirmEmail("token") },
  { name: "account-deleted", path: () => paths.accountDeleted() },
  { name: "login", path: () => paths.login() },
  { name: "forgot-password", path: () => paths.forgotPassword() },
  { name: "new-password", path: () => paths.resetPassword("token") },
  { name: "admin-login", path: () => paths.adminLogin() },
  { name: "pricing", path: () => paths.subscribe() },
  { name: "not-found", path: () => "/no-such-page" },
  { name: "code", path: () => serverPaths.direct() },
  { name: "peer", path: (pick) => paths.shared(pick("open", isOpen).shareId ?? "") },
  { name: "onboarding", as: "newcomer", path: () => paths.onboarding() },
  { name: "onboarding-promise", as: "newcomer", path: () => paths.onboardingStep("individual", 1) },
  { name: "onboarding-first-round", as: "newcomer", path: () => paths.onboardingStep("individual", 2) },
  { name: "onboarding-role", as: "newcomer", path: () => paths.onboardingStep("facilitator", 1) },
  { name: "first-dashboard", as: "newcomer", path: () => paths.dashboardSelf() },
  { name: "admin", as: "admin", path: () => paths.admin() },
  { name: "blog-desk", as: "admin", path: () => adminPaths.blog() },
  { name: "make-team", as: "admin", path: () => paths.team() },
  { name: "no-team", as: "owner", path: () => paths.team() },
  { name: "facilitator", as: "admin", path: () => paths.dashboardFacilitator() },
  { name: "new-programme", as: "admin", path: () => paths.newFacilitator() },
  { name: "upgrade-required", as: "owner", path: () => paths.dashboardFacilitator() },
  { name: "dashboard", as: "owner", path: () => paths.dashboardSelf() },
  { name: "list-of-results", as: "owner", path: () => paths.results() },
  { name: "invitations", as: "owner", path: () => paths.inviteeDashboard() },
  { name: "answering", as: "owner", path: () => serverPaths.newInvitee() },
  { name: "account", as: "owner", path: () => paths.account() },
  { name: "delete-account", as: "owner", path: () => paths.account(), act: openDeletion, isWindow: true },
  { name: "new-round", as: "owner", path: () => paths.assessmentNew() },
  { name: "round-new", as: "owner", path: (pick) => paths.assessment(pick("new", isNew).id) },
  { name: "round-waiting", as: "owner", path: (pick) => paths.assessment(pick("waiting", isWaiting).id) },
  { name: "round-ready", as: "owner", path: (pick) => paths.assessment(pick("ready", isReady).id) },
  { name: "thank-you", as: "owner", path: (pick) => paths.assessmentThankYou(pick("open", isOpen).id) },
  {
    name: "results",
    as: "owner",
    path: (pick) => paths.assessmentResults(pick("revealed", (survey) => survey.hasAnalysis).id),
  },
  { name: "withdraw", path: () => paths.withdraw("a-withdraw-key") },
  { name: "api", path: () => serverPaths.apiDocs() },
  // Last, because it stores answers.
  { name: "complete", path: (pick) => paths.shared(pick("open", isOpen).shareId ?? ""), act: answer },
];
