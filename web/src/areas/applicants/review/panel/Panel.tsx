import { ScrollArea, Stack, Tabs } from '@mantine/core';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ApplicantEffect } from '../../../../parts/speech-effect/ApplicantEffect.tsx';
import type { PlayerHandle } from '../../../../parts/VideoPlayer.tsx';
import { useIsRecruiter, useVisitor } from '../../../../platform/session/session.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { AskedOfMe, AskedReviews } from '../../asking/AskedReviews.tsx';
import { GivePlace } from '../../scorecards/give-place.ts';
import type { MarkHandle } from '../../scorecards/mark-handle.ts';
import { Score } from '../../scorecards/Score.tsx';
import { BlindNote } from '../Blind.tsx';
import classes from '../Review.module.css';
import { filmOf, type ReviewedAnswer, type ReviewedApplicant } from '../reviewed.ts';
import { AttemptRequest } from './AttemptRequest.tsx';
import type { BegunNotes } from './begun-notes.ts';
import { History } from './History.tsx';
import { RecordingsGone } from './Hold.tsx';
import { Question } from './letters/Question.tsx';
import { Notes } from './Notes.tsx';
import { Person } from './Person.tsx';
import { Transcript } from './Transcript.tsx';
import { Withdrawn } from './Withdrawn.tsx';

const panelTabs = ['score', 'words', 'person', 'history'] as const;
export type PanelTab = (typeof panelTabs)[number];

const guestTabs = panelTabs.slice(0, 2);

/** The tabs of this reviewer: a guest is told neither who somebody is beyond the name nor what happened. */
export function usePanelTabs(): readonly PanelTab[] {
  return useVisitor() === 'guest-reviewer' ? guestTabs : panelTabs;
}

interface Props {
  applicant: ReviewedApplicant;
  current: ReviewedAnswer | undefined;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  player: RefObject<PlayerHandle | null>;
  marks: RefObject<MarkHandle | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  begun: BegunNotes;
  onShow: (questionNo: number) => void;
}

/** The team's judgement, who it is and what happened, beside the player; below them the notes, whichever of them is open. */
export function Panel({ applicant, current, tab, onTab, player, marks, field, begun, onShow }: Props) {
  const t = useTexts('applicants');
  const recruiter = useIsRecruiter();
  const visitor = useVisitor();
  const tabs = usePanelTabs();
  const contents: Record<PanelTab, () => ReactNode> = {
    score: () => (
      <Stack gap={24}>
        <Score applicant={applicant} current={current} marks={marks} />
        <AskedReviews applicant={applicant} />
      </Stack>
    ),
    words: () => (
      <Stack gap={24}>
        <Transcript applicant={applicant} current={current} player={player} field={field} begun={begun} looked={tab === 'words'} />
        {visitor !== 'guest-reviewer' && tab === 'words' && <ApplicantEffect id={applicant.id} />}
      </Stack>
    ),
    person: () => <Person applicant={applicant} />,
    history: () => <History applicant={applicant} looked={tab === 'history'} />,
  };
  const parts = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  /** On a phone the tabs stand low, where little of what was asked for would be seen. */
  const show = (next: PanelTab) => {
    onTab(next);
    if (window.matchMedia('(max-width: 767px)').matches) parts.current?.scrollIntoView({ block: 'start' });
  };
  const content = (one: ReactNode) => (
    <ScrollArea className={classes.scroll ?? ''} type="auto">
      <Stack gap={16} p={16}>
        <AskedOfMe applicant={applicant} />
        <BlindNote applicant={applicant} />
        <Withdrawn applicant={applicant} />
        <RecordingsGone applicant={applicant} />
        {recruiter && <AttemptRequest applicant={applicant} />}
        {recruiter && <Question applicant={applicant} />}
        {one}
      </Stack>
    </ScrollArea>
  );
  return (
    <aside className={classes.panel} aria-label={t('review.panel')}>
      {/* tabs out of sight are alive: points are taken while another is open, and nothing is told because one looks elsewhere */}
      <Tabs
        ref={parts}
        keepMountedMode="display-none"
        value={tab}
        onChange={(next) => next && show(next as PanelTab)}
        className={classes.tabs ?? ''}
      >
        <Tabs.List grow>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one} px={8}>
              {t(`review.tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <GivePlace value={place}>
          {content(
            tabs.map((one) => (
              <Tabs.Panel key={one} value={one}>
                {contents[one]()}
              </Tabs.Panel>
            )),
          )}
        </GivePlace>
        {/* always in sight, and never over what is scored */}
        <div ref={setPlace} className={classes.give} hidden={tab !== 'score'} />
      </Tabs>
      <Notes
        applicationId={applicant.id}
        questionNo={current?.questionNo ?? null}
        plays={current !== undefined && filmOf(current) !== undefined}
        player={player}
        field={field}
        begun={begun}
        onShow={onShow}
      />
    </aside>
  );
}
