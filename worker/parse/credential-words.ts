/** Words of licences, certificates and courses in the languages that the parser reads. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';

/** Words that make a licence or certificate wherever they stand, folded. */
const CREDENTIAL = new RegExp(
  String.raw`\b(?:licen[cs]es?|licen[cs]ed|licensure|certifi(?:ed|cates?|cations?|cado|cada|cato|cat|caat)|certyfikat[a-z]*|zertifi[a-z]*|accredited|chartered|credential|clearance|permit|` +
    oneLine`
      driver'?s? licen[cs]e|tickets?|card|first aid(?:er)?|cpr|aed|bls|acls|pals|nihss|ccrn|
      cscs|smsts|sssts|cpcs|npors|ipaf|pasma|ewp|hltaid\d+|hltwhs\d+|rsa|rsg|servsafe|tips|tabc|
    ` +
    oneLine`
      food (?:hygiene|safety|handlers?)|haccp|osha|hazwoper|hazmat|cdl|twic|notary|dbs|wwcc|
      working with children|safe ?pass|manual handling|working at heights?|confined spaces?|
    ` +
    oneLine`
      forklift|dogging|rigging|scaffolding|hot works?|gas test [a-z]+|asbestos awareness|
      fire (?:warden|marshal)|safeguarding|banksman|tachograph|cpc|adr|sia|level [1-8]|
    ` +
    oneLine`
      pmp|capm|itil|prince2|cissp|cisa|cism|comptia|ccna|ccnp|cka|csm|psm|cspo|safe \d|
      six sigma|green belt|black belt|phr|sphr|shrm-s?cp|cpa|cfa|cma|acca|mcipd|
    ` +
    oneLine`
      [a-z]*fuhrerschein|[a-z]{3,}schein|[a-z]*berechtigung|befahigung[a-z]*|sachkunde[a-z]*|
      ersthelfer[a-z]*|erste[- ]hilfe|ausbildereignung[a-z]*|aevo|ada-schein|
    ` +
    oneLine`
      permis (?:de conduire|[a-e]\b)|caces|sst|psc ?1|habilitations?|attestation|brevet|
      carnet? de|carne (?:b|c|d)\b|permiso de (?:conducir|conduccion)|
      manipulador(?:a)? de alimentos|prl|riesgos laborales|
    ` +
    oneLine`
      patent[ei] (?:[a-e]\b|di guida|europea)|attestat[oi]|abilitazione|primo soccorso|
      carta de conducao|carteira (?:nacional )?de habilitacao|cnh|nr-?\d+|
    ` +
    String.raw`rijbewijs|vca|bhv|ehbo|heftruck[a-z]*|prawo jazdy|uprawnienia|swiadectwo|kurs (?:bhp|operatora)|udt|sep do)\b`,
  'u',
);

/** Likeness of an item to a licence, certificate or course: 1 when its words say so. */
export const isCredentialLike = (text: string): boolean =>
  CREDENTIAL.test(fold(text)) || /^[A-Z]{2,3} licen[cs]e$/.test(text);

/** A licence to drive, a clearance or a check of records, named as such: a fact that stands under any heading. */
const SURE = new RegExp(
  oneLine`
    \b(?:
      driv(?:ing|er'?s?) licen[cs]e|
      (?:hr|hc|mc|heavy rigid|class [a-e]|forklift|hgv|lgv|c\+e) licen[cs]e|licen[cs]e class|
      security clearance|(?:secret|sc|dv|baseline|nv1) clear(?:ance|ed)|(?:enhanced )?dbs\b|
      working with children|white card|[a-z]*fuhrerschein|staplerschein|
      permis (?:de conduire|[b-e]\b)|(?:carne|carnet|permiso) de (?:conducir|conduccion)|
      patente (?:[b-e]\b|di guida)|carta de conducao|rijbewijs|prawo jazdy|
      cnh (?:categoria )?[b-e]\b
    )
  `,
  'u',
);

/** A licence to drive or a clearance, which is no skill and needs no heading. */
export const isSureCredential = (text: string): boolean => SURE.test(fold(text));

/** Folded names of groups inside a section that hold licences and certificates: 'Scheine', 'Certifications'. */
export const CREDENTIAL_GROUP = new RegExp(
  oneLine`
    ^(?:
      (?:professional |driving |relevant |other |current )?(?:
        certification|certificate|licen[cs]e|qualification|credential|accreditation|ticket|card|
        clearance|registration
      )s?(?:(?: (?:and|&) |\/| )(?:licen[cs]es?|certifi[a-z]+|tickets?|training|cards))?|
      licensure|security clearance|scheine|fuhrerscheine?|zertifikate|zertifizierungen|lizenzen|
      bescheinigungen|permis(?: de conduire)?|certificats|habilitations|certificaciones|
      certificados|carnes?|carnet(?: de conducir)?|permiso de conducir|licencias|certificacoes|
      carta de conducao|habilitacao|certificazioni|certificati|attestati|
      patent[ei](?: di guida)?|certificaten|rijbewij[sz](?:en)?|certyfikaty|uprawnienia|
      prawo jazdy
    )$
  `,
  'u',
);
