import type { Language } from '@vitrine/contract/vocabulary.ts';

export interface FoundPerson {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  profession: string;
  about: string;
  careerStage: 'Student' | 'Job Starter' | 'Professional Experienced' | 'Expert';
  education: 'Apprenticeship' | 'Master craftsman' | 'Bachelor of Arts' | 'Master of Science' | 'A level' | 'Completed vocational training';
  employment: ('Full Time' | 'Part Time' | 'Permanent employment' | 'Freelance' | 'Internship')[];
  nationality: string;
  post: { title: string; employer: string; fromYear: number };
  skills: string[];
  spoken: Partial<
    Record<'German' | 'English' | 'French' | 'Turkish' | 'Polish' | 'Italian' | 'Spanish', 'basic' | 'conversational' | 'fluent' | 'native'>
  >;
  /** Shown to everybody, employers and schools included. */
  open?: true;
}

/** People who look for work without having applied anywhere, and agreed to be found. */
export const foundPeople: FoundPerson[] = [
  {
    email: 'mathilde.roux@demo.example',
    firstName: 'Mathilde',
    lastName: 'Roux',
    language: 'fr',
    profession: 'Pâtissière',
    about: 'Sept ans de desserts à l’assiette. Je cherche une maison où l’on se lève tôt et où l’on rit.',
    careerStage: 'Professional Experienced',
    education: 'Apprenticeship',
    employment: ['Full Time', 'Permanent employment'],
    nationality: 'FR',
    post: { title: 'Pâtissière', employer: 'Maison Kleber', fromYear: 2019 },
    skills: ['Viennoiserie', 'Chocolate work', 'Wedding cakes'],
    spoken: { French: 'native', German: 'conversational' },
    open: true,
  },
  {
    email: 'emre.kaya@demo.example',
    firstName: 'Emre',
    lastName: 'Kaya',
    language: 'de',
    profession: 'Bäckermeister',
    about: 'Sauerteig, Ausbildung, Nachtschicht: Ich leite seit acht Jahren eine Backstube mit zwölf Leuten.',
    careerStage: 'Expert',
    education: 'Master craftsman',
    employment: ['Full Time', 'Permanent employment'],
    nationality: 'DE',
    post: { title: 'Leiter der Backstube', employer: 'Mühlenbäcker Hanau', fromYear: 2018 },
    skills: ['Sourdough', 'Training apprentices', 'HACCP', 'Night shifts'],
    spoken: { German: 'native', Turkish: 'fluent' },
  },
  {
    email: 'zoe.marchetti@demo.example',
    firstName: 'Zoe',
    lastName: 'Marchetti',
    language: 'en',
    profession: 'Shop manager',
    about: 'I run small shops with long queues and short tempers, and I like both kinds of people.',
    careerStage: 'Professional Experienced',
    education: 'Completed vocational training',
    employment: ['Full Time', 'Part Time'],
    nationality: 'IT',
    post: { title: 'Shop manager', employer: 'Gelateria Fontana', fromYear: 2021 },
    skills: ['Rosters', 'Point of sale', 'Window displays', 'Patience'],
    spoken: { Italian: 'native', English: 'fluent', German: 'conversational' },
  },
  {
    email: 'katja.brandt@demo.example',
    firstName: 'Katja',
    lastName: 'Brandt',
    language: 'de',
    profession: 'Buchhalterin',
    about: 'Zahlen, die am Monatsende stimmen, und Mahnungen, die niemanden kränken.',
    careerStage: 'Expert',
    education: 'Bachelor of Arts',
    employment: ['Part Time', 'Permanent employment'],
    nationality: 'DE',
    post: { title: 'Bilanzbuchhalterin', employer: 'Stadtgärten Mainz', fromYear: 2015 },
    skills: ['DATEV', 'Payroll', 'Excel'],
    spoken: { German: 'native', English: 'conversational' },
  },
  {
    email: 'diego.ramos@demo.example',
    firstName: 'Diego',
    lastName: 'Ramos',
    language: 'en',
    profession: 'Delivery driver',
    about: 'Eleven shops before six in the morning, and never a squashed box.',
    careerStage: 'Job Starter',
    education: 'A level',
    employment: ['Part Time'],
    nationality: 'ES',
    post: { title: 'Courier', employer: 'Radboten', fromYear: 2024 },
    skills: ['Driving licence B', 'Early shifts'],
    spoken: { Spanish: 'native', English: 'fluent', German: 'basic' },
  },
  {
    email: 'aleksandra.wilk@demo.example',
    firstName: 'Aleksandra',
    lastName: 'Wilk',
    language: 'en',
    profession: 'Food technologist',
    about: 'I write my thesis on how long doughs keep bread fresh, and would like to try it on a large oven.',
    careerStage: 'Student',
    education: 'Master of Science',
    employment: ['Internship', 'Full Time'],
    nationality: 'PL',
    post: { title: 'Working student', employer: 'Institute of Cereal Science', fromYear: 2025 },
    skills: ['Sourdough', 'Laboratory work', 'Statistics'],
    spoken: { Polish: 'native', English: 'fluent', German: 'fluent' },
  },
];
