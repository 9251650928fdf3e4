import { minute } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Atomic, atomically, type World } from '../../platform/context.ts';
import { removeFiles, storingFiles } from '../../platform/files/stored-files.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { forDays } from '../../platform/jobs/jobs.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { documentOf } from './document.ts';
import * as sql from './issuing.sql.ts';
import { invoiceLetter } from './mails/invoice.ts';
import { invoicePdf } from './print.ts';

/** Sends the PDF to whoever bought, if they are still there. */
async function send(ctx: Atomic<World>, row: sql.InvoiceRow, pdf: Buffer) {
  const reader = await sql.readerOf(ctx.db, row);
  if (!reader) return;
  const language = reader.language as Language;
  const url = `${ctx.url()}${row.account_id ? '/closeup-shop/products' : '/products'}`;
  const file = { name: `${row.number}.pdf`, contentType: 'application/pdf', content: pdf.toString('base64') };
  await sendMail(ctx, { email: reader.email, language }, invoiceLetter(language, { name: reader.name, url, of: documentOf(row) }), {
    about: reader.id,
    once: `invoice ${row.id}`,
    attachments: [file],
  });
}

/** Makes the PDF of one invoice, keeps it and sends it. */
export const drawInvoice = oneOfMany(
  'draw-invoice',
  async (world, { id }) => {
    const row = await sql.invoiceOf(world.db, id);
    if (!row || row.stored) return;
    const pdf = await invoicePdf(documentOf(row));
    await storingFiles(world, async (world) => {
      // a name of its own: another worker may be at the same invoice
      const name = `invoices/${id}-${newToken().slice(0, 8)}.pdf`;
      await world.files.put(name, pdf);
      await atomically(world, async (world) => {
        if (!(await sql.keepStored(world.db, id, name))) return removeFiles(world, [name]);
        await send(world, row, pdf);
      });
    });
  },
  { retries: forDays },
);

/** A PDF is made within moments, or by this. */
const patience = 10 * minute;

/** Every hour: one piece of work for each invoice that has no PDF. */
export const drawInvoices = everyOne('draw-invoices', '23 * * * *', drawInvoice, ({ db, now }, after, limit) =>
  sql.unmade(db, new Date(now().getTime() - patience).toISOString(), after, limit),
);
