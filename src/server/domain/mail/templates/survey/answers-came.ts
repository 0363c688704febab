/** "no answer has come", "1 answer has come", "3 answers have come". */
export function answersCame(count: number): string {
  if (count === 0) return "no answer has come";
  return count === 1 ? "1 answer has come" : `${count} answers have come`;
}
