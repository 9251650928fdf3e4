import { MultiSelect } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { maxInterviewers } from '@vitrine/contract/talks/shapes.ts';
import type { talks } from '@vitrine/contract/talks/talks.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';

export type Colleague = Reply<typeof talks.colleagues>['items'][number];

interface Props {
  /** Who could. */
  colleagues: Colleague[];
  /** Accounts. */
  value: string[];
  error: ReactNode;
  onChange: (value: string[]) => void;
}

/** Who of the company takes part. */
export function PeopleField({ colleagues, value, error, onChange }: Props) {
  const t = useTexts('applicants');
  return (
    <MultiSelect
      required
      label={t('talk.people')}
      data={colleagues.map(({ accountId, name }) => ({ value: accountId, label: name }))}
      value={value}
      error={error}
      maxValues={maxInterviewers}
      searchable
      hidePickedOptions
      onChange={onChange}
    />
  );
}
