import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/brand.ts";

/** Where people write for help. */
export const supportAddress = ({ SUPPORT_EMAIL }: Pick<Env, "SUPPORT_EMAIL">): string =>
  SUPPORT_EMAIL ?? brand.supportEmail;
