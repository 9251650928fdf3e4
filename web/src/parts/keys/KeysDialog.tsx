import { Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfCompany, useVisitor } from '../../platform/session/session.ts';
import { KeyNames } from './KeyNames.tsx';
import classes from './KeysDialog.module.css';
import { screenKeys } from './screen-keys.ts';

/** Every key that does something on this screen for whoever looks, and those of every screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const everywhere = isOfCompany(useVisitor());
  const [own] = useState(screenKeys);
  const rows = [
    ...own,
    ...(everywhere ? [{ name: 'palette', keys: ['Command+k'], label: t('keys.palette') }] : []),
    ...(own.some(({ keys }) => keys.includes('?')) ? [] : [{ name: 'help', keys: ['?'], label: t('keys.help') }]),
  ];
  return (
    <Modal opened onClose={onClose} size="auto" title={t('keys.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <dl className={classes.keys} data-few={rows.length < 8 || undefined}>
        {rows.map(({ name, keys, label }) => (
          <div key={name} className={classes.row}>
            <dt>
              <Group gap={4}>
                <KeyNames keys={keys} />
              </Group>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
