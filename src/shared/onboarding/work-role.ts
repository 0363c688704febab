/** What people who work with others do, and whose view of themselves they may want to begin with. */
export const workRoles = [
  { id: "executive_coach", name: "Executive Coach", title: "How my clients see me" },
  { id: "leadership_consultant", name: "Leadership Consultant", title: "How my clients see me" },
  { id: "team_leader", name: "Team Leader", title: "How my team sees me" },
  { id: "hr_professional", name: "HR Professional", title: "How my colleagues see me" },
  { id: "organizational_development", name: "Organizational Development", title: "How my colleagues see me" },
  { id: "trainer_facilitator", name: "Trainer/Facilitator", title: "How my groups see me" },
  { id: "therapist_counselor", name: "Therapist/Counselor", title: "How my colleagues see me" },
  { id: "other", name: "Other", title: "How others see me" },
] as const;

/** The title to suggest for someone's first round; null where nothing is known of their work. */
export const titleForRole = (role: string | null): string | null =>
  workRoles.find(({ id }) => id === role)?.title ?? null;
