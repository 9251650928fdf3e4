import { expect, test } from 'vitest';
import { baseSubjectOf, idsIn, isReplySubject, type Threaded, threadsOf } from './threads.ts';

const start = Date.parse('2026-11-01T08:00:00Z');
const day = 24 * 3600 * 1000;

interface Given {
  id?: string;
  re?: string;
  refs?: string[];
  subject?: string;
  days?: number;
  people?: string[];
}

let count = 0;
function mail({ id, re = '', refs = [], subject = 'Interview', days = 0, people = ['me@us.test', 'ann@mail.test'] }: Given): Threaded {
  count += 1;
  return {
    id: `row ${String(count).padStart(5, '0')}`,
    messageId: id ?? `${count}@mail.test`,
    inReplyTo: re,
    references: refs,
    baseSubject: baseSubjectOf(subject),
    isReply: isReplySubject(subject),
    receivedAt: new Date(start + days * day + count).toISOString(),
    people,
  };
}

/** Which of these mails are one conversation, as numbers: `[0, 0, 1]`. */
function together(mails: Threaded[], read = mails) {
  const threads = threadsOf(read);
  const names = [...new Set(mails.map(({ id }) => threads.get(id)))];
  return mails.map(({ id }) => names.indexOf(threads.get(id)));
}

const chain = (n: number) => Array.from({ length: n }, (_, at) => ({ id: `c${at}`, ...(at > 0 ? { re: `c${at - 1}` } : {}) }));

const golden: [string, Given[], number[]][] = [
  ['two mails that have nothing to do with each other', [{ subject: 'A' }, { subject: 'B' }], [0, 1]],
  ['two mails of the same subject that answer nothing', [{}, {}], [0, 1]],
  ['a reply', [{ id: 'a' }, { re: 'a', subject: 'Re: Interview' }], [0, 0]],
  ['a reply that came first', [{ re: 'a', subject: 'Re: Interview' }, { id: 'a' }], [0, 0]],
  ['a reply with another subject', [{ id: 'a' }, { re: 'a', subject: 'My documents' }], [0, 0]],
  ['a reply in another language', [{ id: 'a' }, { re: 'a', subject: 'Entretien' }], [0, 0]],
  ['two replies to the same', [{ id: 'a' }, { re: 'a' }, { re: 'a' }], [0, 0, 0]],
  ['two replies to what is not here', [{ re: 'gone' }, { re: 'gone' }], [0, 0]],
  ['a chain whose middle is missing', [{ id: 'a' }, { re: 'b', refs: ['a', 'b'], subject: 'Re: Interview' }], [0, 0]],
  [
    'a chain whose beginning is missing',
    [
      { id: 'b', re: 'a', refs: ['a'] },
      { re: 'b', refs: ['a', 'b'] },
    ],
    [0, 0],
  ],
  ['two ends of a chain with nothing between them', [{ refs: ['a', 'b'] }, { refs: ['a', 'c'] }], [0, 0]],
  ['references of another subject', [{ id: 'a' }, { refs: ['a'], subject: 'Invoice' }], [0, 1]],
  [
    'references reused for something new, and its reply',
    [{ id: 'a' }, { id: 'n', refs: ['a'], subject: 'Invoice' }, { re: 'n', refs: ['a', 'n'], subject: 'Re: Invoice' }],
    [0, 1, 1],
  ],
  ['references of the same subject with a prefix', [{ id: 'a' }, { refs: ['a'], subject: 'AW: Interview' }], [0, 0]],
  [
    'references that all name the newsletter',
    [
      { refs: ['list'], subject: 'Issue 1' },
      { refs: ['list'], subject: 'Issue 2' },
    ],
    [0, 1],
  ],
  [
    'a circle of two',
    [
      { id: 'a', re: 'b' },
      { id: 'b', re: 'a' },
    ],
    [0, 0],
  ],
  [
    'a circle of three',
    [
      { id: 'a', re: 'c' },
      { id: 'b', re: 'a' },
      { id: 'c', re: 'b' },
    ],
    [0, 0, 0],
  ],
  ['a mail that answers itself', [{ id: 'a', re: 'a' }, {}], [0, 1]],
  ['the same mail in two folders', [{ id: 'a' }, { id: 'a' }], [0, 0]],
  ['a doubled Message-ID and its reply', [{ id: 'a' }, { id: 'a' }, { re: 'a' }], [0, 0, 0]],
  ['mails without a Message-ID', [{ id: '' }, { id: '' }], [0, 1]],
  ['a reply with the id of a server instead of the mail', [{ id: 'a' }, { re: 'M1234', subject: 'Re: Interview' }], [0, 0]],
  ['a reply without any id', [{ id: 'a' }, { subject: 'Re: Interview' }], [0, 0]],
  ['a reply without any id, of other people', [{ id: 'a' }, { subject: 'Re: Interview', people: ['me@us.test', 'bob@mail.test'] }], [0, 1]],
  ['a reply without any id after two months', [{ id: 'a' }, { subject: 'Re: Interview', days: 61 }], [0, 1]],
  ['a reply without any id after three weeks', [{ id: 'a' }, { subject: 'Re: Interview', days: 21 }], [0, 0]],
  ['a reply without id and without subject', [{ id: 'a', subject: '' }, { subject: 'Re:' }], [0, 1]],
  ['a reply without id to the latest of two', [{ id: 'a' }, { id: 'b', days: 1 }, { subject: 'Re: Interview', days: 2 }], [0, 1, 1]],
  ['something forwarded without ids', [{ id: 'a' }, { subject: 'Fwd: Interview' }], [0, 1]],
  ['something forwarded that names it', [{ id: 'a' }, { refs: ['a'], subject: 'WG: Interview' }], [0, 0]],
  ['a subject with other spaces and capitals', [{ id: 'a', subject: 'The  Interview' }, { subject: 'RE: the interview' }], [0, 0]],
  ['several prefixes', [{ id: 'a' }, { subject: 'AW: Re: SV: Interview' }], [0, 0]],
  ['a chain of fifty', chain(50), Array(50).fill(0)],
  [
    'two conversations that a late mail shows to be one',
    [{ id: 'a' }, { id: 'c', re: 'b', subject: 'Other' }, { id: 'b', re: 'a', subject: 'Other' }],
    [0, 0, 0],
  ],
];

test.each(golden)('%s', (_, given, expected) => {
  const mails = given.map(mail);
  expect(together(mails)).toEqual(expected);
  // the newest are read first
  expect(together(mails, mails.toReversed())).toEqual(expected);
});

test.each([
  'Re: Interview',
  'RE: Interview',
  're:Interview',
  'Re : Interview',
  'AW: Interview',
  'Aw: Interview',
  'SV: Interview',
  'Antw: Interview',
  'VS: Interview',
  'RV: Interview',
  'RES: Interview',
  'Ré: Interview',
  'R: Interview',
  'Re[2]: Interview',
  'Re(3): Interview',
  'Re：Interview',
  'Re: AW: Interview',
  'RE : TR : Interview',
  'Fwd: Interview',
  'FW: Interview',
  'WG: Interview',
  'TR: Interview',
  'ENC: Interview',
])('the subject of %j is that of the interview', (subject) => {
  expect(baseSubjectOf(subject)).toBe('interview');
  expect(isReplySubject(subject)).toBe(!/^(fwd?|wg|tr|enc)\b/i.test(subject));
});

test.each(['Recruiting: Interview', 'Result: yes', 'Question: when?', 'Reminder: tomorrow'])('%j is no reply', (subject) => {
  expect(baseSubjectOf(subject)).toBe(subject.toLowerCase());
  expect(isReplySubject(subject)).toBe(false);
});

test('ids of a header are those between brackets, whatever stands around them', () => {
  expect(idsIn('<a@x> <b@x>\r\n\t<a@x>')).toEqual(['a@x', 'b@x']);
  expect(idsIn('Your mail of Monday <a@x> (Ann)')).toEqual(['a@x']);
  expect(idsIn('a@x b@x')).toEqual(['a@x', 'b@x']);
  expect(idsIn('Monday')).toEqual([]);
});

test('what was known to belong together stays together, under the name that it had', () => {
  const [one, other, reply] = [mail({ subject: 'A' }), mail({ subject: 'B' }), mail({ id: 'late', subject: 'C' })];
  const threads = threadsOf([{ ...one, threadId: 'known' }, { ...other, threadId: 'known' }, reply]);
  expect([one, other, reply].map(({ id }) => threads.get(id))).toEqual(['known', 'known', reply.id]);
});

test('five thousand mails of one conversation are put together', () => {
  expect(new Set(threadsOf(chain(5000).map(mail)).values()).size).toBe(1);
});
