import { ActionIcon, Menu } from '@mantine/core';
import { IconBadgeCc } from '@tabler/icons-react';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../platform/i18n.ts';
import { type CaptionChoice, captionSizes } from './use-captions.ts';

interface Props {
  choice: CaptionChoice;
  change: (choice: CaptionChoice) => void;
  /** Where there are several: which, and the one that is shown. */
  languages?: readonly Language[];
  language?: Language;
}

/** Turns captions on and off, moves them and sizes them. */
export function CaptionMenu({ choice, change, languages = [], language }: Props) {
  const { t } = useTranslation();
  return (
    // in a player that fills the screen only what is inside of it is seen
    <Menu withinPortal={!document.fullscreenElement} position="top-end" closeOnItemClick={false} hideDetached={false}>
      <Menu.Target>
        <ActionIcon
          variant={choice.on ? 'white' : 'transparent'}
          color={choice.on ? 'dark' : 'white'}
          size={40}
          aria-label={t('player.captions.menu')}
        >
          <IconBadgeCc size={22} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={choice.on ? 'on' : 'off'} onChange={(value) => change({ ...choice, on: value === 'on' })}>
          <Menu.RadioItem value="off">{t('player.captions.off')}</Menu.RadioItem>
          <Menu.RadioItem value="on">{t('player.captions.on')}</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup value={choice.size} onChange={(value) => change({ ...choice, size: value as CaptionChoice['size'] })}>
          {captionSizes.map((size) => (
            <Menu.RadioItem key={size} value={size}>
              {t(`player.captions.${size}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup value={choice.above ? 'above' : 'below'} onChange={(value) => change({ ...choice, above: value === 'above' })}>
          <Menu.RadioItem value="below">{t('player.captions.below')}</Menu.RadioItem>
          <Menu.RadioItem value="above">{t('player.captions.above')}</Menu.RadioItem>
        </Menu.RadioGroup>
        {languages.length > 1 && (
          <>
            <Menu.Divider />
            <Menu.RadioGroup value={language ?? null} onChange={(value) => change({ ...choice, language: value })}>
              {languages.map((one) => (
                <Menu.RadioItem key={one} value={one} lang={one}>
                  {languageNames[one]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
