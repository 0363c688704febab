import { verificationTexts } from "#src/shared/account/verification-texts.ts";

/** A registration has worked if the answer says whom it registered. */
export function requireUser<Answer extends { readonly user?: unknown }>(answer: Answer): Answer {
  if (!answer.user) throw new Error(verificationTexts.noUser);
  return answer;
}
