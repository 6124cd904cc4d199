/** Generated from ../data/collocations.tsv: npm run lint-tables. */
export const packed = {
  name: "collocations",
  category: "grammar" as const,
  title: "The usual preposition",
  why: "Each verb has its own preposition, or none.",
  priority: 55,
  messages: [
    "It is usual to write “{new}”.",
  ],
  rows: String.raw`
[~discuss about] !#	$1	0
[~explain about]	$1	0
[~inform to] <det|noun|proper|pron>	$1	0
[~counsel to] <noun|det>	$1	0
[~advise to] <det|noun.pl|pron>	$1	0
[+request for|to] <det|noun|pron>	$1	0
[~suggest for|about] <det|noun|adj>	$1	0
[~recommend for] improvements|changes|a|an	$1	0
[~attend to|at|in|on] meetings|meeting|training|trainings|conference|conferences|seminar|seminars|workshop|workshops|course|courses|classes|lectures|a_meeting|a_training|a_seminar|a_workshop|a_course|the_meeting|the_meetings|the_training|weekly_meetings	$1	0
[~participate|~participated of|at|on|to]	participate~1 in	0
[~consist in|by|from]	$1 of	0
[~depend of|from]	$1 on	0
[depending of|from]	depending on	0
!was|is|are|were|be|been [~comprise of]	$1	0
[~emphasize|~emphasise on]	$1	0
[+stress on] <noun|det>	$1	0
[+focus in|at|to] <det|noun|verb.gerund>	$1 on	0
[~enter into] the_data|data|the_details|details	$1	0
[+contact with|to] <det|noun|proper>	$1	0
[+call to] customers|clients|patients|suppliers|the_customers|the_clients	$1	0
[+help to|for] the|customers|clients|patients|students|residents|staff|guests|people|children|colleagues	$1	0
[+assist to] the|customers|clients|patients|students|residents|staff|guests|people|children|colleagues|engineer|engineers|manager|my|our|doctor|doctors|nurses	$1	0
[+assist for]	$1 with	0
[+support to] the|customers|clients|patients|staff|team|all|our	$1	0
[+order for] parts|stock|supplies|goods|materials	$1	0
[+answer to] calls|phones|phone|queries|questions|enquiries|emails|the_phone|customers|customer	$1	0
[+reply] emails|mails|queries|enquiries|letters|messages	$1 to	0
[~listen] customers|clients|patients|music|them|their	$1 to	0
[~respond] emails|queries|calls|enquiries|complaints|tickets|incidents	$1 to	0
[~deal] customers|clients|complaints|enquiries|queries|suppliers|cash	$1 with	0
[~comply] the|all|with_to|gdpr|hipaa|safety	$1 with	0
[~comply to]	$1 with	0
[~liaise to]	$1 with	0
[~liaise] clients|customers|suppliers|stakeholders|vendors|teams	$1 with	0
[~coordinate|~co-ordinate to]	$1 with	0
[~collaborate to] the|other|our|a|teams	$1 with	0
[~cooperate to] the|other	$1 with	0
[~interact to]	$1 with	0
familiar [in|of|about|on]	with	0
proficient [on|of|with_the_use_of|about]	in	0
skilled [on|of|about]	in	0
experienced [on|of|about]	in	0
expert [of|on] <verb.gerund?>	in	0
expertise [on|of] <verb.gerund|proper|noun>	in	0
specialised|specialized|specialist|specialising|specializing [on|of|at]	in	0
interested [on|for|about|to] !#	in	0
good|strong|deep|basic|sound|working|excellent|some|solid|thorough|advanced|practical|full knowledge [in|on|about] <noun|proper>	of	0
good [in] <verb.gerund?>	at	0
certified [on|of|for] <proper>	in	0
trained [of]	in	0
qualified [on]	in	0
graduated [of|in_the|at] university|college|the_university	from	0
[capable to] <verb.base>	able to	0
responsible [of|on|about|by|in|at] <det|verb.gerund|noun|adj>	for	0
in charge [for|on|in] <det|verb.gerund|noun>	of	0
according [with]	to	0
in accordance [to|of]	with	0
[in compliance to|of]	in compliance with	0
different [of|than_the] <noun|det>	from	0
similar [with|as]	to	0
on behalf [from|for]	of	0
in front [from]	of	0
instead [from]	of	0
thanks [of]	to	0
due [of]	to	0
in addition [of]	to	0
as well [like]	as	0
such [like]	as	0
[since] #|january|february|march|april|june|july|august|september|october|november|december|monday|1st #? to|until|till	from	0
[since] the <noun> to|until	from	0
[since] over|about|nearly|almost? #|two|three|four|five|six|seven|eight|nine|ten years|months|weeks $	for	0
[since] over|about|nearly|almost? #|two|three|four|five|six|seven|eight|nine|ten years|months|weeks !ago	for	0
from the <noun> [until] the <noun>	to	0
from # [till|until] #	to	0
between # [to] #	and	0
+work|+live|+serve|+teach|there [during] # years|months|weeks|days|hours	for	0
on [the] weekly|daily|monthly|regular|yearly basis	a	0
[on daily|weekly|monthly|yearly|quarterly|regular|annual|hourly basis]	on a $2 basis	0
[in] a? daily|weekly|monthly|regular basis	on	0
# times [on|in] year|week|month|day	a	0
[in|at] monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|fridays|saturdays|sundays $	on	0
[in|at] monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|fridays|saturdays|sundays <verb|prep|conj|det|adv|adj|num|pron|part>|morning|mornings|afternoon|afternoons|evening|evenings|night|nights	on	0
[at] january|february|march|april|june|july|august|september|october|november|december	in	0
[on] january|february|march|april|june|july|august|september|october|november|december !#	in	0
[on|at] 2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025 $	in	0
assigned [at|on] the <proper|noun|adj>? <proper|noun> section|department|ward|office|branch|unit|desk|team	to	0
[~work in] shifts|night_shift|night_shifts	$1	0
enrolment|enrollment|enrolled|enrol|enroll [to] <noun.pl|det|adj>	in	0
^|got|get|gain|gained|have|has|had|good|gave|with [exposure on]	exposure to	0
experience|experienced [on] <verb.gerund?>	in	0
[~award with] a|an|the	$1	0
[for to] <verb.base>	to	0
[+accompany with] the|my	$1	0
[~investigate about|on]	$1	0
[~analyse|~analyze about|on]	$1	0
[~describe about]	$1	0
[~mention about]	$1	0
[+study about]	$1	0
[+research about]	$1	0
[+visit to|at] <det|noun.pl|proper>	$1	0
[+approach to] customers|clients|the_customers	$1	0
[+monitor on|over] <det|noun>	$1	0
[~cope up with]	$1 with	0
[~revert back]	$1	0
[+return back]	$1	0
[~repeat again]	$1	0
[~join to] the	$1	0
[~reach to] the|a|our|target|targets	$1	0
[~arrive to]	$1 at	0
[~take care] <det|noun.pl>	take~1 care of	0
[+result to|into] <det|noun|num|adj>	$1 in	0
[~apply] the_job|a_job	$1 for	0
~pay attention [on|in|for|at]	to	0
attention [on|in|of|at|for] detail|details	to	0
+transform|+convert|+turn <noun> [in] <noun>	into	0
[~divide in] #	$1 into	0
[~translate in] <proper>	$1 into	0
~explain to <noun.pl|pron> [about] <det|noun>		0
~assist|~help <noun.pl|pron> [for] opening|boarding|checking|filling|applying|choosing|finding|moving|using|booking of?	with	0
training|course|seminar|workshop|based|worked|working|lived|office|event|held|conference|project|located [at] lagos|mumbai|delhi|london|manila|dubai|chennai|pune|abuja|nairobi|hyderabad|bangalore|bengaluru|kolkata|ahmedabad|kano|ibadan|accra|cairo|karachi|lahore|dhaka|colombo|jakarta|berlin|madrid|paris|rome|lisbon|warsaw	in	0
work|works|worked [in] the? <proper> project	on	0?
depend|depends|depended|depending directly [of|from] the|a	on	0?
^ [help|assist to] the|our|all	$1	0
<proper> [at] lagos|mumbai|delhi|manila|dubai|chennai|pune|abuja|nairobi|hyderabad|bangalore|bengaluru $|,|and	in	0
`,
};
