import { Card, Group, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type CloseupDetails, type OwnCloseup, pageName, unwritten } from '@vitrine/contract/closeup/shapes.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Editor.module.css';
import { Act } from './Entries.tsx';

interface Props {
  closeup: OwnCloseup;
  shown: number;
  onShow: (number: number) => void;
  onChange: (details: CloseupDetails) => void;
}

/** The pages as they follow each other: which is edited, their order, and which are hidden. */
export function PageList({ closeup, shown, onShow, onChange }: Props) {
  const t = useTexts('closeup');
  const order = closeup.order.filter((number) => number !== unwritten);
  const hidden = closeup.order.filter((number) => closeup[pageName(number)].hidden);
  const swap = (at: number, other: number) => {
    const next = [...order];
    [next[at], next[other]] = [order[other] as number, order[at] as number];
    // the page that nobody writes keeps a place at the end
    onChange({ order: [...next, unwritten] });
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
