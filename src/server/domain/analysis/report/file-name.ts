/** Letters that Unicode doesn't decompose into an ASCII letter and a mark. */
const spelled: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const longestSlug = 40;

/** Names a download in a-z, 0-9 and hyphens: needs no quoting in a header and works on every system. */
export const exportFileName = (title: string, number: number, format: string): string =>
  fileNameOf([title, String(number)], format);

/** Joins these words into such a name. */
export function fileNameOf(words: readonly string[], format: string): string {
  const parts = ["openpane", ...words.map(slugOf)];
  return `${parts.filter((part) => part !== "").join("-")}.${format}`;
}

/** "Łódź, spring" → "lodz-spring"; "" if no letter or digit has an ASCII form. */
function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (slug.length <= longestSlug) return slug;
  // Cut at a word boundary.
  const end = slug.lastIndexOf("-", longestSlug);
  return slug.slice(0, end > 0 ? end : longestSlug);
}
