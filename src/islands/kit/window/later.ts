/** Marks a part of the page that a step-by-step reading opens later; `results.css` keeps it out of sight until then. */
export const later = (isClosed: boolean) => ({ "data-later": isClosed ? "closed" : "open" }) as const;
