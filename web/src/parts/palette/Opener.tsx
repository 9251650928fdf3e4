import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyNames } from '../keys/KeyNames.tsx';
import { belongsElsewhere, isCovered } from '../keys/keys.ts';
import classes from './Palette.module.css';
import { nothingTyped, useTypedEarly } from './typed.ts';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(() => loadPalette().then((module) => ({ default: module.Palette })));
const KeysDialog = lazy(() => import('../keys/KeysDialog.tsx').then((module) => ({ default: module.KeysDialog })));

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The way to everything by name, in the header and under Ctrl+K; its code comes when it is wanted. `?` shows the keys of a screen that has none of its own. */
export function Opener() {
  const { t } = useTranslation();
  const [shown, show] = useState<'palette' | 'keys'>();
  const [typed, setTyped] = useState(nothingTyped);
  useTypedEarly(shown === 'palette', setTyped);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const other = isCovered() && document.querySelector('[data-palette]') === null;
      if (isPaletteKey(event) && !other) {
        event.preventDefault();
        setTyped(nothingTyped);
        show((now) => (now === 'palette' ? undefined : 'palette'));
      } else if (event.key === '?' && !belongsElsewhere(event.target, '?', false)) {
        event.preventDefault();
        show('keys');
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => show(undefined);
  return (
    <>
      <UnstyledButton
        className={classes.opener}
        aria-label={t('keys.palette')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPalette().catch(() => null)}
        onClick={() => {
          setTyped(nothingTyped);
          show('palette');
        }}
      >
        <IconSearch stroke={1.5} size={20} aria-hidden="true" />
        <span className={classes.word}>{t('keys.find')}</span>
        <span className={classes.hint} aria-hidden="true">
          <KeyNames keys={['Command+k']} size="xs" />
        </span>
      </UnstyledButton>
      <Suspense>
        {shown === 'palette' && <Palette typed={typed} onTyped={setTyped} onClose={close} onKeys={() => show('keys')} />}
        {shown === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </>
  );
}
