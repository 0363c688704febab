import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { callName } from "#src/shared/account/names.ts";
import { paths } from "#src/shared/site/paths.ts";

/** The client's way into a session that has started. */
export function JoinSession({ surveyId, withWhom }: { surveyId: string; withWhom: string }) {
  return (
    <Notice title={`${callName(withWhom)} has started your session`}>
      <p>
        <LinkButton look="primary" href={paths.meeting(surveyId)}>
          Join the session
        </LinkButton>
      </p>
    </Notice>
  );
}
