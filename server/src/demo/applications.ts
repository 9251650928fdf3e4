import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import type { World } from '../platform/context.ts';
import { drawScene } from './ad-pictures.ts';
import { paper } from './papers.ts';
import { moveBack } from './seed.sql.ts';

interface Letter {
  email: string;
  /** The title of the ad. */
  job: string;
  daysAgo: number;
  message: string;
  phone: string;
  files: { name: string; file: () => Blob | Promise<Blob> }[];
  status?: ApplicationStatus;
}

const letters: Letter[] = [
  {
    email: 'candidate@demo.example',
    job: 'Keeper of our computers, two days from home',
    daysAgo: 8,
    message:
      'I have looked after the tills and the ovens’ controllers of a hotel kitchen for four years, and I bake at home. A bakery that wants its computers kept well sounds like both of my lives in one.\n\nI could begin in January.',
    phone: '+49 69 5550 142',
    files: [
      {
        name: 'CV Jonas Feld.pdf',
        file: () =>
          paper([
            'Jonas Feld',
            'Offenbach · candidate@demo.example · +49 69 5550 142',
            'Work:',
            '2022 – today   Hotel Main, Frankfurt: keeper of tills, network and kitchen controllers',
            '2019 – 2022   Stadtwerke Offenbach: first line for 300 colleagues',
            '2016 – 2019   Apprenticeship in IT systems integration',
            'What I am good at:',
            'Finding out why something stopped at 4 in the morning, and calmly',
            'Networks that stay simple, backups that have been restored',
            'Explaining without making anybody feel small',
            'Languages:',
            'German, English, some Polish',
          ]),
      },
    ],
    status: 'Screening',
  },
  {
    email: 'nils.holm@demo.example',
    job: 'Keeper of our computers, two days from home',
    daysAgo: 2,
    message: '',
    phone: '',
    files: [
      {
        name: 'Nils Holm.pdf',
        file: () =>
          paper([
            'Nils Holm',
            'Night manager who came to computers by mending his own',
            'Work:',
            '2020 – today   Hotel at the river: night shift, tills, door locks',
          ]),
      },
    ],
  },
  {
    email: 'sofia.ricci@demo.example',
    job: 'Bäckerei-Fachverkauf, Sachsenhausen (m/w/d)',
    daysAgo: 1,
    message:
      'Ich habe sechs Jahre im Laden meiner Tante verkauft und kenne noch heute die Hälfte der Kundschaft beim Namen. Samstags arbeite ich gern.',
    phone: '+49 69 5550 377',
    files: [
      {
        name: 'Lebenslauf Sofia Ricci.pdf',
        file: () =>
          paper([
            'Sofia Ricci',
            'Frankfurt am Main',
            'Erfahrung:',
            '2018 – 2024   Bäckerei Ricci: Verkauf, Kasse, Bestellungen',
            '2024 – heute   Café am Dom: Service und Einkauf',
            'Ausbildung:',
            'Kauffrau im Einzelhandel, IHK Frankfurt',
          ]),
      },
      { name: 'Auslage im Advent.png', file: () => drawScene('shop') },
    ],
  },
];

/** What the candidate of the demo has kept for later. */
const kept = 'Pâtissier ou pâtissière';

/** Applications by profile, with documents, through the product's own calls and with their past. */
export async function writeApplications(world: World, recruiter: Call, candidates: Map<string, Call>) {
  for (const { email, job, daysAgo, files, status, message, phone } of letters) {
    const candidate = candidates.get(email);
    const bookingId = (await recruiter(companyJobs.list, { search: job })).items[0]?.bookingId;
    if (!candidate || !bookingId || (await candidate(applying.standing, { bookingId })).application) continue;
    const documents: string[] = [];
    for (const { name, file } of files) {
      const { documentId } = await candidate(applying.uploadDocument, { bookingId, file: new File([await file()], name) });
      documents.push(documentId);
    }
    const { applicationId } = await candidate(applying.apply, { bookingId, message, phone, documents, consent: true });
    if (status) await recruiter(deciding.setStatus, { ids: [applicationId], status });
    await moveBack(world.db, applicationId, daysAgo);
  }
  const bookingId = (await recruiter(companyJobs.list, { search: kept })).items[0]?.bookingId;
  if (bookingId) await candidates.get('candidate@demo.example')?.(jobAdViewing.mark, { bookingId });
}
