import { Button, Modal, Rating, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { closeupViewing, maxEvaluationComment } from '@vitrine/contract/closeup/viewing.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { refresh, useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

/** What a recruiter thinks of a closeup, and whether its owner may know of it and of the look. */
export function Evaluation({ id, name }: { id: string; name: string }) {
  const t = useTexts('closeup');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        {t('evaluation.open')}
      </button>
      {opened && (
        <Modal
          opened
          onClose={() => setOpened(false)}
          title={t('evaluation.title', { name })}
          closeButtonProps={{ 'aria-label': t('common:close') }}
        >
          <Mine id={id} onClose={() => setOpened(false)} />
        </Modal>
      )}
    </>
  );
}

function Mine({ id, onClose }: { id: string; onClose: () => void }) {
  const mine = useAsk(closeupViewing.mine, { id }, { staleTime: 0 });
  return <QueryBoundary of={mine}>{(said) => <Form id={id} said={said} onClose={onClose} />}</QueryBoundary>;
}

function Form({ id, said, onClose }: { id: string; said: Reply<typeof closeupViewing.mine>; onClose: () => void }) {
  const t = useTexts('closeup');
  const client = useQueryClient();
  const [rating, setRating] = useState(said.evaluation?.rating ?? 0);
  const [comment, setComment] = useState(said.evaluation?.comment ?? '');
  const [shared, setShared] = useState(said.evaluation?.shared ?? false);
  // the closeup itself reads the same afterwards
  const anew = () => refresh(client, [closeupViewing.mine]);
  const nameMe = useAct(closeupViewing.nameMe, { changes: false, onDone: () => void anew() });
  const evaluate = useAct(closeupViewing.evaluate, {
    changes: false,
    onDone: () => {
      void anew();
      notices.done(t('evaluation.saved'));
      onClose();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (rating > 0) evaluate.mutate({ id, rating, comment, shared });
      }}
    >
      <Stack gap={16}>
        <div>
          <Text fw={700} id="closeup-rating">
            {t('evaluation.rating')}
          </Text>
          <Rating
            size="lg"
            color="info.7"
            aria-labelledby="closeup-rating"
            value={rating}
            onChange={setRating}
            getSymbolLabel={(stars) => t('evaluation.stars', { count: stars })}
          />
        </div>
        <Textarea
          label={t('evaluation.comment')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={maxEvaluationComment}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Switch
          label={t('evaluation.share')}
          description={t('evaluation.shareHint')}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Switch
          label={t('evaluation.named')}
          description={t('evaluation.namedHint')}
          checked={nameMe.isPending ? !said.named : said.named}
          onChange={(event) => nameMe.mutate({ id, named: event.currentTarget.checked })}
        />
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" disabled={rating === 0} loading={evaluate.isPending}>
            {t('common:save')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
