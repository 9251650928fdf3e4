import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type EmailAddressee, emailWriting, maxRecipients } from '@vitrine/contract/emails/writing.ts';
import { emailAddress } from '@vitrine/contract/vocabulary.ts';
import { type Ref, useState } from 'react';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  label: string;
  description?: string;
  value: EmailAddressee[];
  /** Entries that are no addresses: they stay in the field until somebody corrects them. */
  wrong: string[];
  onChange: (value: EmailAddressee[], wrong: string[]) => void;
  autoFocus?: boolean;
  ref: Ref<HTMLInputElement>;
}

const shown = ({ name, email }: EmailAddressee) => (name && name !== email ? `${name} <${email}>` : email);

/** An address as people type or paste it, with a name in front or without. */
function read(text: string): EmailAddressee | undefined {
  const [, name = '', inside] = /^(.*?)<([^<>]*)>\s*$/.exec(text) ?? [];
  const good = emailAddress.safeParse(inside ?? text);
  return good.success ? { name: name.replace(/^[\s"]+|[\s"]+$/g, '').slice(0, 200), email: good.data } : undefined;
}

/** To whom: known people are offered while somebody types, any address is taken. */
export function RecipientsField({ label, description, value, wrong, onChange, autoFocus = false, ref }: Props) {
  const t = useTexts('emails');
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), 150);
  const found = useAsk(emailWriting.addressees, { text }, { enabled: text.length > 1, keepPrevious: true });
  const offered = text.length > 1 ? (found.data?.items ?? []) : [];
  const details = new Map(offered.map((one) => [shown(one), one.detail]));
  const take = (entries: string[]) => {
    const people = new Map<string, EmailAddressee>();
    const bad: string[] = [];
    for (const entry of entries) {
      const one = read(entry);
      if (one) people.set(one.email, one);
      else if (entry.trim()) bad.push(entry.trim());
    }
    onChange([...people.values()], bad);
  };
  return (
    <TagsInput
      ref={ref}
      label={label}
      {...(description ? { description } : {})}
      data-autofocus={autoFocus || undefined}
      value={[...value.map(shown), ...wrong]}
      onChange={take}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...details.keys()]}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          {option.value}
          {details.get(option.value) && ` · ${details.get(option.value)}`}
        </span>
      )}
      splitChars={[',', ';']}
      maxTags={maxRecipients}
      acceptValueOnBlur
      styles={{ pill: { fontSize: '0.875rem' } }}
      error={wrong.length > 0 ? t('compose.wrong', { text: wrong.join(', ') }) : undefined}
    />
  );
}
