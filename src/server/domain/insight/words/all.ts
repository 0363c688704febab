import { calmTexts } from "./calm.ts";
import { depthTexts } from "./depth.ts";
import { driveTexts } from "./drive.ts";
import { empathyTexts } from "./empathy.ts";
import { headTexts } from "./head.ts";
import { heartTexts } from "./heart.ts";
import { nervesTexts } from "./nerves.ts";
import { reserveTexts } from "./reserve.ts";
import { sparkTexts } from "./spark.ts";
import { steadinessTexts } from "./steadiness.ts";
import type { WordTexts } from "./word-texts.ts";

const all: Readonly<Record<string, WordTexts>> = {
  ...calmTexts,
  ...depthTexts,
  ...driveTexts,
  ...empathyTexts,
  ...headTexts,
  ...heartTexts,
  ...nervesTexts,
  ...reserveTexts,
  ...sparkTexts,
  ...steadinessTexts,
};

/** null for a word that this version of the catalogue doesn't have. */
export const textsOf = (traitId: string): WordTexts | null =>
  Object.hasOwn(all, traitId) ? (all[traitId] ?? null) : null;
