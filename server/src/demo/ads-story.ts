import type { JobAdFields, Place } from '@vitrine/contract/job-ads/shapes.ts';
import type { Scene } from './ad-pictures.ts';

/** Which booking an ad of the demo shares with a job code of the story. */
export type SharedWith = 'bakery' | 'draft' | 'old' | 'away';

export interface DemoAd extends Partial<JobAdFields> {
  title: string;
  scene?: Scene;
  shares?: SharedWith;
  /** Days since it was published; without it the ad stays a draft. */
  publishedDaysAgo?: number;
  archived?: true;
  /** Addresses of those in charge. */
  inCharge?: string[];
}

const place = (city: string, postalCode: string, street = '', country = 'DE'): Place => ({ street, postalCode, city, region: '', country });
const paid = (from: number, to: number, period: JobAdFields['salary']['period'] = 'year') => ({ from, to, currency: 'EUR', period });
const list = (...items: string[]) => `<ul>${items.map((one) => `<li><p>${one}</p></li>`).join('')}</ul>`;

const house = {
  en: '<p>Lindenhof bakes for eleven shops in and around Frankfurt: by hand, with long doughs and flour from three mills we know by name. We are 140 people, from the apprentice in her first week to Rosa, who has run the house since her grandmother handed her the keys.</p><p>What does not sell by evening goes to the food bank round the corner.</p>',
  de: '<p>Der Lindenhof backt für elf Läden in und um Frankfurt: von Hand, mit langer Teigführung und Mehl aus drei Mühlen, die wir beim Namen kennen. Wir sind 140 Menschen, von der Auszubildenden in ihrer ersten Woche bis zu Rosa, die das Haus führt, seit ihre Großmutter ihr die Schlüssel gab.</p><p>Was abends übrig ist, geht an die Tafel um die Ecke.</p>',
  fr: '<p>Le Lindenhof cuit le pain de onze boutiques, à la main, avec des pâtes longues et la farine de trois moulins que nous connaissons par leur nom. Nous sommes 140, de l’apprentie arrivée cette semaine à Rosa, qui tient la maison depuis que sa grand-mère lui en a confié les clés.</p>',
};
const offers = {
  en: list(
    '35 days off a year, and your birthday',
    'A night supplement of 30 %, paid on time',
    'Bread for you and yours, every day',
    'Training we pay for, up to the master’s certificate',
  ),
  de: list(
    '35 freie Tage im Jahr und der Geburtstag dazu',
    '30 % Nachtzuschlag, pünktlich gezahlt',
    'Brot für Sie und Ihre Lieben, jeden Tag',
    'Fortbildung auf unsere Kosten, bis zum Meisterbrief',
  ),
  fr: list(
    '35 jours de congé par an, et votre anniversaire',
    'Majoration de nuit de 30 %, payée à temps',
    'Le pain de la maison, tous les jours',
    'Des formations que nous finançons',
  ),
};

export const folders = ['Bakehouse', 'Shops'];

export const bakeryAds: DemoAd[] = [
  {
    title: 'Pastry chef',
    language: 'en',
    shares: 'old',
    publishedDaysAgo: 104,
    scene: 'patisserie',
    category: 'Bakehouse',
    presentYourCompany: house.en,
    tasks: `<p>Our patisserie in the old town makes forty kinds of cake and never more than it can finish by hand.</p>${list('Plan the week’s counter with two colleagues', 'Bake, fill and decorate, from choux to three-tier', 'Try one new thing a month and tell us honestly whether it sold')}`,
    lookingFor: '<p>Training as a confectioner, or years that amount to it. A steady hand, and patience with meringue.</p>',
    benefits: offers.en,
    employmentType: ['Full Time', 'Permanent employment'],
    careerStage: ['Experienced Professional'],
    graduationType: ['Completed vocational training'],
    industry: ['food-beverage'],
    field: ['Craft trades', 'Production'],
    places: [place('Frankfurt am Main', '60311', 'Braubachstraße 12')],
    salary: paid(33_000, 39_000),
    replyDays: 10,
    inCharge: ['claire@demo.example'],
  },
  {
    title: 'Leitung Produktion (m/w/d)',
    language: 'de',
    publishedDaysAgo: 196,
    category: 'Bakehouse',
    presentYourCompany: house.de,
    tasks: `<p>Sie führen die Backstube mit 31 Menschen in drei Schichten.</p>${list('Schichten planen, sodass niemand zweimal die Woche einspringen muss', 'Mit dem Einkauf die Ernte beurteilen und die Rezepte darauf einstellen', 'Die neue Anlage einfahren, die im Herbst kommt')}`,
    lookingFor: '<p>Meisterbrief oder Technikerabschluss, und Freude daran, dass andere besser werden.</p>',
    benefits: offers.de,
    employmentType: ['Full Time', 'Permanent employment'],
    careerStage: ['Management'],
    graduationType: ['Master craftsman', 'Technician'],
    industry: ['food-beverage'],
    field: ['Production', 'Management'],
    places: [place('Offenbach', '63065', 'Mühlheimer Straße 80')],
    salary: paid(54_000, 62_000),
  },
  {
    title: 'Delivery driver',
    language: 'en',
    shares: 'away',
    publishedDaysAgo: 70,
    archived: true,
    scene: 'van',
    category: 'Shops',
    presentYourCompany: house.en,
    tasks: list('Load at three, first shop at half past three', 'Eleven stops, all of them glad to see you', 'Home by ten'),
    employmentType: ['Part Time'],
    field: ['Logistics and Transport'],
    industry: ['food-beverage', 'logistics-transport'],
    places: [place('Offenbach', '63065')],
    salary: paid(15, 17, 'hour'),
  },
  {
    title: 'Shop assistant, Saturdays',
    language: 'en',
    shares: 'draft',
    category: 'Shops',
    presentYourCompany: house.en,
    tasks: list('Sell bread on the market at Konstablerwache', 'Know what is in it, and for whom it is'),
    employmentType: ['Part Time', 'Associate'],
    careerStage: ['Job starter'],
    field: ['Distribution/Sales'],
    industry: ['food-beverage', 'retail'],
    places: [place('Frankfurt am Main', '60313', 'Konstablerwache')],
  },
  {
    title: 'Praktikum Lebensmitteltechnik',
    language: 'de',
    category: 'Bakehouse',
    presentYourCompany: house.de,
    tasks: list('Teige messen: Temperatur, Säure, Zeit', 'Ein eigenes Vorhaben, das am Ende gebacken wird'),
    employmentType: ['Internship'],
    careerStage: ['Internship'],
    field: ['Quality Management'],
    industry: ['food-beverage'],
  },
  {
    title: 'Keeper of our computers, two days from home',
    language: 'en',
    publishedDaysAgo: 21,
    presentYourCompany: house.en,
    tasks: `<p>Forty tills, two ovens that speak to a server, one web shop, and nobody who looks after all of it. That would be you.</p>${list('Keep the tills running, best before six in the morning', 'Choose what we run ourselves and what we do not', 'Teach the shops so well that they call less and less')}`,
    lookingFor: `<p>You have looked after the computers of people who do other things than computers, and liked it.</p>${list('Linux, networks, a little SQL', 'German or English, the rest comes with the breakfast')}`,
    benefits: offers.en,
    employmentType: ['Full Time', 'Part Time'],
    careerStage: ['Experienced Professional'],
    industry: ['food-beverage', 'information-technology'],
    field: ['IT'],
    places: [place('Offenbach', '63065', 'Mühlheimer Straße 80')],
    remote: 'partly',
    salary: paid(48_000, 58_000),
    replyDays: 14,
    inCharge: ['amir@demo.example'],
  },
  {
    title: 'Pâtissier ou pâtissière',
    language: 'fr',
    publishedDaysAgo: 5,
    scene: 'patisserie',
    category: 'Bakehouse',
    presentYourCompany: house.fr,
    tasks: `<p>Notre première boutique française ouvre à Strasbourg au printemps. Vous en ferez la vitrine.</p>${list('Composer une carte de vingt gâteaux, pas un de plus', 'Former deux apprentis dès la rentrée', 'Choisir les œufs, le beurre et les fruits avec nous')}`,
    lookingFor:
      '<p>Un CAP pâtissier ou plus, de l’expérience en laboratoire, et l’envie d’ouvrir une maison plutôt que d’en reprendre une.</p>',
    benefits: offers.fr,
    employmentType: ['Full Time', 'Permanent employment'],
    careerStage: ['Experienced Professional'],
    graduationType: ['Completed vocational training'],
    industry: ['food-beverage'],
    field: ['Craft trades'],
    places: [place('Strasbourg', '67000', 'Rue des Dentelles 4', 'FR')],
    salary: paid(28_000, 34_000),
    replyDays: 7,
    inCharge: ['claire@demo.example'],
  },
  {
    title: 'Bäckerei-Fachverkauf, Sachsenhausen (m/w/d)',
    language: 'de',
    publishedDaysAgo: 2,
    scene: 'shop',
    category: 'Shops',
    presentYourCompany: house.de,
    tasks: `<p>Um sechs geht das Licht an, um fünf nach sechs steht die Erste vor der Tür.</p>${list('Brot empfehlen, das zum Abend passt', 'Die Theke so führen, dass sie um elf noch nach sieben aussieht', 'Abends abrechnen, ohne dass es länger dauert als ein Lied')}`,
    lookingFor: '<p>Freundlich auch vor dem ersten Kaffee. Erfahrung hilft, ist aber zu lernen.</p>',
    benefits: offers.de,
    employmentType: ['Full Time', 'Part Time'],
    careerStage: ['Job starter', 'Experienced Professional'],
    industry: ['food-beverage', 'retail'],
    field: ['Distribution/Sales', 'Customer service'],
    places: [place('Frankfurt am Main', '60594', 'Schweizer Straße 61')],
    salary: paid(15.5, 18, 'hour'),
    replyDays: 5,
    inCharge: ['recruiter@demo.example', 'amir@demo.example'],
  },
  {
    title: 'Baker, early shift',
    language: 'en',
    shares: 'bakery',
    publishedDaysAgo: 13,
    scene: 'bakery',
    category: 'Bakehouse',
    presentYourCompany: house.en,
    tasks: `<p>You begin at two and end at ten. In between lie eight doughs, one deck oven and a radio that everybody may choose in turn.</p>${list('Lead the sourdough, from feeding to baking', 'Shape and bake with a team of five', 'Pass on what you know to two apprentices')}<h3>Your first month</h3><p>A week at every station, with somebody beside you who has time.</p>`,
    lookingFor: list(
      'Training as a baker, or the equivalent in burnt fingers',
      'A calm head when the proofer is not calm',
      'German is learned along the way; we pay for the course',
    ),
    benefits: offers.en,
    employmentType: ['Full Time', 'Permanent employment'],
    careerStage: ['Experienced Professional'],
    graduationType: ['Completed vocational training', 'Other qualification'],
    industry: ['food-beverage'],
    field: ['Craft trades', 'Production'],
    places: [place('Offenbach', '63065', 'Mühlheimer Straße 80')],
    salary: paid(36_000, 42_000),
    replyDays: 7,
    inCharge: ['recruiter@demo.example', 'amir@demo.example', 'claire@demo.example'],
  },
];
