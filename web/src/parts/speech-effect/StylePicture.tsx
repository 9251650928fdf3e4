import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import type { StyleResult } from '@vitrine/contract/speech-effect/shapes.ts';
import { type Style, type StyleGroup, styleGroups } from '@vitrine/contract/speech-effect/styles.ts';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './StylePicture.module.css';

export type KnownStyle = Reply<typeof effectPractice.styles>['items'][number];
/** A style as it is drawn; `score` is missing where only the level is shown. */
export type DrawnStyle = Pick<StyleResult, 'results' | 'level'> &
  Partial<Pick<StyleResult, 'resultDetails' | 'words'>> & {
    /** The words without their places. */
    said?: string[];
  };

interface Props {
  items: readonly DrawnStyle[];
  known: readonly KnownStyle[];
  ideals: Partial<Record<Style, number>>;
  /** The style that stands open. */
  open: Style | null;
  onOpen: (style: Style | null) => void;
  /** The text that was counted, where its words may be told. */
  text?: string;
}

/** The styles in groups: own value and ideal as a picture that reads at once, and is a table. */
export function StylePicture(props: Props) {
  const t = useTexts('speech-effect');
  return (
    <div className={classes.groups}>
      {(Object.keys(styleGroups) as StyleGroup[]).map((group) => {
        const own: readonly Style[] = styleGroups[group];
        const items = props.items.filter(({ results }) => own.includes(results));
        return items.length > 0 && <Group key={group} {...props} title={t(`groups.${group}`)} items={items} />;
      })}
    </div>
  );
}

const decimal = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function Group({ title, items, ...props }: Props & { title: string }) {
  const t = useTexts('speech-effect');
  return (
    <section aria-label={title}>
      <Title order={3} size="h4" mb={8}>
        {title}
      </Title>
      <table className={classes.table}>
        <caption className={classes.unseen}>{title}</caption>
        <colgroup>
          <col className={classes.nameColumn} />
          <col />
          <col className={classes.idealColumn} />
        </colgroup>
        <thead className={classes.unseen}>
          <tr>
            <th scope="col">{t('picture.style')}</th>
            <th scope="col">{t('picture.own')}</th>
            <th scope="col">{t('picture.ideal')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.results} item={item} {...props} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ item, known, ideals, open, onOpen, text }: Omit<Props, 'items'> & { item: DrawnStyle }) {
  const t = useTexts('speech-effect');
  const { results, resultDetails, level, words } = item;
  const said = item.said ?? (text === undefined ? undefined : words?.map(({ start, end }) => text.slice(start, end)));
  const style = known.find(({ key }) => key === results);
  const isOpen = open === results;
  const ideal = ideals[results];
  const detail = `style-${results}`;
  return (
    <>
      <tr className={classes.row}>
        <th scope="row" className={classes.name}>
          <UnstyledButton
            className={classes.opener ?? ''}
            aria-expanded={isOpen}
            aria-controls={detail}
            onClick={() => onOpen(isOpen ? null : results)}
          >
            <IconChevronDown className={classes.chevron ?? ''} data-open={isOpen || undefined} stroke={1.5} size={16} aria-hidden="true" />
            {style?.name}
          </UnstyledButton>
        </th>
        <td>
          <div className={classes.drawn}>
            <Bar value={resultDetails ? resultDetails.score : level * 2} steps={resultDetails === undefined} ideal={ideal} />
            <span className={classes.figure}>{resultDetails ? decimal(resultDetails.score) : t(`levels.${level}`)}</span>
          </div>
        </td>
        <td className={classes.ideal}>
          <span className={classes.wide}>{ideal === undefined ? '–' : t('picture.idealIs', { ideal })}</span>
          <span className={classes.narrow}>{ideal ?? '–'}</span>
        </td>
      </tr>
      <tr id={detail} hidden={!isOpen} className={classes.detail}>
        <td colSpan={3}>
          {isOpen && (
            <>
              <Text>{style?.levels[level - 1]}</Text>
              {resultDetails && (
                <Text c="dimmed" size="sm">
                  {t('picture.figures', {
                    score: decimal(resultDetails.score),
                    percentile: resultDetails.percentile,
                    level: t(`levels.${level}`),
                  })}
                </Text>
              )}
              {said && <Words said={said} />}
            </>
          )}
        </td>
      </tr>
    </>
  );
}

/** How far of ten, with the ideal as a line and what is near it as a band; the figures stand beside it. */
function Bar({ value, ideal, steps }: { value: number; ideal: number | undefined; steps: boolean }) {
  return (
    <span className={classes.bar} aria-hidden="true" data-steps={steps || undefined}>
      {ideal !== undefined && (
        <span className={classes.band} style={{ left: `${(ideal - 1) * 10}%`, width: `${ideal === 10 ? 10 : 20}%` }} />
      )}
      <span className={classes.value} style={{ width: `${value * 10}%` }} />
      {ideal !== undefined && <span className={classes.line} style={{ left: `${ideal * 10}%` }} />}
    </span>
  );
}

/** The words that made a score, each as often as it stands in the text. */
function Words({ said }: { said: readonly string[] }) {
  const t = useTexts('speech-effect');
  if (said.length === 0) return <Text size="sm">{t('picture.noWords')}</Text>;
  const counts = new Map<string, number>();
  for (const one of said) counts.set(one.toLowerCase(), (counts.get(one.toLowerCase()) ?? 0) + 1);
  return (
    <>
      <Text size="sm" fw={700} mt={8}>
        {t('picture.words', { count: said.length })}
      </Text>
      <ul className={classes.words}>
        {[...counts].map(([word, count]) => (
          <li key={word}>{count > 1 ? t('picture.times', { said: word, count }) : word}</li>
        ))}
      </ul>
    </>
  );
}
