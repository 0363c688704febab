/** "Johari Window, blind spots" → ["johari-window", "blind-spots"]: tags as an address has them, each once. */
export function tagsFrom(text: string): readonly string[] {
  const tags = text
    .split(",")
    .map((tag) =>
      tag
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z]+/gu, "-")
        .replaceAll(/^-|-$/gu, ""),
    )
    .filter((tag) => tag !== "");
  return [...new Set(tags)];
}

export const tagsText = (tags: readonly string[]): string => tags.join(", ");
