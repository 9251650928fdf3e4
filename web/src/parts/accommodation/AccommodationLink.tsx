import { Button, Modal, Text } from '@mantine/core';
import type { AccommodationWishes } from '@vitrine/contract/interviews/accommodation.ts';
import { useState } from 'react';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { AccommodationForm } from './AccommodationForm.tsx';

/** Opens what an interview can grant, before anything of it has begun. */
export function AccommodationLink({ onSaved }: { onSaved?: (wishes: AccommodationWishes) => void }) {
  const t = useTexts('interviews');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        px={0}
        h="auto"
        mih={44}
        style={{ alignSelf: 'flex-start' }}
        // a sentence, which is wider than a phone in some languages
        styles={{ label: { whiteSpace: 'normal', textAlign: 'start', lineHeight: 1.4 } }}
        onClick={() => setOpened(true)}
      >
        {t('accommodation.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('accommodation.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Text mb={20}>{t('accommodation.text')}</Text>
        <AccommodationForm
          onSaved={(wishes) => {
            setOpened(false);
            notices.done(t('accommodation.saved'));
            onSaved?.(wishes);
          }}
        />
      </Modal>
    </>
  );
}
