import { Button, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { networkNames } from '@vitrine/contract/companies/networks.ts';
import { kpi, maxGallery, maxInside, maxKpis, maxSocials, social } from '@vitrine/contract/companies/profile.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { EditCaptions } from '../../../parts/captions/EditCaptions.tsx';
import { newId } from '../../../platform/new-id.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { AddPicture, AddVideo } from './AddFile.tsx';
import { Rows } from './Rows.tsx';
import type { Editor } from './use-profile-editor.ts';

type Props = { editor: Editor };

function Add({ label, disabled, onClick }: { label: string; disabled: boolean; onClick: () => void }) {
  return (
    <div>
      <Button variant="default" leftSection={<IconPlus size={18} stroke={1.5} />} disabled={disabled} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

export function Kpis({ editor: { draft, change } }: Props) {
  const t = useTexts('companies');
  return (
    <Stack gap={12}>
      <Rows tall items={draft.kpis} keyOf={(_, index) => String(index)} nameOf={(one) => one.label} onChange={(kpis) => change({ kpis })}>
        {(one, set) => (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={8}>
            <TextInput
              required
              maxLength={14}
              label={t('editor.figure')}
              placeholder="94 %"
              value={one.figure}
              onChange={(event) => set({ figure: event.currentTarget.value })}
            />
            <TextInput
              required
              maxLength={50}
              label={t('editor.label')}
              value={one.label}
              error={one.figure && !kpi.safeParse(one).success ? t('common:validation.required') : undefined}
              onChange={(event) => set({ label: event.currentTarget.value })}
            />
            <TextInput
              style={{ gridColumn: '1 / -1' }}
              maxLength={140}
              label={t('editor.note')}
              value={one.note}
              onChange={(event) => set({ note: event.currentTarget.value })}
            />
          </SimpleGrid>
        )}
      </Rows>
      <Add
        label={t('editor.kpiAdd')}
        disabled={draft.kpis.length >= maxKpis}
        onClick={() => change(({ kpis }) => ({ kpis: [...kpis, { figure: '', label: '', note: '' }] }))}
      />
    </Stack>
  );
}

export function Socials({ editor: { draft, change } }: Props) {
  const t = useTexts('companies');
  return (
    <Stack gap={12}>
      <Rows
        tall
        items={draft.socials}
        keyOf={(_, index) => String(index)}
        nameOf={(one) => t(`networks.${one.network}`)}
        onChange={(socials) => change({ socials })}
      >
        {(one, set) => (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={8}>
            <Select
              allowDeselect={false}
              label={t('editor.network')}
              data={networkNames.map((value) => ({ value, label: t(`networks.${value}`) }))}
              value={one.network}
              onChange={(network) => network && set({ network })}
            />
            <TextInput
              type="url"
              maxLength={300}
              label={t('editor.address')}
              placeholder="https://"
              value={one.url}
              error={
                one.url && !social.safeParse(one).success ? t('editor.socialWrong', { network: t(`networks.${one.network}`) }) : undefined
              }
              onChange={(event) => set({ url: event.currentTarget.value.trim() })}
            />
          </SimpleGrid>
        )}
      </Rows>
      <Add
        label={t('editor.socialAdd')}
        disabled={draft.socials.length >= maxSocials}
        onClick={() =>
          change(({ socials }) => ({
            socials: [
              ...socials,
              { network: networkNames.find((name) => !socials.some((one) => one.network === name)) ?? 'website', url: '' },
            ],
          }))
        }
      />
    </Stack>
  );
}

const thumbnail = { width: 96, height: 64, objectFit: 'cover', borderRadius: 8, background: '#10181a', flex: 'none' } as const;

export function InsideMedia({ editor: { draft, change } }: Props) {
  const t = useTexts('companies');
  const { i18n } = useTranslation();
  const full = draft.inside.length >= maxInside;
  return (
    <Stack gap={12}>
      <Rows tall items={draft.inside} keyOf={(one) => one.id} nameOf={(one) => one.caption} onChange={(inside) => change({ inside })}>
        {(one, set) => (
          <Group gap={12} align="flex-end">
            {one.kind === 'picture' || one.poster ? (
              <img src={one.kind === 'picture' ? one.url : (one.poster ?? '')} alt={t(`editor.${one.kind}`)} style={thumbnail} />
            ) : (
              <span style={{ ...thumbnail, color: '#fff', display: 'grid', placeItems: 'center' }}>{t('editor.video')}</span>
            )}
            <TextInput
              flex="1 1 160px"
              maxLength={140}
              label={t('editor.caption')}
              value={one.caption}
              onChange={(event) => set({ caption: event.currentTarget.value })}
            />
            {one.kind === 'video' && (
              <EditCaptions
                film={{ ...one, processing: !one.ready, label: one.caption || t('editor.video'), language: i18n.language as Language }}
              />
            )}
          </Group>
        )}
      </Rows>
      <Group gap={8}>
        <AddPicture
          label={t('editor.insidePicture')}
          disabled={full}
          onStored={({ name, url }) =>
            change(({ inside }) => ({
              inside: [
                ...inside,
                {
                  id: newId(),
                  kind: 'picture',
                  media: name,
                  caption: '',
                  url,
                  contentType: 'image/webp',
                  poster: null,
                  ready: true,
                },
              ],
            }))
          }
        />
        <AddVideo
          label={t('editor.insideVideo')}
          disabled={full}
          onStored={({ name, ...video }) =>
            change(({ inside }) => ({
              inside: [...inside, { id: newId(), kind: 'video', media: name, caption: '', ...video }],
            }))
          }
        />
      </Group>
    </Stack>
  );
}

export function Gallery({ editor: { draft, change } }: Props) {
  const t = useTexts('companies');
  const pictures = draft.companyImageGallery;
  const nameOf = (name: string) => t('editor.entry', { number: pictures.findIndex((one) => one.name === name) + 1 });
  return (
    <Stack gap={12}>
      <Rows
        items={pictures}
        keyOf={(one) => one.name}
        nameOf={(one) => nameOf(one.name)}
        onChange={(companyImageGallery) => change({ companyImageGallery })}
      >
        {(one) => <img src={one.url} alt={nameOf(one.name)} style={thumbnail} />}
      </Rows>
      <AddPicture
        label={t('editor.galleryAdd')}
        disabled={pictures.length >= maxGallery}
        onStored={(picture) => change((now) => ({ companyImageGallery: [...now.companyImageGallery, picture] }))}
      />
    </Stack>
  );
}
