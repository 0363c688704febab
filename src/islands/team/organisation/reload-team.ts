import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";

/** Loads the page once more, for someone who has another part in the team from now on, or none. The new page says so. */
export function reloadTeam(id: string | undefined, news: string): void {
  showToastOnNextPage(news);
  location.assign(id === undefined ? paths.team() : teamPaths.team(id));
}
