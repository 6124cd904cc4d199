/** Wording that no editor leaves beside a mended opening, by what is wrong with it. */
import { standsInName } from './inside-name.ts';

const phrases = (text: string): string =>
  text
    .trim()
    .split(/\s*[|\n]\s*/)
    .join('|');
/** Matches in small letters only, which is twice as fast as in any case. */
const anyOf = (text: string) => new RegExp(`(?<![\\w-])(?:${phrases(text)})(?![\\w-])`);

/** Says nothing that the line would lack. */
const FILLER = anyOf(String.raw`
consistently(?! (?:hit|met|exceed|rank|beat|achiev)\w*)|successfully|effectively|efficiently|properly|generally|usually(?! \d)|basically|really
actively|extremely|always|very|constantly|continuously|continually|(?<!, )mostly|especially|particularly|specifically|respectively|thereafter|thoroughly
largely|highly|simply|(?<!\b(?:broke|break|breaks|breaking) )even(?! (?:number|temperature|coat|layer|finish|surface|spread|colou?r|shade|tone|thickness|heat|distribution|load|flow|cover|row|stitch|cook|bake)s?\b)|obviously|truly|quite|pretty(?: much)?|various|numerous|whatsoever|normally|typically|frequently|literally|totally|fully(?! (?:booked|stocked|staffed|funded|licensed|licenced|qualified|trained|automated|integrated|compliant|equipped|insured|furnished|fitted|loaded|charged|operational|functional|accredited|subscribed|occupied|let|leased|paid|refundable|managed|serviced|certified|electric|remote|costed|documented)\b)
(?<!(?:from|to|across|at|in|between|over|by|into) )(?:some(?! (?:of|way|days|weeks|time|\d))|several(?! (?:times (?:a|an|per|each|every)|hundred|thousand|million|years|months|weeks|days)))|(?<!(?:\d|\b(?:a|two|three|four|five|six|seven|eight|nine|ten|twelve)) )different(?! (?:from|than|to|ways)\b)|multiple(?! (?:choice|sclerosis|births))|from (?:conception|inception|concept|start) to (?:completion|finish|delivery|launch)|absolutely|definitely|hopefully|somewhat|rather(?! than)|overall|effortlessly|diligently|expertly|tirelessly|smoothly|professionally|carefully|presently
currently|too|as well(?=[.,;]|$)|of course|in general|on the whole|in particular|if (?:needed|required|necessary|possible)|(?:when|where)(?:ver)? (?:needed|required|necessary|possible|applicable)
as (?:and when )?(?:needed|required|necessary|assigned|directed|requested|appropriate)|from time to time|every now and (?:then|again)|here and there|once in a while|all the time|at all times
on a day[- ]to[- ]day(?: basis)?|day in,? day out|on an? (?:[a-z]+[ -]){1,4}basis|with (?:high|great|utmost|full|complete|good) (?:accuracy|precision|care|efficiency|professionalism|results)|in (?:a|an) [a-z]+(?:[ ,]+(?:and )?[a-z]+)? (?:manner|way|fashion)`);

/** More words than the thing needs. */
const WORDY = anyOf(String.raw`
in order to|in the capacity of|(?:during|in|over) the course of|at regular intervals|the topic of|in terms of|in relation to|with (?:regards?|respect) to|in regards? to|in respect (?:of|to)|by means of|for the purposes? of|due to the fact|owing to the fact
the fact that|several different|(?:many|several|various|different) (?:different )?types of|with a view to|(?:with )?the use of|all of (?:the|our|my)|ma[dk](?:e|ing) it (?:possible|easier|easy) for|in the event (?:of|that)|in conjunction with|in the process of|the process of|at the same time|on an ongoing|including but not limited to|not limited to
all aspects of|every aspect of|different aspects of|the area of|the field of|a total of|in the form of|in addition to|as well as (?:being|helping|making|doing)|along with (?:the )?other
a (?:wide |broad |large |whole |huge |vast |great )?(?:range|variety|number|multitude|array|selection|mix|amount) of (?:different |other |various )?(?:duties|tasks|things|jobs|responsibilities|activities|issues|areas|people|clients|customers|work|stuff|topics|needs|problems)
(?:large|huge|vast|high) amounts? of|(?:lots|tons|(?<!(?:haul|hauled|moved|carried|drove|lifted) (?:[a-z]+ )?)loads|bunch|plenty|heaps|a lot|a couple) of(?! (?:data|hay|feed|gravel|sand|timber|bricks|stone))|a (?:wide|broad|large|whole|huge|vast|great) (?:range|variety|number|array) of|a number of|a variety of|a multitude of
all (?:kinds|sorts|types|manner|things)(?: of)?|sort of|kind of|and so (?:on|forth)|and the like|and more|and others|or similar|etc|and (?:all )?that(?=[.,;]|$)|or anything|or whatever|amongst other things|among other things
such as (?:the|a|an) [a-z]+ of the [a-z]+ of|activities of(?! daily)|some of the|most of the time|day[- ]to[- ]day(?: [a-z]+)? (?:operations?|running|activities|business|management|work|matters|needs|of)
regarding the progress of|with the help of|to enable (?:them|him|her|it|clients|customers|people|users|staff) to|(?:could|can|may|might) be used by|taking into (?:account|consideration)|as a result of|in the case of|until such time|in close (?:cooperation|collaboration|co-operation) with|in such a way|so that it|for the benefit of|(?:be|being|is|are|was|were) compliant|any [a-z]+ (?:that )?(?:they|he|she|customers|guests|clients|patients|residents) (?:may|might) have|through (?:talking|speaking|using)|work(?:s|ed|ing)? together with|data and information|information and data|staff members in the company|routine [a-z]+ regularly|amount of (?:complaints|errors|mistakes|people|customers|calls|orders|accidents)|ma[kd]e? sure of|making sure of|the (?:occurrence|implementation|execution|completion|utili[sz]ation|provision|facilitation|undertaking) of`);

/** Names of duties, where the duty itself is wanted. */
const VAGUE_THINGS = anyOf(String.raw`
(?:(?:daily|other|general|various|office|admin|administrative|clerical|routine|basic|related|assigned|different|multiple|several|day-to-day|household|support|miscellaneous|additional|everyday|necessary|relevant|required|work|job) )+(?:duties|tasks|activities|responsibilities|matters|functions|items|jobs|work|things|issues)
(?:all|the) (?:the )?(?:tasks|work|jobs)(?: given)?(?=[.,;]|$)|workload(?=[.,;]|$)|(?<!\b(?:customs|stamp|excise|import|export|heavy|light|death|estate|anti-dumping|of \d+) )duties|responsibilities|things|stuff|everything (?!(?:they|he|she|we|was|were|is|(?:on|in) the)\b)\w+|anything|anyone(?! (?:over|under|aged|who|with|at|in|on|else|from|without)\b)|someone|somebody|(?<!\bif )something|whatever|and other (?:products|items|goods|equipment|materials|paperwork|documents|documentation|forms)(?=[.,;]|$)|odd jobs|odds and ends|bits and (?:bobs|pieces)|other works|ins and outs`);

/** Phrases of advertisements and offices. */
const CLICHE = anyOf(String.raw`
the extra mile|above and beyond|with a smile|the ground running|outside (?:of )?the box|many hats|can-do|second to none
by a (?:good|big|large|huge|significant) (?:margin|amount)|hard work(?! (?:of|on|at)\b)|dedication
facilitat(?:e|ed|es|ing) the [a-z]+(?:ment|ing|tion) of|rais(?:e|ed|ing) awareness(?! (?:of|about|among)\b)|(?:maximi[sz]|boost|driv|enhanc)(?:e|ed|es|ing) (?:engagement|efficiency|productivity|performance|value)(?=[.,;]|$| and\b)
(?:the )?(?:bank|company|business|organi[sz]ation|team|firm)(?:['’]s)? (?:business )?(?:objectives|goals|success|growth)|internal and external (?:stakeholders|customers|clients)|add(?:ed|s|ing)? value
all and sundry|customer[- ]focus+ed|first[- ]class (?:service|customer)|(?:fast[- ]paced|high[- ]pressure|busy)(?:,? (?:and )?[a-z-]+)* environment|(?:the )?activities related to|(?:strong|good|excellent|great|effective) [a-z]+ skills|(?:to|with) the best of my|(?:to|of) (?:a|the) (?:high|highest|good|very high) (?:standards?|level)|high(?:est)? standards?(?: of)?
(?:great |strong |keen |close )?attention to detail|detail-oriented|team player|fast[- ]paced environment|positive attitude|(?:good|great|strong|excellent) (?:rapport|relationships?|communication|working relationships?|teamwork|time management|work ethic)|difference in|make a difference|under pressure|deadlines under
an? (?:active|keen|special|real|strong|personal) interest|passion(?:ate)?|enthusias\w+|love|loved|enjoy|enjoyed|proud|keen|happy to|willing(?:ness)? to|memorable|unforgettable|hassle-free|warm welcome|friendly (?:service|manner|face|and)|welcoming (?:environment|atmosphere)|positive (?:environment|experience|atmosphere)|safe environment for everyone
leverag(?:e|ed|ing)(?! (?:loans?|ETFs?|recaps?|finance|buy-?outs?|leases?|funds?|trades?|positions?)\b)|synerg\w+|actionable|holistic|proactive(?:ly)?(?! (?:team|unit|policing|maintenance))|dynamic|seamless(?:ly)?|smooth (?:running|operation|flow|functioning|process|workflow)s?(?: of)?|(?:runs?|ran|running|going|went) smooth(?:ly)?|world-class|cutting[- ]edge|bleeding[- ]edge|best[- ]in[- ]class|high[- ]quality|driv(?:e|ing) (?:sales|growth|revenue|results|traffic|engagement|performance)|drove (?:sales|growth|revenue|results|improvements?)|driving improvements?|work(?:ed|ing)? (?:to|under|with) tight deadlines|(?<=(?:bring|brought|bringing) (?:[a-z]+ ){1,5})to life|from [aA] to [zZ]|dream (?:home|house|job|holiday|wedding|kitchen|car)s?|(?:their|our|customer|client|business) needs(?=[.,;]|$)|(?:keep|kept|meet|met) (?:to )?(?:tight )?deadlines|difficult times|results[- ]driven|value[- ]add(?:ed)?
mission[- ]critical|paradigm|game[- ]chang\w+|impactful|stakeholder engagement|thought leader\w*|best practices?|deliverables|key (?:player|role|part|stakeholders|driver)|instrumental|pivotal|integral|vital role|strategic (?:vision|thinking|initiatives)|drive results|effective outcomes|successful outcomes|positive outcomes|move the needle|low-hanging|deep dives?|touch base|circle back|bandwidth
(?:ensur|provid|deliver|giv|offer|maintain|guarantee|g[ai]v)(?:e|ed|es|ing) (?:an? |the )?(?:excellent|exceptional|outstanding|great|good|superior|high(?:est)?|top|top-notch|quality|premium|first-class|best|utmost|timely|smooth|proper|prompt|efficient|effective|overall) (?:possible )?(?:[a-z]+ )?(?:service|services|care|support|quality|standards?|levels?|experience|work|delivery|communication|operations?|functioning|completion|running|flow)
(?<!% )(?:customer|client|guest) satisfaction|customer experience|customer service skills|excellent customer service|great customer service|good customer service|quality (?:service|work|care)|dignity and respect
(?:the )?best (?:possible )?(?:deals?|terms|rates|outcomes?|results?|prices?|service|care|experience|interests?)(?: possible)?(?: for)?|for everyone(?: involved)?|best solutions?(?: for)?|feel at home|treasure forever|last a lifetime|(?:be )?the best (?:they|he|she|you|we) can be|be (?:their|your) best|(?:work(?:s|ed|ing)?|together) as (?:a|one) team|(?:from )?start to finish|t(?:ake|ook|aking) (?:full |complete )?ownership|up[ -]to[ -]date with (?:the )?(?:latest|new|current)[ a-z]*|(?:latest|current) (?:practices|trends|developments)|well looked after|were looking for|(?:any )?outstanding issues|ensur(?:e|ed|ing) quality(?=[.,;]|$)|up to speed|(?:can|could|may|might) (?:thrive|flourish|shine)|(?:safe|caring|nurturing|stimulating|warm|welcoming|supportive|positive|clean|healthy|inclusive|engaging)(?:,? (?:and )?[a-z]+)* (?:environment|atmosphere|space)`);

/** Words of talk. */
const SPOKEN = anyOf(String.raw`
\w+n['’]t|(?:i|you|we|they|he|she|it|that|there|who)['’](?:m|re|ve|ll|d)|guys|lads|newbies|folks|mates|gaffer|boss|kinda|gonna|wanna|gotta|the needful|big time|like a lot|for to|as per (?:business|client|customer|job|project|company) [a-z]+|as per (?:the )?(?:requirements?|needs?|norms?)
kids(?! (?:menu|club|party|parties|camp|yoga|classes|clothing|clothes|toys|programs?|programmes?)\b)|chatt(?:ed|ing)|(?<!\benough [a-z]+ )(?:to|and|,) chat (?:to|with)|pop(?:ped|ping)? (?:in|over|round)|sort(?:ed|ing)? out|get(?:ting)? rid of|got rid of|a mess|messy(?! [a-z])|pitch(?:ed|ing)? in|jump(?:ed|ing)? in|fill(?:ed|ing)? in(?= (?:when|for [a-z]+ (?:when|who))\b)|help(?:ed|ing)? out
got (?:[a-z]+ed|paid|their)|get(?:ting)? (?:them|people|customers|clients) to|a bit of|all over|(?:look|looks|looked|looking) (?:good|nice|great)|(?:is|are|was|were) happy|a good (?:time|clean|job|look)|add(?:ed|s|ing)? up(?=[.,;]|$)|(?:packed|done|made|sent|set) right(?=[.,;]|$)|till(?= (?:closing|late|the|now|end)\b)|invites|keep (?:the )?(?:customers|clients|guests|people|everyone) happy|(?:was|were|is|are|looked) (?:good|nice|fine|okay|ok|great)|in good nick|(?:bust|crank|bang|churn|smash)(?:ed|ing)? out|like \d+|chuck(?:ed|ing)?|guff|110 ?%|(?:gave|give|giving|lent) (?:[a-z]+ ){0,2}a (?:helping )?hand|crawl(?:ed|ing)? around|muck(?:ed|ing)? in|hang(?:ing)? out|hung out|pick(?:ed|ing)? up the slack|on the fly|the usual|back and forth|no matter (?:what|how)|you name it|okay|nice|awesome|(?<=\b(?:was|were|is|are) )super|super(?! (?:and|or|into|for|from|to|in|through|payments?|claims?|funds?|rates?|contributions?|balances?|guarantee|returns?|rules|queries|reports?)\b|[,.;]|$)|cool with|super busy|crazy|insane|up to me|(?<!(?:of|the) )same(?=[.,;]|$)|ok(?=[.,;]|$)|(?:went|go|going) away happy|just being|being there|spick and span|shipshape|tip-top|by myself|on my own|all by|not too|not afraid|a little bit|a fair bit|the odd (?:bit|job|time|one)|wasn|was about(?! (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|half|twice|a (?:third|quarter|half)))|kept going|keep going|nothing bad|no (?:bother|problem|worries|trouble)(?=[.,;]|$)|wherever(?! (?:possible|needed|required|necessary))|about it(?=[.,;]|$)|in line(?=[.,;]|$)|stuck(?= (?:in|around|at|out|it out)\b|[.,;]|$)|(?<!^)stuck(?! (?:to|on|up)\b)|big boss|right away
girls(?= (?:when|who)\b)|other bits|lovely|old (?:people|folks?|man|lady|gentleman)(?!['’])|stuff like|by a lot|cool(?! (?:down|rooms?|stores?|chain|storage|dry|environments?|temperatures?|and|water|places?|the|off|it|them|boxe?s?|bags?)\b|ing|ed|[,.;]|$)|ma(?:de|ke|king) (?:customers|clients|guests|people|everyone) happy`);

/** Said with less than was done. */
const MODEST = anyOf(String.raw`
tr(?:y|ied|ies|ying) (?:to|and|my best(?: to)?|my)|work(?:ed|ing)? hard|hard to (?:ensure|make|keep)|managed (?:to|time)|striv(?:e|ed|ing) (?:to|for)|strove to|(?<!\b(?:persons?|people|men|thieves|intruders|customers|passengers|suspects) )attempt(?:ed|ing)? to|hop(?:e|ed|ing) to|aim(?:ed|ing)? to|seek to|sought to|a bit(?! of a )|supposed to|expected to|meant to|was able|were able|able to|some experience|a little experience|basic knowledge|familiar with|exposure to|a minor part|small part|bit part|in some way`);

const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ['modest', MODEST],
  ['cliché', CLICHE],
  ['wordy', WORDY],
  ['vague thing', VAGUE_THINGS],
  ['spoken word', SPOKEN],
  ['filler', FILLER],
];

export interface Stale {
  kind: string;
  /** As written in the line. */
  words: string;
}

/** The first stale words of a line and what is wrong with them; null where nothing is. */
export function staleIn(text: string): Stale | null {
  const small = text.toLowerCase();
  for (const [kind, pattern] of KINDS) {
    const found = pattern.exec(small);
    if (!found) continue;
    const words = text.slice(found.index, found.index + found[0].length);
    return saysNothing(text, found.index, words)
      ? { kind, words }
      : staleIn(blanked(text, found.index, words));
  }
  return null;
}

/** Names, sums of money and what others did are facts. */
const saysNothing = (text: string, at: number, words: string) =>
  !standsInName(text, at, words) &&
  !(/^leverag/i.test(words) && /^ (?:an? )?[£$€]\d/.test(text.slice(at + words.length))) &&
  !(OF_OTHERS.test(words) && /\b(?:who|which)(?: [a-z]+){0,2} $/.test(text.slice(0, at))) &&
  !(words === 'properly' && /\bthen $/.test(text.slice(0, at)));
/** 'patients who had been expected to leave' */
const OF_OTHERS =
  /^(?:expected|supposed|meant|able|tried|trying|managed|attempted|hoping|hoped|unable) to$/;

const blanked = (text: string, at: number, words: string) =>
  `${text.slice(0, at)}${'#'.repeat(words.length)}${text.slice(at + words.length)}`;

/** What is stale in a line; null where nothing is. */
export const staleWording = (text: string): string | null => staleIn(text)?.kind ?? null;
