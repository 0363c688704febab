import { z } from "zod";
import { languageTags } from "./languages.ts";

export const languageOutput = z.enum(languageTags);
