import { Skeleton } from "#src/islands/kit/page/loading.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";

/** The window with its curtains drawn, until the rounds are there. */
export function DashboardSkeleton() {
  return (
    <div className="grid gap-6 sm:grid-cols-[7rem_1fr] sm:items-center">
      <div className="w-28 [--window-height:6.5rem]">
        <WindowFrame look="curtains" />
      </div>
      <Skeleton label="Loading your rounds" />
    </div>
  );
}
