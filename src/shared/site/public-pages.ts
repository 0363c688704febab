import { brand } from "./brand.ts";
import { paths } from "./paths.ts";
import { evenWeights, markWeights, type PaneWeights } from "#src/shared/result/window-geometry.ts";

/** A public page, as search engines and other sites show it. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The window on the picture that other sites show with a link to it. */
  readonly panes: PaneWeights;
}

/** The fixed public pages. Posts bring their own data. */
export const publicPages = {
  home: {
    path: paths.home(),
    title: `${brand.name}: a Johari Window from people who know you`,
    description:
      "Pick the words that describe you, ask people who know you, and see where the two meet. Nobody sees who picked what.",
    panes: markWeights,
  },
  johariWindow: {
    path: paths.johariWindow(),
    title: "The Johari Window",
    description:
      "What the Johari Window is, where it comes from, how to read one honestly, how to run it in a team, and what it cannot tell you. With sources and a window to try.",
    panes: evenWeights,
  },
  about: {
    path: paths.about(),
    title: `About ${brand.name} and its promise`,
    description:
      "Why we built a Johari Window that keeps its promise to the people who answer, and says how much is chance.",
    panes: { arena: 6, blindSpot: 3, facade: 2, unknown: 4 },
  },
  faq: {
    path: paths.faq(),
    title: "Questions and answers",
    description: "Who sees what, how many people you need, what the result can tell you, and what it cannot.",
    panes: { arena: 5, blindSpot: 4, facade: 3, unknown: 4 },
  },
  blog: {
    path: paths.blog(),
    title: "Blog",
    description: "On feedback, self-knowledge and the Johari Window, with sources for what we claim.",
    panes: { arena: 7, blindSpot: 3, facade: 4, unknown: 3 },
  },
  subscribe: {
    path: paths.subscribe(),
    title: "Pricing",
    description:
      "Your own window is free. Facilitator Pro is for people who run rounds for others: 14 days free, no card.",
    panes: { arena: 4, blindSpot: 4, facade: 3, unknown: 2 },
  },
  intro: {
    path: paths.intro(),
    title: "How a round works, in three steps",
    description: "A short introduction: your words, theirs, and the window they make.",
    panes: { arena: 4, blindSpot: 5, facade: 3, unknown: 5 },
  },
  showcase: {
    path: paths.showcase(),
    title: "A round from both sides",
    description:
      "What the person asking and the people answering see at each step of a round, with a made-up example.",
    panes: { arena: 5, blindSpot: 6, facade: 2, unknown: 3 },
  },
  teamPicture: {
    path: paths.teamPicture(),
    title: "A team’s picture",
    description:
      "What a team of seven reads about itself: words it shares, how its people describe each other and themselves, and three questions.",
    panes: { arena: 6, blindSpot: 4, facade: 3, unknown: 2 },
  },
  screenshots: {
    path: paths.screenshots(),
    title: "Screenshots",
    description: "The product as it is, light and dark: answering, waiting, the result, and a card to show.",
    panes: { arena: 3, blindSpot: 3, facade: 3, unknown: 5 },
  },
  terms: {
    path: paths.terms(),
    title: "Terms of Service",
    description: "What you can expect of us, and we of you, in plain words.",
    panes: { arena: 8, blindSpot: 3, facade: 3, unknown: 3 },
  },
  privacy: {
    path: paths.privacy(),
    title: "Privacy Policy",
    description: "What is stored, who sees it, for how long, and why nobody can see who picked what.",
    panes: { arena: 4, blindSpot: 3, facade: 7, unknown: 4 },
  },
  cookies: {
    path: paths.cookies(),
    title: "Cookie Policy",
    description:
      "What this site keeps in your browser, why and for how long. What an OK adds, and how to change your choice.",
    panes: { arena: 9, blindSpot: 2, facade: 2, unknown: 2 },
  },
} as const satisfies Readonly<Record<string, PublicPage>>;
