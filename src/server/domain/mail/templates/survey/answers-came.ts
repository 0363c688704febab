/** "nobody has answered", "1 person has answered", "3 people have answered". */
export function answersCame(count: number): string {
  if (count === 0) return "nobody has answered";
  return count === 1 ? "1 person has answered" : `${count} people have answered`;
}
