/** Whom the demo asks about first, as the identifiers that calls carry and the names that people read. */
export const demoRoles = {
  executive_coach: "Executive Coach",
  leadership_consultant: "Leadership Consultant",
  team_leader: "Team Leader",
  hr_professional: "HR Professional",
  organizational_development: "Organizational Development",
  trainer_facilitator: "Trainer/Facilitator",
  therapist_counselor: "Therapist/Counselor",
  other: "Other",
} as const;

export type DemoRole = keyof typeof demoRoles;

export const isDemoRole = (value: string): value is DemoRole => Object.keys(demoRoles).includes(value);
