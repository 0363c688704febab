import { describe, expect, it } from "vitest";
import { demoHref, demoTarget, demoViews } from "./demo.ts";
import { paths } from "./paths.ts";

function follow(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  return demoTarget(pathname, searchParams);
}

describe("an address of the demo", () => {
  it.each([
    ["/self-assessment?screenshot=true", "/bypass-auth?screenshot=true"],
    ["/self-assessments?screenshot=true&page=results", "/bypass-auth/results?screenshot=true"],
    ["/self-assessment?screenshot=true&page=dashboard", "/bypass-auth?screenshot=true"],
    ["/self-assessment?screenshot=true&page=no-such-page", "/bypass-auth?screenshot=true"],
    ["/self-assessment?screenshot=true&page=%2F%2Fevil.example", "/bypass-auth?screenshot=true"],
    ["/self-assessment?screenshot=true&page=..%2Fadmin", "/bypass-auth?screenshot=true"],
    [
      "/self-assessment?screenshot=true&page=%2Fassessment%2Fr1%2Fresults",
      "/bypass-auth/result?screenshot=true",
    ],
    ["/self-assessment?screenshot=true&tab=results&assessmentId=r1", "/bypass-auth?screenshot=true"],
    ["/assessment/r1/results?screenshot=true", "/bypass-auth/result?screenshot=true"],
    ["/assessment/results?screenshot=true", "/bypass-auth/results?screenshot=true"],
    ["/account?screenshot=true", "/bypass-auth/account?screenshot=true"],
    ["/admin?screenshot=true", "/bypass-auth?screenshot=true"],
    ["/bypass-auth?screenshot=true&page=round", "/bypass-auth/round?screenshot=true"],
    ["/bypass-auth?page=round", "/bypass-auth/round"],
    ["/bypass-auth/nothing", "/bypass-auth"],
    ["/x/bypass-auth", "/bypass-auth"],
    ["/bypass-auth/../x-bypass-auth-y", "/bypass-auth"],
  ])("%s leads to %s", (address, target) => {
    expect(follow(address)).toBe(target);
  });

  it.each([
    "/admin",
    "/admin?screenshot=false",
    "/admin?screenshot=TRUE",
    "/admin?page=results",
    "/self-assessment?page=results",
    "/bypass-auth/../admin",
    "/bypass-auth",
    "/bypass-auth?screenshot=true",
    "/bypass-auth/result?screenshot=true",
  ])("%s stays unchanged", (address) => {
    expect(follow(address)).toBeNull();
  });

  it("leads to a page that redirects nowhere else", () => {
    for (const page of [...demoViews, "dashboard", "/x", ""]) {
      const target = follow(`/x?screenshot=true&page=${encodeURIComponent(page)}`) ?? "";
      expect(target).toMatch(/^\/bypass-auth(?:\/[a-z-]+)?\?screenshot=true$/);
      expect(follow(target)).toBeNull();
    }
  });
});

describe("a link of the app", () => {
  it.each([
    [paths.dashboard(), "/bypass-auth"],
    [paths.dashboardSelf(), "/bypass-auth"],
    [paths.results(), "/bypass-auth/results"],
    [paths.account(), "/bypass-auth/account"],
    [paths.assessment("demo-choir"), "/bypass-auth/round"],
    [paths.assessment("demo-team"), "/bypass-auth/revealed-round"],
    [paths.assessmentResults("demo-team"), "/bypass-auth/result"],
    [paths.assessmentThankYou("demo-choir"), "/bypass-auth/round"],
    [paths.assessmentNew(), "/register"],
    [paths.inviteeDashboard(), "/register"],
    [paths.team(), "/register"],
    [paths.accountExport(), "#demo"],
    [paths.surveyExport("demo-team", "pdf"), "#demo"],
    [paths.subscribe(), "/subscribe"],
    ["#window", "#window"],
    ["https://elsewhere.example/account", "https://elsewhere.example/account"],
  ])("%s leads to %s within the demo", (href, target) => {
    expect(demoHref(href)).toBe(target);
  });
});
