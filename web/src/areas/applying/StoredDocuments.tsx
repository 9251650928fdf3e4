import { Box, Checkbox, Stack, Text } from '@mantine/core';
import type { ProfileDocument } from '@vitrine/contract/candidates/shapes.ts';
import { bytes } from '../../platform/bytes.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Apply.module.css';

interface Props {
  documents: ProfileDocument[];
  chosen: string[];
  /** No further one goes along. */
  full: boolean;
  onChange: (chosen: string[]) => void;
}

/** Documents of the profile as boxes: what is ticked goes along as a copy. */
export function StoredDocuments({ documents, chosen, full, onChange }: Props) {
  const t = useTexts('applying');
  if (documents.length === 0) return null;
  return (
    <Box role="group" aria-label={t('stored.title')}>
      <Stack gap={8} component="ul" className={classes.list ?? ''}>
        {documents.map(({ id, name, kind, bytes: size }) => (
          <li key={id} className={classes.box}>
            <Checkbox
              label={name}
              description={`${t(`common:lists.documentKind.${kind}`)} · ${bytes(size)}`}
              checked={chosen.includes(id)}
              disabled={full && !chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) => onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          </li>
        ))}
      </Stack>
      <Text size="sm" c="dimmed" mt={8}>
        {t('stored.text')}
      </Text>
    </Box>
  );
}

/** The newest CV goes along unless the person says otherwise. */
export const tickedAtFirst = (documents: ProfileDocument[]) => {
  const cvs = documents.filter(({ kind }) => kind === 'cv').toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return cvs.slice(0, 1).map(({ id }) => id);
};
