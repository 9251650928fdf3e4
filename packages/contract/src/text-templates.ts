import * as z from 'zod';
import { type Language, languages } from './vocabulary.ts';

/** Places in a template that are filled in for each person; none of them may be left when it leaves. */
export const templatePlaces = ['{firstName}', '{title}', '{company}', '{sender}'] as const;

/** So many a company may keep of its own, of messages and of e-mails each. */
export const maxOwnTemplates = 100;

/** The same in each language; a template is written in those in which it is needed. */
export const inEveryLanguage = <Shape extends z.ZodType>(shape: Shape) =>
  z.object(Object.fromEntries(languages.map((one) => [one, shape])) as Record<Language, Shape>);
