import { type CvProposal, cvReading } from '@vitrine/contract/candidates/cv.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate } from '../../accounts/fixtures.ts';
import { below, type Drawn, docxOf, pdfOf } from './fixtures.ts';

const t = await startWorld();
const mia = await t.as((await givenCandidate(t.world)).id);

const read = (bytes: Uint8Array<ArrayBuffer>, name: string) => mia(cvReading.read, { file: new File([bytes], name) });

const monthly = (month: number, year: number) => (year === -1 ? 'now' : `${String(month).padStart(2, '0')}/${year}`);
/** A proposal as one can read it: what is not sure carries its doubts behind a question mark. */
function told(proposal: CvProposal) {
  const unsure = (doubts: string[]) => (doubts.length > 0 ? ` ?${doubts.join(' ')}` : '');
  const when = (one: CvProposal['experiences'][number] | CvProposal['educations'][number]) =>
    `${monthly(one.fromMonth, one.fromYear)}-${monthly(one.toMonth, one.toYear)}`;
  return {
    fields: Object.fromEntries(proposal.fields.map((one) => [one.field, one.found + unsure(one.doubts)])),
    posts: proposal.experiences.map((one) => `${when(one)} ${one.title} | ${one.employer} | ${one.place}${unsure(one.doubts)}`),
    schools: proposal.educations.map((one) => `${when(one)} ${one.school} | ${one.course}${unsure(one.doubts)}`),
    skills: proposal.skills.map((one) => one.name + unsure(one.doubts)),
    languages: proposal.languages.map((one) => `${one.language} ${one.level}${unsure(one.doubts)}`),
    unplaced: proposal.unplaced.map((one) => `${one.words} (${one.why})`),
  };
}

/** Every line of a CV that is no heading stands beside what was read from it, or among what found no place. */
function expectNothingDropped(proposal: CvProposal, lines: readonly string[], headings: readonly string[]) {
  const all = [...proposal.fields, ...proposal.experiences, ...proposal.educations, ...proposal.skills, ...proposal.languages].flatMap(
    ({ from }) => from,
  );
  const said = [...all, ...proposal.unplaced.map(({ words }) => words)].join('\n').replace(/\s+/g, ' ');
  const lost = lines
    .filter((line) => !headings.includes(line))
    .flatMap((line) => line.split(/\t|\s+[|·]\s+/))
    .map((line) =>
      line
        .replace(/^[•-] /, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => !said.includes(line));
  expect(lost).toEqual([]);
}

const tabular = (lines: readonly string[]): Drawn[] =>
  lines.flatMap((line, place): Drawn[] => {
    const [left = '', right] = line.split('\t');
    const y = 50 + place * 18;
    const size = place === 0 ? 18 : 10;
    return right === undefined ? [[left, 50, y, size]] : [...(left ? [[left, 50, y] as Drawn] : []), [right, 190, y]];
  });

test('a German CV with its dates in a column of their own', async () => {
  const lines = [
    'Anna Weber',
    'Bäckermeisterin',
    'Hauptstraße 12',
    '55116 Mainz',
    'Telefon: 06131 123456 | anna.weber@example.org',
    'Geburtsdatum: 03.07.1991',
    'Staatsangehörigkeit: deutsch',
    'Berufserfahrung',
    '03/2019 – heute\tBäckermeisterin, Mühle GmbH, Mainz',
    '\t• Leitung der Backstube mit sechs Leuten',
    '\t• Einführung von Sauerteigbroten',
    'Sep. 2015 bis Dez. 2018\tBäckergesellin, Bäckerei Jung, Wiesbaden',
    'Ausbildung',
    '08/2012 – 07/2015\tAusbildung zur Bäckerin, Berufsschule Mainz',
    'Sprachen',
    'Deutsch (Muttersprache), Englisch B2, Ukrainisch',
    'Kenntnisse',
    'Sauerteig, Konditorei, MS Office (Word, Excel)',
    'Führerschein',
    'Klasse B',
    'Hobbys',
    'Bergwandern und Chor',
  ];
  const proposal = await read(await pdfOf([tabular(lines)]), 'lebenslauf.pdf');
  expect(told(proposal)).toEqual({
    fields: {
      firstName: 'Anna ?name-by-place',
      lastName: 'Weber ?name-by-place',
      profession: 'Bäckermeisterin ?profession-by-place',
      cAddress: 'Hauptstraße 12, 55116 Mainz',
      cTelephone: '06131 123456',
      DOB: '1991-07-03',
      nationality: 'DE',
    },
    posts: ['03/2019-now Bäckermeisterin | Mühle GmbH | Mainz', '09/2015-12/2018 Bäckergesellin | Bäckerei Jung | Wiesbaden'],
    schools: ['08/2012-07/2015 Berufsschule Mainz | Ausbildung zur Bäckerin'],
    skills: ['Sauerteig', 'Konditorei', 'MS Office (Word, Excel)', 'Klasse B ?licence'],
    languages: ['German native', 'English conversational'],
    unplaced: ['anna.weber@example.org (email)', 'Ukrainisch (no-place)', 'Bergwandern und Chor (no-place)'],
  });
  expect(proposal.experiences[0]?.description).toBe('• Leitung der Backstube mit sechs Leuten\n• Einführung von Sauerteigbroten');
  expect(proposal.experiences[0]?.from[0]).toBe('03/2019 – heute  Bäckermeisterin, Mühle GmbH, Mainz');
});

test('an English CV whose titles stand above their dates', async () => {
  const lines = [
    'Oliver Grant',
    'Senior Software Engineer',
    'oliver@example.com | +44 20 7946 0958 | linkedin.com/in/olivergrant',
    'Summary',
    'Engineer who likes calm systems and clear words.',
    'Experience',
    'Senior Software Engineer',
    'Northwind Systems Ltd, Leeds',
    'March 2019 - Present',
    '• Cut the cost of search by a third',
    '• Mentors four people',
    'Software Developer',
    'Harbour Labs, Bristol',
    'Jan 2016 - Feb 2019',
    '• Built the billing service since 2017',
    'Education',
    'BSc Computer Science',
    'University of Leeds',
    'Sep 2012 - Jul 2015',
    'Skills',
    'TypeScript, PostgreSQL, Kubernetes',
    'Languages',
    'English (native), French (B1)',
    'References',
    'Available on request',
  ];
  const proposal = await read(await pdfOf([below(lines)]), 'cv.pdf');
  expect(told(proposal)).toEqual({
    fields: {
      firstName: 'Oliver ?name-by-place',
      lastName: 'Grant ?name-by-place',
      profession: 'Senior Software Engineer ?profession-by-place',
      cTelephone: '+44 20 7946 0958',
      about: 'Engineer who likes calm systems and clear words.',
    },
    posts: [
      '03/2019-now Senior Software Engineer | Northwind Systems Ltd | Leeds',
      '01/2016-02/2019 Software Developer | Harbour Labs | Bristol',
    ],
    schools: ['09/2012-07/2015 University of Leeds | BSc Computer Science'],
    skills: ['TypeScript', 'PostgreSQL', 'Kubernetes'],
    languages: ['English native', 'French conversational'],
    unplaced: ['oliver@example.com (email)', 'linkedin.com/in/olivergrant (no-place)', 'Available on request (no-place)'],
  });
  expect(proposal.educations[0]?.graduation).toBe('Bachelor of Science');
  expectNothingDropped(proposal, lines, ['Summary', 'Experience', 'Education', 'Skills', 'Languages', 'References']);
});

test('a French CV as a Word document', async () => {
  const lines = [
    'Camille MOREAU',
    '12 rue des Lilas, 67000 Strasbourg',
    'Tél. : 06 12 34 56 78',
    'Née le 14 février 1993',
    'Nationalité : française',
    'Expérience professionnelle',
    'mars 2019 - présent\tVendeuse, Boulangerie Martin, Strasbourg',
    '• Accueil et conseil de la clientèle',
    'de juin 2016 à février 2019\tServeuse chez Brasserie du Pont',
    'Formation',
    '2013 - 2016\tBTS Management commercial, Lycée Kléber',
    'Langues',
    'Français : langue maternelle',
    'Allemand : courant',
    'Anglais : notions',
    'Compétences',
    'Caisse • Gestion des stocks • Excel',
    'Centres d’intérêt',
    'Escalade, lecture',
  ];
  const proposal = await read(await docxOf(lines), 'cv.docx');
  expect(told(proposal)).toEqual({
    fields: {
      firstName: 'Camille ?name-by-place',
      lastName: 'Moreau ?name-by-place',
      cAddress: '12 rue des Lilas, 67000 Strasbourg',
      cTelephone: '06 12 34 56 78',
      DOB: '1993-02-14',
      nationality: 'FR',
    },
    posts: ['03/2019-now Vendeuse | Boulangerie Martin | Strasbourg', '06/2016-02/2019 Serveuse | Brasserie du Pont | '],
    schools: ['01/2013-12/2016 Lycée Kléber | BTS Management commercial ?years-only'],
    skills: ['Caisse', 'Gestion des stocks', 'Excel'],
    languages: ['French native', 'German fluent', 'English basic'],
    unplaced: ['Escalade, lecture (no-place)'],
  });
  expectNothingDropped(proposal, lines, ['Expérience professionnelle', 'Formation', 'Langues', 'Compétences', 'Centres d’intérêt']);
});

test('a CV in two columns, of which the narrow one holds contact, skills and languages', async () => {
  const left = [
    'Contact',
    '+49 170 1234567',
    'lea@example.org',
    'Skills',
    'Figma',
    'User research',
    'Prototyping',
    'Languages',
    'German C2',
    'English C1',
    'Italian',
  ];
  const right = [
    'Profile',
    'Designer for services that people use on bad days.',
    'Experience',
    '2021 - today',
    'Lead Designer at Wellenreiter AG',
    'Leads the design of the booking.',
    '05/2017 - 12/2020',
    'Product Designer at Kontor GmbH',
    'Education',
    '10/2013 - 09/2016',
    'Bachelor of Arts in Design, Hochschule Mannheim',
  ];
  const page: Drawn[] = [
    ['Lea Sommer', 50, 40, 22],
    ...left.map((line, place): Drawn => [line, 50, 90 + place * 20]),
    ...right.map((line, place): Drawn => [line, 230, 95 + place * 24]),
  ];
  const proposal = await read(await pdfOf([page]), 'lea.pdf');
  expect(told(proposal)).toEqual({
    fields: {
      firstName: 'Lea ?name-by-place',
      lastName: 'Sommer ?name-by-place',
      cTelephone: '+49 170 1234567',
      about: 'Designer for services that people use on bad days.',
    },
    posts: ['01/2021-now Lead Designer | Wellenreiter AG |  ?years-only', '05/2017-12/2020 Product Designer | Kontor GmbH | '],
    schools: ['10/2013-09/2016 Hochschule Mannheim | Bachelor of Arts in Design'],
    skills: ['Figma', 'User research', 'Prototyping'],
    languages: ['German fluent', 'English fluent', 'Italian basic ?no-level'],
    unplaced: ['lea@example.org (email)'],
  });
});

test('a German Word document with its career in a table and the person in the page header', async () => {
  const proposal = await read(
    await docxOf(
      [
        'Lebenslauf',
        'Name:\tJonas Brandt',
        'BERUFLICHER WERDEGANG',
        [
          ['01.2020 – heute', 'Kfz-Mechatroniker\nAutohaus Keller GmbH, Fulda\nWartung und Diagnose von Elektrofahrzeugen.'],
          ['08.2016 – 12.2019', 'Kfz-Mechatroniker\nWerkstatt Vogel, Kassel'],
        ],
        'AUSBILDUNG UND STUDIUM',
        [['2016', 'Ausbildung zum Kfz-Mechatroniker, Handwerkskammer Kassel']],
        'Sprachkenntnisse',
        'Englisch: gut',
        'EHRENAMT',
        [['seit 05/2018', 'Trainer, TSV Fulda e. V.']],
      ],
      'Jonas Brandt · Am Rain 3, 36037 Fulda · 0661 998877',
    ),
    'brandt.docx',
  );
  expect(told(proposal)).toEqual({
    fields: { firstName: 'Jonas', lastName: 'Brandt', cAddress: 'Am Rain 3, 36037 Fulda', cTelephone: '0661 998877' },
    posts: [
      '01/2020-now Kfz-Mechatroniker | Autohaus Keller GmbH | Fulda',
      '08/2016-12/2019 Kfz-Mechatroniker | Werkstatt Vogel | Kassel',
      '05/2018-now Trainer | TSV Fulda e. V. |  ?voluntary',
    ],
    schools: ['01/2016-12/2016 Handwerkskammer Kassel | Ausbildung zum Kfz-Mechatroniker ?years-only one-date'],
    skills: [],
    languages: ['English conversational'],
    unplaced: [],
  });
  expect(proposal.experiences[0]?.description).toBe('Wartung und Diagnose von Elektrofahrzeugen.');
});

test('an English CV of two pages with letters spaced out, posts without months and entries without years', async () => {
  const first = [
    'PRIYA NAIR',
    'priya@example.com',
    'E X P E R I E N C E',
    '2017–2019',
    'Accountant',
    'Bluebird Foods',
    'Volunteer accountant at the local library',
  ];
  const second = [
    'Page 2 of 2',
    '2014–2016',
    'Accounts Assistant',
    'City of York Council',
    'Education',
    'A levels in Mathematics and Economics',
  ];
  const proposal = await read(await pdfOf([below(first), below(second)]), 'priya.pdf');
  expect(told(proposal)).toMatchObject({
    fields: { firstName: 'Priya ?name-by-place', lastName: 'Nair ?name-by-place' },
    posts: [
      '01/2017-12/2019 Accountant | Bluebird Foods |  ?years-only',
      '01/2014-12/2016 Accounts Assistant | City of York Council |  ?years-only',
    ],
    schools: [],
    unplaced: ['priya@example.com (email)', 'A levels in Mathematics and Economics (no-dates)'],
  });
});

test('a French CV of one column whose employers stand first', async () => {
  const lines = [
    'Hugo Lambert',
    'hugo.lambert@example.fr · +33 6 98 76 54 32',
    'EXPÉRIENCES PROFESSIONNELLES',
    'Clinique Sainte-Anne, Colmar',
    'Infirmier',
    'Depuis septembre 2020',
    'Soins et suivi des patients.',
    'CHU de Nancy',
    'Aide-soignant',
    '07/2017 – 08/2020',
    'DIPLÔMES',
    '2020 : Diplôme d’État d’infirmier, IFSI Nancy',
    'LANGUES ET INFORMATIQUE',
    'Allemand A2',
    'Logiciel de soins, Excel',
  ];
  const proposal = await read(await pdfOf([below(lines)]), 'hugo.pdf');
  expect(told(proposal)).toEqual({
    fields: { firstName: 'Hugo ?name-by-place', lastName: 'Lambert ?name-by-place', cTelephone: '+33 6 98 76 54 32' },
    posts: ['09/2020-now Infirmier | Clinique Sainte-Anne | Colmar', '07/2017-08/2020 Aide-soignant | CHU de Nancy | '],
    schools: ['01/2020-12/2020 IFSI Nancy | Diplôme d’État d’infirmier ?years-only one-date'],
    skills: ['Logiciel de soins', 'Excel'],
    languages: ['German basic'],
    unplaced: ['hugo.lambert@example.fr (email)'],
  });
  expectNothingDropped(proposal, lines, ['EXPÉRIENCES PROFESSIONNELLES', 'DIPLÔMES', 'LANGUES ET INFORMATIQUE']);
});

test('a CV that is nothing but text, with a date that can be read in two ways', async () => {
  const lines = [
    'Curriculum Vitae',
    'Name: Sam Okafor',
    'Date of birth: 04/05/1990',
    'Nationality: British',
    'Employment history',
    'Vortex, Falkenberg, 02/2020 to 11/2022',
    'Skills: forklift, stocktaking',
    'Languages',
    'Fluent in English and German',
  ];
  const proposal = await read(new TextEncoder().encode(lines.join('\r\n')), 'cv.txt');
  expect(told(proposal)).toEqual({
    fields: { firstName: 'Sam', lastName: 'Okafor', DOB: '1990-05-04 ?day-or-month', nationality: 'GB' },
    posts: ['02/2020-11/2022 Vortex |  | Falkenberg'],
    schools: [],
    skills: ['forklift', 'stocktaking'],
    languages: ['English fluent', 'German fluent'],
    unplaced: [],
  });
  expectNothingDropped(proposal, lines, ['Curriculum Vitae', 'Employment history', 'Languages']);
});
