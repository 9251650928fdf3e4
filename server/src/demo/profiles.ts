import type { Call } from '@vitrine/contract/caller.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { profileVideos } from '@vitrine/contract/candidates/video.ts';
import sharp from 'sharp';
import { drawScene } from './ad-pictures.ts';
import { clip, portrait } from './clips.ts';
import type { FoundPerson } from './found-people.ts';
import { paper } from './papers.ts';
import { applicants } from './story.ts';

const about = `By day I look after tills, networks and the controllers of big ovens. By night I bake, because my grandmother never let me leave without a loaf.

I like places where something real is made and where the person who mends things is on first-name terms with everybody.`;

const posts = [
  {
    title: 'Keeper of computers',
    employer: 'Hotel Main',
    place: 'Frankfurt am Main',
    description:
      '• Tills, network and kitchen controllers of a house with 240 rooms\n• Cut the nights with a silent till from nine a year to one',
    fromMonth: 4,
    fromYear: 2022,
    toMonth: -1,
    toYear: -1,
  },
  {
    title: 'First line support',
    employer: 'Stadtwerke Offenbach',
    place: 'Offenbach',
    description: 'For 300 colleagues, by telephone and on foot.',
    fromMonth: 8,
    fromYear: 2019,
    toMonth: 3,
    toYear: 2022,
  },
];

const schools = [
  {
    school: 'IHK Offenbach',
    course: 'IT systems integration',
    graduation: 'Completed vocational training' as const,
    fromMonth: 8,
    fromYear: 2016,
    toMonth: 7,
    toYear: 2019,
  },
  { school: 'Leibnizschule', course: 'Abitur', graduation: 'A level' as const, fromMonth: 8, fromYear: 2008, toMonth: 6, toYear: 2016 },
];

/** A profile that recruiters find, made by the person's own calls. */
export async function writeFound(candidate: Call, person: FoundPerson) {
  if ((await candidate(profile.own, {})).about) return;
  await candidate(profile.update, {
    about: person.about,
    profession: person.profession,
    company: person.post.employer,
    nationality: person.nationality,
    workPermit: ['EU'],
    careerStage: person.careerStage,
    interHigestGraduation: person.education,
    preferdTypeOfHiring: person.employment,
  });
  await candidate(profileEntries.insertExperience, { ...person.post, fromMonth: 3, toMonth: -1, toYear: -1 });
  for (const name of person.skills) await candidate(profileEntries.insertSkill, { name });
  for (const language of Object.keys(person.spoken) as (keyof typeof person.spoken)[])
    await candidate(profileEntries.insertLanguage, { language, level: person.spoken[language] ?? 'basic' });
  await candidate(profileSharing.findable, { findable: true });
  if (person.open) await candidate(profileSharing.share, { profileSharing: 'public' });
}

/** The demo's candidate has a profile with something in every part, made by the product's own calls. */
export async function writeProfile(candidates: Map<string, Call>) {
  const email = 'candidate@demo.example';
  const candidate = candidates.get(email);
  const person = applicants.find((one) => one.email === email);
  if (!candidate || !person || (await candidate(profile.own, {})).about) return;
  const picture = await sharp(Buffer.from(portrait(person.look)))
    .png()
    .toBuffer();
  await candidate(profile.update, {
    about,
    profession: 'Keeper of computers',
    company: 'Hotel Main',
    DOB: '1997-02-11',
    nationality: 'DE',
    workPermit: ['EU'],
    cAddress: 'Bieberer Straße 40, 63065 Offenbach',
    cTelephone: '+49 69 5550 142',
    careerStage: 'Professional Experienced',
    interHigestGraduation: 'Completed vocational training',
    preferdTypeOfHiring: ['Full Time', 'Permanent employment'],
    file: new Blob([picture], { type: 'image/png' }),
  });
  for (const post of posts) await candidate(profileEntries.insertExperience, post);
  for (const school of schools) await candidate(profileEntries.insertEducation, school);
  for (const name of ['Networks', 'Backups that were restored', 'Point of sale', 'Patience', 'Sourdough'])
    await candidate(profileEntries.insertSkill, { name });
  const spoken = { German: 'native', English: 'fluent', Polish: 'basic' } as const;
  for (const language of Object.keys(spoken) as (keyof typeof spoken)[])
    await candidate(profileEntries.insertLanguage, { language, level: spoken[language] });
  const cv = paper(['Jonas Feld', 'Offenbach', 'Work:', '2022 – today   Hotel Main, Frankfurt', '2019 – 2022   Stadtwerke Offenbach']);
  await candidate(profileDocuments.create, { kind: 'cv', file: new File([cv], 'CV Jonas Feld.pdf') });
  const loaves = new File([await drawScene('bakery')], 'Baking on Sundays.png');
  await candidate(profileDocuments.create, { kind: 'portfolio', file: loaves });
  await candidate(profileVideos.upload, { file: await clip('profile') });
  await candidate(profileSharing.findable, { findable: true });
}
