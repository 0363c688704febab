import { overlappingSurvey } from "#tests/factories/shown-survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OverlapNotice } from "./InviteByMail.tsx";

watchPage();

const { overlap } = overlappingSurvey();
const late = overlap && { ...overlap, peopleMissing: 0, peopleAdded: 0 };
const takenBack = /whose invitation you withdrew/;

it.each([
  ["Your window can’t open with this list", overlappingSurvey()],
  ["Your next result can’t open with this list", overlappingSurvey({ hasAnalysis: true })],
  ["Your window can’t open yet", overlappingSurvey({ overlap: late })],
  ["Your next result can’t open yet", overlappingSurvey({ overlap: late, hasAnalysis: true })],
])("says: %s", (title, survey) => {
  render(<OverlapNotice survey={survey} />);
  expect(screen.getByText(title)).toBeTruthy();
  // Which invitations count says nothing where the list is fine, and one answer is missing.
  expect(screen.queryByText(takenBack) === null).toBe(survey.overlap === late);
});

it("says nothing where no other round stands in the way", () => {
  const { container } = render(<OverlapNotice survey={overlappingSurvey({ overlap: null })} />);
  expect(container.textContent).toBe("");
});
