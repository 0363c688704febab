/** Letters that Unicode does not take apart into one of ASCII and a mark. */
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

/**
 * What a downloaded result is called: our name, its round and its number, in a-z, 0-9 and hyphens alone. So it needs no
 * quoting in a header, and every system takes it.
 */
export const exportFileName = (title: string, number: number, format: string): string =>
  fileNameOf([title, String(number)], format);

/** The same for any download, from the words that tell what is in it. */
export function fileNameOf(words: readonly string[], format: string): string {
  const parts = ["openpane", ...words.map(slugOf)];
  return `${parts.filter((part) => part !== "").join("-")}.${format}`;
}

/** "Łódź, spring" → "lodz-spring"; "" where the title has no letter or digit that ASCII can stand for. */
function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (slug.length <= longestSlug) return slug;
  // Up to the last word that has room.
  const end = slug.lastIndexOf("-", longestSlug);
  return slug.slice(0, end > 0 ? end : longestSlug);
}
