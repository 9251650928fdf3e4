import { MantineThemeProvider, useComputedColorScheme } from '@mantine/core';
import type { FontStyle, CompanyLook as Look } from '@vitrine/contract/companies/branding.ts';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import { lookVariables } from '../../ui/contrast.ts';
import { palette } from '../../ui/theme.ts';

const families: Record<FontStyle, string> = {
  'sans-serif': 'Lato, system-ui, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
  rounded: 'ui-rounded, "Arial Rounded MT Bold", Nunito, Quicksand, Lato, sans-serif',
  monospace: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
};

/** Loads the font of a company from our own origin; returns the name it goes by. */
function useFont(url: string | null) {
  const name = url ? `company-${url.split('/').at(-1)?.slice(0, 12)}` : null;
  useEffect(() => {
    if (!url || !name || typeof FontFace === 'undefined') return;
    const face = new FontFace(name, `url(${JSON.stringify(url)})`, { display: 'swap' });
    document.fonts.add(face);
    // the family beside it stands in for a font that does not load
    face.load().catch(() => undefined);
    return () => {
      document.fonts.delete(face);
    };
  }, [url, name]);
  return name;
}

interface Props {
  look: Look | null;
  children: ReactNode;
}

/** Dresses what is inside in a company's colours and letters, with what opens above it; words stay readable whatever it chose. */
export function CompanyLook({ look, children }: Props) {
  const scheme = useComputedColorScheme('light');
  const [dressed, setDressed] = useState<HTMLElement | null>(null);
  // dialogs and menus open within, so that they wear the same
  const theme = useMemo(() => ({ components: { Portal: { defaultProps: { target: dressed ?? undefined } } } }), [dressed]);
  const font = useFont(look?.style.fontUrl ?? null);
  const { primaryColor1, secondaryColor1, fontStyle = 'sans-serif' } = look?.style ?? {};
  const family = font ? `"${font}", ${families[fontStyle]}` : families[fontStyle];
  const primary = primaryColor1 ?? palette.primary;
  const secondary = secondaryColor1 ?? primaryColor1 ?? palette.info;
  const colors = Object.entries(lookVariables({ primary, secondary }, scheme));
  const variables = {
    // without a look the product's own theme stays as it is
    ...Object.fromEntries(look ? colors : colors.filter(([name]) => name.startsWith('--c-'))),
    ...(look ? { '--mantine-font-family': family, '--mantine-font-family-headings': family, fontFamily: family } : {}),
  };
  return (
    <div
      ref={setDressed}
      data-look={look ? 'company' : 'own'}
      style={{ ...variables, display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 } as CSSProperties}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </div>
  );
}
