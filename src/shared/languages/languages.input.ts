import { z } from "zod";
import { languageTags } from "./languages.ts";

/** What people without an account read; null: as their browser says. */
export const languageInput = z
  .enum(languageTags, `A language is one of ${languageTags.join(", ")}.`)
  .nullable();
