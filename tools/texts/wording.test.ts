import { expect, test } from 'vitest';
import { stumbleIn } from './wording.ts';

test.each([
  ['"toJob": "Vers le poste"', '"Vers le'],
  ['"next": "Aux questions"', '"Aux questions'],
  ['Postuler avec un dossier', 'Postuler avec un dossier'],
  ['Sehen Sie in Ihr Postfach', 'Sehen Sie in Ihr Postfach'],
  ['Sie sind nicht mehr im Rennen', 'nicht mehr im Rennen'],
])('a native reader stumbles over %s', (text, said) => {
  expect(stumbleIn(text)?.said).toBe(said);
});

test('nobody stumbles over what is said instead', () => {
  const texts = [
    '"Passer aux questions"',
    '"Voir le poste"',
    'Postuler avec un CV',
    'Schauen Sie in Ihr Postfach',
    'Regardez vers la caméra',
  ];
  for (const text of texts) expect(stumbleIn(text)).toBeUndefined();
});
