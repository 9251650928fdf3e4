import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Look } from './clips.ts';

/** What the demo tells: a bakery looks for people, and a dozen of them have answered. */
export interface DemoApplicant {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  look: Look;
  pitch: number;
  status: ApplicationStatus;
  daysAgo: number;
  /** How far the interview came. */
  sent: boolean;
  text: string;
}

/** The name of the film in which somebody answers. */
export const clipOf = ({ email }: Pick<DemoApplicant, 'email'>) => email.split('@')[0] ?? email;

const look = (skin: string, hair: string, shirt: string, wall: string, long: boolean): Look => ({ skin, hair, shirt, wall, long });

export const applicants: DemoApplicant[] = [
  {
    email: 'candidate@demo.example',
    firstName: 'Jonas',
    lastName: 'Feld',
    language: 'en',
    look: look('#e8b48f', '#4a3020', '#248291', '#dfe9e6', false),
    pitch: 130,
    status: 'Interview',
    daysAgo: 6,
    sent: true,
    text: 'I have baked with my grandmother since I was seven. Sourdough is patience, and I have plenty of it.',
  },
  {
    email: 'lina.berg@demo.example',
    firstName: 'Lina',
    lastName: 'Berg',
    language: 'de',
    look: look('#f1c9a5', '#c98a3a', '#7a4b0c', '#eee6d8', true),
    pitch: 210,
    status: 'New',
    daysAgo: 1,
    sent: true,
    text: 'Mich reizt das frühe Aufstehen: Wenn die Stadt erwacht, ist mein Brot schon fertig.',
  },
  {
    email: 'omar.nasser@demo.example',
    firstName: 'Omar',
    lastName: 'Nasser',
    language: 'en',
    look: look('#b97a56', '#1c1410', '#8a2f5d', '#e3e7ef', false),
    pitch: 115,
    status: 'Screening',
    daysAgo: 3,
    sent: true,
    text: 'I ran the night shift of a hotel kitchen for three years and would like to work with fewer things, better.',
  },
  {
    email: 'chloe.martin@demo.example',
    firstName: 'Chloé',
    lastName: 'Martin',
    language: 'fr',
    look: look('#f3d3bd', '#2a1a12', '#3f51a3', '#f0e4e4', true),
    pitch: 220,
    status: 'Accepted',
    daysAgo: 12,
    sent: true,
    text: 'Après mon apprentissage à Lyon, je cherche une maison qui prend encore le temps.',
  },
  {
    email: 'piotr.zielinski@demo.example',
    firstName: 'Piotr',
    lastName: 'Zieliński',
    language: 'en',
    look: look('#eec3a0', '#8a6a42', '#3d6b1f', '#e6ece0', false),
    pitch: 122,
    status: 'Denied',
    daysAgo: 9,
    sent: true,
    text: 'I am looking for a change after ten years of logistics.',
  },
  {
    email: 'ines.costa@demo.example',
    firstName: 'Inês',
    lastName: 'Costa',
    language: 'en',
    look: look('#d9a07a', '#3a1f14', '#9a3a22', '#ece9df', true),
    pitch: 205,
    status: 'New',
    daysAgo: 0,
    sent: true,
    text: 'Bread was the first thing I learned to make well, and the first thing people thanked me for.',
  },
  {
    email: 'tom.becker@demo.example',
    firstName: 'Tom',
    lastName: 'Becker',
    language: 'de',
    look: look('#f0cdb0', '#b0592b', '#285f8f', '#e0e6ea', false),
    pitch: 140,
    status: 'Screening',
    daysAgo: 4,
    sent: true,
    text: 'Ich habe Maschinenbau studiert und repariere Ihnen den Ofen gleich mit.',
  },
  {
    email: 'amara.diallo@demo.example',
    firstName: 'Amara',
    lastName: 'Diallo',
    language: 'fr',
    look: look('#8a5a3c', '#120c09', '#6a3fa0', '#e8e2ee', true),
    pitch: 198,
    status: 'Interview',
    daysAgo: 5,
    sent: true,
    text: 'J’aime expliquer aux clients ce qu’ils emportent.',
  },
  {
    email: 'nils.holm@demo.example',
    firstName: 'Nils',
    lastName: 'Holm',
    language: 'en',
    look: look('#f4d6c0', '#d8c07a', '#0c717a', '#e4ece9', false),
    pitch: 126,
    status: 'Declined',
    daysAgo: 8,
    sent: true,
    text: 'I have since found a place close to home.',
  },
  {
    email: 'sofia.ricci@demo.example',
    firstName: 'Sofia',
    lastName: 'Ricci',
    language: 'en',
    look: look('#e9bb97', '#5a2a1a', '#7a4b0c', '#efe7dd', true),
    pitch: 214,
    status: 'New',
    daysAgo: 2,
    sent: false,
    text: '',
  },
  {
    email: 'yusuf.aydin@demo.example',
    firstName: 'Yusuf',
    lastName: 'Aydın',
    language: 'de',
    look: look('#cf9a75', '#241811', '#3f51a3', '#e2e5ea', false),
    pitch: 118,
    status: 'New',
    daysAgo: 1,
    sent: false,
    text: '',
  },
];

export const invited = [
  { email: 'maja.novak@demo.example', firstName: 'Maja', lastName: 'Novak' },
  { email: 'henri.petit@demo.example', firstName: 'Henri', lastName: 'Petit' },
];

export const bakerQuestions = [
  { text: 'Who are you, and what brings you to bread?', seconds: 90, thinkSeconds: 30, retries: '2' as const },
  {
    text: 'Tell us about a morning on which everything went wrong. What did you do?',
    seconds: 120,
    thinkSeconds: 60,
    retries: '1' as const,
  },
  { text: 'In one or two sentences: why us?', seconds: 60, thinkSeconds: 30, retries: 'endless' as const },
];

export const comments = [
  {
    of: 'candidate@demo.example',
    by: 'recruiter',
    text: 'Calm and precise. I would like to see him at the oven.',
    questionNo: 1,
    second: 2,
  },
  { of: 'candidate@demo.example', by: 'amir', text: 'Agreed. Let us offer him a trial day.', questionNo: null, second: null },
  {
    of: 'chloe.martin@demo.example',
    by: 'recruiter',
    text: 'Very good training, speaks warmly about the craft.',
    questionNo: 2,
    second: 1,
  },
] as const;

/** Who came through the bakery's own sign-up. */
export const corporate = ['lina.berg@demo.example', 'chloe.martin@demo.example', 'sofia.ricci@demo.example'];
