/** Shorter pieces sound choppy when they are spoken one by one. */
const leastLength = 12;

/** Cuts a growing text into sentences: what is whole so far, and the rest. */
export function takeSentences(text: string): { readonly whole: readonly string[]; readonly rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const end of text.matchAll(/[.!?…]["”’)]*\s+/g)) {
    const until = end.index + end[0].length;
    if (until - from < leastLength) continue;
    whole.push(text.slice(from, until).trim());
    from = until;
  }
  return { whole, rest: text.slice(from) };
}
