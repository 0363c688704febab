import type { Draft } from "#src/islands/programme/start/draft.ts";
import { blankDraft, draftKey, type Aim, type Start } from "#src/islands/programme/start/use-wizard.ts";
import { StartProgramme } from "#src/islands/programme/start/StartProgramme.tsx";
import { fireEvent, screen } from "@testing-library/react";
import { renderIsland } from "./island.tsx";

/** A new programme by someone with the plan. */
export const newAim: Aim = { kind: "new", faId: null };
export const someStart: Start = {
  userId: "u1",
  mayStart: true,
  hasOwnName: true,
  programme: null,
  people: [],
};

export const ann = {
  id: 1,
  name: "Ann Lee",
  email: "ann@example.org",
  verdict: "ok",
  isOpen: false,
} as const;
export const ben = {
  id: 2,
  name: "Ben Ode",
  email: "ben@example.org",
  verdict: "ok",
  isOpen: false,
} as const;

/** A draft that can be sent. */
export const readyDraft: Partial<Draft> = {
  step: "review",
  reached: "review",
  settings: { ...blankDraft(newAim, someStart).settings, title: "Spring cohort", language: "fr" },
  people: [ann, ben],
};

/** Stores a draft in the browser. */
export const storeDraft = (draft: Partial<Draft>, start: Start = someStart, aim: Aim = newAim): void =>
  localStorage.setItem(draftKey(aim, start), JSON.stringify({ ...blankDraft(aim, start), ...draft }));

export const showStart = (props: { aim?: Aim; initial?: Start | null } = {}) =>
  renderIsland(<StartProgramme aim={newAim} initial={someStart} {...props} />);

export const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
export const heading = (name: string) => screen.findByRole("heading", { name });
