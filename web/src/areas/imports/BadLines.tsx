import { Text } from '@mantine/core';
import type { BadLine, LineProblem } from '@vitrine/contract/imports/imports.ts';
import { employmentTypes } from '@vitrine/contract/reference-lists.ts';
import { useListLabels } from '../../parts/job-ad/words.ts';
import { date, number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './BadLines.module.css';

const isEmployment = (word: string) => (employmentTypes as readonly string[]).includes(word);

/** Lines that are left out: where, what is wrong, and what could stand there. */
export function BadLines({ lines }: { lines: readonly BadLine[] }) {
  const t = useTexts('imports');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <ul className={classes.list} aria-label={t('bad.label')} tabIndex={0}>
      {lines.map(({ line, problems }) => (
        <li key={line}>
          <Text fw={700} className={classes.line ?? ''}>
            {t('bad.line', { line: number(line) })}
          </Text>
          <div>
            {problems.map((one) => (
              <Problem key={`${one.column} ${one.fault}`} of={one} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Problem({ of: { column, fault, allowed } }: { of: LineProblem }) {
  const t = useTexts('imports');
  const label = useListLabels();
  const said = (one: string) => (isEmployment(one) ? label('employmentType', one) : one);
  const what = t(`fault.${fault}`, { allowed: allowed.map(fault === 'too-old' ? date : said).join(', ') });
  return <Text size="sm">{column ? t('bad.column', { column, what }) : what}</Text>;
}
