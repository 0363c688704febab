import { hardlySeenMeaning, teamWordName } from "#src/shared/team/picture-text.ts";

/** Words that hardly anyone is seen for. */
export function HardlySeen({ traitIds }: { traitIds: readonly string[] }) {
  return (
    <section className="grid gap-2" aria-labelledby="hardly-title">
      <h2 id="hardly-title">Hardly seen</h2>
      <p className="measure">{hardlySeenMeaning}</p>
      <p className="measure">{traitIds.map(teamWordName).join(", ")}.</p>
    </section>
  );
}
