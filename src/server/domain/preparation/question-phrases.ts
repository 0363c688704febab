/** What a coach would ask, in a few forms each; `shows` is a clause that goes after "when". */
export const questionPhrases = {
  blindSpot: (lead: string, shows: string) => [
    `People see you as ${lead}. When did that last help someone?`,
    `Others call you ${lead}, and you didn’t. What might they see that you take for granted?`,
    `When ${shows}, what do people see you do that makes them say “${lead}”?`,
    `If “${lead}” were simply true of you, what would you do more often?`,
  ],
  blindSpotCareful: (lead: string) => [
    `Some people picked “${lead}”. What might they have noticed, and how does the word sound to you?`,
    `“${lead}” came up, and you didn’t pick it. What would you want people to understand by it?`,
    `Where might people have met a side of you that they’d call ${lead}? Was it what you meant to show?`,
  ],
  surprise: (lead: string) => [
    `You didn’t expect people to pick “${lead}”. What could have led them there?`,
    `You hadn’t guessed “${lead}”. Who would you like to ask about it?`,
    `What would change if you counted on people seeing you as ${lead}?`,
  ],
  contrary: (own: string, theirs: string) => [
    `You said “${own}” and they said “${theirs}”. When is each of them true?`,
    `From inside it’s “${own}”, from outside “${theirs}”. What happens in between?`,
    `What would people need to see to understand why you said “${own}”, where they said “${theirs}”?`,
  ],
  nearMiss: (own: string, theirs: string) => [
    `You said “${own}” and they said “${theirs}”. Is that one thing to you, or two?`,
    `What does “${own}” say about you that “${theirs}” doesn’t?`,
    `They chose “${theirs}” where you chose “${own}”. Which of the two would you rather be known for?`,
  ],
  facade: (kept: string, shows: string) => [
    `You picked “${kept}” and nobody else did. Where does it show, and who gets to see it?`,
    `When ${shows}, who sees that you’re ${kept}?`,
    `What would be different if one more person knew you as ${kept}?`,
    `Is “${kept}” something you’d like people to see, or something that’s yours alone?`,
  ],
  facadeDelicate: (kept: string) => [
    `Is “${kept}” something you’d like people to see, or something that’s yours alone?`,
    `You picked “${kept}” and nobody else did. What did you have in mind?`,
  ],
  arena: (lead: string, shows: string) => [
    `You and they agree on “${lead}”. Where could you lean on it more?`,
    `People know you’re ${lead}. When does that become too much of a good thing?`,
    `You’re known as ${lead}. What could you build on that this month?`,
    `When ${shows}, people count on you being ${lead}. Does anything get lost because of it?`,
  ],
  open: [
    "Which word did you hope people would pick?",
    "Which of your own words would you like more people to see?",
    "Whose view of you is missing here, and what would they say?",
    "Which word would you pick today that you left out then?",
    "What would you want to be known for a year from now?",
  ],
};
