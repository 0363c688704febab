import { sha256 } from "#src/server/ids.ts";
import type { Caller } from "#src/server/trpc/router.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { invitationDraftPrefix, type PeerAddress } from "#src/shared/invitation/peer-page.ts";
import type { SharedSurvey } from "#src/shared/invitation/response.output.ts";

/** A link that leads to a peer's form. The page behind it is the same, whichever link it is. */
export interface PeerLink extends PeerAddress {
  /** What a chat shows with the link. */
  readonly picture: string;
  readonly look: (api: Caller) => Promise<SharedSurvey>;
  /** Whether it has the one answer that it takes. */
  readonly isUsed: (api: Caller) => Promise<boolean>;
  readonly submit: (api: Caller, answer: Answer) => Promise<{ readonly withdrawKey: string }>;
  readonly ownSurvey: (api: Caller) => Promise<{ readonly surveyId: string | null } | null>;
}

interface Answer {
  selectedTraits: string[];
  peerName: string;
  submissionKey: string;
}

/** A round's open link. */
export const publicLink = (shareId: string): PeerLink => ({
  isOpen: true,
  path: paths.shared(shareId),
  draftName: shareId,
  picture: serverPaths.sharedPicture(shareId),
  look: (api) => api.response.shared({ shareId }),
  isUsed: () => Promise.resolve(false),
  submit: (api, answer) => api.response.submit({ shareId, ...answer }),
  ownSurvey: (api) => api.response.ownSurvey({ shareId }),
});

/** A link in the email of an invitation. The token opens the form: what the browser keeps goes by its hash. */
export const invitationLink = (token: string): PeerLink => ({
  isOpen: false,
  path: paths.invitation(token),
  draftName: invitationDraftPrefix + sha256(token).slice(0, 32),
  picture: serverPaths.invitationPicture(token),
  look: (api) => api.invitation.shared({ token }),
  isUsed: (api) => api.invitation.isUsed({ token }),
  submit: (api, answer) => api.invitation.submit({ token, ...answer }),
  ownSurvey: (api) => api.invitation.ownSurvey({ token }),
});
