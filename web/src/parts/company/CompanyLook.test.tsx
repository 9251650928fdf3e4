import { MantineProvider, Modal } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompanyLook } from './CompanyLook.tsx';

const style = { primaryColor1: '#7a2e0e', secondaryColor1: null, fontStyle: 'serif', fontUrl: null } as const;

it('a dialog that is opened on a company’s page wears its colours and letters', async () => {
  render(
    <MantineProvider>
      <CompanyLook look={{ companyId: '00000000-0000-4000-8000-000000000001', style }}>
        <Modal opened onClose={() => undefined} title="Withdraw" />
      </CompanyLook>
    </MantineProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw', hidden: true });
  const dressed = dialog.closest<HTMLElement>('[data-look="company"]');
  expect(dressed?.style.getPropertyValue('--mantine-color-brand-filled')).toBe('#7a2e0e');
});
