/* What Markdown can't keep of a pasted document. */

const names = {
  picture: ["1 picture", "pictures"],
  embed: ["1 video or other embed", "videos and other embeds"],
  equation: ["1 equation", "equations"],
  field: ["1 form field", "form fields"],
  comment: ["1 comment", "comments"],
  note: ["1 footnote whose text wasn’t copied", "footnotes whose text wasn’t copied"],
  link: [
    "1 link that readers can’t follow (its text stays)",
    "links that readers can’t follow (their text stays)",
  ],
  merged: ["1 merged table cell (its text stays)", "merged table cells (their text stays)"],
  table: ["1 table inside a table (its text stays)", "tables inside tables (their text stays)"],
  script: [
    "1 raised or lowered text (it stays on the line)",
    "raised or lowered texts (they stay on the line)",
  ],
  underline: ["Underlining", null],
  highlight: ["Highlighting", null],
} as const;

type Loss = keyof typeof names;

export class Losses {
  readonly #counts = new Map<Loss, number>();

  add(loss: Loss, count = 1): void {
    if (count > 0) this.#counts.set(loss, (this.#counts.get(loss) ?? 0) + count);
  }

  has(loss: Loss): boolean {
    return this.#counts.has(loss);
  }

  /** One line for each kind. */
  get texts(): readonly string[] {
    return [...this.#counts].map(([loss, count]) => {
      const [one, many] = names[loss];
      return count === 1 || many === null ? one : `${String(count)} ${many}`;
    });
  }
}
