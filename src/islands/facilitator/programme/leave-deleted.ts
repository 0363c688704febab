import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { paths } from "#src/shared/site/paths.ts";

/** Leaves the page of a programme that is gone; the next page says so. */
export function leaveDeleted(news: string, to = paths.dashboardFacilitator()): void {
  showToastOnNextPage(news);
  location.assign(to);
}
