import { describe, expect, it } from 'vitest';
import { nearMiss } from './near-miss.ts';
import { readPeople } from './read-people.ts';

const read = (text: string) =>
  readPeople(text).map(({ email, firstName, lastName, wrong, raw }) => (wrong ? `${wrong}: ${raw}` : `${email}|${firstName}|${lastName}`));
const ada = 'ada@mail.example|Ada|Lovelace';
const bo = 'bo@mail.example||';
const cy = 'cy@mail.example||';

describe('people to invite', () => {
  it.each([
    ['an address alone', 'bo@mail.example', [bo]],
    ['commas', 'bo@mail.example, cy@mail.example', [bo, cy]],
    ['commas and semicolons mixed', 'bo@mail.example, cy@mail.example; ada@mail.example', [bo, cy, 'ada@mail.example||']],
    ['lines', 'bo@mail.example\r\ncy@mail.example\n\n', [bo, cy]],
    ['blanks between addresses', 'bo@mail.example cy@mail.example', [bo, cy]],
    ['a name and angle brackets', 'Ada Lovelace <Ada@mail.example>', [ada]],
    ['several of them in a line', 'Ada Lovelace <ada@mail.example>, bo@mail.example', [ada, bo]],
    [
      'names with commas, as Outlook writes them',
      'Lovelace, Ada <ada@mail.example>; Berg, Bo <bo@mail.example>',
      [ada, 'bo@mail.example|Bo|Berg'],
    ],
    ['names with commas in quotes', '"Lovelace, Ada" <ada@mail.example>, cy@mail.example', [ada, cy]],
    ['name, comma, address', 'Ada Lovelace, ada@mail.example', [ada]],
    ['the address first', 'ada@mail.example, Ada, Lovelace', [ada]],
    ['cells of a pasted table', 'Ada\tLovelace\tada@mail.example\nBo\tBerg\tbo@mail.example', [ada, 'bo@mail.example|Bo|Berg']],
    ['a table with headings', 'Nachname;Vorname;Ort;E-Mail\nLovelace;Ada;London;ada@mail.example', [ada]],
    ['a file of a spreadsheet', '\uFEFF"First name","Last name","E-mail"\r\n"Ada","Lovelace","ada@mail.example"\r\n', [ada]],
    ['French headings', 'Prénom,Nom,Courriel\nAda,Lovelace,ada@mail.example', [ada]],
    ['numbers beside a name', 'Ada Lovelace, +49 30 1234, ada@mail.example', [ada]],
    ['a link to an address', 'mailto:bo@mail.example', [bo]],
    ['the same address twice', 'ada@mail.example\nAda Lovelace <ADA@mail.example>', [ada]],
    ['an apostrophe and a quote that never ends', 'Ada "O\'Lovelace <ada@mail.example>', ["ada@mail.example|Ada|O'Lovelace"]],
  ])('%s', (_what, text, people) => expect(read(text)).toEqual(people));

  it.each([
    ['a comma in the address', 'Ada Lovelace <ada@mail.example>, grace.hopper@mail,example', [ada, 'address: grace.hopper@mail,example']],
    ['two @ in one', 'bo@@mail.example', ['two-addresses: bo@@mail.example']],
    ['two @ in angle brackets', 'Ada <ada@mail@example>', ['two-addresses: Ada <ada@mail@example>']],
    ['no address', 'Ada Lovelace', ['address: Ada Lovelace']],
    ['words left over at the end', 'bo@mail.example, cy@mail.example, Ada Lovelace', [bo, cy, 'address: Ada Lovelace']],
    ['nothing before the @', '@mail.example', ['address: @mail.example']],
  ])('what cannot be read is named: %s', (_what, text, found) => expect(read(text)).toEqual(found));

  it('loses no address, however the text around it looks', () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `p${index}@mail.example`);
    for (const between of [', ', '; ', '\n', '\t', ' ', ',\n', ' ; ']) {
      expect(readPeople(addresses.join(between)).map((one) => one.email)).toEqual(addresses);
    }
  });
});

describe('near misses of well-known domains', () => {
  it.each([
    ['grace@gmial.com', 'grace@gmail.com'],
    ['grace@gmail.co', 'grace@gmail.com'],
    ['grace@gamil.com', 'grace@gmail.com'],
    ['grace@outlok.com', 'grace@outlook.com'],
    ['grace@gmx.dee', 'grace@gmx.de'],
    ['grace@wanado.fr', 'grace@wanadoo.fr'],
  ])('%s is asked about', (typed, meant) => expect(nearMiss(typed)).toBe(meant));

  it.each(['grace@gmail.com', 'grace@gmx.at', 'grace@mail.com', 'grace@lindenhof.example', 'grace@web.de'])('%s is not', (typed) =>
    expect(nearMiss(typed)).toBeNull(),
  );
});
