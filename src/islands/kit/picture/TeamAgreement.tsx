import { teamAgreementText } from "#src/shared/team/picture-text.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";

/** How far people's own words and their colleagues' agree. */
export function TeamAgreement({ picture }: { picture: Pick<TeamPicture, "agreement"> }) {
  return (
    <section className="grid content-start gap-4" aria-labelledby="agreement-title">
      <h2 id="agreement-title">How far you and others agree</h2>
      <p>{teamAgreementText(picture)}</p>
    </section>
  );
}
