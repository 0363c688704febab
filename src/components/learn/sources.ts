/** The page's sources by year. `by` is what the text calls them. */
export interface Source {
  readonly by: string;
  readonly year: number;
  readonly authors: string;
  readonly title: string;
  readonly where: string;
  /** A permanent address, if there is one. */
  readonly doi?: string;
  /** What it is used for here. */
  readonly note: string;
}

export const sources = {
  luftIngham: {
    by: "Luft and Ingham",
    year: 1955,
    authors: "Luft, J., & Ingham, H.",
    title: "The Johari window, a graphic model of interpersonal awareness",
    where:
      "Proceedings of the Western Training Laboratory in Group Development. University of California, Los Angeles.",
    note: "The first paper. It’s hard to find; most people know it through Luft’s later texts.",
  },
  luft: {
    by: "Luft",
    year: 1969,
    authors: "Luft, J.",
    title: "Of Human Interaction",
    where: "National Press Books, Palo Alto.",
    note: "The model in a whole book.",
  },
  kennyDePaulo: {
    by: "Kenny and DePaulo",
    year: 1993,
    authors: "Kenny, D. A., & DePaulo, B. M.",
    title: "Do people know how others view them? An empirical and theoretical account",
    where: "Psychological Bulletin, 114(1), 145–161.",
    doi: "10.1037/0033-2909.114.1.145",
    note: "How we guess what others think of us.",
  },
  antonioni: {
    by: "Antonioni",
    year: 1994,
    authors: "Antonioni, D.",
    title: "The effects of feedback accountability on upward appraisal ratings",
    where: "Personnel Psychology, 47(2), 349–356.",
    note: "A field experiment on answers with and without a name.",
  },
  klugerDeNisi: {
    by: "Kluger and DeNisi",
    year: 1996,
    authors: "Kluger, A. N., & DeNisi, A.",
    title:
      "The effects of feedback interventions on performance: A historical review, a meta-analysis, and a preliminary feedback intervention theory",
    where: "Psychological Bulletin, 119(2), 254–284.",
    doi: "10.1037/0033-2909.119.2.254",
    note: "When feedback helps, and when it harms.",
  },
  dunning: {
    by: "Dunning, Heath and Suls",
    year: 2004,
    authors: "Dunning, D., Heath, C., & Suls, J. M.",
    title: "Flawed self-assessment: Implications for health, education, and the workplace",
    where: "Psychological Science in the Public Interest, 5(3), 69–106.",
    note: "A review of how well self-ratings match what people do.",
  },
  hensel: {
    by: "Hensel and colleagues",
    year: 2010,
    authors: "Hensel, R., Meijers, F., van der Leeden, R., & Kessels, J.",
    title:
      "360 degree feedback: How many raters are needed for reliable ratings on the capacity to develop competences, with personal qualities as developmental goals?",
    where: "The International Journal of Human Resource Management, 21(15), 2813–2830.",
    doi: "10.1080/09585192.2010.528664",
    note: "How many raters a reliable rating needs.",
  },
  vazire: {
    by: "Vazire",
    year: 2010,
    authors: "Vazire, S.",
    title: "Who knows what about a person? The self–other knowledge asymmetry (SOKA) model",
    where: "Journal of Personality and Social Psychology, 98(2), 281–300.",
    note: "Which traits we judge best ourselves, and which our friends do.",
  },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceKey = keyof typeof sources;

export const sourceId = (key: string): string => `source-${key}`;

export const sourceList: readonly (Source & { key: string })[] = Object.entries(sources).map(
  ([key, source]) => ({
    key,
    ...source,
  }),
);

/** A source as it is written in a list: what comes before its title, the title, and what comes after. */
export function sourceText({ authors, year, title, where }: Source) {
  return { before: `${authors} (${year}).`, title: title.endsWith("?") ? title : `${title}.`, after: where };
}
