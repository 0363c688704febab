/** The picker for own words, on the home page and on a peer's thank-you page. */
export const texts = {
  next: "Now you: which words are yours?",
  question: "Which words describe you?",
  label: "Your words",
  rest: "The rest is what they’d say.",
  choose: (min: number, max: number) => `Choose ${String(min)} to ${String(max)}`,
  count: (min: number, max: number) => `{n} picked · choose ${String(min)} to ${String(max)}`,
  full: (max: number) => `${String(max)} is the most. Remove a word to pick another.`,
  missing: "Pick {n} more.",
  link: "Start Your Assessment",
  email: "Your email",
  button: "Email me a code",
  noEmail: "Please enter your email address",
  badEmail: "Please enter a valid email",
  kept: "Your words stay in this browser until you sign up.",
};
