const part = encodeURIComponent;

const teamForm = (id: string): string => `/team/rounds/${part(id)}/describe`;
const teamRound = (id: string): string => `/team/rounds/${part(id)}`;

/** Addresses of team rounds and invitations into a team. Separate from `paths`, which every page loads. */
export const teamPaths = {
  team: (organisationId: string) => `/team?organisation=${part(organisationId)}`,
  teamRound,
  newTeamRound: (organisationId: string) => `/team/rounds/new?organisation=${part(organisationId)}`,
  /** Where a member describes their colleagues, one at a time. */
  teamForm,
  teamPicture: (id: string) => `/team/rounds/${part(id)}/picture`,
  /** Where an invited person reads who invites them, before deciding. */
  orgInvite: (token: string) => `/org-invites/${part(token)}`,
  acceptOrgInvite: (token: string) => `/api/org-invites/${part(token)}/accept`,
  /** Asks whether someone wants to step out. */
  stepOut: (id: string) => `${teamForm(id)}?out=1`,
  /** The picture for a screen that everyone looks at, slide by slide. */
  presentation: (id: string) => `${teamRound(id)}/present`,
  pictureExport: (id: string) => `/api/team-rounds/${part(id)}/picture`,
};
