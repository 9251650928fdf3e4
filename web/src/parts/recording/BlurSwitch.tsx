import { Switch } from '@mantine/core';
import { useBlur } from '../../platform/recording/blur.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Blurs the background, where the device does that by itself; not there where it does not. */
export function BlurSwitch({ stream, disabled = false }: { stream: MediaStream | null; disabled?: boolean }) {
  const t = useTexts('interviews');
  const { offered, on, turn } = useBlur(stream);
  if (!offered) return null;
  return <Switch label={t('picture.blur')} checked={on} disabled={disabled} onChange={(event) => turn(event.currentTarget.checked)} />;
}
