import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../platform/copy-text.ts';

const saidFor = 2000;

interface Props {
  value: string;
  /** What is pressed; for a moment it may say that it was copied. */
  children: (state: { copied: boolean; copy: () => void }) => ReactNode;
}

/** Copies on pages without HTTPS too, which Mantine's own does not. */
export function CopyButton({ value, children }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    const done = await copyText(value, t('copyYourself'));
    setCopied(done);
    if (done) timer.current = setTimeout(() => setCopied(false), saidFor);
  };
  return children({ copied, copy: () => void copy() });
}
