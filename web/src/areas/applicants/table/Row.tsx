import { Anchor, Checkbox, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import type { ApplicantColumn } from '@vitrine/contract/applicants/views.ts';
import { type ComponentType, memo } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { useListSearch } from '../../../parts/applicant/use-management.ts';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { PersonAvatar } from '../../../ui/Person.tsx';
import { StatusChoice } from '../StatusChoice.tsx';
import { Answers, Documents, InShort, Mark, ReplyBy, Sent } from './facts.tsx';
import classes from './Table.module.css';

interface CellProps {
  applicant: ListedApplicant;
}

const words = (text: string) => (
  <Text size="sm" c="dimmed" truncate title={text}>
    {text}
  </Text>
);
const job = ({ title, internalRef }: ListedApplicant) => (internalRef ? `${title} · ${internalRef}` : title);

const cells: Record<ApplicantColumn, ComponentType<CellProps>> = {
  job: ({ applicant }) => words(job(applicant)),
  answers: Answers,
  stars: Mark,
  documents: Documents,
  email: ({ applicant }) => words(applicant.email),
  applied: ({ applicant }) => words(date(applicant.appliedAt)),
  sent: Sent,
  replyBy: ReplyBy,
  status: StatusChoice,
  reason: ({ applicant }) => words(applicant.reason ?? ''),
};

interface Props {
  applicant: ListedApplicant;
  /** Place in the whole list, from 0. */
  index: number;
  columns: readonly ApplicantColumn[];
  narrow: boolean;
  namesJob: boolean;
  chosen: boolean;
  /** Selects or lets go; with `range` everybody from the last one selected to this one. */
  onChoose: (one: ListedApplicant, index: number, range: boolean) => void;
}

/** One applicant: the name leads to the answers, what can be changed is changed in place. */
export const Row = memo(function Row({ applicant: one, index, columns, narrow, namesJob, chosen, onChoose }: Props) {
  const t = useTexts('applicants');
  const name = useNameOf()(one);
  const list = useListSearch();
  return (
    <tr data-index={index} data-chosen={chosen || undefined} data-unseen={!one.seen || undefined} aria-rowindex={index + 2}>
      <td className={classes.check}>
        <Checkbox
          checked={chosen}
          aria-label={t('list.choose', { name })}
          onChange={(event) => onChoose(one, index, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </td>
      <th scope="row" className={classes.name}>
        <span className={classes.face}>
          <PersonAvatar name={one.blind ? one.alias : name} picture={one.cProfilePic} size={32} />
        </span>
        <div className={classes.who}>
          <div className={classes.line}>
            <Anchor
              renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: one.id }} search={list} />}
              className={classes.link ?? ''}
              c="inherit"
            >
              {name}
            </Anchor>
            {narrow && <Mark applicant={one} />}
          </div>
          {narrow && (
            <>
              {namesJob && (
                <Text size="sm" c="dimmed" className={classes.job ?? ''}>
                  {job(one)}
                </Text>
              )}
              <div className={classes.facts}>
                <InShort applicant={one} />
              </div>
            </>
          )}
        </div>
      </th>
      {columns.map((column) => {
        const Cell = cells[column];
        return (
          <td key={column} data-column={column}>
            <Cell applicant={one} />
          </td>
        );
      })}
    </tr>
  );
});
