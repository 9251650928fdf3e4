import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  /** What the facets give, on the button that closes them. */
  show: string;
  onClose: () => void;
  children: ReactNode;
}

/** On a phone the facets are a sheet from below; what they give is said on its button. */
export function FilterSheet({ title, show, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer opened onClose={onClose} position="bottom" size="85%" title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      {children}
      <Button fullWidth mt={24} onClick={onClose} style={{ position: 'sticky', bottom: 16 }}>
        {show}
      </Button>
    </Drawer>
  );
}
