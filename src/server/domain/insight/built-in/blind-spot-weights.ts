import type { PhraseSets } from "#src/server/domain/insight/phrases/phrase.ts";

/** How much a word in the blind spot weighs: by the number of answers, and not much while the word itself is unsure. */
export const blindSpotWeights = {
  unsure: [
    "Chance could still account for {“lead”}, so look before you conclude.",
    "So far the evidence for {“lead”} is thin, and thin evidence can go either way.",
    "{“lead”} would need more support before it means much.",
    "Take {“lead”} as a question to carry around, not as an answer.",
    "It would take a few more picks to be sure of {“lead”}.",
    "Whether {“lead”} is more than coincidence, later answers may show.",
    "You may forget {“lead”} again if nothing in your week recalls it.",
    "A hint like {“lead”} is worth a glance, and no more for now.",
    "With {answers} a hint can come and go, so hold {“lead”} lightly.",
  ],
  firstGlimpse: [
    "With {answers} this is a first glimpse, so treat {“lead”} as a question rather than a result.",
    "So early, it is enough to wonder about {“lead”} and too little to decide.",
    "This is a first glimpse, and {“lead”} could still fade.",
    "Hold {“lead”} lightly, because {answers} give a first glimpse and no more.",
    "Clear as it is, {“lead”} comes from few people.",
    "A first glimpse can point at {“lead”} and cannot prove it.",
    "It would be too soon to rely on {“lead”}, and it is not too soon to look.",
    "A few more answers could bear out {“lead”} or lose it again.",
    "Early signs change, and {“lead”} is an early sign.",
    "Nothing has to follow from {“lead”} yet, at a first glimpse.",
  ],
  useful: [
    "There are enough answers to act on {“lead”} in a small way.",
    "With {answers} the reading is useful and not final, and {“lead”} deserves a conversation.",
    "Behind {“lead”} stands a useful reading, though not yet a solid one.",
    "This rests on {answers}, which we call useful: enough to take {“lead”} seriously.",
    "Take {“lead”} as a useful pointer, and keep an open mind.",
    "The answers are enough to make {“lead”} useful to know, and too few to be certain.",
    "Enough people answered for {“lead”} to be more than an accident of one day.",
    "Give {“lead”} a fair hearing: with {answers} it is worth one.",
    "{“lead”} could be checked next, and the reading is useful enough for that.",
  ],
  solid: [
    "With {answers} the reading as a whole is solid, so {“lead”} is worth a thought.",
    "In a solid reading like this one, {“lead”} deserves real thought.",
    "This rests on {answers}, a solid base for asking why people say {“lead”}.",
    "As a whole the reading is solid, and {“lead”} is part of it.",
    "So many people answered that {“lead”} is worth some of your time.",
    "With as many answers as these, {“lead”} should not be put down to one odd day.",
    "You need not wait for more people before you think about {“lead”}.",
  ],
} as const satisfies PhraseSets;
