import { Box } from '@mantine/core';
import { profile as calls } from '@vitrine/contract/candidates/profile.ts';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { useRef } from 'react';
import { SaveProblem, SaveState } from '../../../parts/SaveState.tsx';
import { call } from '../../../platform/calls/api.ts';
import { useAutosave } from '../../../platform/calls/autosave.ts';
import { changesOf, type Fields, fieldsOf } from './fields.ts';
import { PersonFields } from './PersonFields.tsx';
import { useTakeProfile } from './use-profile.ts';

type Stored = { fields: Fields; revision: number };

/** The fields of the own profile, which are saved shortly after the last key. */
export function PersonForm({ loaded }: { loaded: CandidateProfile }) {
  const take = useTakeProfile();
  const stored = useRef(fieldsOf(loaded));
  const { draft, saving, change, flush } = useAutosave<Fields, Stored>({
    loaded: { fields: stored.current, revision: 0 },
    savedAt: loaded.changedAt ?? new Date().toISOString(),
    draftOf: ({ fields }) => fields,
    send: async (fields) => {
      const changes = changesOf(fields, stored.current);
      if (Object.keys(changes).length > 0) {
        const next = await call(calls.update, changes);
        stored.current = fieldsOf(next);
        take(next);
      }
      return { fields: stored.current, revision: 0 };
    },
    onLeave: () => undefined,
  });
  return (
    <>
      <SaveProblem saving={saving} onRetry={() => void flush()} onOverwrite={() => void flush(true)} />
      <PersonFields own fields={draft} onChange={change} />
      <Box>
        <SaveState saving={saving} />
      </Box>
    </>
  );
}
