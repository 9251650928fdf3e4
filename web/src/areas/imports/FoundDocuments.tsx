import { Stack, Text } from '@mantine/core';
import type { DocumentsFound } from '@vitrine/contract/imports/documents.ts';
import type { ReactNode } from 'react';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import bad from './BadLines.module.css';
import classes from './Outcomes.module.css';

const outcomes = ['given', 'lacking', 'nobody', 'refused'] as const;

/** Which document would go to whom, and which to nobody. */
export function FoundDocuments({ of }: { of: DocumentsFound }) {
  const t = useTexts('imports');
  const line = (at: number) => t('bad.line', { line: number(at) });
  return (
    <Section title={t('documents.title')}>
      <Stack>
        <dl className={classes.figures}>
          {outcomes.map((one) => (
            <div key={one} data-none={of[one] === 0 || undefined}>
              <dt>{t(`documents.${one}`)}</dt>
              <dd>{number(of[one])}</dd>
            </div>
          ))}
        </dl>
        <Listed title={t('documents.lacking')} total={of.lacking}>
          {of.lackingLines.map(({ line: at, file, why }) => [line(at), t(`documents.why.${why}`, { file })])}
        </Listed>
        <Listed title={t('documents.refused')} total={of.refused}>
          {of.refusedFiles.map(({ path, fault }) => [undefined, t('bad.column', { column: path, what: t(`documents.fault.${fault}`) })])}
        </Listed>
        <Listed title={t('documents.nobody')} text={t('documents.nobodyText')} total={of.nobody}>
          {of.nobodyFiles.map((path) => [undefined, path])}
        </Listed>
        <Listed title={t('documents.given')} total={of.given}>
          {of.to.map(({ path, line: at, name }) => [line(at), `${name} · ${path}`])}
        </Listed>
      </Stack>
    </Section>
  );
}

interface ListedProps {
  title: string;
  text?: string;
  total: number;
  children: (readonly [line: string | undefined, words: string])[];
}

/** The first of a kind, with where each stands. */
function Listed({ title, text, total, children }: ListedProps): ReactNode {
  const t = useTexts('imports');
  if (children.length === 0) return null;
  return (
    <div>
      <Text fw={700} mb={4}>
        {title}
      </Text>
      {text && (
        <Text size="sm" c="dimmed" mb={4}>
          {text}
        </Text>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <ul className={bad.list} aria-label={title} tabIndex={0}>
        {children.map(([line, words]) => (
          <li key={`${line} ${words}`}>
            {line && (
              <Text fw={700} className={bad.line ?? ''}>
                {line}
              </Text>
            )}
            <Text size="sm">{words}</Text>
          </li>
        ))}
      </ul>
      {total > children.length && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('documents.first', { count: children.length })}
        </Text>
      )}
    </div>
  );
}
