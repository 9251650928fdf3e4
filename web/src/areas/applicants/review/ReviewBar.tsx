import { ActionIcon, Button, Group, Menu, Text, Title, UnstyledButton } from '@mantine/core';
import {
  IconArrowLeft,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconColumns2,
  IconKeyboard,
  IconPencil,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { useIsRecruiter, useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { StatusItems } from '../StatusChoice.tsx';
import { takeByKey } from '../status-keys.ts';
import classes from './Review.module.css';
import type { ReviewedApplicant } from './reviewed.ts';
import type { Deciding } from './use-deciding.ts';
import type { Queue } from './use-queue.ts';
import { useWayBack } from './use-way-back.ts';

interface Props {
  queue: Queue;
  applicant: ReviewedApplicant | undefined;
  deciding: Deciding;
  menu: { opened: boolean; onChange: (opened: boolean) => void };
  /** To the next applicant, or to the one before. */
  onPass: (by: 1 | -1) => void;
  onHelp: () => void;
  onBeside: (() => void) | undefined;
}

/** Who it is, the place in the queue, what is decided, and the ways on. */
export function ReviewBar({ queue, applicant, deciding, menu, onPass, onHelp, onBeside }: Props) {
  const t = useTexts('applicants');
  const { items, at, current, previous, next, unseen } = queue;
  const guest = useVisitor() === 'guest-reviewer';
  const where = t('review.position', { number: at + 1, count: items.length });
  return (
    <header className={classes.bar}>
      <BackLink bookingId={current.bookingId} />
      <div className={classes.who}>
        <Title order={1} className={classes.name ?? ''}>
          {useNameOf()(applicant ?? current)}
        </Title>
        <Text size="sm" c="dimmed" className={classes.job ?? ''}>
          <span aria-live="polite">{[where, ...(unseen > 0 ? [t('review.notSeen', { count: unseen })] : [])].join(', ')}</span>
          {applicant && <span> · {applicant.internalRef ? `${applicant.title} · ${applicant.internalRef}` : applicant.title}</span>}
        </Text>
      </div>
      {!guest && <StatusMenu status={applicant?.status ?? current.status} deciding={deciding} {...menu} />}
      <Decisions className={classes.decisions ?? ''} status={applicant?.status ?? current.status} onChoose={deciding.choose} />
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="default"
          size={40}
          disabled={!previous}
          {...(previous ? {} : { bg: 'transparent' })}
          aria-label={t('review.previous')}
          onClick={() => onPass(-1)}
        >
          <IconChevronLeft size={20} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={40}
          disabled={!next}
          {...(next ? {} : { bg: 'transparent' })}
          aria-label={t('review.next')}
          onClick={() => onPass(1)}
        >
          <IconChevronRight size={20} stroke={1.5} />
        </ActionIcon>
        {/* keeps its place where nobody is there to compare with, so that the buttons beside it stay under the pointer */}
        <Button variant="subtle" bg="transparent" className={classes.tool ?? ''} disabled={!onBeside} onClick={onBeside} visibleFrom="sm">
          <IconColumns2 size={20} stroke={1.5} aria-hidden="true" />
          <span>{t('compare.title')}</span>
        </Button>
        <Button variant="subtle" className={classes.tool ?? ''} aria-label={t('common:keys.title')} onClick={onHelp} visibleFrom="sm">
          <IconKeyboard size={20} stroke={1.5} aria-hidden="true" />
          <span>{t('review.keys')}</span>
        </Button>
      </Group>
    </header>
  );
}

function BackLink({ bookingId }: { bookingId: string }) {
  const t = useTexts('applicants');
  const { list, goBack } = useWayBack(bookingId);
  return (
    <ActionIcon
      variant="subtle"
      size={40}
      aria-label={t('review.back')}
      renderRoot={(props) => <Link {...props} {...list} onClick={goBack} />}
    >
      <IconArrowLeft size={20} stroke={1.5} />
    </ActionIcon>
  );
}

interface StatusMenuProps {
  status: Queue['current']['status'];
  deciding: Deciding;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/** Where the applicant stands, and for recruiters the way to any other status. */
function StatusMenu({ status, deciding, opened, onChange }: StatusMenuProps) {
  const t = useTexts('applicants');
  const badge = <StatusBadge status={status}>{t(`common:status.${status}`)}</StatusBadge>;
  if (!useIsRecruiter()) return badge;
  return (
    <Menu position="bottom-end" opened={opened} onChange={onChange} returnFocus={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.status ?? ''} aria-label={t('review.status', { status: t(`common:status.${status}`) })}>
          {badge}
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown onKeyDown={takeByKey}>
        <StatusItems but={status} onChoose={deciding.choose} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface ThumbProps extends Pick<DecisionsProps, 'status' | 'onChoose'> {
  onNote: () => void;
}

/** On a phone, under the thumb: what is decided, and the way to a note from wherever one is. */
export function Thumb({ onNote, ...decided }: ThumbProps) {
  const t = useTexts('applicants');
  return (
    <div className={classes.thumb}>
      <ActionIcon variant="default" size={44} aria-label={t('review.key.note')} onClick={onNote}>
        <IconPencil size={20} stroke={1.5} />
      </ActionIcon>
      <Decisions className={classes.decisions ?? ''} {...decided} />
    </div>
  );
}

interface DecisionsProps {
  status: ApplicationStatus;
  onChoose: (status: ApplicationStatus) => void;
  className: string;
  /** There are several people on the screen. */
  beside?: boolean;
}

/** What is decided next, from where somebody stands; what was decided is changed by the status alone. */
const decisions: Partial<Record<ApplicationStatus, readonly ['Denied', 'Interview' | 'Accepted']>> = {
  New: ['Denied', 'Interview'],
  Screening: ['Denied', 'Interview'],
  Interview: ['Denied', 'Accepted'],
};

/** The two decisions that are made most. Inviting is what the screen is for while one person waits for it. */
export function Decisions({ status, onChoose, className, beside = false }: DecisionsProps) {
  const t = useTexts('applicants');
  const recruiter = useIsRecruiter();
  const [no, yes] = decisions[status] ?? [];
  if (!recruiter || !no || !yes) return null;
  return (
    <Group gap={8} wrap="nowrap" className={className} role="group" aria-label={t('review.decide')}>
      <Button variant="default" onClick={() => onChoose(no)}>
        {t(`decide.${no}`)}
      </Button>
      <Button variant={yes === 'Interview' && !beside ? 'filled' : 'default'} onClick={() => onChoose(yes)}>
        {t(`decide.${yes}`)}
      </Button>
    </Group>
  );
}
