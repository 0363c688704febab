import { answering } from "./answering.ts";
import { asking } from "./asking.ts";
import type { QuestionGroup } from "./question.ts";
import { working } from "./working.ts";

/** All questions, as they stand on /faq. The landing page shows those with `onLanding`. */
export const questionGroups: readonly QuestionGroup[] = [asking, answering, working];
