import { calledLeads } from "#src/shared/sharing/leads.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";

interface ProgrammeLineProps {
  /** The round's. */
  title: string;
  facilitator: NonNullable<Sharing["facilitator"]>;
}

/** For whose session the round is, in which programme unless its title has said so, and the way to what that person sees. */
export function ProgrammeLine({ title, facilitator }: ProgrammeLineProps) {
  const { name, programme } = facilitator;
  const { everyone, s } = calledLeads(facilitator);
  return (
    <p className="text-muted">
      For your session with {name}
      {programme !== title && (
        <>
          {"\u00A0"}· {programme}
        </>
      )}{" "}
      <a className="link-line" href="#sharing">
        What {everyone} see{s}
      </a>
    </p>
  );
}
