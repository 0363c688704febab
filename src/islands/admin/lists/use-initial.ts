import { useState } from "react";

/** The page of a list that came with the document, for as long as just that list is wanted. */
export function useInitial<Page>(wanted: object, initial: Page | null): Page | null {
  const now = JSON.stringify(wanted);
  const [first] = useState(now);
  return now === first ? initial : null;
}
