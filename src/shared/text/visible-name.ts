/** Characters that show nothing, as a joiner of no width or a mark of annotations, and one blank that Unicode counts as a sign. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC]/gu;

const seen = /[^\s\p{Z}\p{M}]/u;

/** No script puts more than three marks on one letter in names; more of them run into the lines above. */
const stackedMarks = /\p{M}{4}/u;

/** A name without what nobody can see, to compare it with others: two that look the same are the same. */
export const withoutUnseen = (name: string): string => name.replaceAll(unseen, "");

/** Whether there is something to read in a name, and it stays within its line. */
export const isLegibleName = (name: string): boolean =>
  seen.test(withoutUnseen(name)) && !stackedMarks.test(name.normalize("NFC"));
