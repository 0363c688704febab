import { paths } from "#src/shared/site/paths.ts";

/** The form's field. */
export const codeField = "code";

/** What someone typed or pasted to find a round: a short code to look up, or a link. */
export type SurveyAddress =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "path"; readonly path: string };

const name = "([\\w-]{1,64})";
const short = new RegExp(`^(?:\\S*/s/)?${name}/?$`);
const shared = new RegExp(`^\\S*/shared/${name}/?$`);
const invited = new RegExp(`^\\S*/assessment/invite/${name}/?$`);

/**
 * Reads a short code, or a link, of which only the identifying part counts, so that it always leads to this
 * site. null if it is neither.
 */
export function readSurveyAddress(text: string): SurveyAddress | null {
  const typed = text.trim().replace(/[?#].*$/, "");
  const code = short.exec(typed)?.[1];
  if (code !== undefined) return { kind: "code", code };
  const shareId = shared.exec(typed)?.[1];
  if (shareId !== undefined) return { kind: "path", path: paths.shared(shareId) };
  const token = invited.exec(typed)?.[1];
  return token === undefined ? null : { kind: "path", path: paths.invitation(token) };
}
