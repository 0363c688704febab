import { clientCount } from "#src/islands/facilitator/stages.tsx";

/** How many clients fit what someone looks for: "3 of 500 clients". */
export function foundText(found: number, total: number): string {
  if (found === 0) return "No client fits. Try fewer letters, or all stages.";
  return found === total ? clientCount(total) : `${String(found)} of ${clientCount(total)}`;
}
