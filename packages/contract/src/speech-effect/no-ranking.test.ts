import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { topics } from '../topics.ts';
import { styles } from './styles.ts';

const every = Object.values(topics).flatMap((topic) => Object.values(topic) as Endpoint[]);
const schemaOf = (schema: z.ZodType | undefined) =>
  schema ? JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : '';
const asked = ({ params, query, body }: Endpoint) => [params, query, body].map(schemaOf).join(' ');
const isStyleNamed = (schema: string) => styles.some((style) => schema.includes(`"${style}"`));

test('no call takes a style, a score or a percentile to sort, filter, add up or compare people by', () => {
  const naming = every.filter((one) => isStyleNamed(asked(one)) || /percentile|resultDetails|optimalValue|speechEffect/.test(asked(one)));
  // ideal values are set by whoever runs the installation; nobody is in them
  expect(naming.map(({ route }) => route)).toEqual(['POST /api/admin/speech-effect/ideals']);
});

test('scores stand only in what is said of one text: never beside another person, and never with a total', () => {
  const telling = every.filter(({ reply }) => schemaOf(reply).includes('"percentile"'));
  expect(telling.map(({ route }) => route).toSorted()).toEqual([
    'GET /api/profile/candidate/candidatedetails',
    'GET /api/profile/candidate/findbyid',
    'GET /api/speech-effect/applicant',
    'GET /api/speech-effect/own',
    'GET /api/v2/profile/candidate/dossier',
    'POST /api/speech-effect/own/consent',
    'POST /api/speech-effect/practise',
  ]);
  for (const { reply, route } of telling) expect(schemaOf(reply), route).not.toMatch(/"(total|sum|average|mean|fit|match|rank)\w*"/i);
});
