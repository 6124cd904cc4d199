import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';

/** English names of human languages, folded. */
export const ENGLISH_NAMES =
  'english german french spanish portuguese italian dutch polish russian ukrainian czech ' +
  'slovak hungarian romanian bulgarian greek turkish arabic hebrew persian farsi dari ' +
  'pashto urdu hindi bengali bangla punjabi gujarati marathi tamil telugu kannada malayalam ' +
  'sinhala nepali mandarin cantonese chinese taiwanese hokkien japanese korean vietnamese ' +
  'thai khmer lao burmese malay indonesian tagalog filipino swahili amharic somali yoruba ' +
  'igbo hausa zulu xhosa afrikaans swedish norwegian danish finnish icelandic estonian ' +
  'latvian lithuanian croatian serbian bosnian slovenian macedonian albanian georgian ' +
  'armenian azerbaijani kazakh uzbek mongolian catalan basque galician sepedi sotho tsonga ' +
  'venda ndebele swati tswana asturian sicilian neapolitan ladino aymara nahuatl mapudungun ' +
  'galego galician welsh irish gaelic scottish breton luxembourgish maltese esperanto latin ' +
  'creole haitian asl bsl yiddish kurdish tibetan lingala shona twi wolof tigrinya malagasy ' +
  'maori samoan hawaiian quechua guarani papiamento pidgin patois chamorro tongan fijian ' +
  'berber hmong ilocano cebuano assamese odia oriya konkani sindhi kashmiri maithili ' +
  'bhojpuri sanskrit tulu javanese sundanese oromo kinyarwanda luganda setswana sesotho ' +
  'kikuyu ewe fula bemba chichewa akan faroese frisian romansh occitan corsican sardinian ' +
  'uyghur turkmen tajik kyrgyz belarusian montenegrin inuktitut cree navajo';

/** Names of human languages in the languages of our users, folded. */
const NAMES =
  `${ENGLISH_NAMES} ` +
  'englisch deutsch franzosisch spanisch portugiesisch italienisch niederlandisch polnisch ' +
  'russisch ukrainisch tschechisch ungarisch rumanisch griechisch turkisch arabisch ' +
  'chinesisch japanisch koreanisch schwedisch danisch norwegisch finnisch kroatisch ' +
  'serbisch hebraisch persisch ' +
  'anglais allemand francais espagnol portugais italien neerlandais polonais russe ' +
  'ukrainien tcheque hongrois roumain grec turc arabe chinois japonais coreen suedois ' +
  'danois norvegien ' +
  'ingles aleman frances espanol castellano portugues italiano neerlandes polaco ruso ' +
  'ucraniano checo hungaro rumano griego turco chino japones coreano catalan euskera ' +
  'gallego valenciano ' +
  'alemao espanhol holandes polones russo romeno grego arabe chines coreano ' +
  'inglese tedesco francese spagnolo portoghese olandese polacco russo ucraino ungherese rumeno greco cinese giapponese ' +
  'engels duits frans spaans portugees italiaans nederlands pools russisch turks grieks chinees japans vlaams ' +
  'angielski niemiecki francuski hiszpanski portugalski wloski niderlandzki polski rosyjski ' +
  'ukrainski czeski chinski japonski szwedzki norweski ' +
  'vietnamesisch persisch thailandisch indonesisch ukrainisch bulgarisch slowakisch ' +
  'slowenisch albanisch armenisch georgisch litauisch lettisch estnisch islandisch irisch ' +
  'walisisch katalanisch bosnisch mazedonisch kurdisch paschtu urdu suaheli lateinisch ' +
  'latein altgriechisch ' +
  'vietnamien vietnamienne persan hindi ourdou bengali thailandais thai indonesien malais ' +
  'hebreu bulgare croate serbe slovaque slovene albanais armenien georgien lituanien letton ' +
  'estonien islandais irlandais gallois bosniaque macedonien kurde ouzbek mongol khmer ' +
  'laotien birman tamoul tagalog coreenne berbere kabyle amazigh bambara breton corse ' +
  'occitan hongrois finnois ' +
  'vietnamita persa hindi tailandes indonesio malayo hebreo bulgaro croata serbio eslovaco ' +
  'esloveno albanes armenio georgiano lituano leton estonio islandes irlandes gales bosnio ' +
  'kurdo mongol tamil sueco danes noruego finlandes polonesa latino ' +
  'vietnamita tailandesa hebraico bulgaro croata servio eslovaco esloveno albanes sueco ' +
  'dinamarques noruegues finlandes ucraniano hungaro tcheco turco persa ' +
  'vietnamita thailandese indonesiano ebraico bulgaro croato serbo slovacco sloveno ' +
  'albanese armeno lituano lettone estone islandese irlandese svedese danese norvegese ' +
  'finlandese ceco turco arabo coreano hindi latino persiano catalano ' +
  'vietnamees perzisch hebreeuws bulgaars kroatisch servisch slowaaks sloveens albanees ' +
  'armeens georgisch litouws lets ests ijslands iers zweeds deens noors fins tsjechisch ' +
  'hongaars roemeens oekraiens arabisch koreaans indonesisch maleis thais hindoestaans ' +
  'fries latijn ' +
  'wietnamski perski hebrajski bulgarski chorwacki serbski slowacki slowenski albanski ' +
  'ormianski gruzinski litewski lotewski estonski islandzki irlandzki dunski finski ' +
  'wegierski rumunski ukrainski turecki grecki arabski koreanski tajski hinduski lacina ' +
  'katalonski bialoruski ' +
  'украінська англіиська німецька французька польська іспанська італіиська росіиська ' +
  'украинскии англиискии немецкии французскии польскии испанскии итальянскии русскии ' +
  'ελληνικα αγγλικα γερμανικα γαλλικα ισπανικα ιταλικα ρωσικα τουρκικα ' +
  'isizulu isixhosa isindebele siswati setswana sesotho sepedi xitsonga tshivenda hausa ' +
  'yoruba igbo tagalog filipino cebuano dari pashto telugu kannada malayalam marathi ' +
  'gujarati odia sinhala ' +
  'engelska tyska franska spanska svenska norska danska finska engelsk tysk fransk spansk svensk norsk dansk';

const LANGUAGES = new Set(NAMES.split(' '));

/** Length of the language's name at the start of a text ('Brazilian Portuguese (native)' → 20); 0 when none. */
export function languageLength(text: string): number {
  const words = [...text.slice(0, 60).matchAll(/[\p{L}\p{M}]+/gu)].slice(0, 3);
  for (const [i, match] of words.entries()) {
    const key = fold(match[0]);
    if (LANGUAGES.has(key)) {
      // 'American Sign Language' and 'Mandarin Chinese' go on.
      const next = words[i + 1];
      const goesOn =
        next && next.index === match.index + match[0].length + 1 && LANGUAGES.has(fold(next[0]));
      return goesOn ? next.index + next[0].length : match.index + match[0].length;
    }
    if (key === 'sign' && /^sign language/i.test(text.slice(match.index))) return match.index + 13;
    if (i === 0 && match.index > 2) return 0;
    if (
      !new RegExp(oneLine`
        ^(?:
          american|british|brazilian|latin|mexican|european|canadian|swiss|austrian|simplified|
          traditional|modern|standard|fluent|native|conversational|basic|business|jezyk|lingua|
          langue|sprache|muttersprache|haitian
        )$
      `).test(key)
    )
      return 0;
  }
  return 0;
}
