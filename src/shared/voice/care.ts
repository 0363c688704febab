/*
 * Plain phrases about despair, self-harm, violence at home and abuse. The list leaves ordinary talk alone, is
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
  "(?:kill|hang|shoot|drown|stab|poison|unaliv|off)(?:e|ing|ed)? my ?self(?! (?:to|here|trying))|plan(?:s|ning|ned)? (?:to die|my (?:own )?(?:death|suicide))|my last message|suicid\\w*(?! squad| up| doors)|unaliv\\w+|kms|(?:end|ending|ended|take|taking|took|taken) (?:my|my own|this) life|end(?:ing)? it (?:all|tonight|for good)",
  "(?:want|wanna|wanting|going|gonna|ready|wish|need|prefer|like|hope) (?:to |i could |i would |i )?(?:just )?die(?! of| laughing| for| one day| some ?day| waiting)|(?:feel|feels|felt) like (?:dying|death would)|(?:think|thinking|thoughts|dream|dreaming) (?:about|of) (?:dying|death|being dead|my own death)|(?:live or die|die or not|live or not)",
  "overdos\\w*(?! on (?:\\w+ )?(?:pies|chocolate|cake|cheese|coffee|sugar|sweets|carbs|telly|netflix))|od (?:on|tonight|now)|(?:take|took|taken|taking|swallow\\w*|saving|saved|save|stockpil\\w*|hoard\\w*) (?:\\w+ ){0,4}(?:pills|tablets|meds|sleeping pills)(?! (?:out|to))|pills ready|enough pills|(?:bottle|handful) of (?:pills|tablets)|swallow\\w* (?:a|the) (?:whole )?(?:bottle|handful)",
  "(?:want to|wanna|going to|gonna) jump(?: from| off|$)|jump(?:ing)? (?:off|in front of|under|from) (?:a|the|my) (?:bridge|roof|building|balcony|cliff|train|tram|truck|car|bus|window|tower)|(?:driv(?:e|ing)|crash(?:ing)?|steer(?:ing)?) (?:\\w+ ){0,3}(?:into|off) (?:a|the) (?:tree|wall|bridge|cliff|river|truck|road)|(?:goodbye|farewell|suicide) (?:letter|note)s?|(?:cut|slit|slash)(?:ting)? my wrists?",
  "(?:got|has|have|bought|holding|with) a (?:gun|rope|noose)|(?:knife|gun|blade) (?:to|at|on|against) (?:my|me|us)|with a knife|(?:threaten\\w*|tried|trying|tries|wants|attempted) to (?:kill|shoot|stab|chok\\w+|strangle|drown) (?:me|us|my)|threaten\\w* to (?:kill|hurt)|(?:kill|hurt|shoot|stab)(?:ing)? (?:some(?:one|body)|people|everyone|him|her|them) and (?:then )?my ?self",
  "(?:said|says|tells|told me|afraid|scared|terrified|worried|think) (?:that )?(?:\\w+ ){0,3}(?:hed|shed|theyd|hell|shell|theyll|will|would|might|could|going to|gonna) (?:\\w+ )?(?:kill|hurt|shoot) (?:me|us)|(?:hands?|arm|fingers) (?:around|round|on) my (?:neck|throat)|by the (?:throat|neck|hair)",
];

/** Words of someone who needs a person now, and not a coach. */
const trouble: readonly string[] = [
  // Despair.
  "end(?:ing)? (?:things|everything|the pain|my suffering)(?: for good)?$|(?:should|could|want to|wanna|going to|gonna) (?:just )?end it(?: all)?$|(?:wish|wished|if|like) i (?:was|were) (?:already )?(?:dead|gone)|(?:rather|want to|wanna|better off|better|easier) (?:be )?dead|if i(?:m)? (?:just )?(?:die|died|dead)$|dead inside",
  "(?:better|happier|easier|relieved|best)(?: off)? (?:without me|if i (?:wasnt|werent|was|were|didnt|died|disappeared|left)|once im gone|when im gone)|(?:never|not|hadnt) (?:been )?born",
  `(?:dont|do not|didnt|doesnt|never|no longer) (?:\\w+ )?(?:want|wanna|wish|care) (?:to )?(?:liv(?:e|ing)(?! (?:in|at|near|with|like that))|be alive|exist|wake up|go on$|be here ${noMore}|be around ${noMore})`,
  "(?:not|never) (?:want to )?wak(?:e|ing) up(?: again| tomorrow|$)|(?:want|wanna|wish|like|could) (?:to |i could )?(?:just )?(?:disappear|vanish|waste away|fade away|not exist|stop existing|sleep forever)(?! into| in | for a )",
  `(?:tired|sick|done|weary|fed up|through|finished) (?:of|with) (?:life|living|being alive|existing|my life|being here ${noMore})`,
  "tired of (?:fighting|trying|hurting|everything|it all)$|(?:give|given|gave|giving) up on (?:life|living|myself|everything)",
  `(?:point|reason|purpose|use|sense)(?: left)?(?: for me)? (?:to|in|of|for) (?:me )?(?:my life|life|any of it|it all|${alive})`,
  "(?:isnt|is not|not|aint|never|hardly|no longer|wasnt) (?:really |even )?worth (?:living|being alive|going on|it any ?more)|(?:life|existence) (?:is|feels|seems) (?:\\w+ )?(?:pointless|meaningless|worthless|unbearable|over for me|too hard)|nothing (?:left )?to live for|nothing (?:really )?matters (?:any ?more|any longer|anyway|to me any)",
  `${cannot} (?:do|take|handle|bear|stand|face|cope|live|keep|survive|go on|carry on)(?: \\w+){0,4} (?:${noMore}|like this)|${cannot} (?:go|carry) on(?: like this| living|$)|${cannot} (?:\\w+ )?(?:cope|stand being alive|stand living|bear living|live like this|take (?:it|this)$)`,
  "(?:nobody|no one|noone|not one person) (?:\\w+ ){0,2}(?:miss(?:es)? me|loves me|wants me|(?:care|cares|cared|notice|notices|noticed) (?:if|when|whether|about me))|who (?:would|d|will|ll)? ?(?:care|cares|miss me|notice)(?: if i(?:m|d)?)? ?(?:die|died|dead|gone|disappeared|was gone)?$",
  "(?:wont|not) be around|(?:hides|hid|taken|took) my (?:medicines|phone|pills)|simply disappeared|plan their own death|heart when i do it|going to finish it|goodbye posts|took it off|burden (?:to|on|for) (?:every(?:one|body)|them|others|people|you|my)",
  "im (?:just |only |such |nothing but )*a burden|(?:i am|im|feel|feeling|felt|everything is|its all|life is) (?:\\w+ )?(?:hopeless|worthless|helpless|useless to everyone)(?! at| romantic| with| in | when)|(?:lost|no|losing|without) (?:all |any |every |my )?hope(?: left|$)|end of my (?:rope|tether)|no (?:other )?way out|(?:feel|feeling) (?:\\w+ )?trapped(?: here| at home| with him| with her|$)",
  "wont be (?:around|here|alive) (?:much|for|any|tomorrow)",
  `(?:wont|not) have to (?:worry about|deal with|put up with|bother with) me ?${noMore}?`,
  "(?:soon be|be|will be) gone (?:soon|for good|forever)|soon be gone|(?:want|need|wish) (?:it|it all|this|all this|all of it|everything|the pain|the hurting|the suffering|my life) (?:would |to )?(?:just )?(?:stop|end|be over|go away)",
  `${cannot} see (?:a|any|my) (?:future|way forward|way out)`,
  "(?:dont have|have no|no) future(?: for me|$)|this is the end for me|(?:why even|no point|whats the point|what is the point) (?:in )?(?:try|trying)|(?:no|the|any) point any ?more|nothing matters$|(?:ive|have) given up$|(?:lost|losing) the will to (?:live|go on)|(?:make it|make this|stop the|end the) (?:stop|pain|hurting)|sleep for ?ever|hate (?:my ?self|my life|being alive|living)|(?:am|im) good for nothing",
  "(?:so|too) much pain|pain (?:will|would|wont|doesnt|has to|needs to) (?:\\w+ )?(?:stop|end|go away)|keep my ?self safe|(?:im|i am|feel like im|just) falling apart|(?:having|have|had) a (?:\\w+ )?(?:breakdown|panic attack)",
  // Despair, said sideways.
  "(?:checking|check) out (?:permanently|for good|of life)|waste of (?:oxygen|space|air|skin)|affairs in order|my funeral$|come to (?:my|the) funeral",
  "wont (?:be needing|need) (?:it|them|any of)|giv(?:e|ing|en) away (?:all )?(?:my|his|her) (?:things|stuff|clothes|belongings)|goodbye (?:everyone|every(?:body)|all|world|cruel)|(?:texted|wrote|told|sent) (?:\\w+ )?(?:me )?goodbye|(?:say|said|saying|write|writing|wrote) my goodbyes?|my last (?:night|christmas|birthday)|this is my last",
  "nothing left for me|(?:pls|please|just) make it (?:end|stop)|(?:join|be with|see) my (?:\\w+ )?(?:nan|gran\\w*|mum|mom|dad|wife|husband|son|daughter|brother|sister|baby) (?:soon|again|in heaven|now)|be with (?:him|her) again",
  "already dead|no light|(?:all|only|everything) (?:i (?:see|feel) )?(?:is|goes|went) (?:black|dark|grey|empty)|(?:so|just|feel|feels|completely) (?:numb|empty inside)|(?:im|i am|been) drowning(?! in)|every ?day hurts",
  "(?:counted|counting|stash\\w*|enough|hid|hidden|too many|googled?|researched|looked up) (?:\\w+ ){0,4}(?:pills|tablets|meds|painkillers|sleeping|ways|methods)|(?:pills|tablets|meds|rope|gun|razor|knife) (?:\\w+ ){0,5}(?:counted|ready|in my car|looked at|next to me|under my (?:bed|pillow))|(?:looking|staring|stared|sat|stood|standing) (?:\\w+ ){0,4}(?:at (?:the )?(?:pills|tracks|drop)|on (?:the|a) (?:bridge|roof|ledge))",
  "(?:wont|dont expect to|dont think ill|not going to|doubt ill) (?:\\w+ )?(?:see|make it to|make|reach|be here (?:for|at)) (?:\\w+ )?(?:\\d+|christmas|spring|summer|winter|my birthday|next (?:year|week|month)|the end of)|hang (?:my|him|her|them) ?sel(?:f|ves)|(?:end|ending|take|taking) (?:his|her|their) (?:own )?life|(?:kill|hurt|harm)(?:ing)? (?:him|her) ?self",
  "(?:can|could)(?:no|n)?t (?:feel|remember feeling) (?:anything|happy|joy)|(?:wish|hope|hoping|pray|praying) (?:\\w+ ){0,3}(?:not|dont|never|wont) wake|not planning (?:to be|on being) (?:here|around|alive)|(?:dont|didnt|do not) (?:plan|mean) to be (?:here|around)|(?:hav|have|got|with) no(?: one| 1| body|body)(?: left)?$|(?:deserve|meant|supposed) to (?:die|suffer|be alive)|deserve (?:the |this |all the |to feel )?pain|shouldnt (?:be alive|exist)",
  // Self-harm, eating and drugs.
  "(?:my|the|these|fresh|new|old) (?:scars|cuts)|razor blades?|(?:razor|scissors|lighter|needle) (?:\\w+ ){0,4}(?:skin|arms?|legs?|thighs?|wrists?|my ?self)|(?:still|been|started|back to|stop|stopped) cutting|cut (?:too )?deep|(?:wont|doesnt|didnt) stop bleeding|urges (?:are|came|come)|my own (?:skin|finger|hand|bones?)|long sleeves|(?:hide|hiding|cover|covering) my (?:arms|legs|wrists|cuts|scars)",
  "purg\\w+|bing(?:e|ing)(?! watch\\w*)|(?:throw|throwing|threw|bring|make my ?self) (?:it |it all |everything )?(?:up|sick|vomit|throw up) (?:after|every|again)|make my ?self (?:sick|throw up|vomit)|(?:havent|hasnt) (?:really )?eaten (?:in|for|since|anything)|weighs? nothing|hides? (?:her|his|my|the) food|laxatives?",
  "narcan|naloxone|relaps\\w+|days? (?:clean|sober)|bottles? of (?:vodka|gin|whisk\\w+|wine|spirits) (?:a|every) (?:day|night)|my liver|using again|blacked out|(?:cant|cannot|couldnt) stop (?:drinking|using|cutting|crying)|drink(?:ing)? (?:my ?self|until i|till i)",
  // Control and fear.
  "(?:he|she|they) (?:\\w+ )?(?:monitors?|tracks?|spies on|records?) (?:me|my (?:phone|calls|location)|where i|everything i)|if (?:he|she) (?:ever )?(?:(?:finds|found) (?:out|this|me)|(?:sees|saw|hears|catches) (?:this|me))|get away from (?:him|her|them|my|this man)|(?:nowhere|no ?where|no place) (?:else )?to go|(?:took|takes|keeps|hid|hides) my (?:\\w+ )?(?:passport|phone|bank card|wages|documents|pills|medication)",
  "(?:changed|has|knows|deleted) (?:all )?(?:of )?my (?:passwords|contacts|friends)|(?:went|comes|came|lunges?|lunged) at me|(?:come|comes|came|gets|got) home drunk|chair (?:against|under|in front of) (?:the|my) door|(?:sleep|sleeping) (?:\\w+ ){0,3}(?:the door locked|with a (?:chair|knife))|ill (?:get it|pay for it)$|ill get it (?:later|tonight|at home)|makes? me pay|burn (?:the|our|my) house",
  "restraining order|womens (?:refuge|shelter)|(?:scared|afraid|frightened|terrified) (?:every time (?:he|she)|whenever (?:he|she)|for my life|to (?:sleep|leave him|breathe))|(?:smash\\w*|punch\\w*|kick\\w*|broke|breaks) (?:\\w+ )?(?:my phone|the (?:door|wall|walls|plates|tv)|a hole|holes)|(?:hit|hits|hitting|beat|beats|beating|kicked|kicks) (?:the|my|our) (?:kids?|children|dog|cat|son|daughter|mum|mom|mother|sister|brother|wife|baby|gran\\w*)|shake the baby",
  "not allowed (?:out|friends|my phone)|(?:take|takes|took|taking) (?:the|my|our) (?:kids?|children|baby) (?:away|from|if)|(?:beaten|beat|hit|whipped|thrashed) (?:me |us )?with (?:a|his|her)|im (?:just )?not safe$",
  // Abuse and pursuit.
  "blackmail\\w*|sextort\\w*|(?:send|sent|sending|shared?|leak\\w*|post\\w*) (?:him |her |them |my )?(?:nudes?|naked|private (?:photos|pictures))|if i (?:tell|told) any ?(?:one|body)|our little secret|condom|(?:something|drugs?) in my drink|spiked|drugged me|my clothes (?:were )?(?:off|gone)|without my (?:consent|permission)|didnt (?:stop|ask) when i|said no (?:and|but) he",
  "hands? (?:up|down|under|in|inside|on) my (?:skirt|top|trousers|pants|shirt|bra|underwear|dress|thigh|leg|mouth)|corner(?:s|ed|ing) me|follow(?:s|ed|ing)? me (?:home|around|everywhere)|been following me|(?:turns|turned|shows|showed) up (?:\\w+ )?(?:outside|at) my (?:\\w+ )?(?:house|flat|work|school|job)|outside my (?:house|flat|door)",
  `(?:did|does|done|do|doing) (?:\\w+ ){0,3}to (?:me|us) (?:as a|when i|behind|for years|at night|and (?:says|said))|what (?:my (?:\\w+ )?${close}|he|she|they) (?:did|used to do|does) to (?:me|us)|(?:does|did|doing) (?:stuff|things) to me|used to (?:come|get|climb|sneak|creep) in(?:to)? (?:my|our) (?:room|bed)\\w*|(?:makes|made|making) me (?:have sex|touch|do things|undress|strip)|my (?:own )?fault (?:he|that he|for (?:letting|wearing))|exposed him ?self|inappropriate\\w* (?:with|to) me`,
  // Someone near them.
  "(?:sick with worry|worried sick|(?:really |so )?(?:worried|scared|afraid|frightened|terrified) (?:for|about|that) (?:my|a|her|his|him|she|he|this))(?! (?:job|exam|exams|results?|grades?|boss|presentation|interview|future|house|car|team))|stop(?:ping|ped)? (?:her|his|my|taking (?:her|his|my)) (?:tablets|meds|medication|pills|insulin)|what i(?:ll| will| might| would| could)? do to (?:him|her|them|my ?self|the)|stopped talking about the future|(?:losing|lost) (?:her|him) to",
  // Methods, last things and no future.
  "(?:the|a|my|his|her|fathers|own) (?:rope|noose|razor|shotgun|rifle|gun|pistol|sharpener|scalpel|pills)(?: out| is| are| was| in| on| under| again| ready| tbh|$)|(?:on|off|over|at|from|to|in front of) the (?:edge of the (?:roof|bridge|platform|cliff)|train tracks|tracks|tube|cliffs|bridge|platform)|(?:step|stepping|stepped|jump|walk|walking|lie|lying) (?:off|in front|out in|onto) (?:of )?(?:the|a)? ?(?:platform|road|traffic|tracks|train|tube)?$|reason not to jump|measuring the beam|suicde|sucide|suiside",
  "(?:hurt|cut|burn\\w*|crash\\w*|starv\\w*|bleed) (?:\\w+ ){0,4}on purpose|(?:written|wrote|writing) (?:the|my|all the|all my|some) letters|tell my (?:\\w+ )?(?:it wasnt|its not|im sorry)|who (?:will|would|ll) (?:look after|feed) my|(?:leaving|gone|going) (?:tonight|tomorrow|soon) and (?:im )?not coming back|im not coming back$|dead by|not (?:being|be) here (?:for christmas|for my birthday|next (?:year|month|week))|(?:be|being) a (?:memory|memorial)|the last time (?:he|she|they) doesnt know",
  "no more (?:birthdays|christmases|tomorrows)|no (?:reason|point) (?:to|in) wait(?:ing)? for the end|(?:dont|cant) see my ?self (?:(?:getting|growing) old|past)|(?:check|checking) out (?:early|soon)|(?:would have|wouldve|id have|should of|should have|shouldve|nearly|almost) gone through with it",
  "(?:stay|staying|keep|keeping) (?:my ?self )?alive|still (?:be )?(?:breathing|alive)(?: is| for|$)|(?:hop(?:e|ing)|wish|wishing|wait|waiting) (?:\\w+ ){0,3}(?:heart|car|cars|bus|it|plane|cancer) (?:just |doesnt |does not |to |would )?(?:stop|stops|crash|crashes|takes me|take me|kill)|(?:go|going|want|like) to be where (?:he|she) is|follow (?:her|him|them) (?:before|soon|to)|(?:problem|nuisance|bother|trouble) (?:for|to) (?:any(?:body)|anyone|nobody|everyone|them) (?:much )?(?:longer|any ?more|again)|no one (?:stops|would stop) me",
  "(?:cant|cannot|can not) (?:do )?(?:it )?(?:another|one more|any more) (?:day|night|week|minute)|dark (?:in )?here|getting darker|(?:come|came|get) out of it alive|voices? (?:\\w+ )?(?:say|saying|tell|telling) (?:me|i|to)|(?:world|everyone) is pushing me out|(?:one|a) big dose|(?:nearly|almost) didnt wake|dying inside|(?:find|found) (?:me|my body)(?: til| till| until| dead|$)|(?:ive|i have|im) (?:\\w+ )?(?:had|got) enough of (?:living|life|it all|being)|that im gone",
  // Wounds, food and drugs.
  "(?:clean|free) (?:from|of) (?:cutting|it|self)|see (?:the )?blood|carv\\w+ (?:words|names|lines|into|it)|boiling water on|(?:cut|cutting|picking|pick|scratch\\w*|bit\\w*|pinch\\w*|burn\\w*) (?:and \\w+ )?my (?:own )?(?:stomach|hands?|arms?|fingers|face|feet|hips|legs|thighs?)(?! (?:on|off|with the|from the|cooking|at work|again on))|(?:hid|hide|hides|took|takes) (?:all )?(?:the|my|our) (?:knives|blades|scissors|razors|sharps)|sharp (?:stuff|things)|(?:found|under|hide|hiding) (?:the )?(?:bandages|plasters|marks)|hurt(?:ing)? my (?:own )?body|my (?:own )?body (?:to|so|until) (?:hurt|stop|bleed)",
  "anorexi\\w+|bulimi\\w+|down to \\d+ (?:kilos|kg|stone|pounds|lbs)|(?:my|her|his) hair(?:s| is)? (?:coming|falling) out|(?:live|living|lives|survive) on (?:black )?(?:coffee|ice|gum|air|water|apples)|passed out|wont eat|(?:oxy\\w*|xan\\w*|meth|heroin|fent\\w*|ket|crack|benzos?|pills) (?:\\w+ ){0,4}(?:every|again|just|before|bender|booze|night|day)|need a fix|get a fix|\\bbender\\b|cant stop shaking|black ?out",
  // At home, online, at work.
  "gets? the (?:belt|cane|slipper|strap)|a fist for|(?:held|holds|pulled|pulls|waved|waves) (?:a|the) (?:knife|gun)|thr(?:ew|ows?) (?:me|her|us) (?:against|down|across)|slammed me|(?:walked|fell|walk) into a door|no food for|(?:his|her) key (?:turns|in the)|(?:hes|shes|he is|she is) coming (?:upstairs|home|back|in)|knows where i (?:\\w+ )?live",
  "(?:marry|married to) a man|(?:ended up|was|put) in (?:a ?& ?e|a e|hospital) (?:because|after he|last time)|(?:says|said) (?:hell|he will|shell|they will|theyll|ill be) (?:\\w+ )?(?:sorry|hurt|kill|take|tell|find|poison|ruin)|(?:\\bpimp|pimps|gangbang\\w*)|(?:no|without) clothes|(?:filmed me|films (?:me|us)|on cam|fake (?:naked|nude)|naked photos|more pics|watch(?:es)? me (?:shower|sleep|undress|change))|cant tell (?:anyone|any(?:body)|my)|trousers open|while he did it|what dad does|does things to (?:her|him|them)",
  "(?:\\d+|hundreds of|so many) (?:messages|calls|texts) (?:a day|and a|from him|from my ex)|turns up wherever|knows (?:when im alone|things he could|my shifts|where i live)|(?:across the street|outside) with the lights off|(?:police|they) say(?:s)? (?:he|they) hasnt|photo of my (?:front door|house)|texts me at|what im wearing|taking (?:me )?abroad",
  "(?:do|did|doing) something terrible|(?:shook|shake|shaking|drown|smother) (?:the|my) baby|bringing it down on|those bullies pay|thoughts about (?:children|kids)|cuts (?:her|him) ?self|marks all over|screams at night|isnt picking up|posted goodbye|poison (?:him|her|me)|(?:sits|sat) (?:\\w+ ){0,3}with (?:his|her|a) (?:\\w+ )?(?:rifle|gun|knife)|sleep (?:with|under) (?:a|the) knife",
  // Self-harm.
  "(?:cut|cuts|cutting|hurt|hurting|harm|harming|harmed|burn|burning|burned|burnt|starv\\w+|punish\\w*|scratch\\w*|injur\\w*|hit|hitting) my ?self(?! (?:off from the|some|short|out))|(?:want to|wanna|going to|need to|gonna) cut my \\w+$|(?:urge|urges|want|wanna|need|tempted) to (?:cut|self harm)$|urges? to (?:hurt|harm|burn|jump)|self (?:harm|injur|mutilat)\\w*|selfharm\\w*",
  "(?:cut|cutting|burn\\w*|scratch\\w*|slash\\w*) (?:up )?my (?:own )?(?:arms?|legs?|thighs?|skin|wrists?)|(?:cutting|purging|burning) again|(?:stopped|stop) eating",
  // Violence and abuse.
  `${them} (?:\\w+ ){0,3}${violence} ${victim}(?! (?:at(?! (?:home|night|work|school))|to it|feelings|with laughter|two|three|up for|up on|hard$|with (?:a new|another|a lot|questions|that|this|the (?:bill|news))))`,
  "(?:slapp|punch|kick|chok|strangl|stabb|attack)ed (?:me|us)|beat\\w* the \\w+ out of (?:me|us)|it hit me in the|(?:push|shov|threw|throw|grabb|dragg|pinn)\\w* me(?: down| against| by| on the| to the (?:floor|ground|wall)| across| around|$)",
  `${them} (?:\\w+ )?broke my (?:nose|jaw|arm|wrist|hand|ribs?|leg|teeth)|black eye|(?:held|holds|pins) me down`,
  "grabb(?:ed|ing|s) me (?:again|last|in|when|at)",
  `(?:scared|afraid|frightened|terrified) (?:of|to) (?:my (?:\\w+ )?${close}|him|her|go home|going home|be at home|being at home)`,
  "(?:not|never|dont feel|doesnt feel|isnt|no longer) (?:\\w+ )?safe (?:at home|here|with (?:him|her|my)|in my|around|any ?more|$)|unsafe (?:at home|here|with|in my|around)|(?:wont|doesnt|never|not) let me (?:leave the|go out|out of|see my|have my|sleep)|lock(?:s|ed) me (?:in|up|out)|controls (?:me|everything i|what i|all my|my money|where i)|throw(?:s|ing)? (?:things|stuff|plates) at (?:me|us)",
  "abus(?:e|es|ed|ive|er|ing)|rap(?:e|ed|ist|ing)|molest\\w*|assault\\w*|grop(?:ed|es|ing)|incest|(?:is|are|was|been|being|keeps) stalk(?:ing|ed)|forc(?:e|es|ed|ing) (?:me (?:to have|into|to do things)|himself|herself)",
  `${them} (?:\\w+ ){0,2}touch(?:es|ed|ing) me`,
  "touch(?:es|ed|ing) me (?:down there|there|where|at night|without|inappropriate\\w*|sexually)|(?:reads|checks|goes through) (?:all )?my (?:messages|phone|texts)|(?:comes|came|gets) in(?:to)? my (?:room|bed)|bruises|(?:going|want|wanna|like|gonna) (?:to )?(?:hurt(?:ing)?|kill(?:ing)?|stab(?:bing)?) (?:some(?:one|body)|people|another person|others|him|her|them)",
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
    // One character can become eighteen.
    .slice(0, 2 * text.length)
    .toLowerCase()
    .replace(/['’‘`´]/gu, "");
  const clauses = [plain, ...plain.split(/[.,;:!?…\n–—]+/u)].map((clause) =>
    clause.replace(/[^\p{L}\p{N}]+/gu, " ").trim(),
  );
  if (clauses.some((clause) => dangerPattern.test(clause))) return "danger";
  return clauses.some((clause) => troublePattern.test(clause)) ? "trouble" : null;
}
