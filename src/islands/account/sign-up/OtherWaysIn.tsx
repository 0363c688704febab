import { withSignInQuery, type SignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Shown below the form of signing up by link, and gone with it: someone who has just made an account needs neither. */
export function OtherWaysIn({ query }: { query: SignInQuery }) {
  return (
    <>
      <p>
        Already have an account?{" "}
        <a className="link-line" href={withSignInQuery(paths.login(), query)}>
          Sign in
        </a>
      </p>
      <p className="text-sm text-muted">
        Would you rather type a code?{" "}
        <a className="link-line" href={withSignInQuery(paths.register(), query)}>
          Get a code by email instead
        </a>
      </p>
    </>
  );
}
