import type { Language } from '@vitrine/contract/vocabulary.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: { when: '{time}, {minutes} minutes', linkFollows: 'The link follows in another mail.' },
  de: { when: '{time}, {minutes} Minuten', linkFollows: 'Der Link folgt in einer weiteren Mail.' },
  fr: { when: '{time}, {minutes} minutes', linkFollows: 'Le lien suivra dans un autre e-mail.' },
});

export interface Meeting {
  /** In words; several of an offer. */
  times: readonly string[];
  minutes: number;
  place: string;
  /** It is at Webex, and its link is not made yet. */
  linkFollows: boolean;
  /** Own words of whoever planned it, or called it off. */
  note: string;
}

/** When and where a talk is, for both who meet, in paragraphs; `between` stands before the own words. */
export function meetingParagraphs(language: Language, { times, minutes, place, linkFollows, note }: Meeting, between: string[] = []) {
  const own = texts[language];
  return [
    [...times.map((time) => fill(own.when, { time, minutes: String(minutes) })), place].join('\n').trim(),
    ...between,
    ...(linkFollows ? [own.linkFollows] : []),
    ...(note ? [note] : []),
  ];
}
