import { callName } from "#src/shared/account/call-name.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";

/** For whose session the round is, and the way to what that person sees. */
export function ProgrammeLine({ facilitator }: { facilitator: NonNullable<Sharing["facilitator"]> }) {
  const { name, programme } = facilitator;
  return (
    <p className="text-muted">
      For your session with {name}
      {"\u00A0"}· {programme}{" "}
      <a className="link-line" href="#sharing">
        What {callName(name)} sees
      </a>
    </p>
  );
}
