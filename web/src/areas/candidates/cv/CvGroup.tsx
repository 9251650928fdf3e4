import { Checkbox, Group as Row, Text, Title } from '@mantine/core';
import type { CvDoubt, CvProposal } from '@vitrine/contract/candidates/cv.ts';
import { type ReactNode, useId } from 'react';
import { countryName } from '../../../parts/job-ad/words.ts';
import { languageName, usePeriod } from '../../../parts/profile/words.ts';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Cv.module.css';
import type { Group } from './rows.ts';

interface Shown {
  label: string;
  below: string;
  /** What the profile holds instead. */
  now: string;
  from: string[];
  doubts: CvDoubt[];
  known: boolean;
}

/** The rows of a group in words. */
function useRows(proposal: CvProposal): Record<Group, Shown[]> {
  const t = useTexts('candidates');
  const period = usePeriod();
  const inWords = (field: CvProposal['fields'][number]['field'], value: string) => {
    if (value === '') return '';
    if (field === 'nationality') return countryName(value);
    return field === 'DOB' ? longDate(value) : value;
  };
  const level = (one: CvProposal['languages'][number]['level']) => t(`common:lists.level.${one}`);
  const origin = ({ from, doubts, known }: Omit<Shown, 'label' | 'below' | 'now'>) => ({ from, doubts, known });
  return {
    fields: proposal.fields.map((one) => ({
      ...origin(one),
      label: t('common:labelled', { label: t(`field.${one.field}`), value: inWords(one.field, one.found) }),
      below: '',
      now: one.known ? '' : inWords(one.field, one.now),
    })),
    experiences: proposal.experiences.map((one) => ({
      ...origin(one),
      label: [one.title, one.employer].filter(Boolean).join(', '),
      below: [period(one).span, one.place, one.description].filter(Boolean).join('\n'),
      now: '',
    })),
    educations: proposal.educations.map((one) => ({
      ...origin(one),
      label: [one.school, one.course].filter(Boolean).join(', '),
      below: [period(one).span, one.description].filter(Boolean).join('\n'),
      now: '',
    })),
    skills: proposal.skills.map((one) => ({ ...origin(one), label: one.name, below: '', now: '' })),
    languages: proposal.languages.map((one) => ({
      ...origin(one),
      label: t('common:labelled', { label: languageName(one.language), value: level(one.level) }),
      below: '',
      now: one.now && !one.known ? level(one.now) : '',
    })),
  };
}

interface Props {
  group: Group;
  proposal: CvProposal;
  chosen: ReadonlySet<number>;
  onChoose: (places: Iterable<number>) => void;
}

/** One group of a proposal, with a box for all of it. */
export function CvGroup({ group, proposal, chosen, onChoose }: Props) {
  const t = useTexts('candidates');
  const rows = useRows(proposal)[group];
  const title = {
    fields: t('cv.person'),
    experiences: t('experience.title'),
    educations: t('education.title'),
    skills: t('skills.title'),
    languages: t('languages.title'),
  }[group];
  // what stands in the profile already is no part of all
  const fresh = rows.flatMap(({ known }, place) => (known ? [] : [place]));
  const whole = fresh.every((place) => chosen.has(place));
  const toggle = (place: number) => onChoose(chosen.has(place) ? [...chosen].filter((one) => one !== place) : [...chosen, place]);
  return (
    <section aria-label={title}>
      <Row justify="space-between" gap={8}>
        <Title order={4}>{title}</Title>
        {fresh.length > 1 && (
          <Checkbox
            label={t('cv.all')}
            aria-label={t('common:labelled', { label: title, value: t('cv.all') })}
            checked={whole}
            indeterminate={chosen.size > 0 && !whole}
            onChange={() => onChoose(whole ? [] : fresh)}
          />
        )}
      </Row>
      <ul className={classes.rows}>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a proposal never move
          <CvRow key={place} row={row} checked={chosen.has(place)} onToggle={() => toggle(place)} />
        ))}
      </ul>
    </section>
  );
}

function CvRow({
  row: { label, below, now, from, doubts, known },
  checked,
  onToggle,
}: {
  row: Shown;
  checked: boolean;
  onToggle: () => void;
}) {
  const t = useTexts('candidates');
  const facts = useId();
  const fact = (name: string, value: ReactNode) => (
    <Text size="sm" className={classes.words ?? ''}>
      <Text span c="dimmed">
        {name}{' '}
      </Text>
      {value}
    </Text>
  );
  return (
    <li className={classes.row}>
      <Checkbox checked={checked} onChange={onToggle} label={label} aria-describedby={facts} />
      <div className={classes.facts} id={facts} data-beside={now ? true : undefined}>
        {below && (
          <Text size="sm" className={classes.words ?? ''}>
            {below}
          </Text>
        )}
        {now && fact(t('cv.now'), now)}
        {from.length > 0 && from.join('\n') !== label && fact(t('cv.from'), from.slice(0, 3).join('\n') + (from.length > 3 ? ' …' : ''))}
        {known && (
          <Text size="sm" fw={700}>
            {t('cv.known')}
          </Text>
        )}
        {doubts.map((doubt) => (
          <Text key={doubt} size="sm" fw={700}>
            {t(`cv.doubt.${doubt}`)}
          </Text>
        ))}
      </div>
    </li>
  );
}
