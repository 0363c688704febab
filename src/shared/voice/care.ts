/*
 * Plain phrases about despair, self-harm, violence at home and abuse. The list errs on the side of care, is
 * English only, and misses much, so every talk links to help, too. Patterns match lower-case text without
 * punctuation.
 */

const close =
  "(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|ex|dad|daddy|father|stepdad|stepfather|mum|mom|mother|stepmum|stepmom|stepmother|brother|sister|uncle|aunt|grandfather|grandpa|cousin|son|parents?|family|boyfriends|flatmate|roommate)";
const them = `(?:(?:he|she|they)(?:s|d|re|ve|ll)?|some(?:one|body)|my (?:\\w+ )?${close}s?|my \\w+)`;
const victim =
  "(?:me|us|(?:my|the|our) (?:mother|mum|mom|wife|sister|brother|kids|children|child|son|daughter|baby))";
const violence =
  "(?:hit|hits|hitting|beat|beats|beaten|beating|slap\\w*|punch\\w*|kick\\w*|chok\\w+|strangl\\w+|hurt|hurts|hurting|attack\\w*|threaten\\w*|bit|burn\\w*|shov\\w+|spat on|grabbed|smack\\w*|shot at)";
const noMore = "(?:any ?more|any longer|much longer|no more)";
const cannot = "(?:cant|cannot|can not|couldnt|could not)";
const alive =
  "(?:go(?:ing)? on|carry(?:ing)? on|liv(?:e|ing)|be(?:ing)? alive|be(?:ing)? here|exist(?:ing)?|wak(?:e|ing) up|get(?:ting)? up)";

/** Words of clear danger to someone's life. */
const danger: readonly string[] = [
  "(?:kill|hang|shoot|drown|stab|poison|unaliv|off)(?:e|ing|ed)? my ?self(?! (?:to|here|trying))",
  "plan(?:s|ning|ned)? (?:to die|my (?:own )?(?:death|suicide))|my last message",
  "suicid\\w*",
  "unaliv\\w+",
  "kms",
  "(?:end|ending|ended|take|taking|took|taken) (?:my|my own|this) life",
  "end(?:ing)? it (?:all|tonight|today|now|soon|for good)",
  "(?:want|wanna|wanting|going|gonna|ready|wish|need|prefer|like|hope) (?:to |i could |i would |i )?(?:just )?die(?! of| laughing| for| one day| some ?day| waiting)",
  "(?:feel|feels|felt) like (?:dying|death would)|(?:think|thinking|thoughts|dream|dreaming) (?:about|of) (?:dying|death|being dead|my own death)",
  "(?:live or die|die or not|live or not)",
  "overdos\\w*|od (?:on|tonight|now)",
  "(?:take|took|taken|taking|swallow\\w*|saving|saved|save|stockpil\\w*|hoard\\w*) (?:\\w+ ){0,4}(?:pills|tablets|meds|sleeping pills)(?! (?:out|to))|pills ready|enough pills|(?:bottle|handful) of (?:pills|tablets)|swallow\\w* (?:a|the) (?:whole )?(?:bottle|handful)",
  "(?:want to|wanna|going to|gonna) jump(?: from| off|$)|jump(?:ing)? (?:off|in front of|under|from) (?:a|the|my) (?:bridge|roof|building|balcony|cliff|train|tram|truck|car|bus|window|tower)",
  "(?:driv(?:e|ing)|crash(?:ing)?|steer(?:ing)?) (?:\\w+ ){0,3}(?:into|off) (?:a|the) (?:tree|wall|bridge|cliff|river|truck|road)",
  "(?:goodbye|farewell|suicide) (?:letter|note)s?",
  "(?:cut|slit|slash)(?:ting)? my wrists?",
  "(?:got|has|have|bought|holding|with) a (?:gun|rope|noose)|(?:knife|gun|blade) (?:to|at|on|against) (?:my|me|us)|with a knife",
  "(?:threaten\\w*|tried|trying|tries|wants|attempted) to (?:kill|shoot|stab|chok\\w+|strangle|drown) (?:me|us|my)|threaten\\w* to (?:kill|hurt)",
  "(?:kill|hurt|shoot|stab)(?:ing)? (?:some(?:one|body)|people|everyone|him|her|them) and (?:then )?my ?self",
  "(?:said|says|tells|told me|afraid|scared|terrified|worried|think) (?:that )?(?:\\w+ ){0,3}(?:hed|shed|theyd|hell|shell|theyll|will|would|might|could|going to|gonna) (?:\\w+ )?(?:kill|hurt|shoot) (?:me|us)",
  "(?:hands?|arm|fingers) (?:around|round|on) my (?:neck|throat)|by the (?:throat|neck|hair)",
  "how i(?:d|ll| would| will| am going to|m going to) do it",
];

/** Words of someone who needs a person now, and not a coach. */
const trouble: readonly string[] = [
  // Despair.
  "end(?:ing)? (?:things|everything|the pain|my suffering)(?: for good)?$",
  "(?:should|could|want to|wanna|going to|gonna) (?:just )?end it(?: all)?$",
  "(?:wish|wished|if|like) i (?:was|were) (?:already )?(?:dead|gone)",
  "(?:rather|want to|wanna|better off|better|easier) (?:be )?dead",
  "if i(?:m)? (?:just )?(?:die|died|dead)$",
  "dead inside",
  "(?:better|happier|easier|relieved|best)(?: off)? (?:without me|if i (?:wasnt|werent|was|were|didnt|died|disappeared|left)|once im gone|when im gone)",
  "(?:never|not|hadnt) (?:been )?born",
  `(?:dont|do not|didnt|doesnt|never|no longer) (?:\\w+ )?(?:want|wanna|wish|care) (?:to )?(?:liv(?:e|ing)(?! (?:in|at|near|with|like that))|be alive|exist|wake up|go on$|be here ${noMore}|be around ${noMore})`,
  "(?:not|never) (?:want to )?wak(?:e|ing) up(?: again| tomorrow|$)",
  "(?:want|wanna|wish|like|could) (?:to |i could )?(?:just )?(?:disappear|vanish|waste away|fade away|not exist|stop existing|sleep forever)(?! into| in | for a )",
  `(?:tired|sick|done|weary|fed up|through|finished) (?:of|with) (?:life|living|being alive|existing|my life|being here ${noMore})`,
  "tired of (?:fighting|trying|hurting|everything|it all)$",
  "(?:give|given|gave|giving) up on (?:life|living|myself|everything)",
  `(?:point|reason|purpose|use|sense)(?: left)?(?: for me)? (?:to|in|of|for) (?:me )?(?:my life|life|any of it|it all|${alive})`,
  "(?:isnt|is not|not|aint|never|hardly|no longer|wasnt) (?:really |even )?worth (?:living|being alive|going on|it any ?more)",
  "(?:life|existence) (?:is|feels|seems) (?:\\w+ )?(?:pointless|meaningless|worthless|unbearable|over for me|too hard)",
  "nothing (?:left )?to live for",
  "nothing (?:really )?matters (?:any ?more|any longer|anyway|to me any)",
  `${cannot} (?:do|take|handle|bear|stand|face|cope|live|keep|survive|go on|carry on)(?: \\w+){0,4} (?:${noMore}|like this)`,
  `${cannot} (?:go|carry) on(?: like this| living|$)`,
  `${cannot} (?:\\w+ )?(?:cope|stand being alive|stand living|bear living|live like this|take (?:it|this)$)`,
  "(?:nobody|no one|noone|not one person) (?:\\w+ ){0,2}(?:miss(?:es)? me|loves me|wants me|(?:care|cares|cared|notice|notices|noticed) (?:if|when|whether|about me))",
  "who (?:would|d|will|ll)? ?(?:care|cares|miss me|notice)(?: if i(?:m|d)?)? ?(?:die|died|dead|gone|disappeared|was gone)?$",
  "burden (?:to|on|for) (?:every(?:one|body)|them|others|people|you|my)",
  "im (?:just |only |such |nothing but )*a burden",
  "(?:i am|im|feel|feeling|felt|everything is|its all|life is) (?:\\w+ )?(?:hopeless|worthless|helpless|useless to everyone)(?! at| romantic| with| in | when)",
  "(?:lost|no|losing|without) (?:all |any |every |my )?hope(?: left|$)",
  "end of my (?:rope|tether)",
  "no (?:other )?way out",
  "(?:feel|feeling) (?:\\w+ )?trapped(?: here| at home| with him| with her|$)",
  "wont be (?:around|here|alive) (?:much|for|any|tomorrow)",
  `(?:wont|not) have to (?:worry about|deal with|put up with|bother with) me ?${noMore}?`,
  "(?:soon be|be|will be) gone (?:soon|for good|forever)|soon be gone",
  "(?:want|need|wish) (?:it|it all|this|all this|all of it|everything|the pain|the hurting|the suffering|my life) (?:would |to )?(?:just )?(?:stop|end|be over|go away)",
  `${cannot} see (?:a|any|my) (?:future|way forward|way out)`,
  "(?:dont have|have no|no) future(?: for me|$)",
  "this is the end for me",
  "(?:why even|no point|whats the point|what is the point) (?:in )?(?:try|trying)|(?:no|the|any) point any ?more|nothing matters$|(?:ive|have) given up$",
  "(?:lost|losing) the will|(?:make it|make this|stop the|end the) (?:stop|pain|hurting)|sleep for ?ever",
  "hate (?:my ?self|my life|being alive|living)|(?:am|im) good for nothing|want out$",
  "(?:so|too) much pain|pain (?:will|would|wont|doesnt|has to|needs to) (?:\\w+ )?(?:stop|end|go away)",
  "keep my ?self safe",
  "(?:im|i am|feel like im|just) falling apart",
  "(?:having|have|had) a (?:\\w+ )?(?:breakdown|panic attack)",
  // Self-harm.
  "(?:cut|cuts|cutting|hurt|hurting|harm|harming|harmed|burn|burning|burned|burnt|starv\\w+|punish\\w*|scratch\\w*|injur\\w*|hit|hitting) my ?self(?! (?:off from the|some|short|out))",
  "(?:want to|wanna|going to|need to|gonna) cut my \\w+$|(?:urge|urges|want|wanna|need|tempted) to (?:cut|self harm)$|urges? to (?:hurt|harm|burn|jump)",
  "self (?:harm|injur|mutilat)\\w*|selfharm\\w*",
  "(?:cut|cutting|burn\\w*|scratch\\w*|slash\\w*) (?:up )?my (?:own )?(?:arms?|legs?|thighs?|skin|wrists?)",
  "(?:cutting|purging|burning) again",
  "(?:stopped|stop) eating",
  // Violence and abuse.
  `${them} (?:\\w+ ){0,3}${violence} ${victim}(?! (?:at(?! (?:home|night|work|school))|to it|feelings|with laughter|two|three|up for|up on|hard$|with (?:a new|another|a lot|questions|that|this|the (?:bill|news))))`,
  "(?:slapp|punch|kick|chok|strangl|stabb|attack)ed (?:me|us)|beat\\w* the \\w+ out of (?:me|us)|it hit me in the",
  "(?:push|shov|threw|throw|grabb|dragg|pinn)\\w* me(?: down| against| by| on the| to the (?:floor|ground|wall)| across| around|$)",
  `${them} (?:\\w+ )?broke my (?:nose|jaw|arm|wrist|hand|ribs?|leg|teeth)|black eye|(?:held|holds|pins) me down`,
  "grabb(?:ed|ing|s) me (?:again|last|in|when|at)",
  `(?:scared|afraid|frightened|terrified) (?:of|to) (?:my (?:\\w+ )?${close}|him|her|go home|going home|be at home|being at home)`,
  "(?:not|never|dont feel|doesnt feel|isnt|no longer) (?:\\w+ )?safe (?:at home|here|with (?:him|her|my)|in my|around|any ?more|$)",
  "unsafe (?:at home|here|with|in my|around)",
  "(?:wont|doesnt|never|not) let me (?:leave|go out|out|see (?:my|any)|have (?:my|any)|talk to|work|sleep)",
  "lock(?:s|ed) me (?:in|up|out)",
  "controls (?:me|everything i|what i|all my|my money|where i)",
  "throw(?:s|ing)? (?:things|stuff|plates) at (?:me|us)",
  "abus(?:e|es|ed|ive|er|ing)",
  "rap(?:e|ed|ist|ing)",
  "molest\\w*|assault\\w*|grop(?:ed|es|ing)|incest",
  "(?:is|are|was|been|being|keeps) stalk(?:ing|ed)",
  "forc(?:e|es|ed|ing) (?:me (?:to have|into|to do things)|himself|herself)",
  `${them} (?:\\w+ ){0,2}touch(?:es|ed|ing) me`,
  "touch(?:es|ed|ing) me (?:down there|there|where|at night|without|inappropriate\\w*|sexually)|(?:reads|checks|goes through) (?:all )?my (?:messages|phone|texts)",
  "(?:comes|came|gets) in(?:to)? my (?:room|bed)",
  "bruises",
  "(?:going|want|wanna|like|gonna) (?:to )?(?:hurt(?:ing)?|kill(?:ing)?|stab(?:bing)?) (?:some(?:one|body)|people|another person|others|him|her|them)",
  "(?:domestic|family) violence|(?:gets|is|was|becomes|turns) violent",
];

const patternOf = (sayings: readonly string[]): RegExp => new RegExp(`\\b(?:${sayings.join("|")})\\b`, "u");
const dangerPattern = patternOf(danger);
const troublePattern = patternOf(trouble);

/** What a text needs before coaching: nothing, or help with kind words; for `danger`, the talk ends, too. */
export type Care = "danger" | "trouble" | null;

/** Whether what someone typed or said sounds as if they were in real trouble. */
export function careFor(text: string): Care {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’‘`´]/gu, "");
  const clauses = [plain, ...plain.split(/[.,;:!?…\n–—]+/u)].map((clause) =>
    clause.replace(/[^\p{L}\p{N}]+/gu, " ").trim(),
  );
  if (clauses.some((clause) => dangerPattern.test(clause))) return "danger";
  return clauses.some((clause) => troublePattern.test(clause)) ? "trouble" : null;
}
