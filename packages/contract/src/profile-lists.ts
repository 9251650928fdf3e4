/** The closed lists of profiles; apart from the others, so that screens without profiles do not load them. */

/** Languages that people speak, from Arabic through Turkish (R270), with the code by which `Intl` names them. */
export const spokenLanguages = {
  Arabic: 'ar',
  Bulgarian: 'bg',
  Chinese: 'zh',
  Croatian: 'hr',
  Czech: 'cs',
  Danish: 'da',
  Dutch: 'nl',
  English: 'en',
  Finnish: 'fi',
  French: 'fr',
  German: 'de',
  Greek: 'el',
  Hungarian: 'hu',
  Italian: 'it',
  Japanese: 'ja',
  Norwegian: 'no',
  Polish: 'pl',
  Portuguese: 'pt',
  Romanian: 'ro',
  Russian: 'ru',
  Spanish: 'es',
  Swedish: 'sv',
  Turkish: 'tr',
} as const;
export type SpokenLanguage = keyof typeof spokenLanguages;

/** Where somebody may work without a further permit: the European Union with the EEA, Switzerland, the United Kingdom. */
export const workPermits = ['EU', 'CH', 'GB'] as const;
export type WorkPermit = (typeof workPermits)[number];

export const languageLevels = ['basic', 'conversational', 'fluent', 'native'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export const documentKinds = ['cv', 'cover-letter', 'certificate', 'reference', 'diploma', 'portfolio', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The two-letter codes of ISO 3166-1; `Intl` names them in every language. */
export const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );
