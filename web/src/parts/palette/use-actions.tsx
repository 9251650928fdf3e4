import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconArrowRight, IconKeyboard, IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { chooseLanguage, language, languageNames } from '../../platform/i18n.ts';
import { mayEnter } from '../../platform/screen.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { writeInLanguage } from '../frame/letters-language.ts';
import { screenKeys } from '../keys/screen-keys.ts';
import { actions } from './actions.ts';
import type { Entry, Group } from './entry.ts';
import { fitOf, namesInAllLanguages } from './names.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

async function speak(next: Language) {
  await chooseLanguage(next);
  await writeInLanguage(next);
}

/** Where one may go, of all that has a name. */
function usePlaces(): Entry[] {
  const t = useTexts('home');
  const navigate = useNavigate();
  const { routesByPath } = useRouter();
  const visitor = useVisitor();
  return actions
    .filter(({ to }) => {
      const guard = (routesByPath as Record<string, { options: { staticData?: { guard?: Parameters<typeof mayEnter>[0] } } }>)[to]?.options
        .staticData?.guard;
      return guard !== undefined && mayEnter(guard, visitor);
    })
    .map(({ name, to, search = {}, params = {} }) => ({
      id: name,
      picture: <IconArrowRight {...icon} />,
      name: t(name),
      run: () => void navigate({ to, search, params } as never),
    }));
}

/** What changes how everything looks and speaks. */
function useSwitches(onKeys: () => void): Entry[] {
  const t = useTexts('home');
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'light' ? 'dark' : 'light';
  const Scheme = scheme === 'light' ? IconMoon : IconSun;
  const others = languages.filter((one) => one !== language());
  return [
    ...others.map((one) => ({
      id: `language.${one}`,
      picture: <IconLanguage {...icon} />,
      name: languageNames[one],
      detail: t('common:frame.language'),
      run: () => void speak(one),
    })),
    {
      id: `action.${other}`,
      picture: <Scheme {...icon} />,
      name: t(`action.${other}`),
      run: () => setColorScheme(other),
    },
    { id: 'action.keys', picture: <IconKeyboard {...icon} />, name: t('action.keys'), keys: ['?'], run: onKeys },
  ];
}

/** What the screen below does at a key. */
const ofScreen = (): Entry[] =>
  screenKeys().flatMap(({ name, keys, label, act }) =>
    act && name !== 'help' ? [{ id: `screen.${name}`, picture: <IconKeyboard {...icon} />, name: label, keys, run: act }] : [],
  );

/** Every action with all of these words in its name, in whichever of the three languages; the best first. */
export function useActions(typed: string, onKeys: () => void): { groups: Group[]; waiting: boolean } {
  const [own] = useState(ofScreen);
  const all = [...usePlaces(), ...useSwitches(onKeys)];
  const { data: known = {}, isPending } = useQuery({ queryKey: ['names of actions'], queryFn: namesInAllLanguages, staleTime: 'static' });
  const fitting = (entries: Entry[]) => {
    if (typed === '') return entries;
    const rated = entries.map((one) => ({ one, fit: fitOf(typed, [one.name, one.detail ?? '', ...(known[one.id] ?? [])]) }));
    return rated
      .filter(({ fit }) => fit > 0)
      .toSorted((a, b) => b.fit - a.fit)
      .map(({ one }) => one);
  };
  return {
    waiting: isPending,
    groups: [
      { id: 'screen', entries: fitting(own) },
      { id: 'actions', entries: fitting(all) },
    ],
  };
}
