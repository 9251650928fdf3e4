import { columnsIn } from '../../platform/company-data/columns.ts';
import type { CompanyList, CompanyReader } from '../../platform/company-data/company-data.ts';
import { fileOf, listTexts } from '../../platform/company-data/lists.ts';
import { fill } from '../../platform/texts.ts';
import { readmeTexts } from './texts.ts';

interface Counted {
  done: number;
  missing: number;
}

/** What the export holds, list by list and column by column, and what it does not, in the language of whoever asked. */
export function readmeOf(
  { language, company }: CompanyReader & { company: string },
  lists: readonly CompanyList[],
  counted: Counted,
  at: Date,
) {
  const texts = readmeTexts[language];
  const words = { columns: columnsIn(language), lists: listTexts[language] };
  const title = fill(texts.title, { company });
  const made = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  const facts = { total: counted.done, whole: counted.done - counted.missing, missing: counted.missing };
  const described = lists.flatMap(({ name, columns }) => [
    '',
    `data/${fileOf(name)}.json, data/${fileOf(name)}.csv`,
    words.lists[name],
    texts.columns,
    ...columns.map((column) => `  ${column} = ${words.columns[column]}`),
  ]);
  const lines = [
    title,
    '='.repeat(title.length),
    '',
    fill(texts.made, { at: `${made} UTC` }),
    '',
    texts.how,
    '',
    fill(texts.files, facts),
    '',
    texts.limits,
    ...texts.reasons.map((one) => `- ${one}`),
    ...described,
  ];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
