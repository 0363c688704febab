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
  // Despair, said sideways.
  "(?:checking|check) out (?:permanently|for good|of life)|waste of (?:oxygen|space|air|skin)|out of (?:the|their|everyones) way$|(?:made|making) my (?:peace|decision)|affairs in order|(?:my|the) funeral$|come to (?:my|the) funeral",
  "wont (?:be needing|need) (?:it|them|any of)|giv(?:e|ing|en) away (?:my|all|his|her|everything)|goodbye (?:everyone|everybody|all|world|cruel)|(?:texted|wrote|told|sent) (?:\\w+ )?(?:me )?goodbye|(?:say|said|saying|write|writing|wrote) (?:my )?goodbyes?|my last (?:day|night|week|christmas|birthday)|this is my last|(?:written|wrote|writing|leave|leaving) (?:a|my|the) note",
  "nothing left(?: for me| to|$)|(?:pls|please|just) make it (?:end|stop)|it (?:to|would) (?:just )?be over|(?:hit by|under|in front of) a (?:bus|train|truck|lorry|car)|(?:join|be with|see) my (?:\\w+ )?(?:nan|gran\\w*|mum|mom|dad|wife|husband|son|daughter|brother|sister|baby) (?:soon|again|in heaven|now)|be with (?:him|her) again",
  "doing (?:them|everyone|everybody|you all|the world|people) a favou?r|already (?:a ghost|gone|dead)|no light|(?:all|only|everything) (?:i (?:see|feel) )?(?:is|goes|went) (?:black|dark|grey|empty)|(?:so|just|feel|feels|completely) (?:numb|empty inside)|(?:im|i am|been) drowning|(?:stopped|stop) (?:believing|hoping|caring)|every ?day hurts|(?:should|shud|could|gonna|going to|might) just do it|do it (?:tonight|this time)",
  "(?:counted|counting|stash\\w*|enough|hid|hidden|too many|googled?|researched|looked up) (?:\\w+ ){0,4}(?:pills|tablets|meds|painkillers|sleeping|ways|methods)|(?:pills|tablets|meds|rope|gun|razor|knife) (?:\\w+ ){0,5}(?:counted|ready|in my car|looked at|next to me|under my (?:bed|pillow))|(?:looked|looking|staring|stared|sat|stood|standing) (?:\\w+ ){0,4}(?:at (?:the )?(?:pills|water|tracks|knife|gun|drop)|on (?:the|a) (?:bridge|roof|ledge|edge|platform))",
  "(?:wont|dont expect to|dont think ill|not going to|doubt ill) (?:\\w+ )?(?:see|make it to|make|reach|be here (?:for|at)) (?:\\w+ )?(?:\\d+|christmas|spring|summer|winter|my birthday|next (?:year|week|month)|the end of)|hang (?:my|him|her|them) ?sel(?:f|ves)|(?:end|ending|take|taking) (?:his|her|their) (?:own )?life|(?:kill|hurt|harm)(?:ing)? (?:him|her) ?self",
  "(?:can|could)(?:no|n)?t (?:feel|remember feeling) (?:anything|happy|joy)|(?:wish|hope|hoping|pray|praying) (?:\\w+ ){0,3}(?:not wake|dont wake|never wake|wont wake|it ends)|not (?:planning|plan) (?:to be|on being)|(?:dont|didnt|do not) (?:plan|mean) to be (?:here|around)|(?:hav|have|got|with) no(?: one| 1| body|body)(?: left)?$|(?:deserve|meant|supposed) to (?:die|suffer|be alive|hurt|be here)|deserve (?:the |this |all the |to feel )?pain|shouldnt (?:be here|be alive|exist)",
  // Self-harm, eating and drugs.
  "(?:my|the|these|fresh|new|old) (?:scars|cuts)|blades?|(?:razor|scissors|lighter|needle) (?:\\w+ ){0,4}(?:skin|arms?|legs?|thighs?|wrists?|my ?self)|(?:still|been|started|back to|stop|stopped) cutting|cut (?:too )?deep|too deep|(?:wont|doesnt|didnt) stop bleeding|the urges?|urges (?:are|came|come)|my own (?:skin|finger|hand|bones?)|long sleeves|(?:hide|hiding|cover|covering) (?:\\w+ )?(?:arms|legs|wrists|cuts|marks)",
  "purg\\w+|bing(?:e|ing)(?! watch\\w*)|(?:throw|throwing|threw|bring|make my ?self) (?:it |it all |everything )?(?:up|sick|vomit|throw up) (?:after|every|again)|make my ?self (?:sick|throw up|vomit)|(?:havent|hasnt|not|dont|doesnt) (?:really )?eat(?:en|ing)? (?:in|for|since|any|at all|more than)|weighs? nothing|hides? (?:her|his|my|the) food|laxatives?|ice cubes",
  "narcan|naloxone|relaps\\w+|days? (?:clean|sober)|bottles? of (?:vodka|gin|whisk\\w+|wine|spirits) (?:a|every) (?:day|night)|my liver|using again|blacked out|(?:cant|cannot|couldnt) stop (?:drinking|using|cutting|crying)|drink(?:ing)? (?:my ?self|until i|till i)|way too many",
  // Control and fear.
  "(?:he|she|they|my \\w+) (?:\\w+ )?(?:monitors?|tracks?|follows?|watches|spies|records?|controls?) (?:\\w+ )?(?:me|everything|my|every|where)|if (?:he|she|they|my \\w+) (?:ever )?(?:finds?|found|sees?|saw|knew|hears?|catches) (?:out|this|me|i)|get away from (?:him|her|them|my|this man)|(?:nowhere|no ?where|no place) (?:else )?to go|(?:took|takes|keeps|has|hid|hides|holds) my (?:\\w+ )?(?:passport|keys|phone|bank card|card|money|wages|documents|pills|medication)",
  "(?:changed|has|knows|deleted) (?:all )?(?:of )?my (?:passwords|contacts|friends)|(?:goes|went|go|comes|came|lunges?|lunged) (?:for|at) me|(?:come|comes|came|gets|got) home drunk|chair (?:against|under|in front of) (?:the|my) door|(?:sleep|sleeping|hide|hid|hiding|lock|locked) (?:\\w+ ){0,3}(?:the door locked|with a (?:chair|knife)|in the (?:bathroom|car|wardrobe|closet|cupboard))|ill (?:get it|pay for it)$|ill get it (?:later|tonight|at home)|makes? me pay|burn (?:the|our|my) house",
  "restraining order|womens (?:refuge|shelter)|eggshells|flinch\\w*|(?:scared|afraid|frightened|terrified) (?:when|that|every time|whenever|he|she|of what|what|for my life|to (?:say|speak|sleep|leave|tell|make|be alone|breathe|open|answer|move|disagree))|(?:smash\\w*|punch\\w*|kick\\w*|broke|breaks) (?:\\w+ )?(?:my phone|the (?:door|wall|walls|plates|tv)|a hole|holes)|(?:hit|hits|hitting|beat|beats|beating|hurt|hurts|hurting|kicked|kicks) (?:the|my|our) (?:kids?|children|dog|cat|son|daughter|mum|mom|mother|sister|brother|wife|baby|gran\\w*)|shake the baby",
  "(?:wont|doesnt|didnt|never) (?:give|gives|allow|allows|let|lets) me (?:\\w+ ){0,3}(?:money|my own|leave|go|talk|eat|see|have|work|a phone|alone|any|near)|(?:not|im not|wasnt|isnt|arent|never) allowed (?:to|out|my|any|friends)|(?:take|takes|took|taking) (?:the|my|our) (?:kids?|children|baby) (?:away|from|if)|(?:beaten|beat|hit|hitting|whipped|thrashed) (?:me |us )?with (?:a|his|her|the)|(?:says|said|told me|threatens?) (?:\\w+ ){0,3}(?:ill (?:never|lose|regret)|nobody (?:will|would)|no one (?:will|would)|hell find|find me|id be sorry)|im (?:just )?not safe$|not safe$",
  // Abuse and pursuit.
  "groom(?:ed|er)|blackmail\\w*|sextort\\w*|(?:send|sent|sending|share|shared|leak\\w*|post\\w*) (?:him |her |them |my )?(?:nudes?|naked|pictures of me|private (?:photos|pictures))|(?:send|sends|sent) (?:him|her|them) (?:pictures|photos|pics|videos)|if i (?:tell|told|say anything|speak)|our (?:little )?secret|condom|(?:something|drugs?|it) in my drink|spiked|drugged me|clothes (?:were )?(?:off|gone)|without my (?:consent|permission)|didnt (?:stop|ask) when i|(?:said|saying|told (?:him|her|them)) no (?:and|but|again)|no means",
  "hands? (?:up|down|under|in|inside|on) my (?:skirt|top|trousers|pants|shirt|bra|underwear|dress|thigh|leg|mouth)|corner(?:s|ed|ing) me|(?:follow|followed|following|follows) me (?:home|around|everywhere|from|to|again|for)|been following me|(?:waits?|waiting|stands?|standing|stood|sits|parked|turns up|turned up|shows up|showed up) (?:\\w+ ){0,2}(?:outside|at|in) my (?:\\w+ )?(?:house|flat|work|window|door|garden|school|job|street|car)|outside my (?:house|flat|work|window|door|school)",
  `(?:did|does|done|do|doing) (?:\\w+ ){0,3}to (?:me|us) (?:as a|when i|behind|for years|at night|and (?:says|said))|what (?:my (?:\\w+ )?${close}|he|she|they) (?:did|used to do|does) to (?:me|us)|(?:does|did|doing) (?:stuff|things) to me|used to (?:come|get|climb|sneak|creep) in(?:to)? (?:my|our)|i froze|(?:his|her|the \\w+s) favourites?$|favourites i was|(?:makes|made|making) me (?:sleep|have sex|touch|watch|do things|undress|strip)|(?:own|my) fault (?:really|he|that he|for (?:letting|wearing|going))|no wages|exposed him ?self|inappropriate\\w* (?:with|to) me`,
  // Somebody else.
  "(?:sick with worry|worried sick|(?:really |so )?(?:worried|scared|afraid|frightened|terrified) (?:for|about|that) (?:my|a|her|his|him|she|he|this))(?! (?:job|exam|exams|results?|grades?|boss|presentation|interview|future|house|car|team))|stop(?:ping|ped)? (?:her|his|my|taking (?:her|his|my)) (?:tablets|meds|medication|pills|insulin)|what i(?:ll| will| might| would| could)? do to (?:him|her|them|my ?self|the)|stopped talking about the future|(?:losing|lost) (?:her|him) to",
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
