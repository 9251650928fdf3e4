import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './KeysDialog.module.css';

/** How keys are written; those that have words have them in each language. */
const signs: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

const ofApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys that do one thing, each as it is printed on a keyboard. */
export function KeyNames({ keys, size = 'md' }: { keys: readonly string[]; size?: 'xs' | 'md' }) {
  const { t } = useTranslation();
  const words: Record<string, string> = {
    ...signs,
    ' ': t('keys.space'),
    Shift: t('keys.shift'),
    Control: t('keys.control'),
    Command: ofApple() ? '⌘' : t('keys.control'),
    Enter: t('keys.enter'),
  };
  return keys.map((key) => (
    <span key={key} className={classes.together}>
      {key.split('+').map((one) => (
        <Kbd key={one} size={size}>
          {words[one] ?? (one.length === 1 && key.includes('+') ? one.toUpperCase() : one)}
        </Kbd>
      ))}
    </span>
  ));
}
