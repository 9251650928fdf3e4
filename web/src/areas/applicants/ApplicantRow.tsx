import { Anchor, Box, Checkbox, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconPaperclip, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useNameOf } from '../../parts/applicant/names.ts';
import classes from '../../parts/applicant/Row.module.css';
import { date, isPast, number, relative } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PersonAvatar } from '../../ui/Person.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

export type Applicant = Reply<typeof applicants.ofCompany>['items'][number];

interface Props {
  applicant: Applicant;
  chosen: boolean;
  onChoose: () => void;
}

/** One applicant in the list: the name leads to the answers. */
export function ApplicantRow({ applicant: one, chosen, onChoose }: Props) {
  const t = useTexts('applicants');
  const name = useNameOf()(one);
  return (
    <li className={classes.row} data-chosen={chosen || undefined}>
      <Checkbox checked={chosen} onChange={onChoose} aria-label={t('list.choose', { name })} />
      <PersonAvatar name={one.blind ? one.alias : name} picture={one.cProfilePic} />
      <Box className={classes.who}>
        <Anchor
          renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: one.id }} />}
          fw={one.seen ? 400 : 900}
          c="inherit"
        >
          {name}
        </Anchor>
        <Text size="sm" c="dimmed" truncate>
          {one.internalRef ? `${one.title} · ${one.internalRef}` : one.title}
        </Text>
      </Box>
      <Group gap={12} className={classes.facts}>
        {one.stars !== null && (
          <Group gap={4} wrap="nowrap">
            <IconStarFilled size={14} aria-hidden="true" color="var(--mantine-color-info-7)" />
            <Text size="sm">
              <VisuallyHidden>{t('list.stars')} </VisuallyHidden>
              {number(one.stars, { maximumFractionDigits: 1 })}
            </Text>
          </Group>
        )}
        {one.documentCount > 0 && (
          <Group gap={4} wrap="nowrap">
            <IconPaperclip size={16} stroke={1.5} aria-hidden="true" />
            <Text size="sm">
              <VisuallyHidden>{t('list.documents')} </VisuallyHidden>
              {one.documentCount}
            </Text>
          </Group>
        )}
        <Text size="sm" c="dimmed" title={date(one.sentAt ?? one.appliedAt)}>
          {one.sentAt ? t('list.sent', { when: relative(one.sentAt) }) : t('list.notSent')}
        </Text>
        <ReplyBy applicant={one} />
        <StatusBadge status={one.status}>
          {one.withdrawnAt && one.status === 'Declined' ? t('list.withdrawn') : t(`common:status.${one.status}`)}
        </StatusBadge>
      </Group>
    </li>
  );
}

const settled: readonly string[] = ['Accepted', 'Denied', 'Declined'];

/** The promised day, only while somebody still waits for an answer. */
function ReplyBy({ applicant: { replyBy, status } }: { applicant: Applicant }) {
  const t = useTexts('applicants');
  if (!replyBy || settled.includes(status)) return null;
  const late = isPast(replyBy);
  return (
    <Text size="sm" className={classes.promise} fw={late ? 700 : 400} c={late ? 'var(--mantine-color-error)' : 'dimmed'}>
      {late ? t('list.replyLate', { day: date(replyBy) }) : t('list.replyBy', { day: date(replyBy) })}
    </Text>
  );
}
