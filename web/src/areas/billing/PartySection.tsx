import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { type Party, parties } from '@vitrine/contract/billing/parties.ts';
import { useMemo } from 'react';
import * as z from 'zod';
import { countries } from '../../parts/profile/countries.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

/** Where the company is taxed, and what follows from it. */
export function PartySection() {
  const t = useTexts('billing');
  return (
    <Section title={t('party.title')} text={t('party.text')}>
      <PartyFields />
    </Section>
  );
}

/** The fields alone; `onSaved` once they are. */
export function PartyFields({ onSaved }: { onSaved?: () => void }) {
  const held = useAsk(parties.look, {});
  return <QueryBoundary of={held}>{(party) => <Form key={JSON.stringify(party)} party={party} onSaved={onSaved} />}</QueryBoundary>;
}

/** What is left empty is no number. */
const rules = z.preprocess((typed) => {
  const { country, vatNumber } = typed as { country: string; vatNumber: string };
  return { country, vatNumber: vatNumber.trim() || null };
}, parties.save.body);

function Form({ party, onSaved }: { party: Party; onSaved: (() => void) | undefined }) {
  const t = useTexts('billing');
  const lands = useMemo(() => countries(), []);
  const form = useFormOf(rules, { country: party.country ?? '', vatNumber: party.vatNumber ?? '' });
  const save = useAct(parties.save, {
    form,
    onDone: () => {
      notices.done(t('party.saved'));
      onSaved?.();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(rules.parse(values)))}>
      <Stack gap={16}>
        <Select label={t('party.country')} searchable allowDeselect={false} data={lands} {...form.getInputProps('country')} />
        <TextInput
          label={t('party.vatNumber')}
          description={t('party.vatNumberHint')}
          maxLength={40}
          {...form.getInputProps('vatNumber')}
        />
        <Text size="sm">{said(t, party)}</Text>
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={save.isPending}>
            {t('party.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** How VAT is dealt with, and why. */
function said(t: ReturnType<typeof useTexts<'billing'>>, { vatNumber, vatNumberState, vatCategory, chargedAnyway }: Party) {
  if (chargedAnyway) return t(`party.anyway.${chargedAnyway}`);
  const category = t(`party.categories.${vatCategory}`);
  return vatNumber && vatNumberState !== 'unchecked' ? `${t(`party.states.${vatNumberState}`)} ${category}` : category;
}
