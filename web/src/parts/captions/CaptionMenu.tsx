import { ActionIcon, Menu } from '@mantine/core';
import { IconBadgeCc } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CaptionChoice, captionSizes } from './use-captions.ts';

interface Props {
  choice: CaptionChoice;
  change: (choice: CaptionChoice) => void;
}

/** Turns captions on and off, moves them and sizes them. */
export function CaptionMenu({ choice, change }: Props) {
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
      </Menu.Dropdown>
    </Menu>
  );
}
