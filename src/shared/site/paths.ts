/** The addresses of the product. Parts are encoded here. */
export const paths = {
  home: () => "/",
  login: (next?: string) => withNext("/login", next),
  register: (next?: string) => withNext("/register", next),
  forgotPassword: () => "/login?mode=forgot-password",
  requestSignInLink: () => "/login?mode=link",
  /** What an emailed link to sign in opens. */
  signInLink: (token: string) => `/login?link=${part(token)}`,
  resetPassword: (token: string) => `/login?token=${part(token)}`,
  verifyEmail: (token?: string) => (token === undefined ? "/verify-email" : `/verify-email/${part(token)}`),
  verifySuccess: () => "/verify-success",
  onboarding: () => "/onboarding",
  onboardingStep: (flow: "individual" | "facilitator", step: number) => `/onboarding/${flow}/${step}`,
  adminLogin: (next?: string) => withNext("/admin-login", next),
  admin: () => "/admin",
  account: () => "/account",
  accountPlan: () => "/account/plan",
  /** Signs out, and leads on. */
  forceLogout: (next?: string) => withNext("/force-logout", next),
  accountExport: () => "/api/account/export",
  /** The start page with a note (DeletedNote.astro), visible to anyone with this address. */
  accountDeleted: () => "/#account-deleted",

  dashboard: () => "/dashboard",
  dashboardSelf: () => "/dashboard/self",
  dashboardFacilitator: () => "/dashboard/facilitator",

  results: () => "/assessment/results",
  /** Two results side by side: the newest two, or this one and the newest other. */
  compareResults: (second?: string) =>
    `/assessment/results/compare${second === undefined ? "" : `?second=${part(second)}`}`,
  /** What the circles of this round see. */
  circles: (id: string) => `/assessment/results/compare?circles=${part(id)}`,
  assessmentNew: () => "/assessment/new",
  assessment: (id: string) => `/assessment/${part(id)}`,
  assessmentEdit: (id: string) => `/assessment/${part(id)}/edit`,
  assessmentResults: (id: string) => `/assessment/${part(id)}/results`,
  /** Where its window opens, on curtains that fill the screen. */
  assessmentOpen: (id: string) => `/assessment/${part(id)}/open`,
  assessmentThankYou: (id: string) => `/assessment/${part(id)}/thank-you`,

  /** A facilitator's programmes. */
  newFacilitator: () => "/new-assessment/facilitator",
  /** The new programme as a copy of another. */
  newFacilitatorFrom: (faId: string) => `/new-assessment/facilitator?from=${part(faId)}`,
  facilitatorSent: (faId: string) => `/facilitator/assessment/sent?faId=${part(faId)}`,
  facilitatorOverview: (faId: string) => `/facilitator/assessment/${part(faId)}/overview`,
  facilitatorInsights: (faId: string, clientId?: string) =>
    `/facilitator/assessment/${part(faId)}/insights${clientId === undefined ? "" : `?client=${part(clientId)}`}`,
  facilitatorMeeting: (faId: string, clientId: string) =>
    `/facilitator/assessment/${part(faId)}/session/${part(clientId)}`,
  /** The facilitator's notes and questions beside the slides, for a second window. */
  facilitatorMeetingNotes: (faId: string, clientId: string) =>
    `/facilitator/assessment/${part(faId)}/session/${part(clientId)}/notes`,
  /** Where an invited client reads who invites them, before deciding. */
  clientInvitation: (token: string) => `/new-assessment/invitee?token=${part(token)}`,
  acceptClientInvitation: (token: string) => `/api/client-invitations/${part(token)}/accept`,
  /** The same for someone who is signed in with the address that it's for. */
  receivedClientInvitation: (clientId: string) => `/new-assessment/invitee?client=${part(clientId)}`,
  acceptReceivedInvitation: (clientId: string) => `/api/received-client-invitations/${part(clientId)}/accept`,
  /** A client's side of a meeting. */
  meeting: (surveyId: string) => `/assessment/${part(surveyId)}/session`,

  /** Teams that one is in; more about them is in `teamPaths`. */
  team: () => "/team",

  /** The peer's side. */
  shared: (shareId: string) => `/shared/${part(shareId)}`,
  invitation: (token: string) => `/assessment/invite/${part(token)}`,
  inviteeDashboard: () => "/invitee-dashboard",
  /** A card that an owner shows to the world, and its picture. */
  card: (publicId: string) => `/card/${part(publicId)}`,
  cardImage: (publicId: string, theme = "light") =>
    `/card/${part(publicId)}.png${theme === "light" ? "" : `?theme=${theme}`}`,
  complete: () => "/assessment/complete",
  /** Where peers were thanked once. */
  thankYou: () => "/assessment/thank-you",
  withdraw: (key: string) => `/withdraw/${part(key)}`,

  subscribe: () => "/subscribe",
  /** The return from the payment page; the provider fills in its session id. */
  billingSuccess: () => "/billing/success",
  about: () => "/about",
  faq: () => "/faq",
  blog: () => "/blog",
  blogPost: (slug: string) => `/blog/${part(slug)}`,
  johariWindow: () => "/learn/johari-window",
  terms: () => "/terms",
  privacy: () => "/privacy",
  cookies: () => "/cookies",
  intro: () => "/intro",
  showcase: () => "/showcase",
  teamPicture: () => "/examples/team-picture",
  screenshots: () => "/screenshots",
  /** The app on sample data: its dashboard, or another of its pages (site/demo.ts). */
  demo: (view?: string) => (view === undefined ? "/bypass-auth" : `/bypass-auth/${part(view)}`),
  /** For administrators and local runs. */
  debug: () => "/debug",
  surveyExport: (id: string, format: "json" | "csv" | "pdf", hasCircles = true) =>
    `/api/surveys/${part(id)}/export?format=${format}${hasCircles ? "" : "&circles=false"}`,
  /** The event feeds of a meeting's two screens. */
  meetingEventsOfClient: (clientId: string) => `/api/facilitator/clients/${part(clientId)}/session/events`,
  meetingEventsOfSurvey: (surveyId: string) => `/api/surveys/${part(surveyId)}/session/events`,
  stagesExport: (faId: string) => `/api/facilitator/assessments/${part(faId)}/stages`,
  groupExport: (faId: string) => `/api/facilitator/assessments/${part(faId)}/group`,
  groupPresentation: (faId: string) => `/facilitator/assessment/${part(faId)}/present`,
  preparationExport: (clientId: string) =>
    `/api/facilitator/clients/${part(clientId)}/preparation?format=pdf`,
};

function part(value: string): string {
  return encodeURIComponent(value);
}

function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
}
