import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/use-texts.ts';

/** On a phone the facets are a sheet from below; what they give is said on its button. */
export function FilterSheet({ show, onClose, children }: { show: string; onClose: () => void; children: ReactNode }) {
  const t = useTexts('job-search');
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="85%"
      title={t('filters')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {children}
      <Button fullWidth mt={24} onClick={onClose} style={{ position: 'sticky', bottom: 16 }}>
        {show}
      </Button>
    </Drawer>
  );
}
