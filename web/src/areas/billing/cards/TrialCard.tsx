import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { cards, cardsForTrying } from '@vitrine/contract/billing/cards.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { problemText } from '../../../platform/calls/problems.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFreshAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

/** The page of the provider for trying, on which a card is named: no money moves, and nobody is to type a real one. */
export function TrialCard({ session, planId }: { session: string; planId: string | undefined }) {
  const t = useTexts('billing');
  const navigate = useNavigate();
  const found = useFreshAsk(cards.trial, { session });
  const back = () => void navigate({ to: '/products', hash: planId ? `plan=${planId}` : '', replace: true });
  return (
    <Modal opened onClose={back} title={t('card.trial.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={found}>{({ open }) => (open ? <Fields session={session} onDone={back} /> : <Over onBack={back} />)}</QueryBoundary>
    </Modal>
  );
}

function Over({ onBack }: { onBack: () => void }) {
  const t = useTexts('billing');
  return (
    <Stack gap={16} align="flex-start">
      <Text>{t('card.trial.over')}</Text>
      <Button onClick={onBack}>{t('card.trial.toPlans')}</Button>
    </Stack>
  );
}

function Fields({ session, onDone }: { session: string; onDone: () => void }) {
  const t = useTexts('billing');
  const [card, setCard] = useState<string>(cardsForTrying.pays);
  const save = useAct(cards.saveTrial, { handles: ['card-declined'], onDone });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ session, card });
      }}
    >
      <Stack gap={16}>
        <Text>{t('card.trial.text')}</Text>
        <TextInput
          label={t('card.trial.number')}
          description={t('card.trial.numbers', cardsForTrying)}
          autoComplete="off"
          inputMode="numeric"
          maxLength={40}
          value={card}
          error={save.error && problemText(save.error)}
          onChange={(event) => setCard(event.currentTarget.value)}
        />
        <DialogFoot cancel={t('common:cancel')} onCancel={onDone}>
          <Button type="submit" loading={save.isPending}>
            {t('card.trial.save')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
