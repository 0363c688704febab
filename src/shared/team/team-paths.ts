import { paths } from "#src/shared/site/paths.ts";

/** More addresses of a team round, apart from `paths`: every page loads those. */
export const teamPaths = {
  /** The end of the form: who is left, or thanks. */
  formEnd: (id: string) => `${paths.teamForm(id)}?end=1`,
  /** Asks whether someone wants to step out. */
  stepOut: (id: string) => `${paths.teamForm(id)}?out=1`,
  /** The picture for a screen that everyone looks at, pane by pane. */
  presentation: (id: string) => `${paths.teamRound(id)}/present`,
  pictureExport: (id: string, format: "csv" | "pdf") =>
    `/api/team-rounds/${encodeURIComponent(id)}/picture?format=${format}`,
};
