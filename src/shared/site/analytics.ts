import { paths } from "./paths.ts";

/** What is counted where an operator counts visits: see docs/decisions/085. */

/** In the browser's local storage once the cookie banner was answered. A sign-out leaves it. */
export const consentKey = "cookies_ok";
export const consentGiven = "1";
export const consentRefused = "0";

export const eventNames = ["pageview", "login", "sign_up"] as const;
export type EventName = (typeof eventNames)[number];

/** A page as it is counted: Astro's pattern of its route, "/assessment/[id]", as "/assessment/:id". */
export const pagePattern = (route: string): string => route.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, ":$1");

/**
 * Pages on which a session-recording script may run: prerendered ones without personal data or input. On the
 * landing page visitors pick words for themselves.
 */
export const recordedPages: ReadonlySet<string> = new Set([paths.about(), paths.faq(), paths.johariWindow()]);
