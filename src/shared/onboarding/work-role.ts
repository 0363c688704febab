/** Roles of people who work with others, and a title for their first programme. */
export const workRoles = [
  { id: "executive_coach", name: "Executive Coach", programme: "My coaching clients" },
  { id: "leadership_consultant", name: "Leadership Consultant", programme: "Leadership programme" },
  { id: "team_leader", name: "Team Leader", programme: "My team" },
  { id: "hr_professional", name: "HR Professional", programme: "People development" },
  { id: "organizational_development", name: "Organizational Development", programme: "Team development" },
  { id: "trainer_facilitator", name: "Trainer/Facilitator", programme: "Spring workshop" },
  { id: "therapist_counselor", name: "Therapist/Counselor", programme: "My clients" },
  { id: "other", name: "Other", programme: "Spring cohort" },
] as const;

/** An example programme's title, by role. */
export const programmeForRole = (role: string | null): string =>
  workRoles.find(({ id }) => id === role)?.programme ?? "Spring cohort";
