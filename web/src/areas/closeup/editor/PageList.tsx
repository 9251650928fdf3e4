import { Card, Group, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type CloseupDetails, type OwnCloseup, pageName, stylesPage } from '@vitrine/contract/closeup/shapes.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Editor.module.css';
import { Act } from './Entries.tsx';

interface Props {
  closeup: OwnCloseup;
  shown: number;
  onShow: (number: number) => void;
  onChange: (details: CloseupDetails) => void;
}

/** Nobody writes the styles: without any that were released there is no such page. */
export const pagesToEdit = ({ order, releasedEffects }: OwnCloseup) =>
  order.filter((number) => number !== stylesPage || releasedEffects.length > 0);

/** The pages as they follow each other: which is edited, their order, and which are hidden. */
export function PageList({ closeup, shown, onShow, onChange }: Props) {
  const t = useTexts('closeup');
  const order = pagesToEdit(closeup);
  const hidden = closeup.order.filter((number) => closeup[pageName(number)].hidden);
  const swap = (at: number, other: number) => {
    const [one, two] = [order[at] as number, order[other] as number];
    onChange({ order: closeup.order.map((number) => (number === one ? two : number === two ? one : number)) });
  };
  return (
    <Card component="nav" padding={8} aria-label={t('order.title')}>
      <ol className={classes.list}>
        {order.map((number, at) => {
          const name = t(`kinds.${number as 1}`);
          const isHidden = hidden.includes(number);
          return (
            <li key={number} className={classes.row} data-shown={number === shown || undefined}>
              <UnstyledButton className={classes.name} aria-current={number === shown ? 'page' : undefined} onClick={() => onShow(number)}>
                <Text span fw={number === shown ? 700 : 400} c={isHidden ? 'dimmed' : undefined}>
                  {name}
                </Text>
                {isHidden && (
                  <Text span size="sm" c="dimmed">
                    {` · ${t('order.hidden')}`}
                  </Text>
                )}
              </UnstyledButton>
              <Group gap={0} wrap="nowrap">
                <Act label={t('order.up', { name })} icon={IconArrowUp} disabled={at === 0} onClick={() => swap(at, at - 1)} />
                <Act
                  label={t('order.down', { name })}
                  icon={IconArrowDown}
                  disabled={at === order.length - 1}
                  onClick={() => swap(at, at + 1)}
                />
                <Act
                  label={t(isHidden ? 'order.show' : 'order.hide', { name })}
                  icon={isHidden ? IconEyeOff : IconEye}
                  onClick={() => onChange({ hidden: isHidden ? hidden.filter((one) => one !== number) : [...hidden, number] })}
                />
              </Group>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
