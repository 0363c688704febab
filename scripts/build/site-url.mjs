// @ts-check
import { existsSync } from "node:fs";

/** The site's address at build time: SITE_URL of the environment or of `.env`, else the default. */
export function builtSiteUrl() {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const set = process.env.SITE_URL?.trim();
  const local = `http://localhost:${process.env.PORT?.trim() || "4321"}`;
  return (set === undefined || set === "" ? local : set).replace(/\/+$/, "");
}
