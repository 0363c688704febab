// @ts-check
import { existsSync } from "node:fs";

/**
 * Where the site will stand, as far as the build knows: SITE_URL of the environment or of `.env`. Without one, the
 * address that `npm start` has by itself.
 */
export function builtSiteUrl() {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const set = process.env.SITE_URL?.trim();
  const local = `http://localhost:${process.env.PORT?.trim() || "4321"}`;
  return (set === undefined || set === "" ? local : set).replace(/\/+$/, "");
}
