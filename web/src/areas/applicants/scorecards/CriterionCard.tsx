import { ActionIcon, Card, Group, Stack, Text, Textarea, TextInput, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconChevronRight, IconTrash } from '@tabler/icons-react';
import type { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Criteria.module.css';

export type Draft = Pick<Reply<typeof scorecards.criteria>['criteria'][number], 'id' | 'name' | 'levels'>;

export const levels = [1, 2, 3, 4, 5] as const;
/** What lies between these may stay without words. */
const needed = [1, 3, 5] as const;

export const isWhole = (draft: Draft) => draft.name.trim() !== '' && needed.every((level) => draft.levels[level].trim());

interface Props {
  draft: Draft;
  number: number;
  last: boolean;
  open: boolean;
  tried: boolean;
  onToggle: () => void;
  onChange: (part: Partial<Draft>) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

/** One criterion, folded to a line with its words for most and least, or open with all of them. */
export function CriterionCard({ draft, number, last, open, tried, onToggle, onChange, onMove, onRemove }: Props) {
  const t = useTexts('applicants');
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const wrong = tried && !isWhole(draft) && !open;
  return (
    <Card withBorder component="li" aria-label={t('criteria.number', { number })} p={{ base: 8, xs: 12 }}>
      <Group gap={4} wrap="nowrap">
        <UnstyledButton
          className={classes.fold ?? ''}
          aria-expanded={open}
          aria-controls={`criterion-fields-${draft.id}`}
          onClick={onToggle}
        >
          <Chevron size={18} stroke={1.5} aria-hidden="true" />
          <span className={classes.line}>
            <Text component="span" fw={700} className={classes.name ?? ''}>
              {open ? t('criteria.number', { number }) : `${number}. ${draft.name.trim() || t('criteria.unnamed')}`}
            </Text>
            {!open && draft.levels[5].trim() !== '' && (
              <Text component="span" size="sm" c="dimmed" className={classes.words ?? ''}>
                {t('common:labelled', { label: 5, value: draft.levels[5] })}
              </Text>
            )}
            {wrong && (
              <Text component="span" size="sm" c="var(--mantine-color-error)">
                {t('criteria.incomplete')}
              </Text>
            )}
          </span>
        </UnstyledButton>
        <Group gap={0} wrap="nowrap" className={open ? '' : (classes.moves ?? '')}>
          <Act label={t('criteria.up', { number })} disabled={number === 1} onClick={() => onMove(-1)} icon={IconArrowUp} />
          <Act label={t('criteria.down', { number })} disabled={last} onClick={() => onMove(1)} icon={IconArrowDown} />
          <Act label={t('criteria.remove', { number })} color="red.9" onClick={onRemove} icon={IconTrash} />
        </Group>
      </Group>
      {open && (
        <div id={`criterion-fields-${draft.id}`} className={classes.fields}>
          <Fields draft={draft} number={number} tried={tried} onChange={onChange} />
        </div>
      )}
    </Card>
  );
}

interface ActProps {
  label: string;
  icon: typeof IconTrash;
  color?: string;
  disabled?: boolean;
  onClick: () => void;
}

const Act = ({ label, icon: Icon, color = 'gray', ...rest }: ActProps) => (
  <ActionIcon variant="subtle" color={color} size={36} aria-label={label} {...rest} {...(rest.disabled ? { bg: 'transparent' } : {})}>
    <Icon size={18} stroke={1.5} />
  </ActionIcon>
);

function Fields({ draft, number, tried, onChange }: Pick<Props, 'draft' | 'number' | 'tried' | 'onChange'>) {
  const t = useTexts('applicants');
  const missing = (text: string) => (tried && !text.trim() ? t('common:validation.required') : undefined);
  return (
    <Stack gap={12}>
      <TextInput
        id={`criterion-name-${draft.id}`}
        label={t('criteria.name', { number })}
        placeholder={t('criteria.example')}
        maxLength={80}
        value={draft.name}
        error={missing(draft.name)}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {levels.map((level) => (
        <Textarea
          key={level}
          label={level === 1 || level === 3 || level === 5 ? t(`criteria.level.${level}`) : t('criteria.between', { level })}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={200}
          value={draft.levels[level]}
          error={needed.some((one) => one === level) ? missing(draft.levels[level]) : undefined}
          onChange={(event) => onChange({ levels: { ...draft.levels, [level]: event.currentTarget.value } })}
        />
      ))}
    </Stack>
  );
}
