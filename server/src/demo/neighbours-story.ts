import type { JobAdFields, Place } from '@vitrine/contract/job-ads/shapes.ts';
import type { Industry } from '@vitrine/contract/reference-lists.ts';
import type { DemoAd } from './ads-story.ts';

interface Neighbour {
  name: string;
  industries: Industry[];
  recruiter: { email: string; firstName: string; lastName: string };
  ads: DemoAd[];
}

const place = (city: string, postalCode: string, street = '', country = 'DE'): Place => ({ street, postalCode, city, region: '', country });
const paid = (from: number, to: number, period: JobAdFields['salary']['period'] = 'year') => ({ from, to, currency: 'EUR', period });
const list = (...items: string[]) => `<ul>${items.map((one) => `<li><p>${one}</p></li>`).join('')}</ul>`;

const solar =
  '<p>Sonnenberg plant, baut und wartet Solaranlagen zwischen Freiburg und dem Bodensee. 46 Menschen, 1.900 Dächer, ein Lager voller Sonnenlicht. Wir gehören uns selbst: Wer drei Jahre da ist, wird Teil der Genossenschaft.</p>';
const software =
  '<p>Hafenkontor writes the software that tells harbours where their containers are. We are 28 people in seven countries, with an old counting house in Hamburg for those who like company. Our code runs in eleven ports; when it rests, ships wait.</p>';
const software_de =
  '<p>Hafenkontor schreibt die Software, die Häfen sagt, wo ihre Container stehen. Wir sind 28 Menschen in sieben Ländern, mit einem alten Kontorhaus in Hamburg für alle, die gern Gesellschaft haben.</p>';

/** Two more companies, so that a search finds more than bread. */
export const neighbours: Neighbour[] = [
  {
    name: 'Sonnenberg Solar',
    industries: ['energy-environment', 'construction'],
    recruiter: { email: 'mila@demo.example', firstName: 'Mila', lastName: 'Brandt' },
    ads: [
      {
        title: 'Elektrikerin oder Elektriker für Solardächer',
        language: 'de',
        publishedDaysAgo: 9,
        scene: 'solar',
        presentYourCompany: solar,
        tasks: `<p>Morgens Dach, mittags Zählerschrank, nachmittags ein Kunde, dessen Zähler rückwärts läuft.</p>${list('Module und Wechselrichter anschließen und prüfen', 'Speicher und Wallboxen in Betrieb nehmen', 'Anlagen so übergeben, dass niemand ein Handbuch braucht')}`,
        lookingFor: '<p>Ausbildung in der Elektrotechnik und keine Angst vor Höhe. Den Rest bringen wir Ihnen bei, am Boden beginnend.</p>',
        benefits: list(
          'Vier Tage Dach, ein Tag frei',
          'Werkzeug, das Sie selbst aussuchen',
          'Anteil an der Genossenschaft nach drei Jahren',
        ),
        employmentType: ['Full Time', 'Permanent employment'],
        careerStage: ['Job starter', 'Experienced Professional'],
        graduationType: ['Completed vocational training'],
        industry: ['energy-environment', 'construction'],
        field: ['Craft trades', 'Maintenance'],
        places: [place('Freiburg im Breisgau', '79098', 'Basler Straße 115'), place('Konstanz', '78462')],
        salary: paid(3100, 3900, 'month'),
        replyDays: 7,
        inCharge: ['mila@demo.example'],
      },
      {
        title: 'Project manager, rooftop solar',
        language: 'en',
        publishedDaysAgo: 17,
        presentYourCompany:
          '<p>Sonnenberg plans, builds and looks after solar roofs between Freiburg and Lake Constance: 46 people, 1,900 roofs, and a cooperative that belongs to those who work in it.</p>',
        tasks: list(
          'Lead twelve roofs at a time from the first sketch to the first kilowatt hour',
          'Keep the promises we make to customers, and make fewer but better ones',
          'Bring crews, scaffolders and grid operators to the same morning',
        ),
        lookingFor: '<p>You have built things with other people and they would do it again. English and German.</p>',
        employmentType: ['Full Time'],
        careerStage: ['Experienced Professional'],
        graduationType: ['Bachelor of Engineering', 'Technician'],
        industry: ['energy-environment'],
        field: ['Project Management', 'Engineering/development and construction'],
        places: [place('Freiburg im Breisgau', '79098', 'Basler Straße 115')],
        remote: 'partly',
        salary: paid(52_000, 61_000),
        replyDays: 10,
        inCharge: ['mila@demo.example'],
      },
      {
        title: 'Ausbildung im Büro (m/w/d)',
        language: 'de',
        publishedDaysAgo: 33,
        presentYourCompany: solar,
        tasks: list(
          'Alle Abteilungen kennenlernen, auch das Dach',
          'Angebote schreiben, die man versteht',
          'Ab dem zweiten Jahr eigene Kundinnen und Kunden betreuen',
        ),
        lookingFor: '<p>Neugier, ein Schulabschluss und Lust auf Menschen am Telefon.</p>',
        employmentType: ['Apprenticeship'],
        careerStage: ['Job starter'],
        graduationType: ['General Certificate of Secondary Education', 'A level'],
        industry: ['energy-environment'],
        field: ['Administration/processing', 'Customer service'],
        places: [place('Freiburg im Breisgau', '79098', 'Basler Straße 115')],
        salary: paid(1100, 1300, 'month'),
        replyDays: 14,
      },
    ],
  },
  {
    name: 'Hafenkontor Software',
    industries: ['information-technology', 'logistics-transport'],
    recruiter: { email: 'jesper@demo.example', firstName: 'Jesper', lastName: 'Lund' },
    ads: [
      {
        title: 'TypeScript developer, from anywhere in Europe',
        language: 'en',
        publishedDaysAgo: 4,
        scene: 'harbour',
        presentYourCompany: software,
        tasks: `<p>You build the yard view: forty thousand boxes on one screen, live, for somebody in a crane at night.</p>${list('TypeScript from the database to the browser', 'Talk to crane drivers, not only about them', 'Ship on Tuesdays and Thursdays, never on Fridays')}`,
        lookingFor: '<p>Five years of building things that people rely on. You write so that others like to read it: code, and prose.</p>',
        benefits: list(
          '32 hours a week for full pay',
          'Two weeks a year together in Hamburg',
          'A budget for whatever makes your room a good place to work',
        ),
        employmentType: ['Full Time', 'Permanent employment'],
        careerStage: ['Experienced Professional', 'Expert'],
        industry: ['information-technology', 'logistics-transport'],
        field: ['IT', 'Engineering/development and construction'],
        remote: 'fully',
        salary: paid(68_000, 82_000),
        replyDays: 7,
        inCharge: ['jesper@demo.example'],
      },
      {
        title: 'Kundenbetreuung Häfen (m/w/d)',
        language: 'de',
        publishedDaysAgo: 26,
        presentYourCompany: software_de,
        tasks: list(
          'Drei Häfen betreuen, als wären es Nachbarn',
          'Schulungen halten, gern mit Gummistiefeln',
          'Uns sagen, was wir bauen sollten und was nicht',
        ),
        lookingFor: '<p>Erfahrung in Logistik oder Hafenbetrieb. Deutsch und Englisch, Niederländisch ist ein Geschenk.</p>',
        employmentType: ['Full Time', 'Part Time'],
        careerStage: ['Experienced Professional'],
        industry: ['information-technology', 'logistics-transport'],
        field: ['Customer service', 'Logistics and Transport'],
        places: [place('Hamburg', '20457', 'Alter Wandrahm 9')],
        remote: 'partly',
        salary: paid(46_000, 54_000),
        replyDays: 10,
        inCharge: ['jesper@demo.example'],
      },
      {
        title: 'Werkstudium Design (m/w/d)',
        language: 'de',
        publishedDaysAgo: 1,
        presentYourCompany: software_de,
        tasks: list('Bildschirme zeichnen, die nachts im Kran lesbar sind', 'Mit Menschen testen, die Handschuhe tragen'),
        lookingFor: '<p>Ein Studium mit Gestaltung darin und 16 Stunden in der Woche.</p>',
        employmentType: ['Associate', 'Part Time'],
        careerStage: ['Job starter'],
        industry: ['information-technology'],
        field: ['Design and layout', 'IT'],
        places: [place('Hamburg', '20457', 'Alter Wandrahm 9')],
        remote: 'partly',
        salary: paid(17, 19, 'hour'),
        replyDays: 5,
      },
    ],
  },
];
