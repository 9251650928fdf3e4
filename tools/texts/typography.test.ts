import { expect, test } from 'vitest';
import { setPage, setSource, setTexts } from './check-typography.ts';
import { genderIn, typeset } from './typography.ts';

/** Makes the spaces seen: `·` is the narrow one that never breaks, `~` the wide one. */
const seen = (text: string) => text.replaceAll('\u202f', '·').replaceAll('\u00a0', '~');

test.each([
  ['Mot de passe oublié ?', 'Mot de passe oublié·?'],
  ['Oui; non! Vraiment?!', 'Oui·; non·! Vraiment·?!'],
  ["Il s'appelle « Ana »: l'amie d'Inès", 'Il s’appelle «~Ana~»~: l’amie d’Inès'],
  ['Dites "oui" ou „non“', 'Dites «~oui~» ou «~non~»'],
  ['{{percent}} % de 100 Mo, 2 000 caractères', '{{percent}}·% de 100~Mo, 2·000 caractères'],
  ['Par <b>{{name}}</b> : {{title}}?', 'Par <b>{{name}}</b>~: {{title}}·?'],
  ['Un instant...', 'Un instant…'],
])('French %s becomes %s', (text, set) => {
  expect(seen(typeset('fr', text))).toBe(set);
  expect(typeset('fr', typeset('fr', text))).toBe(typeset('fr', text));
});

test.each([
  ['à 12:30', 'a time'],
  ['https://vitrine.example/a?b=c;d', 'an address'],
  ['/signup?mode=up&as=candidate', 'a path'],
  ['`a ? b : c`', 'code'],
  ['<a href="x?y" title=\'z\'>', 'markup'],
  ['Chloé &amp; Inès', 'an entity'],
])('French leaves %s, %s, as it is', (text) => {
  expect(typeset('fr', text)).toBe(text);
});

test('French says nothing of the gender of who reads it', () => {
  expect(genderIn('Bonjour, vous êtes invité à un entretien')).toBe('vous êtes invité');
  expect(genderIn('Vous n’êtes plus connecté qu’ici')).toBe('Vous n’êtes plus connecté');
  expect(genderIn('Étudiant·e')).toBe('·e');
  expect(genderIn('Voici votre invitation. Vous êtes hors ligne.')).toBeUndefined();
});

test('German and English have their own quotation marks', () => {
  expect(typeset('de', 'Der Ordner "Neu" und “Alt”')).toBe('Der Ordner „Neu“ und „Alt“');
  expect(typeset('en', 'The folder "New" and „Old“')).toBe('The folder “New” and “Old”');
});

test('in files of texts the values are set, never the keys', () => {
  expect(seen(setTexts('{ "a : b": { "en": "Who ?", "fr": "Qui ? \\"Ana\\"" } }'))).toBe(
    '{ "a : b": { "en": "Who ?", "fr": "Qui·? «~Ana~»" } }',
  );
});

test('a page is set with the values of its head', () => {
  expect(seen(setPage('fr', "---\ntitle: L'aide : ici\naction: /a?b=c | Oui !\n---\n\n## Qui ?\n"))).toBe(
    '---\ntitle: L’aide~: ici\naction: /a?b=c | Oui·!\n---\n\n## Qui·?\n',
  );
});

test('a letter begins with a capital behind the greeting, but in German', () => {
  const code = (language: string) =>
    `const a = { ${language}: { body: \`merci. \${b} est là.\`, all: \`Bonjour,\\n\\nmerci.\`, kind: 'un poste' } };`;
  expect(setSource('a.ts', code('fr'))).toBe(code('fr').replaceAll('merci', 'Merci'));
  expect(setSource('a.ts', code('de'))).toBe(code('de'));
});

test('in code the words are set of whatever stands under a language', () => {
  const code = `const a = { en: 'Who ?', fr: (x) => [\`L'amie de \${x ? 'a' : 'b'} : \${f("qui ?")}\`, 'C\\'est "lui" ?'] };`;
  expect(seen(setSource('a.ts', code))).toBe(
    `const a = { en: 'Who ?', fr: (x) => [\`L’amie de \${x ? 'a' : 'b'}~: \${f("qui·?")}\`, 'C’est «~lui~»·?'] };`,
  );
  expect(seen(setSource('a.ts', "const a = [{ language: 'fr', text: 'Qui ?' }, { language: 'de', text: 'Wer ?' }]"))).toContain("'Qui·?'");
});
