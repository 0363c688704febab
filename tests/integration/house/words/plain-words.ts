/* The words of docs/words.md, and their replacements. */
export const replaced: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:some|any|every)body\b/i, "someone, anyone, everyone"],
  [/\banew\b/i, "again"],
  [/\bwhoever\b/i, "anyone who"],
  [/\be-?mail(?:s|ed)?\b(?<=-\w+)|(?<![-/])\bmail(?:s|ed|ing)?\b(?! servers?\b)/i, "email"],
  [/\b(?:log(?:s|ged|ging)? (?:in|out)|(?<![/\w-])logins?(?! CSRF))\b/i, "sign in, sign out, sign-in"],
  [
    /\b(?:take|takes|taken|taking|took) (?:(?:it|them|this|that|\w+ \w+|\w+) )?back\b/i,
    "turn off, undo, withdraw",
  ],
  [/\blies\b(?! ahead)/i, "is"],
  [/\bstands? (?:in|on|here|there|beside|under|above|with|between|at|as)\b/i, "is"],
  [/\bthose of\b/i, "name them again"],
  [/\b(?:is|are|was|were) not to be\b/i, "can’t be"],
  [/\bfrom (?!now\b|then\b|here\b)(?:[\w-]+ ){1,3}on(?= |[,.;)]|$)/i, "once, after"],
  [/^\s*(?:Nor|Neither) (?:is|are|do|does|did|can|will|has|have)\b|[.;] Nor \w/, "a plain not"],
  [/\b[Kk]eep my (?:…|\d|words|guess|answer)/, "save"],
];

/** Fixed by the specification. */
export const fixed =
  /Please log in instead|Log In|Login(?: failed| response)|(?:Return|Go|Back) to Login|Invalid login response|^\s*Login\s*$/g;
