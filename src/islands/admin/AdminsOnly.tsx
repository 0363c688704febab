import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";

/** In the place of what only administrators see. */
export function AdminsOnly() {
  return (
    <Notice tone="warn" title="This page is for administrators">
      <p>You’re not signed in as one. Your own rounds are on your dashboard.</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <LinkButton look="primary" href={paths.dashboard()}>
          Go to your dashboard
        </LinkButton>
        <LinkButton href={paths.adminLogin()}>Sign in with another account</LinkButton>
      </p>
    </Notice>
  );
}
