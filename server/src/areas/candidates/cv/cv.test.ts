import { cvReading } from '@vitrine/contract/candidates/cv.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { aPicture, aPost } from '../fixtures.ts';
import { below, docxOf, pdfOf, zipOf } from './fixtures.ts';

const t = await startWorld();
const someone = async () => t.as((await givenCandidate(t.world)).id);
const file = (content: string | Uint8Array<ArrayBuffer>, name: string) => ({ file: new File([content], name) });
const code = (wanted: string) => expect.objectContaining({ problem: expect.objectContaining({ code: wanted }) });

const cv = () =>
  pdfOf([below(['Mia Roth', 'Experience', '03/2019 - today', 'Baker at Mill Ltd', 'Skills', 'Dough, Ovens', 'Languages', 'French C1'])]);

test('reading stores nothing, and what is taken stands in the profile', async () => {
  const mia = await someone();
  const before = await mia(profile.own, {});
  const read = await mia(cvReading.read, file(await cv(), 'cv.pdf'));
  expect(await mia(profile.own, {})).toEqual(before);
  const [post] = read.experiences;
  if (!post) throw new Error('no post was read');
  const taken = await mia(cvReading.take, {
    changedAt: read.changedAt,
    fields: { profession: 'Baker' },
    experiences: [post],
    skills: read.skills,
    languages: read.languages,
  });
  expect(taken).toMatchObject({
    profession: 'Baker',
    experiences: [{ title: 'Baker', employer: 'Mill Ltd', fromMonth: 3, fromYear: 2019, toMonth: -1, toYear: -1 }],
    skills: [{ name: 'Dough' }, { name: 'Ovens' }],
    languages: [{ language: 'French', level: 'fluent' }],
  });
  const again = await mia(cvReading.read, file(await cv(), 'cv.pdf'));
  expect([...again.experiences, ...again.skills, ...again.languages].map(({ known }) => known)).toEqual([true, true, true, true]);
});

test('a proposal is taken once, and never over what was changed since it was read', async () => {
  const mia = await someone();
  await mia(profile.update, { profession: 'Miller' });
  const read = await mia(cvReading.read, file(await cv(), 'cv.pdf'));
  const chosen = { changedAt: read.changedAt, experiences: [aPost()] };
  t.later(1000);
  await mia(profile.update, { profession: 'Head miller' });
  await expect(mia(cvReading.take, { ...chosen, fields: { profession: 'Baker' } })).rejects.toEqual(code('changed-elsewhere'));
  const { changedAt } = await mia(cvReading.read, file(await cv(), 'cv.pdf'));
  await mia(cvReading.take, { ...chosen, changedAt });
  await expect(mia(cvReading.take, { ...chosen, changedAt })).rejects.toEqual(code('changed-elsewhere'));
  expect(await mia(profile.own, {})).toMatchObject({ profession: 'Head miller', experiences: [{ title: 'Baker' }] });
});

test('of two that are taken at the same moment, before there is a profile, one is', async () => {
  const mia = await someone();
  const both = await Promise.allSettled([1, 2].map(() => mia(cvReading.take, { changedAt: null, experiences: [aPost()] })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await mia(profile.own, {})).experiences).toHaveLength(1);
});

test('a person without a profile takes a proposal once too', async () => {
  const mia = await someone();
  const { changedAt } = await mia(cvReading.read, file(await cv(), 'cv.pdf'));
  expect(changedAt).toBeNull();
  await mia(cvReading.take, { changedAt, experiences: [aPost()] });
  await expect(mia(cvReading.take, { changedAt, experiences: [aPost()] })).rejects.toEqual(code('changed-elsewhere'));
});

test('what cannot be taken whole is not taken at all', async () => {
  const mia = await someone();
  await mia(cvReading.take, { changedAt: null, experiences: Array.from({ length: 59 }, (_, place) => aPost({ title: `Post ${place}` })) });
  const { changedAt } = await mia(profile.own, {});
  const chosen = { changedAt, fields: { profession: 'Baker' }, experiences: [aPost(), aPost()] };
  await expect(mia(cvReading.take, chosen)).rejects.toEqual(code('too-many-entries'));
  expect(await mia(profile.own, {})).toMatchObject({ profession: '', changedAt });
  await expect(mia(cvReading.take, { changedAt, fields: { firstName: '' } })).rejects.toEqual(code('invalid'));
});

test('what the person typed is shown beside what the CV says', async () => {
  const mia = await someone();
  await mia(profile.update, { firstName: 'Mia', lastName: 'Roth', profession: 'Miller' });
  const lines = ['Mia Roth', 'Baker', 'Skills', 'Dough'];
  const { fields } = await mia(cvReading.read, file(await pdfOf([below(lines)]), 'cv.pdf'));
  expect(fields).toEqual([
    { field: 'firstName', now: 'Mia', found: 'Mia', from: ['Mia Roth'], doubts: [], known: true },
    { field: 'lastName', now: 'Roth', found: 'Roth', from: ['Mia Roth'], doubts: [], known: true },
    { field: 'profession', now: 'Miller', found: 'Baker', from: ['Baker'], doubts: ['profession-by-place'], known: false },
  ]);
});

test('nobody but a candidate reads or takes', async () => {
  const owner = await t.as((await givenCompany(t.world)).owner.id);
  for (const call of [owner, await t.as()]) {
    await expect(call(cvReading.read, file(await cv(), 'cv.pdf'))).rejects.toThrow();
    await expect(call(cvReading.take, { changedAt: null, experiences: [aPost()] })).rejects.toThrow();
  }
});

const picturePdf = async () => {
  const pdf = new PDFDocument({ size: 'A4' });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.image(Buffer.from(await aPicture().arrayBuffer()), 0, 0, { width: 500 });
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
};
const film = () =>
  new Uint8Array(Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'), Buffer.alloc(4000, 7)]));
const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, place) => `<!ENTITY ${name} "${`&${'abcdefghi'[place]};`.repeat(10)}">`)
  .join(
    '',
  )}]><SkillsPassport><LearnerInfo><Headline><Description><Label>&j;</Label></Description></Headline></LearnerInfo></SkillsPassport>`;
const types =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A ZIP of which one part is as large as it says nowhere: zeros pack a thousand times smaller. */
async function bomb(name: string, more: Record<string, string>) {
  const { deflateRawSync, crc32 } = await import('node:zlib');
  const content = Buffer.alloc(200 * 1024 * 1024, 0x20);
  const packed = deflateRawSync(content);
  const stored = Buffer.from(await zipOf(more));
  const directory = stored.lastIndexOf('PK\x01\x02') < 0 ? stored.length : stored.indexOf('PK\x01\x02');
  const count = Object.keys(more).length;
  const size = stored.readUInt32LE(stored.length - 22 + 12);
  const start = stored.readUInt32LE(stored.length - 22 + 16);
  expect(start).toBe(directory);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(content), 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(content.length, 8);
  const names = Buffer.alloc(4);
  names.writeUInt16LE(name.length, 0);
  const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0', 'latin1'), sizes, names, Buffer.from(name), packed]);
  const offset = Buffer.alloc(4);
  offset.writeUInt32LE(start, 0);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0\x14\0\0\0\x08\0\0\0\0\0', 'latin1'),
    sizes,
    names,
    Buffer.alloc(10),
    offset,
    Buffer.from(name),
  ]);
  const end = Buffer.from('PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
  end.writeUInt16LE(count + 1, 8);
  end.writeUInt16LE(count + 1, 10);
  end.writeUInt32LE(size + entry.length, 12);
  end.writeUInt32LE(start + local.length, 16);
  return new Uint8Array(Buffer.concat([stored.subarray(0, start), local, stored.subarray(start, start + size), entry, end]));
}

test.each<
  [what: string, refusal: string, name: string, content: () => string | Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>]
>([
  ['a scan', 'cv-without-text', 'scan.pdf', picturePdf],
  [
    'a PDF with a password',
    'password-refused',
    'cv.pdf',
    () => pdfOf([below(['Mia Roth'])], { userPassword: 'secret', pdfVersion: '1.7' }),
  ],
  ['500 pages', 'cv-too-long', 'book.pdf', () => pdfOf(Array.from({ length: 500 }, () => below(['Mia Roth'])))],
  [
    '10,000 lines',
    'cv-too-long',
    'cv.txt',
    () => Array.from({ length: 10_000 }, (_, place) => `03/2019 - 04/2020 Post ${place}`).join('\n'),
  ],
  ['a line without an end', 'cv-too-long', 'cv.txt', () => `Experience\n${'a'.repeat(3_000_000)}`],
  ['JSON that is nested without an end', 'cv-unreadable', 'cv.json', () => `{"SkillsPassport":{"LearnerInfo":${'['.repeat(1_000_000)}`],
  [
    'a passport of a million words',
    'cv-too-long',
    'cv.json',
    () =>
      JSON.stringify({
        SkillsPassport: { LearnerInfo: { Achievement: Array.from({ length: 200_000 }, (_, place) => ({ Title: `Prize ${place}` })) } },
      }),
  ],
  ['10,000 paragraphs', 'cv-too-long', 'cv.docx', () => docxOf(Array.from({ length: 10_000 }, (_, place) => `Line ${place}`))],
  ['a PDF that breaks off', 'cv-unreadable', 'cv.pdf', () => new TextEncoder().encode('%PDF-1.7\n% Curriculum vitae\n')],
  ['a billion laughs', 'cv-unreadable', 'europass.xml', () => laughs],
  ['a Word document of laughs', 'cv-unreadable', 'cv.docx', () => zipOf({ '[Content_Types].xml': types, 'word/document.xml': laughs })],
  ['a bomb in a Word document', 'cv-unreadable', 'cv.docx', () => bomb('word/document.xml', { '[Content_Types].xml': types })],
  ['a bomb in an archive', 'cv-unreadable', 'linkedin.zip', () => bomb('Positions.csv', { 'Profile.csv': 'First Name\nMia\n' })],
  ['an archive of something else', 'cv-unreadable', 'holiday.zip', () => zipOf({ 'beach.txt': 'sand' })],
  ['XML of something else', 'cv-unreadable', 'feed.xml', () => '<rss><channel><title>News</title></channel></rss>'],
  ['JSON of something else', 'cv-unreadable', 'data.json', () => '{"a": 1}'],
  ['nothing', 'wrong-file-type', 'cv.pdf', () => ''],
  ['a film called a PDF', 'wrong-file-type', 'cv.pdf', film],
  ['a picture', 'wrong-file-type', 'cv.png', async () => new Uint8Array(await aPicture().arrayBuffer())],
  ['slides', 'wrong-file-type', 'cv.pptx', () => zipOf({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' })],
])('%s is refused as %s', async (_what, refusal, name, content) => {
  const mia = await someone();
  await expect(mia(cvReading.read, file(await content(), name))).rejects.toEqual(code(refusal));
  expect((await mia(profile.own, {})).changedAt).toBeNull();
});

test('text that only looks like dates and sections ends in time and with nothing lost', async () => {
  const lines = [
    'Experience',
    `${'01/2020 - '.repeat(400)}`,
    `${'a-'.repeat(5000)}`,
    `${'jan '.repeat(2000)}`,
    `${'+49 (0) '.repeat(1000)}`,
    'x@'.repeat(3000),
  ];
  const read = await (await someone())(cvReading.read, file(lines.join('\n'), 'cv.txt'));
  const said = [...read.experiences.flatMap(({ from }) => from), ...read.unplaced.map(({ words }) => words)].join('\n');
  for (const line of lines.slice(1)) expect(said).toContain(line.trim().slice(0, 200));
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const passport = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="de"><DocumentInfo><DocumentType>ECV</DocumentType></DocumentInfo><LearnerInfo>
<Identification><PersonName><FirstName>Marta</FirstName><Surname>Kowalska</Surname></PersonName>
<ContactInfo><Address><Contact><AddressLine>Lindenweg 4</AddressLine><PostalCode>79098</PostalCode><Municipality>Freiburg</Municipality><Country><Code>DE</Code><Label>Deutschland</Label></Country></Contact></Address>
<Email><Contact>marta@example.org</Contact></Email><TelephoneList><Telephone><Contact>+49 761 4455</Contact><Use><Code>home</Code></Use></Telephone></TelephoneList>
<WebsiteList><Website><Contact>marta.example.org</Contact></Website></WebsiteList></ContactInfo>
<Demographics><Birthdate year="1988" month="--04" day="---09"/><NationalityList><Nationality><Code>PL</Code><Label>polnisch</Label></Nationality></NationalityList></Demographics></Identification>
<Headline><Type><Code>preferred_job</Code><Label>ANGESTREBTE STELLE</Label></Type><Description><Label>Physiotherapeutin</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2016" month="--09"/><Current>true</Current></Period><Position><Label>Physiotherapeutin</Label></Position><Activities>${escaped('<p>Behandlung nach Operationen</p>')}</Activities><Employer><Name>Praxis am See</Name><ContactInfo><Address><Contact><Municipality>Freiburg</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2012"/><To year="2015"/></Period><Title>Bachelor of Science Physiotherapie</Title><Organisation><Name>Universität Krakau</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>pl</Code><Label>Polnisch</Label></Description></MotherTongue></MotherTongueList><ForeignLanguageList><ForeignLanguage><Description><Code>de</Code><Label>Deutsch</Label></Description><ProficiencyLevel><Listening>C1</Listening><Reading>C1</Reading><SpokenInteraction>B2</SpokenInteraction><SpokenProduction>B2</SpokenProduction><Writing>B2</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<Computer><Description>Terminplanung, Excel</Description></Computer><Driving><Description><LicenceList><Licence>B</Licence></LicenceList></Description></Driving></Skills>
<AchievementList><Achievement><Title><Code>publications</Code><Label>Veröffentlichungen</Label></Title><Description>Artikel über Rückenschule</Description></Achievement></AchievementList>
</LearnerInfo></SkillsPassport>`;

const ofMarta = {
  format: 'europass',
  fields: [
    { field: 'firstName', found: 'Marta' },
    { field: 'lastName', found: 'Kowalska' },
    { field: 'DOB', found: '1988-04-09' },
    { field: 'nationality', found: 'PL' },
    { field: 'cTelephone', found: '+49 761 4455' },
    { field: 'cAddress', found: 'Lindenweg 4, 79098 Freiburg, Deutschland' },
    { field: 'profession', found: 'Physiotherapeutin' },
  ],
  experiences: [
    {
      title: 'Physiotherapeutin',
      employer: 'Praxis am See',
      place: 'Freiburg',
      description: 'Behandlung nach Operationen',
      fromMonth: 9,
      fromYear: 2016,
      toYear: -1,
      doubts: [],
    },
  ],
  educations: [{ school: 'Universität Krakau', graduation: 'Bachelor of Science', fromYear: 2012, toYear: 2015, doubts: ['years-only'] }],
  skills: [{ name: 'Terminplanung' }, { name: 'Excel' }, { name: 'B', doubts: ['licence'] }],
  languages: [
    { language: 'Polish', level: 'native' },
    { language: 'German', level: 'conversational' },
  ],
};

test('a Europass passport is read from XML, from JSON, and from the XML in its PDF', async () => {
  const mia = await someone();
  const read = await mia(cvReading.read, file(passport, 'europass.xml'));
  expect(read).toMatchObject(ofMarta);
  const unplaced = read.unplaced.map(({ words }) => words);
  expect(unplaced).toEqual(
    expect.arrayContaining(['marta@example.org', 'marta.example.org', 'Veröffentlichungen', 'Artikel über Rückenschule']),
  );

  const json = {
    SkillsPassport: {
      LearnerInfo: {
        Identification: {
          PersonName: { FirstName: 'Marta', Surname: 'Kowalska' },
          Demographics: { Birthdate: { Year: 1988, Month: 4, Day: 9 } },
        },
        WorkExperience: [
          {
            Period: { From: { Year: 2016, Month: 9 }, Current: true },
            Position: { Label: 'Physiotherapeutin' },
            Employer: { Name: 'Praxis am See' },
          },
        ],
        Skills: { Linguistic: { MotherTongue: [{ Description: { Code: 'pl', Label: 'Polnisch' } }] } },
      },
    },
  };
  expect(await mia(cvReading.read, file(JSON.stringify(json), 'europass.json'))).toMatchObject({
    format: 'europass',
    fields: ofMarta.fields.slice(0, 3),
    experiences: [{ title: 'Physiotherapeutin', fromMonth: 9, fromYear: 2016, toYear: -1 }],
    languages: [{ language: 'Polish', level: 'native' }],
  });

  const pdf = new PDFDocument();
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.file(Buffer.from(passport), { name: 'attachment.xml' });
  pdf.text('Europass Lebenslauf');
  pdf.end();
  await ended;
  expect(await mia(cvReading.read, file(new Uint8Array(Buffer.concat(parts)), 'europass.pdf'))).toMatchObject(ofMarta);
});

test('a Europass CV of today is read', async () => {
  const xml = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0">
<CandidatePerson><PersonName><oa:GivenName>Luc</oa:GivenName><hr:FamilyName>Petit</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>luc@example.org</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><oa:CountryDialing>33</oa:CountryDialing><oa:DialNumber>612345678</oa:DialNumber></Communication>
<hr:BirthDate>1990-02-01</hr:BirthDate><PrimaryLanguageCode>fra</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile><hr:ExecutiveSummary>${escaped('<p>Cuisinier patient.</p>')}</hr:ExecutiveSummary>
<EmploymentHistory><EmployerHistory><hr:OrganizationName>Auberge du Lac</hr:OrganizationName><PositionHistory><PositionTitle>Cuisinier</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2018-05-01</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2022-10-31</hr:FormattedDateTime></eures:EndDate></eures:EmploymentPeriod><oa:Description>Carte et desserts</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>CFA de Colmar</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2008-09-01</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2010-06-30</hr:FormattedDateTime></EndDate></AttendancePeriod><EducationDegree><hr:DegreeName>CAP Cuisine</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>deu</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>A2</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency></PersonQualifications>
<Projects><Project><Title>Livre de recettes</Title></Project></Projects></CandidateProfile></Candidate>`;
  const read = await (await someone())(cvReading.read, file(xml, 'europass.xml'));
  expect(read).toMatchObject({
    fields: [
      { found: 'Luc' },
      { found: 'Petit' },
      { found: '1990-02-01' },
      { field: 'cTelephone', found: '+33 612345678' },
      { field: 'about', found: 'Cuisinier patient.' },
    ],
    experiences: [{ title: 'Cuisinier', employer: 'Auberge du Lac', fromMonth: 5, fromYear: 2018, toMonth: 10, toYear: 2022 }],
    educations: [{ school: 'CFA de Colmar', course: 'CAP Cuisine' }],
    languages: [
      { language: 'French', level: 'native' },
      { language: 'German', level: 'basic' },
    ],
  });
  expect(read.unplaced.map(({ words }) => words)).toEqual(expect.arrayContaining(['luc@example.org', 'Livre de recettes']));
});

test('the archive of LinkedIn is read, with notes above its tables, and its other files are named', async () => {
  const archive = await zipOf({
    'Export/Profile.csv':
      'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nNoor,Haddad,,,,"Data analyst","Likes tables,\nand short words.",Insurance,,"Basel, Switzerland",,,\n',
    'Export/Positions.csv':
      'Notes:\n"These are your positions."\n\nCompany Name,Title,Description,Location,Started On,Finished On\nHelvetia Data,Data Analyst,"Builds, tests and explains",Basel,Mar 2021,\nRheinbank,Trainee,,Basel,2019,2020\n',
    'Export/Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversität Basel,Sep 2015,Jul 2018,,BSc Statistics,Chess\n',
    'Export/Skills.csv': 'Name\nSQL\nsql\nR\n',
    'Export/Languages.csv':
      'Name,Proficiency\nGerman,Native or bilingual proficiency\nEnglish,PROFESSIONAL_WORKING\nBasque,Elementary proficiency\n',
    'Export/PhoneNumbers.csv': 'Extension,Number,Type\n,+41 61 555 01 00,Mobile\n',
    'Export/Email Addresses.csv': 'Email Address,Confirmed,Primary,Updated On\nnoor@example.org,Yes,Yes,1/1/24\n',
    'Export/Projects.csv': 'Title,Description,Url,Started On,Finished On\nTide tables,Offline,,Jan 2020,\n',
    'Export/Connections.csv': 'First Name,Last Name\nA,B\n',
  });
  const read = await (await someone())(cvReading.read, file(archive, 'linkedin.zip'));
  expect(read).toMatchObject({
    format: 'linkedin',
    fields: [
      { field: 'firstName', found: 'Noor' },
      { field: 'lastName', found: 'Haddad' },
      { field: 'profession', found: 'Data analyst' },
      { field: 'about', found: 'Likes tables,\nand short words.' },
      { field: 'cAddress', found: 'Basel, Switzerland' },
      { field: 'cTelephone', found: '+41 61 555 01 00' },
    ],
    experiences: [
      { title: 'Data Analyst', employer: 'Helvetia Data', place: 'Basel', fromMonth: 3, fromYear: 2021, toYear: -1, doubts: [] },
      { title: 'Trainee', fromMonth: 1, fromYear: 2019, toMonth: 12, toYear: 2020, doubts: ['years-only'] },
    ],
    educations: [{ school: 'Universität Basel', course: 'BSc Statistics', graduation: 'Bachelor of Science', description: 'Chess' }],
    skills: [{ name: 'SQL' }, { name: 'R' }],
    languages: [
      { language: 'German', level: 'native' },
      { language: 'English', level: 'fluent' },
    ],
  });
  expect(read.unplaced.map(({ words }) => words)).toEqual([
    'Industry: Insurance',
    'Basque, Elementary proficiency',
    'noor@example.org',
    'Tide tables, Offline, Jan 2020',
    'Connections.csv',
  ]);
});

test('a JSON Resume is read, and years that stand alone are said to', async () => {
  const resume = {
    basics: { name: 'Ada King', label: 'Analyst' },
    work: [{ name: 'Mill', position: 'Baker', startDate: '2019', endDate: '2020-05' }],
    awards: [{ title: 'Best bread' }],
  };
  expect(await (await someone())(cvReading.read, file(JSON.stringify(resume), 'resume.json'))).toMatchObject({
    format: 'json-resume',
    fields: [{ found: 'Ada' }, { found: 'King' }, { found: 'Analyst' }],
    experiences: [{ title: 'Baker', fromMonth: 1, fromYear: 2019, toMonth: 5, toYear: 2020, doubts: ['years-only'] }],
    unplaced: [{ words: 'Best bread', why: 'no-place' }],
  });
});
