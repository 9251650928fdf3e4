import { Stack, Text } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { ImportKind } from '@vitrine/contract/imports/fields.ts';
import type { imports } from '@vitrine/contract/imports/imports.ts';
import { useEffect, useRef } from 'react';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { BadLines } from './BadLines.tsx';
import { Outcomes } from './Outcomes.tsx';

interface Props {
  of: Omit<Reply<typeof imports.check>, 'documents'>;
  kind: ImportKind;
}

/** What the check found, brought into view: it comes below what one has just pressed. */
export function Checked({ of, kind }: Props) {
  const t = useTexts('imports');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={top}>
      <Section title={t('check.title')}>
        <Stack>
          <div role="status">
            <Outcomes of={of} kind={kind} />
          </div>
          {of.doubles.length > 0 && (
            <Text size="sm">
              {t(kind === 'jobs' ? 'jobs.doubles' : 'check.doubles', { lines: of.doubles.map((line) => number(line)).join(', ') })}
              {of.linked + of.known > of.doubles.length && ' …'}
            </Text>
          )}
          {of.problems.length > 0 && <BadLines lines={of.problems} />}
          {of.more && (
            <Text size="sm" c="dimmed">
              {t('check.more', { count: of.problems.length })}
            </Text>
          )}
        </Stack>
      </Section>
    </div>
  );
}
