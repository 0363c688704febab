/** Somewhere to read on. */
interface Further {
  readonly text: string;
  readonly href: string;
}

export interface Question {
  /** Its anchor: "/faq#what-is-it". Others link to it, so it stays when the question is put in other words. */
  readonly id: string;
  readonly question: string;
  /** Plain text: it also goes into search engines. */
  readonly answer: string;
  readonly further?: readonly Further[];
  /** Shown on the landing page, too. */
  readonly onLanding?: true;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
